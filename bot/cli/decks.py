"""``python -m bot decks``: what servers have brought, for the operator who answers for it."""

import argparse
import re
import sys
import time
from collections.abc import Awaitable, Callable, Iterator

from bot.bootstrap import limits, open_decks
from bot.cli.database import Unusable, with_store
from bot.engine.errors import DixitError
from bot.service.deck_editing import DeckEditor
from bot.service.ports import DeckSize
from bot.service.table import TableService
from bot.service.uploads import MIB
from bot.settings import read_settings
from data.store import SqlStore

DIGEST = re.compile(r"[0-9a-f]{64}")
Lines = list[str]


def configure(parser: argparse.ArgumentParser) -> None:
    """Take what to do; the bot may be running."""
    actions = parser.add_subparsers(dest="action", required=True, metavar="ACTION")
    actions.add_parser("list", help="every deck, by server, with its size")
    for name, text in (
        ("cards", "the cards of a deck, each with the hash of its picture"),
        ("remove", "remove a deck; games under way keep it until they are over"),
    ):
        action = actions.add_parser(name, help=text)
        action.add_argument("deck", metavar="DECK", help="the deck's id, as list prints it")
    block = actions.add_parser(
        "block", help="take a picture out of every deck and game at once, and never take it again"
    )
    block.add_argument("hash", metavar="HASH", help="of the picture, as cards prints it")


def run(args: argparse.Namespace) -> int:
    """Print what was found or done; 1 if that is nothing."""
    actions: dict[str, Callable[[DeckEditor], Awaitable[Lines]]] = {
        "list": _list,
        "cards": lambda editor: _cards(editor, args.deck),
        "remove": lambda editor: _remove(editor, args.deck),
        "block": lambda editor: _block(editor, args.hash),
    }
    settings, action = read_settings(), actions[args.action]

    async def work(store: SqlStore) -> Lines:
        editor = DeckEditor(store, open_decks(settings), limits(settings), time.time)
        # The bot, which may be running, finds the lobbies among what it has to bring up to date.
        table = TableService(store, wake=lambda _: None, now=time.time)
        editor.changed = lambda deck: table.deck_changed(deck.guild_id, deck.id)
        return await action(editor)

    try:
        lines = with_store(work)
    except Unusable as why:
        print(why, file=sys.stderr)
        return 1
    except DixitError as error:
        print(f"That cannot be done: {error}", file=sys.stderr)
        return 1
    print("\n".join(lines))
    return 0


async def _list(editor: DeckEditor) -> Lines:
    sizes = await editor.reads.everywhere()
    lines = [*_of_servers(sizes)] or ["No server has a deck of its own."]
    kept, most = (await editor.reads.usage(0)).all_bytes / MIB, editor.limits.all_bytes / MIB
    total = f"{kept:.1f} of {most:.0f} MiB in all, with removed cards that games still show"
    return [*lines, total]


def _of_servers(sizes: tuple[DeckSize, ...]) -> Iterator[str]:
    server = None
    for size in sizes:
        if size.deck.guild_id != server:
            server = size.deck.guild_id
            yield f"server {server}"
        held = f"{size.cards:>4} cards {size.bytes / MIB:>6.1f} MiB"
        yield f"  {size.deck.id}  {held}  {size.deck.title}"


async def _cards(editor: DeckEditor, deck: str) -> Lines:
    found = await _found(editor, deck)
    _, cards = await editor.deck(found.deck.guild_id, deck)
    return [f"{card.number:>4}  {card.digest}  {card.text}" for card in cards]


async def _remove(editor: DeckEditor, deck: str) -> Lines:
    found = await _found(editor, deck)
    gone, _ = await editor.remove(found.deck, None)
    return [f"{found.deck.title} of server {found.deck.guild_id} is removed: {gone} cards."]


async def _block(editor: DeckEditor, digest: str) -> Lines:
    if not DIGEST.fullmatch(digest):
        raise SystemExit("A hash has 64 digits of 0 to 9 and a to f; see: decks cards DECK")
    cards = await editor.block(digest)
    return [f"The picture is blocked for good; so many cards that showed it are gone: {cards}."]


async def _found(editor: DeckEditor, deck: str) -> DeckSize:
    for size in await editor.reads.everywhere():
        if size.deck.id == deck:
            return size
    raise SystemExit(f"There is no deck {deck}; see: decks list")
