"""What is opened in direct messages to look at: it goes before it hides what comes next."""

from collections.abc import Callable
from typing import Any

import discord
import pytest
import simcord

from bot.engine import commands as c
from bot.engine.ids import CardId, GameId
from bot.service import worker
from bot.ui.codec import decode
from bot.ui.open_answers import OpenAnswers
from bot.ui.presenters.clue import FIELD_TEXT
from tests.ui.scenario import Scenario, ids_in, ids_of, said, texts_of
from tests.ui.test_direct_commands import typed_in_direct

ANNA, BRUNO, CARLA = range(3)


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """No edit waits for some time after the one before."""
    monkeypatch.setattr(worker, "EDIT_EVERY", 0.0)


def standing(sim: Scenario, index: int) -> Any:
    """The newest message of the game in somebody's direct messages."""
    history = sim.users[index].user.dm_channel.history()
    return next(each for each in reversed(history) if not each.flags.ephemeral)


class Beside(simcord.InteractionResult):
    """An answer that came besides the message that was pressed, which stays."""

    @property
    def response(self) -> simcord.ResponseMessage | None:
        return next(iter(super().followups), None)

    @property
    def followups(self) -> list[simcord.ResponseMessage]:
        return super().followups[1:]


def there(answer: simcord.InteractionResult) -> bool:
    """Say whether somebody still has the answer before them."""
    return answer.response is not None


def verbs(answer: simcord.InteractionResult) -> set[str]:
    return {press.verb for press in map(decode, ids_in(answer)) if press}


def button(custom_ids: list[str], verb: str) -> str:
    return next(i for i in custom_ids if f":{verb}:" in i)


async def looks(
    sim: Scenario, index: int, card: CardId, shown: Any = None
) -> simcord.InteractionResult:
    """Look at a card closely, from the menu of a direct message (the newest one of the game)."""
    message = shown or standing(sim, index)
    menu = button(ids_of(message), "look")
    answer = await sim.users[index].user.select(message, [card], custom_id=menu)
    return Beside(sim.env, answer._interaction)


async def push(
    sim: Scenario, index: int, verb: str, shown: simcord.InteractionResult | None = None
) -> simcord.InteractionResult:
    """Press a button of an answer; without one, of the newest message of the game."""
    if shown is None:
        message = standing(sim, index)
        return await sim.users[index].user.click(message, custom_id=button(ids_of(message), verb))
    assert shown.response is not None
    custom_id = button(ids_in(shown), verb)
    return await sim.users[index].user.click(shown.response, custom_id=custom_id)


async def giving(sim: Scenario) -> GameId:
    """A table at which hands to give from were sent."""
    game = await sim.started()
    await sim.deliver()
    await sim.do(game, c.GiveClue(sim.player(ANNA), "a clue", await sim.card(game, ANNA)))
    await sim.deliver()
    return game


async def all_give(sim: Scenario, game: GameId, *others: int) -> None:
    for index in others:
        await sim.do(game, c.GiveCard(sim.player(index), await sim.card(game, index)))
    await sim.deliver()


async def test_a_card_given_from_a_look_is_told_by_the_hand_above(sim: Scenario) -> None:
    game = await giving(sim)
    look = await looks(sim, BRUNO, await sim.card(game, BRUNO, 2))
    answer = await push(sim, BRUNO, "pick", look)
    assert (await sim.view(game, BRUNO)).hands[0].given
    assert not there(look)
    assert not answer.followups
    await sim.deliver()
    assert "You gave card 3" in texts_of(standing(sim, BRUNO))


