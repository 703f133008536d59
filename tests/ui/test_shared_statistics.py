"""Statistics and leaderboard shown to everybody: once, where one may write, and nobody hidden."""

from typing import Any
from unittest.mock import PropertyMock

import discord
import pytest
import simcord

from bot.engine.errors import DeliveryError
from bot.engine.ids import PlayerId
from bot.service.pictures import Picture, PictureSpec
from bot.service.statistics import PERIODS, Selection
from bot.ui.page import Page
from bot.ui.share_press import SharePress, decode_share
from tests.ui.scenario import Scenario, ids_in, ids_of, said, texts_of
from tests.ui.test_statistics import keep_games

ANNA, BRUNO = 0, 1
COMMANDS = ["stats", "leaderboard"]


async def asked(
    sim: Scenario, command: str, who: int = ANNA, **wish: Any
) -> simcord.InteractionResult:
    return await sim.users[who].slash(sim.channel, f"dixit {command}", **wish)


def button(shown: simcord.InteractionResult) -> str | None:
    return next((i for i in ids_in(shown) if decode_share(i)), None)


async def pressed(
    sim: Scenario, shown: simcord.InteractionResult, who: int = ANNA
) -> simcord.InteractionResult:
    custom_id = button(shown)
    assert custom_id is not None
    assert shown.response is not None
    return await sim.users[who].click(shown.response, custom_id=custom_id)


def posted(sim: Scenario) -> list[Any]:
    return [message for message in sim.channel.history() if message.attachments]


def forbid(monkeypatch: pytest.MonkeyPatch, whose: str, **rights: bool) -> None:
    """Take rights from whoever presses, or from the bot."""
    left = discord.Permissions.all()
    left.update(**rights)
    monkeypatch.setattr(discord.Interaction, whose, PropertyMock(return_value=left))


@pytest.mark.parametrize("command", COMMANDS)
async def test_what_was_asked_for_is_shown_to_everybody_once(sim: Scenario, command: str) -> None:
    await keep_games(sim, 5)
    shown = await asked(sim, command)
    assert posted(sim) == []
    after = await pressed(sim, shown)
    (message,) = posted(sim)
    assert message.attachments[0].description
    assert f"Shown by {sim.users[ANNA].name}" in texts_of(message)
    assert "Anna" in message.attachments[0].description
    assert ids_of(message) == []
    assert after.response.id == shown.response.id
    assert "Shown to everybody here" in said(after)
    assert button(after) is None


