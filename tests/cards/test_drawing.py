import asyncio
import threading

import pytest

from bot.engine.errors import RequestError
from bot.service.pictures import BoardPicture, CardPicture
from cards import maker as maker_module
from cards.compositor import compose
from cards.drawing import MOST_WAITING, DrawingQueue
from cards.examples import numbered
from cards.maker import PictureMaker


@pytest.fixture
def queue():
    made = DrawingQueue(1)
    yield made
    made.close()


class Gate:
    """Work that is done when it is let through, and the order in which that was."""

    def __init__(self):
        self.open = threading.Event()
        self.order = []

    def work(self, name):
        def draw():
            self.open.wait(30)
            self.order.append(name)
            return name

        return draw


async def begun(queue, gate, *asked):
    """Start work for people in order; return the tasks, the first of which is being drawn."""
    tasks = []
    for number, who in enumerate(asked):
        tasks.append(asyncio.create_task(queue.run(who, gate.work((who, number)))))
        await asyncio.sleep(0)
    return tasks


async def test_one_who_asks_for_much_keeps_nobody_waiting(queue):
    gate = Gate()
    tasks = await begun(queue, gate, 1, 1, 1, 1, 2, 3)
    gate.open.set()
    await asyncio.gather(*tasks)
    assert gate.order == [(1, 0), (2, 4), (3, 5), (1, 1), (1, 2), (1, 3)]


async def test_a_press_goes_before_a_message(queue):
    gate = Gate()
    tasks = await begun(queue, gate, None, None, None, 7)
    gate.open.set()
    await asyncio.gather(*tasks)
    assert gate.order[1] == (7, 3)


async def test_one_person_can_wait_for_so_many_only(queue):
    gate = Gate()
    tasks = await begun(queue, gate, *([5] * MOST_WAITING))
    with pytest.raises(RequestError, match="too-many-pictures"):
        queue.check_room(5)
    queue.check_room(6)
    queue.check_room(None)
    gate.open.set()
    await asyncio.gather(*tasks)
    queue.check_room(5)


async def test_who_gives_up_waiting_leaves_their_place(queue):
    gate = Gate()
    first, second, third = await begun(queue, gate, 1, 2, 3)
    second.cancel()
    gate.open.set()
    assert await first == (1, 0)
    assert await third == (3, 2)
    assert gate.order == [(1, 0), (3, 2)]


async def test_what_is_asked_for_twice_at_once_is_drawn_once(catalogue, cards, monkeypatch):
    drawn = []

    def noting(spec, art):
        drawn.append(spec)
        return compose(spec, art)

    monkeypatch.setattr(maker_module, "compose", noting)
    maker = PictureMaker(catalogue, workers=2)
    try:
        spec = BoardPicture("Home", numbered(cards, 4))
        pictures = await asyncio.gather(*(maker.draw(spec, asked_by=n) for n in range(6)))
        assert await maker.draw(BoardPicture("Home", numbered(cards, 4))) == pictures[0]
        assert len(drawn) == 1
        await maker.draw(CardPicture(cards[0]))
        assert len(drawn) == 2
    finally:
        maker.close()


async def test_one_who_gives_up_does_not_take_it_from_the_others(catalogue, cards):
    maker = PictureMaker(catalogue, workers=1)
    try:
        spec = CardPicture(cards[1])
        first, second = (asyncio.create_task(maker.draw(spec, asked_by=n)) for n in (1, 2))
        await asyncio.sleep(0)
        first.cancel()
        assert (await second).data
    finally:
        maker.close()