@pytest.mark.parametrize("shows", ["a hand", "a board"])
async def test_the_card_that_is_looked_at_can_be_chosen_again(
    sim: Scenario, shows: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Discord sends no choice that the menu shows, and shows it until the message is edited."""
    edited: list[int] = []
    edit = discord.InteractionResponse.edit_message

    async def watched(response: Any, **change: Any) -> Any:
        edited.append(response._parent.message.id)
        return await edit(response, **change)

    monkeypatch.setattr(discord.InteractionResponse, "edit_message", watched)
    game = await (giving(sim) if shows == "a hand" else voting(sim))
    message = standing(sim, BRUNO)
    before = payload(message)
    board = (await sim.view(game, BRUNO)).board
    look = await looks(sim, BRUNO, board[0] if board else await sim.card(game, BRUNO, 2))
    assert there(look)
    assert not look.followups
    assert edited == [message.id]
    assert payload(standing(sim, BRUNO)) == before


def payload(message: Any) -> tuple[Any, ...]:
    """What a message shows."""
    shown = [component.to_dict() for component in message.components]
    return shown, [attachment.url for attachment in message.attachments]


async def test_a_card_is_taken_back_from_a_look(sim: Scenario) -> None:
    game = await giving(sim)
    await all_give(sim, game, BRUNO)
    (given,) = (await sim.view(game, BRUNO)).hands[0].given
    look = await looks(sim, BRUNO, given)
    await push(sim, BRUNO, "back", look)
    assert not (await sim.view(game, BRUNO)).hands[0].given
    assert not there(look)
    await sim.deliver()
    assert "You gave" not in texts_of(standing(sim, BRUNO))


async def test_who_tells_with_a_card_from_a_look_goes_on_above(sim: Scenario) -> None:
    game = await sim.started()
    await sim.deliver()
    card = await sim.card(game, ANNA)
    look = await looks(sim, ANNA, card)
    modal = await push(sim, ANNA, "pick", look)
    await sim.users[ANNA].user.submit_modal(modal, {FIELD_TEXT: "a lighthouse"})
    assert (await sim.view(game, ANNA)).phase == "submitting"
    assert not there(look)
    await sim.deliver()
    assert "a lighthouse" in texts_of(standing(sim, ANNA))


@pytest.mark.parametrize("opened", ["look", "look, back", "describe", "hand"])
async def test_what_is_open_goes_when_the_table_is_laid(sim: Scenario, opened: str) -> None:
    game = await giving(sim)
    copy = await open_copy(sim, game, opened)
    await all_give(sim, game, BRUNO, CARLA)
    assert not there(copy)
    assert ":token:" in str(ids_of(standing(sim, BRUNO)))


async def open_copy(sim: Scenario, game: GameId, opened: str) -> simcord.InteractionResult:
    """What Bruno opens in his direct messages."""
    if opened == "describe":
        return await push(sim, BRUNO, "describe")
    if opened == "hand":
        return await typed_in_direct(sim, BRUNO, "hand")
    look = await looks(sim, BRUNO, await sim.card(game, BRUNO, 2))
    if opened == "look, back":
        await push(sim, BRUNO, "hand", look)
        assert there(look)
        assert "pick" in verbs(look)
    return look


@pytest.mark.parametrize("opened", ["look", "look, back", "describe", "hand"])
async def test_what_is_open_stays_while_its_phase_lasts(sim: Scenario, opened: str) -> None:
    game = await giving(sim)
    copy = await open_copy(sim, game, opened)
    await all_give(sim, game, CARLA)
    assert there(copy)


@pytest.mark.parametrize("opened", ["look", "look, back", "describe", "hand"])
async def test_what_is_open_goes_when_the_message_above_is_pressed(
    sim: Scenario, opened: str
) -> None:
    game = await giving(sim)
    copy = await open_copy(sim, game, opened)
    await push(sim, BRUNO, "pick")
    assert not there(copy)
    assert "You gave card" in texts_of(standing(sim, BRUNO))


async def test_one_answer_is_open_at_a_time(sim: Scenario) -> None:
    game = await giving(sim)
    look = await open_copy(sim, game, "look")
    words = await open_copy(sim, game, "describe")
    hand = await open_copy(sim, game, "hand")
    assert [there(each) for each in (look, words, hand)] == [False, False, True]


async def test_a_look_before_the_clue_goes_when_the_hand_to_give_from_comes(sim: Scenario) -> None:
    game = await sim.started()
    await sim.deliver()
    look = await looks(sim, BRUNO, await sim.card(game, BRUNO))
    await sim.do(game, c.GiveClue(sim.player(ANNA), "a clue", await sim.card(game, ANNA)))
    await sim.deliver()
    assert not there(look)


async def test_a_hand_that_was_asked_for_tells_what_was_given_until_the_vote(
    sim: Scenario,
) -> None:
    """No message of the game is known to be above it, so it is not taken away at once."""
    game = await giving(sim)
    hand = await open_copy(sim, game, "hand")
    await push(sim, BRUNO, "pick", hand)
    assert "You gave card" in said(hand)
    await sim.deliver()
    assert there(hand)
    await all_give(sim, game, CARLA)
    assert not there(hand)


async def voting(sim: Scenario) -> GameId:
    game = await giving(sim)
    await all_give(sim, game, BRUNO, CARLA)
    return game


async def test_a_card_of_the_board_that_is_looked_at_goes_with_the_vote(sim: Scenario) -> None:
    game = await voting(sim)
    look = await looks(sim, BRUNO, (await sim.view(game, None)).board[0])
    free = [i for i in ids_of(standing(sim, BRUNO)) if ":token:" in i]
    own = (await sim.view(game, BRUNO)).own_numbers
    custom_id = next(i for i in free if int(i.split(":")[5]) not in own)
    await sim.users[BRUNO].user.click(standing(sim, BRUNO), custom_id=custom_id)
    assert (await sim.view(game, BRUNO)).ballot
    assert not there(look)


@pytest.mark.parametrize("opened", ["look", "ballot", "describe"])
async def test_what_is_open_while_voting_goes_with_the_reveal(sim: Scenario, opened: str) -> None:
    game = await voting(sim)
    if opened == "look":
        copy = await looks(sim, BRUNO, (await sim.view(game, None)).board[0])
    elif opened == "ballot":
        copy = await push(sim, BRUNO, "vote", await open_copy(sim, game, "hand"))
        assert "token" in verbs(copy)
    else:
        copy = await open_copy(sim, game, opened)
    await sim.do(game, c.Skip(sim.player(ANNA)))
    await sim.deliver()
    assert not there(copy)


async def test_a_vote_from_a_late_press_is_given_on_the_message_above(sim: Scenario) -> None:
    game = await giving(sim)
    look = await open_copy(sim, game, "look")
    for index in (BRUNO, CARLA):  # and nothing is delivered yet
        await sim.do(game, c.GiveCard(sim.player(index), await sim.card(game, index)))
    late = await push(sim, BRUNO, "pick", look)
    assert "You were a moment too late" in said(late)
    voted = await push(sim, BRUNO, "vote", look)
    assert not there(look)
    assert not voted.followups
    await sim.deliver()
    assert ":token:" in str(ids_of(standing(sim, BRUNO)))


@pytest.mark.parametrize(
    ("told", "gone"),
    [
        (lambda answers, channel: answers.moved(channel, 1, "voting"), True),
        (lambda answers, channel: answers.hidden(channel), True),
        (lambda answers, channel: answers.moved(channel, 1, "submitting"), False),
        (lambda answers, channel: answers.moved(channel, 1, "of a newer program"), False),
        (lambda answers, channel: answers.moved(channel + 1, 1, "voting"), False),
    ],
    ids=["past", "hidden", "of now", "unknown", "elsewhere"],
)
async def test_what_is_open_goes_when_another_process_tells_that_it_is_past(
    sim: Scenario, told: Callable[[OpenAnswers, int], None], gone: bool
) -> None:
    """Presses in direct messages come to one process; the game may be another one's."""
    game = await giving(sim)
    look = await open_copy(sim, game, "look")
    told(sim.bot.services.router._open_answers, sim.channel.id)
    await sim.env.settle()
    assert there(look) == (not gone)


@pytest.mark.parametrize("opened", ["look", "look, back", "hand"])
@pytest.mark.parametrize("ends", [False, True])
async def test_what_a_process_before_has_left_open_answers_what_is_pressed(
    sim: Scenario, opened: str, ends: bool
) -> None:
    """Nobody remembers it, and Discord lets nobody else take it away."""
    game = await giving(sim)
    copy = await open_copy(sim, game, opened)
    sim.bot.services.router._open_answers._copies.clear()
    await all_give(sim, game, BRUNO, CARLA)
    if ends:
        await sim.do(game, c.EndGame(sim.player(ANNA)))
        await sim.deliver()
    assert there(copy)
    before = (await sim.table.load(game)).version
    late = "This game is over" if ends else "You were a moment too late"
    assert late in said(await push(sim, BRUNO, "pick", copy))
    assert (await sim.table.load(game)).version == before


async def test_other_tables_and_other_people_keep_what_they_opened(sim: Scenario) -> None:
    game = await giving(sim)
    look = await open_copy(sim, game, "look")
    other = await looks(sim, CARLA, await sim.card(game, CARLA))
    await push(sim, BRUNO, "pick")
    assert [there(look), there(other)] == [False, True]
    elsewhere = sim.guild.create_text_channel("elsewhere")
    second = await sim.started(game=await sim.lobby(channel=elsewhere))
    await sim.deliver()
    assert there(other)
    assert second != game
