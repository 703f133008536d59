"""A server brings its own pictures, and plays with them a minute later."""

import io
import zipfile
from pathlib import Path

import pytest
from PIL import Image

from bot.playground.components import media
from bot.playground.person import File
from tests.e2e import checks
from tests.e2e.alone import SOON, Alone
from tests.e2e.harness import Table
from tests.e2e.manager import Manager, Message, manager, photographs
from tests.e2e.play import Game
from tests.e2e.player import text_of
from tests.e2e.records import record_of


async def test_pictures_from_a_zip_are_played_with(home: Path) -> None:
    async with Table(home, players=3) as table, manager(table) as owner:
        said = await owner.add("Our holidays", photographs(30))
        assert "30" in text_of(said)
        offered = await owner.complete(table.channel, "dixit start", focused="deck", deck="HOLI")
        assert [choice["name"] for choice in offered] == ["Our holidays"]
        game = Game(table, "mini", table.people, rounds=1, options={"deck": offered[0]["value"]})
        assert await game.play() == 1
        dealt = table.ask("SELECT state FROM games")[0][0]
    assert '"house/' not in dealt
    assert "own-" in dealt


async def test_eighty_four_photographs_are_played_by_six(home: Path) -> None:
    async with Table(home, players=6) as table, manager(table) as owner:
        said = await owner.add("Our holidays", photographs(84))
        assert "84" in text_of(said)
        game = Game(table, "classic", table.people, rounds=2, options={"deck": "our-holidays"})
        assert await game.play() == 2
        assert checks.complaints(table) == []
        record = record_of(table.database)
    assert len(record["deck"]) == 84
    assert all(card.startswith("own-") for card in record["deck"])
    assert [len(told["board"]) for told in record["rounds"]] == [6, 6]


async def test_a_game_goes_on_as_it_was_dealt_whatever_becomes_of_its_deck(home: Path) -> None:
    async with Table(home, players=3) as table, manager(table) as owner:
        await owner.add("Our holidays", photographs(24))
        game = Game(table, "mini", table.people, options={"deck": "our-holidays"})
        await game.gather()
        await owner.deck("rename", deck="our-holidays", title="Theirs")
        await owner.add("Theirs", photographs(3, first=3000))
        asked = await owner.deck("remove", deck="theirs", cards="1-20")
        assert "7 cards are left" in text_of(await owner.push(asked, "remove"))
        await game.round(1)
        asked = await owner.deck("remove", deck="theirs")
        assert "gone" in text_of(await owner.push(asked, "remove"))
        assert (
            await owner.complete(table.channel, "dixit start", focused="deck", deck="their") == []
        )
        await game.next(1)
        await game.round(2)
        await game.end()
        await table.quiet()
        assert checks.complaints(table) == []  # such as of a card that cannot be shown
        record = record_of(table.database)
        kept = table.ask("SELECT card_id FROM deck_cards JOIN pictures USING (digest)")
    assert set(record["deck"]) <= {card for (card,) in kept}  # the end shows them for a while
    assert len(record["deck"]) == 24
    assert [told["void"] for told in record["rounds"]] == [None, None]


@pytest.mark.waits
async def test_computer_players_play_with_several_decks_that_have_no_texts(home: Path) -> None:
    async with Table(home, players=1, constants=SOON) as table, manager(table) as owner:
        await owner.add("One", photographs(14))
        await owner.add("Two", photographs(14, first=2000))
        decks = "one,two"
        game = Alone(table, "mini", table.people, rounds=3, options={"deck": decks, "computers": 2})
        assert await game.play() == 3
        record = record_of(table.database)
    assert len(record["decks"]) == len({card.split("/")[0] for card in record["deck"]}) == 2
    assert len(record["deck"]) == 28
    assert all(told["clue"] for told in record["rounds"])


async def test_a_manager_looks_after_a_deck(home: Path) -> None:
    async with Table(home, players=3) as table, manager(table) as owner:
        await owner.add("Our holidays", photographs(12))
        assert "Our holidays" in text_of(await owner.deck("list"))
        sheet = await owner.deck("show", deck="our-HOLIDAYS")
        assert await picture_of(owner, sheet) == (1300, 736)

        asked = await owner.command(
            table.channel, "dixit-deck describe", deck="our-holidays", card=3
        )
        assert asked.modal is not None
        assert asked.modal.inputs() == ["3", "4", "5", "6", "7"]
        await owner.settled(await owner.submit(asked.modal, {"3": "A red door", "5": "=1+1"}))
        [table_file] = await owner.files(await owner.deck("describe", deck="our-holidays"))
        lines = table_file.decode("utf-8-sig").splitlines()
        assert lines[0] == "number,file,text"
        assert lines[3] == "3,003.jpg,A red door"
        assert lines[5] == "5,005.jpg,'=1+1"
        filled = table_file.replace(b"7,007.jpg,", b"7,007.jpg,A green one")
        said = await owner.deck("describe", deck="our-holidays", table=File("t.csv", filled))
        assert "One text" in text_of(said)

        report = text_of(await owner.deck("check", deck="our-holidays"))
        assert "too few cards" in report
        assert "9 cards" in report

        [export] = await owner.files(await owner.deck("export", deck="our-holidays"))
        await owner.deck("rename", deck="our-holidays", title="Lošinj 2026")
        asked = await owner.deck("remove", deck="losinj-2026", cards="3, 7 - 9")
        assert "4 cards" in text_of(asked)
        assert "8 cards are left" in text_of(await owner.push(asked, "remove"))
        asked = await owner.deck("remove", deck="LOŠINJ 2026")
        assert "gone" in text_of(await owner.push(asked, "remove"))
        assert table.ask("SELECT COUNT(*) FROM pictures") == [(0,)]

        again = await owner.deck("add", deck="Back again", file=File("x.zip", export))
        await owner.push(again, "keep")
        [twice] = await owner.files(await owner.deck("export", deck="back-again"))
    assert unzipped(twice) == unzipped(export)


def unzipped(data: bytes) -> dict[str, bytes]:
    with zipfile.ZipFile(io.BytesIO(data)) as archive:
        return {name: archive.read(name) for name in archive.namelist()}


async def picture_of(owner: Manager, message: Message) -> tuple[int, int]:
    [item] = media(message["components"])
    return Image.open(io.BytesIO(await owner.download(item["url"]))).size
