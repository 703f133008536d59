"""A deck of the server's is removed while a lobby or a finished game has it."""

from dataclasses import replace

import pytest
from discord import Permissions
from simcord.components import walk_components

from bot.engine import commands as c
from bot.engine.errors import SettingsError
from bot.engine.ids import GameId
from bot.service.uploads import TakenPicture
from bot.ui.codec import Press
from tests.ui.scenario import NAMES, Scenario, said, texts_of

ANNA, BRUNO = 0, 1
MANAGER = len(NAMES)


@pytest.fixture
async def own(sim: Scenario) -> str:
    """A deck of the server's own, of which a game has enough."""
    role = sim.guild.create_role("managers", permissions=Permissions(manage_guild=True))
    sim.users.append(sim.guild.add_member(sim.env.create_user("Manager"), roles=[role]))
    editor = sim.bot.services.router.handlers.decks._editor
    await editor.confirm(sim.guild.id, sim.player(MANAGER))
    taken = [TakenPicture(f"{n}".encode(), "", 800, 1200, 0.0, bytes(288)) for n in range(84)]
    deck = await editor.destination(sim.guild.id, "Cats")
    kept, *_ = await editor.add(deck, taken, sim.player(MANAGER))
    return kept.id


async def remove(sim: Scenario, deck: str) -> None:
    editor = sim.bot.services.router.handlers.decks._editor
    found, _ = await editor.deck(sim.guild.id, deck)
    await editor.remove(found, None)


async def choose(sim: Scenario, game: GameId, field: str, *values: str) -> str:
    press = Press("set", game, 0, "lobby", field)
    return said(await sim.forge(ANNA, press, values=list(values)))


async def decks(sim: Scenario) -> tuple[str, ...]:
    live = await sim.table.live_game_in(sim.channel.id)
    assert live is not None
    return live.game.settings.decks


@pytest.mark.parametrize("others", [("plain",), ()])
async def test_a_rematch_has_the_decks_that_are_left(
    sim: Scenario, own: str, others: tuple[str, ...]
) -> None:
    game = await sim.lobby()
    await sim.deliver()
    await choose(sim, game, "decks", own, *others)
    await sim.started(game=game)
    await sim.do(game, c.EndGame(sim.player(ANNA)))
    await sim.deliver()
    await remove(sim, own)
    answer = said(await sim.press(BRUNO, "rematch", sim.message("rematch")))
    assert "Not there any more: Cats. This lobby has Mosaics" in answer
    assert await decks(sim) == ("plain",)


async def test_a_lobby_starts_with_other_decks_once_its_own_is_gone(
    sim: Scenario, own: str
) -> None:
    game = await sim.lobby()
    await sim.deliver()
    await choose(sim, game, "decks", own)
    await remove(sim, own)
    refused = said(await sim.forge(ANNA, Press("start", game, 0, "lobby")))
    assert "One of the decks isn't there any more. The host can choose others" in refused
    await sim.deliver()
    shown = texts_of(sim.message("join"))
    assert "· no deck ·" in shown
    assert "Not there any more: a deck of this server." in shown
    await choose(sim, game, "pace", "blitz")  # nothing to do with decks
    panel = await sim.press(ANNA, "settings")
    assert panel.response is not None
    [menu] = [
        part
        for part in walk_components(panel.response.components)
        if ":decks:" in (part.get("custom_id") or "")
    ]
    assert [option["value"] for option in menu["options"]] == ["plain"]
    assert "isn't there any more" in await choose(sim, game, "decks", own)
    await choose(sim, game, "decks", own, "plain")  # of a menu from before
    assert await decks(sim) == ("plain",)
    await sim.forge(ANNA, Press("start", game, 0, "lobby"))
    assert (await sim.table.load(game)).game.phase.kind == "storytelling"


@pytest.mark.parametrize(
    ("how", "code"),
    [("one", "changed"), ("many", "changed"), ("block", "changed"), ("deck", "removed")],
)
async def test_no_card_is_dealt_that_is_removed_in_the_moment_of_the_start(
    sim: Scenario, own: str, how: str, code: str
) -> None:
    game, editor = await sim.lobby(), sim.bot.services.router.handlers.decks._editor
    await sim.deliver()
    await choose(sim, game, "decks", own)
    dealt = await sim.deps.server_decks.cards(sim.guild.id, (own,))
    deck, cards = await editor.deck(sim.guild.id, own)
    if how == "block":
        await editor.block(cards[7].digest)
    else:
        gone = {"one": dealt[:1], "many": dealt[:40], "deck": None}[how]
        await editor.remove(deck, gone)
    with pytest.raises(SettingsError, match=f"deck-{code}"):
        await sim.do(game, c.StartGame(sim.player(ANNA), dealt))
    assert (await sim.table.load(game)).game.phase.kind == "lobby"
    if how != "deck":
        assert "Here we go" in said(await sim.press(ANNA, "start"))
        dealt = await sim.deps.server_decks.cards(sim.guild.id, (own,))
        assert len(await sim.deps.server_decks.pictures(dealt)) == len(dealt)


