"""The board is sent once: ballots and direct messages show the one that stands in the channel."""

from dataclasses import replace
from datetime import timedelta
from typing import Any

import pytest
from simcord.components import walk_components

from bot.engine import commands as c
from bot.engine.ids import GameId
from bot.service import worker
from bot.ui import payload, presenters
from bot.ui.payload import SentOnce
from tests.ui.scenario import Scenario, ids_of

ANNA, BRUNO, CARLA = range(3)


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """No edit waits for some time after the one before."""
    monkeypatch.setattr(worker, "EDIT_EVERY", 0.0)


def pictures_of(components: list) -> list[str]:
    """The addresses of all pictures that a message shows."""
    parts = walk_components(components)
    return [item["media"]["url"] for part in parts for item in part.get("items", ())]


def board_of(sim: Scenario) -> str:
    """The name of the picture that was posted."""
    [file] = sim.message("vote").attachments
    return file.filename


def direct(sim: Scenario, index: int) -> Any:
    """The newest message that somebody got from the bot."""
    return sim.users[index].user.dm_channel.history()[-1]


def shown(message: Any) -> list[str]:
    """The addresses of the pictures of a direct message."""
    return pictures_of([part.to_dict() for part in message.components])


async def voting(sim: Scenario, pace: str = "normal") -> GameId:
    """A table to vote on whose hands were sent before."""
    game = await sim.started(game=await sim.lobby(pace=pace))
    await sim.deliver()
    await sim.do(game, c.GiveClue(sim.player(ANNA), "a clue", await sim.card(game, ANNA)))
    await sim.deliver()
    for index in (BRUNO, CARLA):
        await sim.do(game, c.GiveCard(sim.player(index), await sim.card(game, index)))
    await sim.deliver()
    return game


async def press_free(user: Any, message: Any) -> None:
    """Put a token on the card of somebody else."""
    buttons = walk_components([part.to_dict() for part in message.components])
    others = [part for part in buttons if not part.get("disabled")]
    number = next(i["custom_id"] for i in others if ":token:" in i.get("custom_id", ""))
    await user.click(message, custom_id=number)


async def test_a_ballot_shows_the_posted_board_without_sending_it_again(sim: Scenario) -> None:
    await sim.voting()
    await sim.deliver()
    ballot = await sim.press(BRUNO, "vote")
    assert ballot.response is not None
    [address] = pictures_of(ballot.response.components)
    assert address.startswith("https://")
    assert address.endswith(f"/{board_of(sim)}")
    assert not ballot.response.message.attachments
    await press_free(sim.users[BRUNO], ballot.response.message)
    assert pictures_of(ballot.response.components) == [address]
    assert not ballot.response.message.attachments


async def test_a_ballot_that_is_opened_from_the_hand_shows_the_board_too(sim: Scenario) -> None:
    await sim.voting()
    await sim.deliver()
    hand = await sim.press(BRUNO, "hand")
    ballot = await sim.again(BRUNO, hand, "vote")
    assert ballot.response is not None
    [address] = pictures_of(ballot.response.components)
    assert address.endswith(f"/{board_of(sim)}")
    assert not ballot.response.message.attachments


async def test_a_ballot_shows_no_picture_of_another_table(sim: Scenario) -> None:
    game = await sim.voting()
    renderer, player = sim.deps.renderer, sim.player(BRUNO)
    stored = await sim.table.load(game)
    private = await renderer.private(stored, player, "en-US", direct=False)
    other = replace(private, posted={"board-0123456789.jpg": "https://cdn.test/board.jpg"})
    page = presenters.ballot(other)
    parts = walk_components(page.view.to_components())
    assert not [part for part in parts if part.get("items")]


@pytest.mark.parametrize("index", [ANNA, BRUNO], ids=["storyteller", "voter"])
async def test_a_direct_message_shows_the_posted_board(sim: Scenario, index: int) -> None:
    await voting(sim)
    [address] = shown(direct(sim, index))
    assert address.endswith(f"/{board_of(sim)}")
    assert not direct(sim, index).attachments


async def test_it_shows_it_still_when_somebody_has_voted(sim: Scenario) -> None:
    await voting(sim)
    before = shown(direct(sim, BRUNO))
    await press_free(sim.users[BRUNO].user, direct(sim, BRUNO))
    assert any(":token:" in i for i in ids_of(direct(sim, BRUNO)))
    assert shown(direct(sim, BRUNO)) == before
    assert not direct(sim, BRUNO).attachments


