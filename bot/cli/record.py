"""``python -m bot record GAME``: print the record of a game that is over, on one line."""

import argparse
import asyncio
import sys
from base64 import b64encode
from collections.abc import Mapping, Sequence
from pathlib import Path

from bot.bootstrap import open_decks
from bot.cli.database import why_missing, why_unusable
from bot.cli.record_page import record_page, shown_cards
from bot.engine.errors import DamagedDocument, PackError, StorageError
from bot.engine.ids import CardId, GameId
from bot.i18n import FALLBACK, installed
from bot.service.record import GameRecord, read_record
from bot.service.server_decks import is_own
from bot.settings import Settings, read_settings
from cards.catalogue import Catalogue, read_bounded
from cards.intake import PictureRefused
from cards.thumbnail import thumbnail
from data.address import Database
from data.opening import open_store


def configure(parser: argparse.ArgumentParser) -> None:
    """Take the game's id, and what is wanted of it."""
    parser.add_argument(
        "game", metavar="GAME", help="the game's id, as the bot's log names it, or a record's file"
    )
    parser.add_argument(
        "--html", action="store_true",
        help="print a page that shows and checks the record, anywhere and without a network",
    )  # fmt: skip


def run(args: argparse.Namespace) -> int:
    """Print the record, which ``replay`` takes, or its page; 1 if there is none to be read."""
    settings = read_settings()
    file = Path(args.game)
    try:
        if file.is_file():
            document = file.read_text("utf-8")
        elif missing := why_missing(settings.database):
            return _fail(missing)
        else:
            document = asyncio.run(_read(settings.database, GameId(args.game)))
        if not document:  # empty: it could not be read when somebody in it was forgotten
            why = "it is not over, was never played here, or its record is lost"
            return _fail(f"There is no record of game {args.game}: {why}.")
        print(asyncio.run(_page(document, settings)) if args.html else document)
    except (StorageError, OSError) as error:
        return _fail(_why(error, args.game, settings))
    except ValueError:
        return _fail(f"{args.game} is no record of a game that is over.")
    except PackError as error:
        return _fail(f"The decks cannot be used: {error}")
    return 0


def _why(error: StorageError | OSError, game: str, settings: Settings) -> str:
    if isinstance(error, DamagedDocument | OSError):
        return f"{game} cannot be read: {error}"
    return why_unusable(error, settings)


def _fail(why: str) -> int:
    print(why, file=sys.stderr)
    return 1


async def _read(database: Database, game: GameId) -> str | None:
    async with await open_store(database) as store:
        return await store.read.records.get(game)


async def _page(document: str, settings: Settings) -> str:
    """Return the page of a record; ValueError if it is none, or the game is not over."""
    record = read_record(document)
    if record.ended is None:
        raise ValueError("not over")
    texts = installed().texts(record.locale or FALLBACK)
    catalogue, cards = open_decks(settings), shown_cards(record)
    own, told = await _of_servers(record, cards, settings.database)
    pictures = {
        card: f"data:image/webp;base64,{b64encode(small).decode()}"
        for card in cards
        if (small := _small(catalogue, card, own.get(card))) is not None
    }
    descriptions = {
        card: told.get(card) or catalogue.describe(card, texts.locale) for card in cards
    }
    return record_page(record, texts, pictures, descriptions)


async def _of_servers(
    record: GameRecord, cards: Sequence[CardId], database: Database
) -> tuple[Mapping[CardId, bytes], dict[CardId, str]]:
    """Return pictures and descriptions of the cards that a server brought, as far as they stay."""
    decks = [deck for deck in record.decks if is_own(deck)]
    if not decks:
        return {}, {}
    async with await open_store(database) as store:
        told = {card.id: card.text for deck in decks for card in await store.read.decks.cards(deck)}
        return await store.read.decks.pictures([c for c in cards if is_own(c)]), told


def _small(catalogue: Catalogue, card: CardId, own: bytes | None) -> bytes | None:
    """Return a card's small picture, None if it is not there any more."""
    try:
        return thumbnail(own if own is not None else read_bounded(catalogue.file(card)))
    except (PackError, PictureRefused):
        return None