@pytest.mark.parametrize("how", ["kept", "card", "deck"])
async def test_a_card_is_said_to_stay_only_in_a_deck_that_has_it(
    sim: Scenario, own: str, how: str
) -> None:
    game, editor = await sim.lobby(), sim.bot.services.router.handlers.decks._editor
    await sim.deliver()
    await choose(sim, game, "decks", own)
    dealt = await sim.deps.server_decks.cards(sim.guild.id, (own,))
    await sim.do(game, c.StartGame(sim.player(ANNA), dealt))
    await sim.do(game, c.GiveClue(sim.player(ANNA), "a clue", await sim.card(game, ANNA)))
    for index in (1, 2):
        await sim.do(game, c.GiveCard(sim.player(index), await sim.card(game, index)))
    card = (await sim.view(game, None)).board[1]
    found, _ = await editor.deck(sim.guild.id, own)
    if how != "kept":
        await editor.remove(found, [card] if how == "card" else None)
    asked = said(await sim.users[MANAGER].slash(sim.channel, "dixit hide-card", number=2))
    assert "card 2 for good" in asked
    assert ("stays in your deck" in asked) is (how == "kept")


@pytest.mark.parametrize(("left", "most"), [(84, 12), (54, 7)])
async def test_a_lobby_has_room_for_whom_the_cards_left_serve(
    sim: Scenario, own: str, left: int, most: int
) -> None:
    editor = sim.bot.services.router.handlers.decks._editor
    found, cards = await editor.deck(sim.guild.id, own)
    if left < len(cards):
        await editor.remove(found, [card.id for card in cards[left:]])
    game = await sim.lobby(ruleset="odyssey")
    await sim.deliver()
    await choose(sim, game, "decks", own)
    await sim.deliver()
    shown = texts_of(sim.message("join"))
    assert "· Cats ·" in shown
    assert f"3–{most} players" in shown
    assert f"room for {most}" in shown


@pytest.mark.parametrize("computer", [False, True])
async def test_a_lobby_takes_no_more_than_its_decks_have_cards_for(
    sim: Scenario, own: str, *, computer: bool
) -> None:
    """Who joins takes the seat of a computer player, if there is one (C2)."""
    editor = sim.bot.services.router.handlers.decks._editor
    found, cards = await editor.deck(sim.guild.id, own)
    await editor.remove(found, [card.id for card in cards[26:]])  # enough for three
    game = await sim.lobby(2 if computer else 3, ruleset="classic")
    await sim.deliver()
    await choose(sim, game, "decks", own)
    for _ in range(2 if computer else 1):
        added = await sim.forge(ANNA, Press("computer", game, 0, "lobby"), values=["even"])
    assert "The table is full: 3 can play." in said(added)
    answer = said(await sim.users[3].slash(sim.channel, "dixit join"))
    assert ("You're in!" in answer) is computer
    assert ("The table is full: 3 can play." in answer) is not computer
    assert "Here we go" in said(await sim.forge(ANNA, Press("start", game, 0, "lobby")))
    chairs = (await sim.table.load(game)).game.chairs
    assert (len(chairs), any(chair.computer for chair in chairs)) == (3, False)


async def test_what_is_kept_of_removed_cards_is_said_and_bounded(sim: Scenario, own: str) -> None:
    game, editor = await sim.lobby(), sim.bot.services.router.handlers.decks._editor
    manager = sim.users[MANAGER]
    await sim.deliver()
    await choose(sim, game, "decks", own)
    assert "Removed cards" not in said(await manager.slash(sim.channel, "dixit-deck list"))
    assert "Here we go" in said(await sim.press(ANNA, "start"))
    await remove(sim, own)
    listed = said(await manager.slash(sim.channel, "dixit-deck list"))
    assert "0 of 500 cards" in listed
    assert "Removed cards, kept in case games still show them: 84, 0.0 MiB." in listed
    assert "They stay until about two days after the last of those games has ended. While" in listed
    await sim.do(game, c.EndGame(sim.player(ANNA)))
    until = editor.kept_until((await editor.reads.usage(sim.guild.id)).removed)
    listed = said(await manager.slash(sim.channel, "dixit-deck list"))
    assert f"They stay until <t:{until}:f> at the latest. While they are more than 500" in listed
    editor.limits = replace(editor.limits, cards=83)
    refused = said(await manager.slash(sim.channel, "dixit-deck add", deck="Dogs"))
    assert "Nothing was added. Removed cards, kept in case games" in refused
    assert "still show them: 84, 1 MiB." in refused
    assert f"until <t:{until}:f> at the latest. While they are more than 83" in refused
