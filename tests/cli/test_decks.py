"""The operator's list of what servers have brought: of what is offered, and of all that is kept."""

import asyncio
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.service.deck_editing import MIB, DeckEditor, DeckLimits
from data.opening import open_store
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
