"""A lobby says what its decks are now, also after their managers have changed them."""

from unittest.mock import AsyncMock

import pytest
from simcord.components import walk_components

from bot.engine.errors import DeckError, StorageError, VersionConflict
from bot.engine.ids import GameId
from bot.service import worker
from bot.service.deck_editing import DeckEditor
from bot.service.executor import Executor
from bot.service.uploads import TakenPicture
from bot.ui.deck_jobs import DeckJob, DeckPress
from bot.ui.permissions import Rights
from data.connection import statement
from tests.ui.scenario import Scenario, said, texts_of
from tests.ui.test_removed_decks import ANNA, MANAGER, choose, own  # noqa: F401

FEW = "cards are needed, and the decks have 20"


def editor(sim: Scenario) -> DeckEditor:
    return sim.bot.services.router.handlers.decks._editor


@pytest.fixture
async def chosen(sim: Scenario, own: str, monkeypatch: pytest.MonkeyPatch) -> GameId:  # noqa: F811
    """A lobby that plays with the server's own deck, and may be edited at once."""
    monkeypatch.setattr(worker, "LOBBY_EDIT_EVERY", 0.0)
    game = await sim.lobby()
    await sim.deliver()
    await choose(sim, game, "decks", own)
    await sim.deliver()
    return game


async def lobby(sim: Scenario) -> str:
    """What the lobby's message says."""
    await sim.deliver()
    return texts_of(sim.message("join"))


async def test_a_lobby_tells_that_its_deck_has_too_few_cards_and_that_it_has_enough_again(
    sim: Scenario,
    own: str,  # noqa: F811
    chosen: GameId,
) -> None:
    assert FEW not in await lobby(sim)
    deck, cards = await editor(sim).deck(sim.guild.id, own)
    await editor(sim).remove(deck, [card.id for card in cards[20:]])
    assert FEW in await lobby(sim)
    more = [TakenPicture(f"+{n}".encode(), "", 800, 1200, 0.0, bytes(288)) for n in range(40)]
    deck, _ = await editor(sim).deck(sim.guild.id, own)
    await editor(sim).add(deck, more, sim.player(MANAGER))
    assert "cards are needed" not in await lobby(sim)


async def test_the_settings_tell_how_many_cards_each_deck_has_and_that_they_are_too_few(
    sim: Scenario,
    own: str,  # noqa: F811
    chosen: GameId,
) -> None:
    deck, cards = await editor(sim).deck(sim.guild.id, own)
    assert "cards are needed" not in said(await sim.press(ANNA, "settings"))
    await editor(sim).remove(deck, [card.id for card in cards[20:]])
    opened = await sim.press(ANNA, "settings")
    assert FEW in said(opened)
    shown = walk_components(opened.response.components)
    (menu,) = [each for each in shown if ":decks:" in (each.get("custom_id") or "")]
    described = {option["value"]: option["description"] for option in menu["options"]}
    plain = len(sim.deps.decks.cards("plain"))
    assert described == {own: "20 cards", "plain": f"{plain} cards"}


async def test_a_lobby_calls_its_deck_by_its_new_name_and_tells_that_it_is_gone(
    sim: Scenario,
    own: str,  # noqa: F811
    chosen: GameId,
) -> None:
    assert "Cats" in await lobby(sim)
    deck, _ = await editor(sim).deck(sim.guild.id, own)
    renamed = await editor(sim).rename(deck, "Felines")
    assert "Felines" in await lobby(sim)
    await editor(sim).remove(renamed, None)
    assert "Not there any more: a deck of this server." in await lobby(sim)


async def test_a_lobby_with_other_decks_stays_as_it_is(sim: Scenario, own: str) -> None:  # noqa: F811
    game = await sim.lobby()
    before = (await sim.table.load(game)).version
    deck, _ = await editor(sim).deck(sim.guild.id, own)
    await editor(sim).rename(deck, "Felines")
    assert (await sim.table.load(game)).version == before


async def act(sim: Scenario, verb: str, job: DeckJob) -> str:
    """What a manager's press on a deck's page is answered."""
    return said(await sim.forge(MANAGER, DeckPress(verb, job.token).encode()))


async def changes(sim: Scenario, own: str) -> list[str]:  # noqa: F811
    """Add two cards to the server's deck, rename it, remove it; return what was answered."""
    handlers = sim.bot.services.router.handlers.decks
    deck, cards = await editor(sim).deck(sim.guild.id, own)
    rights = Rights(manages=True, roles=frozenset())
    job = handlers._jobs.begin(sim.guild.id, sim.player(MANAGER), deck, rights)
    job.taken = tuple(
        TakenPicture(f"+{n}".encode(), "", 800, 1200, 0.0, bytes(288)) for n in range(2)
    )
    answers = [await act(sim, "keep", job)]
    renamed = await sim.users[MANAGER].slash(
        sim.channel, "dixit-deck rename", deck="cats", title="Felines"
    )
    deck, cards = await editor(sim).deck(sim.guild.id, own)
    job = handlers._jobs.begin(sim.guild.id, sim.player(MANAGER), deck, rights)
    handlers._jobs.ask(job, cards, whole=True)
    return [*answers, said(renamed), await act(sim, "remove", job)]


@pytest.mark.parametrize("why", ["unreadable", "busy", "lost"])
async def test_who_changes_a_deck_is_told_so_also_if_a_lobby_cannot_show_it(
    sim: Scenario,
    own: str,  # noqa: F811
    chosen: GameId,
    monkeypatch: pytest.MonkeyPatch,
    why: str,
) -> None:
    if why == "unreadable":
        other = await sim.lobby(channel=sim.guild.create_text_channel("other"))
        sql = "UPDATE games SET created_at = 0, state = substr(state, 1, 40) WHERE game_id = $1"
        await sim.table.store._writer.run(statement(sql, other))
    else:
        error = StorageError("storage-busy") if why == "busy" else VersionConflict("busy")
        monkeypatch.setattr(Executor, "execute", AsyncMock(side_effect=error))
    kept, renamed, removed = await changes(sim, own)
    assert "2 pictures were added" in kept
    assert "It has 86 cards now" in kept
    assert "is now called “Felines”" in renamed
    assert "The deck is gone" in removed
    with pytest.raises(DeckError, match="deck-gone"):
        await editor(sim).deck(sim.guild.id, own)
    if why == "unreadable":  # the lobbies that can be read show it all the same
        assert "Not there any more: a deck of this server." in await lobby(sim)
