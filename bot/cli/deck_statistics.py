"""``python -m bot deck statistics``: how cards fared in the games that are kept, to mend a deck."""

import argparse
import csv
import sys
from collections.abc import Callable, Iterator
from functools import partial

from bot.cli.arguments import whole
from bot.cli.database import Unusable, with_store
from bot.service.card_statistics import CardCount, CardCounts
from bot.service.record import read_record
from data.store import SqlStore

LEAST = 3
"""Times that a card was told of, given or dealt, from which on it is listed."""
COLUMNS = ("card", "games", "dealt", "told", "voters", "found", "given", "drawn")


def configure(parser: argparse.ArgumentParser) -> None:
    """Take which deck is meant and how it is printed."""
    parser.add_argument("deck", nargs="?", metavar="DECK", help="a deck's id; all without it")
    parser.add_argument(
        "--first", type=whole(1, 1000), default=10, metavar="N", help="cards in each list"
    )
    parser.add_argument("--csv", action="store_true", help="every card as CSV instead")


def run(args: argparse.Namespace) -> int:
    """Print them; 1 if the database cannot be used or no game tells of such a card."""
    try:
        counts, unread = with_store(partial(_counted, deck=args.deck))
    except Unusable as why:
        print(why, file=sys.stderr)
        return 1
    if unread:
        print(f"Left out, for they cannot be read: records of {unread} games.", file=sys.stderr)
    if not counts.games:
        print("No game that is over was played with such cards.", file=sys.stderr)
        return 1
    if args.csv:
        sheet = csv.writer(sys.stdout, lineterminator="\n")
        sheet.writerow(COLUMNS)
        sheet.writerows([getattr(count, column) for column in COLUMNS] for count in counts)
        return 0
    print("\n".join(_report(counts, args.first)))
    return 0


async def _counted(store: SqlStore, deck: str | None) -> tuple[CardCounts, int]:
    """Return the counts, and how many records could not be read."""
    counts, unread = CardCounts(deck), 0
    for game in await store.read.records.games():
        try:
            counts.add(read_record(await store.read.records.get(game) or ""))
        except ValueError:  # emptied when somebody in it was forgotten
            unread += 1
    return counts, unread


def _report(counts: CardCounts, first: int) -> Iterator[str]:
    yield f"games: {counts.games}, rounds: {counts.rounds}; cards are listed from {LEAST} times on"
    told = [count for count in counts if count.told >= LEAST]
    given = [count for count in counts if count.given >= LEAST]
    dealt = [count for count in counts if count.dealt >= LEAST and not count.chosen]
    yield from _list("found most", told, first, lambda one: -one.found_share, _found)
    yield from _list("found least", told, first, lambda one: one.found_share, _found)
    yield from _list("fool most", given, first, lambda one: -one.drawn_each, _drawn)
    yield from _list("fool least", given, first, lambda one: one.drawn_each, _drawn)
    yield from _list(
        "never chosen", dealt, first, lambda one: -one.dealt, lambda one: f"dealt {one.dealt} times"
    )


def _list(
    title: str,
    cards: list[CardCount],
    first: int,
    order: Callable[[CardCount], float],
    said: Callable[[CardCount], str],
) -> Iterator[str]:
    yield ""
    yield f"{title}: {'none' if not cards else ''}".rstrip()
    for count in sorted(cards, key=order)[:first]:
        yield f"  {count.card:<28} {said(count)}"


def _found(one: CardCount) -> str:
    return f"by {one.found_share:.0%} of {one.voters} voters, in {one.told} rounds"


def _drawn(one: CardCount) -> str:
    return f"{one.drawn_each:.1f} votes a round, in {one.given} rounds"
