"""Whoever is forgotten in a game that goes on has their direct message closed all the same."""

from typing import Any

import pytest

from bot.engine import commands as c
from bot.engine.errors import DeliveryError
from bot.engine.ids import CardId, GameId
from bot.i18n import installed
from bot.service import worker
from bot.service.messenger import Sent
from bot.service.ports import MessageKey
from bot.ui.messenger import DiscordMessenger
from tests.data.games import alter
from tests.ui.scenario import Scenario, ids_of, texts_of
from tests.ui.test_forgotten import kept

ANNA, BRUNO, _CARLA, DARIO = range(4)
SPOKEN = {ANNA: "pt-BR", BRUNO: "it", DARIO: "pl"}


async def game_in(sim: Scenario, phase: str, players: int = 4) -> GameId:
    """Bring a game about in which all have read their direct messages up to a phase."""
    for who, locale in SPOKEN.items():
        await sim.deps.people.note_locale(sim.player(who), locale)
    game = await sim.started(players, await sim.lobby(players, ruleset="odyssey"))
    await sim.deliver()
    if phase == "storytelling":
        return game
    await sim.do(game, c.GiveClue(sim.player(ANNA), "a clue", await sim.card(game, ANNA)))
    await sim.deliver()
    if phase == "submitting":
        return game
    for who in range(1, players):
        await sim.do(game, c.GiveCard(sim.player(who), await sim.card(game, who)))
    await sim.deliver()
    if phase == "scored":
        await sim.do(game, c.Skip(sim.player(ANNA)))
        await sim.deliver()
    return game


def newest(sim: Scenario, who: int) -> Any:
    return sim.users[who].user.dm_channel.history()[-1]


async def leading_to(sim: Scenario, who: int) -> list[str]:
    """Return where something is kept by which somebody is found, or their direct messages."""
    channel = sim.users[who].user.dm_channel
    messages = [message.id for message in channel.history()]
    needles = [str(each).encode() for each in (sim.player(who), channel.id, *messages)]
    return [w for w, value in (await kept(sim)).items() for n in needles if n in value]


@pytest.fixture(autouse=True)
def _at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(worker, "EDIT_EVERY", 0.0)


@pytest.mark.parametrize(
    ("phase", "who"),
    [
        ("storytelling", ANNA),
        ("submitting", ANNA),
        ("submitting", BRUNO),
        ("voting", ANNA),
        ("voting", DARIO),
        ("scored", BRUNO),
    ],
)
async def test_the_message_is_closed_and_then_its_address_is_kept_no_more(
    sim: Scenario, phase: str, who: int
) -> None:
    game = await game_in(sim, phase)
    await sim.deps.people.forget(sim.player(who))
    await sim.deliver()
    assert installed().texts(SPOKEN[who])("hand-left") in texts_of(newest(sim, who))
    assert ids_of(newest(sim, who)) == []
    assert await leading_to(sim, who) == []
    assert len((await sim.view(game, None)).players) == 3


async def test_of_two_messages_of_the_round_the_newer_one_says_so(sim: Scenario) -> None:
    await game_in(sim, "submitting")
    await sim.deps.people.forget(sim.player(BRUNO))
    await sim.deliver()
    older, newer = map(texts_of, sim.users[BRUNO].user.dm_channel.history())
    texts = installed().texts(SPOKEN[BRUNO])
    assert texts("tell-over", cards="yes") in older
    assert texts("hand-left") in newer
    assert texts("hand-left") not in older


async def test_it_is_closed_too_if_the_game_ends_by_that(sim: Scenario) -> None:
    game = await game_in(sim, "submitting", players=3)
    await sim.deps.people.forget(sim.player(ANNA))
    await sim.deliver()
    assert (await sim.view(game, None)).phase == "finished"
    assert await leading_to(sim, ANNA) == []
    assert ids_of(newest(sim, ANNA)) == []


