"""An answer that is closed or dismissed while a press on it is dealt with: nothing went wrong."""

from types import SimpleNamespace
from typing import Any

import discord
import pytest
import simcord

from bot.engine import commands as c
from bot.engine.ids import CardId
from bot.service import worker
from bot.ui import presenters
from bot.ui.copies import Interaction
from tests.ui.scenario import Meanwhile, Scenario, ids_in, ids_of, said
from tests.ui.test_direct_copies import giving, open_copy, push, standing, voting
from tests.ui.test_repeated_answers import there

ANNA, BRUNO, CARLA, DARIO = range(4)
GONE = "The message you used is no longer open."


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """No edit waits for some time after the one before."""
    monkeypatch.setattr(worker, "EDIT_EVERY", 0.0)


async def dismissed(press: Interaction) -> None:
    await press.delete_original_response()


def verbs_in(answer: simcord.InteractionResult) -> list[str]:
    return [custom_id.split(":")[1] for custom_id in ids_in(answer)]


async def test_a_late_token_is_said_to_be_late_on_its_ballot_though_the_reveal_comes_meanwhile(
    sim: Scenario, meanwhile: Meanwhile
) -> None:
    game = await voting(sim)
    ballot = await sim.press(CARLA, "vote")
    await sim.do(game, c.Skip(sim.player(ANNA)))

    async def revealed(_: object) -> None:
        await sim.post()

    meanwhile(revealed)
    answer = await sim.again(CARLA, ballot, "token")
    assert not answer.followups
    assert said(ballot).startswith("You were a moment too late")
    assert verbs_in(ballot) == ["hand"]


async def test_a_token_on_a_ballot_that_is_gone_is_said_to_be_placed(
    sim: Scenario, meanwhile: Meanwhile
) -> None:
    game = await voting(sim)
    ballot = await sim.press(CARLA, "vote")
    meanwhile(dismissed)
    answer = await sim.again(CARLA, ballot, "token")
    assert (await sim.view(game, CARLA)).ballot
    assert said(answer) == f"Done! {GONE}"
    assert verbs_in(answer) == ["vote", "hand"]


async def test_so_is_a_card_that_was_given_from_a_hand(sim: Scenario, meanwhile: Meanwhile) -> None:
    game = await giving(sim)
    hand = await sim.press(BRUNO, "hand")
    meanwhile(dismissed)
    answer = await sim.again(BRUNO, hand, "pick")
    assert (await sim.view(game, BRUNO)).hands[0].given
    assert said(answer) == f"Done! {GONE}"
    assert verbs_in(answer) == ["hand"]


@pytest.mark.parametrize("question", ["leave", "forget-me"])
async def test_what_was_asked_about_is_said_to_be_done(
    sim: Scenario, meanwhile: Meanwhile, question: str
) -> None:
    game = await voting(sim)
    asked = await sim.users[CARLA].slash(sim.channel, f"dixit {question}")
    assert asked.response is not None
    meanwhile(dismissed)
    answer = await sim.users[CARLA].click(asked.response, custom_id=ids_in(asked)[0])
    with_them = {player.id for player in (await sim.view(game, None)).players if not player.away}
    assert sim.player(CARLA) not in with_them
    told = {"leave": "You've left", "forget-me": "Done:"}[question]
    assert said(answer).startswith(told)
    assert not there(asked)


async def looked_at(sim: Scenario, card: CardId, *, shown: Any = None) -> simcord.InteractionResult:
    """Let Carla look at a card, from the board or an answer."""
    message = shown or sim.message("look")
    ids = ids_of(message.message if shown else message)
    menu = next(i for i in ids if ":look:" in i)
    return await sim.users[CARLA].select(message, [card], custom_id=menu)


