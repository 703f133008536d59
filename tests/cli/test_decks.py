"""The operator's list of what servers have brought: of what is offered, and of all that is kept."""

import asyncio
import time
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.engine.ids import GameId
from bot.service.choices import default_settings
from bot.service.deck_editing import DeckEditor
from bot.service.deck_limits import DeckLimits
from bot.service.delivery import Dispatcher
from bot.service.ports import Place
from bot.service.table import TableService
from bot.service.uploads import MIB
from data.address import Database
from data.opening import open_store
from tests.service.conftest import FakeMessenger
from tests.service.test_deck_editing import ANNA, HERE, Clock, House, add, picture
from tests.service.test_removed_cards import deal


async def brought(database: Path) -> None:
    """A deck that is offered, and one that was removed while a game shows it."""
    clock = Clock()
    async with await open_store(database) as store:
        editor = DeckEditor(store, House(), DeckLimits(), clock)
        await editor.confirm(HERE, ANNA)
        await add(editor, HERE, "Cats", picture("a", MIB // 2))
        gone, _ = await add(editor, HERE, "Dogs", picture("b", MIB))
        await deal(store, clock, gone)
        await editor.remove(gone, None)


def test_the_list_counts_removed_cards_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    database = tmp_path / "dixit.db"
    monkeypatch.setenv("DIXIT_DATABASE", str(database))
    monkeypatch.setenv("DIXIT_ALL_DECKS_MIB", "7")
    asyncio.run(brought(database))
    assert main(["decks", "list"]) == 0
    server, deck, total = capsys.readouterr().out.splitlines()
    assert server == f"server {HERE}"
    assert deck.split()[1:] == ["1", "cards", "0.5", "MiB", "Cats"]
    assert total == "1.5 of 7 MiB in all, with removed cards that games still show"


@pytest.mark.parametrize("action", ["remove", "block"])
async def test_a_bot_that_runs_shows_in_its_lobbies_what_the_operator_took_away(
    database: Database, monkeypatch: pytest.MonkeyPatch, action: str
) -> None:
    """A lobby went on naming the deck, and told nobody that it cannot begin."""
    monkeypatch.setenv("DIXIT_DATABASE", getattr(database, "full", str(database)))
    async with await open_store(database, alone=True) as store:
        table = TableService(store, wake=lambda _: None, now=time.time)
        messenger = FakeMessenger()
        dispatcher = Dispatcher(table, store, messenger)
        editor = DeckEditor(store, House(), DeckLimits(), time.time)
        await editor.confirm(HERE, ANNA)
        deck, _ = await add(editor, HERE, "Cats", picture("a"), picture("b"))
        _, (card, _) = await editor.deck(HERE, deck.id)
        games = {name: await lobby(table, n, name) for n, name in enumerate((deck.id, "house"))}
        while await dispatcher.step():
            pass
        assert messenger.edits == []
        wanted = deck.id if action == "remove" else card.digest
        assert await asyncio.to_thread(main, ["decks", action, wanted]) == 0
        while await dispatcher.step():
            pass
        changed, same = [(await table.load(game)).version for game in games.values()]
        assert [version for _, version in messenger.edits] == [changed]
        assert (changed, same) == (2, 1)


async def lobby(table: TableService, number: int, deck: str) -> GameId:
    stored = await table.open(
        place=Place(HERE, number + 1),
        host=ANNA,
        host_name="Anna",
        settings=default_settings("mini", "untimed", (deck,)),
        locale="en",
        interaction_id=number + 1,
    )
    return stored.game.id