async def giving(sim: Scenario, pace: str = "normal") -> GameId:
    """A table at which everybody might have told, and one has."""
    game = await sim.started(game=await sim.lobby(pace=pace))
    await sim.deliver()
    await sim.do(game, c.GiveClue(sim.player(ANNA), "a clue", await sim.card(game, ANNA)))
    await sim.deliver()
    return game


def of_hands(sim: Scenario, index: int) -> list[Any]:
    """The direct messages that show somebody's hand."""
    messages = sim.users[index].user.dm_channel.history()
    return [each for each in messages if any("/hand" in address for address in shown(each))]


async def test_the_hand_that_comes_with_a_clue_shows_the_picture_sent_before(
    sim: Scenario,
) -> None:
    await giving(sim)
    told, hand = of_hands(sim, BRUNO)
    assert shown(hand) == shown(told)
    assert told.attachments
    assert not hand.attachments
    given = next(i for i in ids_of(hand) if ":pick:" in i)
    await sim.users[BRUNO].user.click(hand, custom_id=given)
    told, hand = of_hands(sim, BRUNO)
    assert any(":back:" in i for i in ids_of(hand))
    assert shown(hand) == shown(told)
    assert not hand.attachments


async def test_the_storyteller_keeps_one_message_with_one_picture(sim: Scenario) -> None:
    await giving(sim)
    [hand] = of_hands(sim, ANNA)
    assert len(hand.attachments) == len(shown(hand)) == 1


async def test_pictures_are_lent_to_their_reader_for_one_round(sim: Scenario) -> None:
    game = await giving(sim)
    [told] = [each for each in of_hands(sim, BRUNO) if each.attachments]
    [address], posted = shown(told), sim.deps.messenger.posted
    name = address.rpartition("/")[2]
    assert posted.get(name, (game, 1, sim.player(BRUNO))) == address
    assert posted.get(name, (game, 1, sim.player(CARLA))) is None
    assert posted.get(name, (game, 2, sim.player(BRUNO))) is None
    assert posted.get(name) is None


async def test_a_hand_in_the_channel_has_a_picture_of_its_own(sim: Scenario) -> None:
    await giving(sim)
    hand = await sim.press(BRUNO, "hand")
    assert hand.response is not None
    assert hand.response.message.attachments


@pytest.mark.parametrize("pace", ["untimed", "correspondence"])
async def test_a_hand_that_is_chosen_from_for_days_has_a_picture_of_its_own(
    sim: Scenario, pace: str
) -> None:
    await giving(sim, pace)
    told, hand = of_hands(sim, BRUNO)
    assert told.attachments
    assert hand.attachments


@pytest.mark.parametrize("pace", ["untimed", "correspondence"])
async def test_what_may_be_looked_at_for_days_has_a_picture_of_its_own(
    sim: Scenario, pace: str
) -> None:
    await voting(sim, pace)
    [file] = direct(sim, BRUNO).attachments
    assert file.filename == board_of(sim)
    before = shown(direct(sim, BRUNO))
    await press_free(sim.users[BRUNO].user, direct(sim, BRUNO))
    assert shown(direct(sim, BRUNO)) == before
    assert [each.filename for each in direct(sim, BRUNO).attachments] == [file.filename]


async def test_an_address_that_is_old_is_not_given_away(
    sim: Scenario, monkeypatch: pytest.MonkeyPatch
) -> None:
    await voting(sim)
    monkeypatch.setattr("bot.ui.asked.ADDRESSES_LAST", timedelta(days=-1))
    await press_free(sim.users[BRUNO].user, direct(sim, BRUNO))
    [file] = direct(sim, BRUNO).attachments
    assert file.filename == board_of(sim)


async def test_a_file_that_was_sent_holds_its_bytes_no_more(
    sim: Scenario, monkeypatch: pytest.MonkeyPatch
) -> None:
    sent: list[SentOnce] = []

    class Noted(SentOnce):
        def __init__(self, *args: Any, **options: Any) -> None:
            super().__init__(*args, **options)
            sent.append(self)

    monkeypatch.setattr(payload, "SentOnce", Noted)
    game = await voting(sim)
    await sim.press(BRUNO, "hand")
    await sim.do(game, c.Skip(sim.player(ANNA)))
    await sim.deliver()
    assert sent
    assert all(file.fp.closed for file in sent)