async def test_a_hidden_card_goes_from_one_that_cannot_be_closed_any_more(
    sim: Scenario, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def refused(*_: object) -> Sent:
        raise DeliveryError("edit-too-late")

    game = await game_in(sim, "submitting")
    hidden = c.HideCard(sim.player(ANNA), await sim.card(game, BRUNO), moderator=True)
    await sim.do(game, hidden)
    await sim.deps.people.forget(sim.player(BRUNO))
    monkeypatch.setattr(DiscordMessenger, "edit", refused)
    await sim.deliver()
    assert sim.users[BRUNO].user.dm_channel.history() == []


async def test_a_message_that_is_gone_is_not_looked_for_again(sim: Scenario) -> None:
    await game_in(sim, "submitting")
    before = newest(sim, BRUNO)
    sim.env.backend.delete_message(before.channel.id, before.id)
    await sim.deps.people.forget(sim.player(BRUNO))
    await sim.deliver()
    assert await leading_to(sim, BRUNO) == []


async def test_a_greeting_that_was_on_its_way_is_taken_back(
    sim: Scenario, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await sim.lobby(3)
    await sim.deliver()
    post = sim.deps.messenger.post

    async def forgotten(*args: Any) -> int:
        message = await post(*args)
        await sim.deps.people.forget(sim.player(DARIO))
        return message

    monkeypatch.setattr(sim.deps.messenger, "post", forgotten)
    await sim.press(DARIO, "join", sim.message("join"))
    await sim.deliver()
    assert await leading_to(sim, DARIO) == []
    assert sim.users[DARIO].user.dm_channel.history() == []
    assert len((await sim.view(game, None)).players) == 3


async def test_what_was_on_its_way_is_found_and_closed(
    sim: Scenario, monkeypatch: pytest.MonkeyPatch
) -> None:
    await sim.users[BRUNO].slash(sim.channel, "dixit start")
    await sim.deliver()
    stored = await sim.table.live_game_in(sim.channel.id)
    assert stored is not None
    for who in (ANNA, DARIO):
        await sim.do(stored.game.id, c.Join(sim.player(who), "somebody"))
    send = DiscordMessenger.send

    async def forgotten(messenger: DiscordMessenger, key: MessageKey, *args: Any) -> Sent:
        sent = await send(messenger, key, *args)
        if key.viewer == sim.player(BRUNO):
            await sim.deps.people.forget(key.viewer)
        return sent

    monkeypatch.setattr(DiscordMessenger, "send", forgotten)
    cards = tuple(CardId(card) for card in sim.deps.decks.cards("plain"))
    await sim.do(stored.game.id, c.StartGame(sim.player(BRUNO), cards))
    await sim.deliver()
    assert ids_of(newest(sim, BRUNO)), "nobody has reported it, and the lease lasts"
    # The clock of the simulated Discord is behind ours.
    ended = "lease_until = 1, attempted_at = 1600000000"
    await alter(sim.table.store, f"UPDATE messages SET {ended} WHERE lease IS NOT NULL")
    await sim.deliver()
    assert "You played up to here." in texts_of(newest(sim, BRUNO))
    assert await leading_to(sim, BRUNO) == []


@pytest.mark.parametrize("returns", [False, True], ids=["gone", "back"])
async def test_who_is_forgotten_while_their_channel_is_opened_gets_no_hand_there(
    sim: Scenario, monkeypatch: pytest.MonkeyPatch, returns: bool
) -> None:
    for who in range(4):
        await sim.deps.people.note_locale(sim.player(who), "en-US")
    game = await sim.lobby(4, ruleset="odyssey")
    create = sim.bot.create_dm

    async def forgotten_meanwhile(user: Any) -> Any:
        channel = await create(user)
        if user.id == sim.player(BRUNO):
            await sim.deps.people.forget(user.id)
            if returns:  # and uses a command elsewhere: of that their language is kept
                await sim.deps.people.note_locale(user.id, "it")
        return channel

    monkeypatch.setattr(sim.bot, "create_dm", forgotten_meanwhile)
    await sim.started(4, game)
    await sim.deliver()
    assert sim.users[BRUNO].user.dm_channel.history() == []
    people = ["people.player_id"] if returns else []
    assert await leading_to(sim, BRUNO) == people
    assert str(sim.player(BRUNO)) not in "".join(map(texts_of, sim.channel.history()))
    assert newest(sim, ANNA), "the others have theirs"