@pytest.mark.parametrize(
    ("pressed", "leads_to"), [("look", []), ("hand", ["hand"]), ("vote", ["vote", "hand"])]
)
async def test_who_asks_for_something_on_an_answer_that_is_gone_is_told_so(
    sim: Scenario, meanwhile: Meanwhile, pressed: str, leads_to: list[str]
) -> None:
    game = await voting(sim)
    board = (await sim.view(game, None)).board
    shown = await (looked_at(sim, board[0]) if pressed == "vote" else sim.press(CARLA, "vote"))
    if pressed == "hand":  # to which the note of a late press leads
        await sim.do(game, c.Skip(sim.player(ANNA)))
        await sim.again(CARLA, shown, "token")
    meanwhile(dismissed)
    if pressed == "look":
        answer = await looked_at(sim, board[2], shown=shown.response)
    else:
        answer = await sim.again(CARLA, shown, pressed)
    assert said(answer) == GONE
    assert verbs_in(answer) == leads_to


async def test_what_was_done_in_a_menu_that_is_gone_is_said(
    sim: Scenario, meanwhile: Meanwhile
) -> None:
    await sim.lobby()
    await sim.deliver()
    menu = await sim.press(ANNA, "steer")
    custom_id = next(i for i in ids_in(menu) if ":computer:" in i)
    assert menu.response is not None
    meanwhile(dismissed)
    answer = await sim.users[ANNA].select(menu.response, ["even"], custom_id=custom_id)
    assert said(answer) == "🤖 A computer player takes a seat. At the table: 4."


class Pressed:
    """The interaction of a press, of whose answers it is noted which come."""

    def __init__(self, sim: Scenario, *, gone: bool) -> None:
        self.gone = gone
        self.edits: list[dict[str, Any]] = []
        self.said_besides: list[dict[str, Any]] = []
        self.user = SimpleNamespace(id=sim.player(ANNA), name="anna", display_name="Anna")
        self.locale = discord.Locale.american_english
        self.guild_id = sim.guild.id
        self.message: Any = None
        self.response = SimpleNamespace(defer=self._defer)
        self.followup = SimpleNamespace(send=self._send)

    async def _defer(self) -> None:
        pass

    async def _send(self, **sent: Any) -> Any:
        self.said_besides.append(sent)
        return SimpleNamespace(id=2)

    async def edit_original_response(self, **change: Any) -> Any:
        self.edits.append(change)
        if self.gone:
            found: Any = SimpleNamespace(status=404, reason="Not Found")
            raise discord.NotFound(found, {"code": 10008, "message": "Unknown Message"})
        return SimpleNamespace(id=1)


async def test_of_work_whose_answer_is_gone_only_the_end_is_said(sim: Scenario) -> None:
    pressed: Any = Pressed(sim, gone=True)
    reply = sim.bot.services.router.reply(pressed)
    page = presenters.notice(reply.texts, "deck-stopped")
    await reply.redraw(page, passing=True)
    assert not pressed.said_besides
    await reply.redraw(page)
    assert len(pressed.said_besides) == 1


async def test_work_never_changes_a_message_that_all_see(sim: Scenario) -> None:
    pressed: Any = Pressed(sim, gone=False)
    everybody_sees = SimpleNamespace(ephemeral=False)
    pressed.message = SimpleNamespace(flags=everybody_sees, components=[])
    reply = sim.bot.services.router.reply(pressed)
    page = presenters.notice(reply.texts, "deck-stopped")
    await reply.defer_update()
    await reply.redraw(page)
    assert (len(pressed.edits), len(pressed.said_besides)) == (0, 1)


async def test_in_direct_messages_the_one_above_tells_it(
    sim: Scenario, meanwhile: Meanwhile
) -> None:
    game = await giving(sim)
    hand = await open_copy(sim, game, "hand")
    meanwhile(dismissed)
    answer = await push(sim, BRUNO, "pick", hand)
    assert not answer.followups
    await sim.deliver()
    assert "You gave card" in str(standing(sim, BRUNO).components)


async def test_a_message_of_the_game_that_is_posted_anew_meanwhile_is_no_fault(
    sim: Scenario, meanwhile: Meanwhile
) -> None:
    game = await giving(sim)
    meanwhile(dismissed)
    answer = await push(sim, BRUNO, "pick")
    assert (await sim.view(game, BRUNO)).hands[0].given
    assert not answer.followups