async def test_all_presses_of_one_answer_are_one_message_to_discord(
    sim: Scenario, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A second one may be on its way before the button goes, or be made as the first was lost."""
    nonces: list[str] = []

    async def lost(_channel: int, _page: Page, nonce: str, **_: Any) -> None:
        nonces.append(nonce)
        raise DeliveryError("later")

    await keep_games(sim, 5)
    shown, again = await asked(sim, "stats"), await asked(sim, "stats")
    with monkeypatch.context() as patched:
        patched.setattr(sim.deps.messenger, "post", lost)
        for answer in (shown, shown, again):
            assert "went wrong" in said(await pressed(sim, answer))
    assert nonces[0] == nonces[1] != nonces[2]
    await pressed(sim, shown)
    assert len(posted(sim)) == 1


@pytest.mark.parametrize("command", COMMANDS)
async def test_in_public_the_numbers_are_in_the_picture_and_its_words(
    sim: Scenario, command: str
) -> None:
    await keep_games(sim, 5)
    shown = await asked(sim, command)
    number = "Games: 5" if command == "stats" else "(5 games)"
    assert number in said(shown).replace("**", "")
    await pressed(sim, shown)
    (message,) = posted(sim)
    assert number not in texts_of(message).replace("**", "")
    (attachment,) = message.attachments
    assert ("Games: 5" if command == "stats" else "1. ") in attachment.description


async def test_its_pictures_wait_as_those_of_the_presser(
    sim: Scenario, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else many presses of one person would be drawn as the games' own messages are."""
    waited: list[int | None] = []
    pictures = sim.deps.messenger._pictures

    class Watched:
        async def draw(self, spec: PictureSpec, *, asked_by: int | None = None) -> Picture:
            waited.append(asked_by)
            return await pictures.draw(spec, asked_by=asked_by)

    await keep_games(sim, 5)
    shown = await asked(sim, "stats")
    monkeypatch.setattr(sim.deps.messenger, "_pictures", Watched())
    await pressed(sim, shown)
    assert waited == [sim.player(ANNA)]


async def test_who_hides_from_others_is_not_offered_and_not_shown(sim: Scenario) -> None:
    await keep_games(sim, 5)
    own, others = await asked(sim, "stats"), await asked(sim, "stats", BRUNO, player=sim.users[0])
    listed = await asked(sim, "leaderboard")
    await asked(sim, "stats", private=True)
    assert button(await asked(sim, "stats")) is None
    assert "keep your statistics to yourself" in said(await pressed(sim, own))
    assert "to themselves" in said(await pressed(sim, others, BRUNO))
    assert posted(sim) == []
    await pressed(sim, listed)
    (message,) = posted(sim)
    assert "Anna" not in message.attachments[0].description


async def test_who_hides_is_told_that_what_was_shown_before_stays(sim: Scenario) -> None:
    await keep_games(sim, 5)
    for command in COMMANDS:
        await pressed(sim, await asked(sim, command))
    told = said(await asked(sim, "stats", private=True))
    assert "already shown to everybody stays" in told
    assert "from now on" in told
    assert all("Anna" in message.attachments[0].description for message in posted(sim))
    assert len(posted(sim)) == len(COMMANDS)


async def test_a_list_that_is_empty_for_others_is_not_posted(sim: Scenario) -> None:
    players = await keep_games(sim, 5)
    shown = await asked(sim, "leaderboard")
    for player in players:
        await sim.deps.people.keep_private(PlayerId(player), private=True)
    assert "No such game" in said(await pressed(sim, shown))
    assert button(await asked(sim, "leaderboard", 4)) is None
    assert posted(sim) == []


async def test_a_late_press_shows_what_there_is_then(sim: Scenario) -> None:
    await keep_games(sim, 5)
    shown = await asked(sim, "stats")
    await sim.deps.people.forget(sim.player(ANNA))
    assert "No game of yours is on record" in said(await pressed(sim, shown))
    assert posted(sim) == []


async def test_somebody_elses_press_posts_what_they_may_see_and_leaves_the_message(
    sim: Scenario,
) -> None:
    await keep_games(sim, 5)
    await sim.lobby()
    await sim.deliver()
    public = sim.channel.last_message
    before = texts_of(public)
    await sim.forge(BRUNO, SharePress(sim.player(ANNA), Selection()).encode())
    assert f"Shown by {sim.users[BRUNO].name}" in texts_of(posted(sim)[-1])
    assert texts_of(public) == before


@pytest.mark.parametrize("command", COMMANDS)
@pytest.mark.parametrize(
    ("whose", "why"),
    [
        ("permissions", "can't write in this channel"),
        ("app_permissions", "need the permission"),
    ],
)
async def test_where_one_may_not_write_nothing_is_offered_or_posted(
    sim: Scenario, monkeypatch: pytest.MonkeyPatch, command: str, whose: str, why: str
) -> None:
    await keep_games(sim, 5)
    shown = await asked(sim, command)
    forbid(monkeypatch, whose, send_messages=False)
    assert button(await asked(sim, command)) is None
    assert why in said(await pressed(sim, shown))
    assert posted(sim) == []


@pytest.mark.parametrize("what", [PlayerId(2**63 - 1), "rating", "points", "wins", "stars"])
@pytest.mark.parametrize("ruleset", [None, "classic"])
@pytest.mark.parametrize("period", PERIODS)
def test_a_press_says_what_it_is_about(what, ruleset, period):
    press = SharePress(what, Selection(ruleset, period))
    assert decode_share(press.encode()) == press
    assert len(press.encode()) <= 100


@pytest.mark.parametrize(
    "custom_id",
    ["s1", "s1:x::all", "s1:1:chess:all", "s1:1::day", "s1:9223372036854775808::all", "h1:1::all"],
)
def test_what_is_no_such_press_is_none(custom_id):
    assert decode_share(custom_id) is None
