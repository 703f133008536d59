"""What a game takes in the database, as plain text and packed.

Whole games of each ruleset, with ids as long as Discord's, the house decks' cards and clues that
people gave; absent players, whose deadlines pass, make the log longer.
"""

import csv
import random
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple
from unittest.mock import patch

from bot import random_players
from bot.engine.commands import Command
from bot.engine.events import Event
from bot.engine.ids import CardId, PlayerId
from bot.engine.ruleset import RULESETS, Ruleset
from bot.service.record_builder import build_record
from cards.catalogue import Catalogue
from data.codec import dump_events, dump_game
from data.packing import pack
from data.tidying import PACKED_EVERY, page_of

DECKS = Path("cards/decks")
CLUES = Path("cards/studio/table.csv")
ABSENCES = 0.02


class Kept(NamedTuple):
    """Bytes of a game: its record, and at its largest what is kept while it goes on."""

    record: int
    record_packed: int
    live: int
    live_packed: int


class Told(random_players.Simulation):
    """A simulated game that keeps the lines of its log, and measures itself as it goes on."""

    def __init__(self, ruleset: Ruleset, players: int, number: int, cards: tuple[CardId, ...]):
        self.lines: list[tuple[int, float, str, None]] = []
        self.timed: list[tuple[float, Event]] = []
        self.live = self.live_packed = 0
        self._moments = random.Random(number)
        self._moment = 1_800_000_000.0
        super().__init__(ruleset, players, bytes([number]) * 32, deck=cards)
        self.play(ABSENCES, leavers=0.0)

    def do(self, command: Command) -> None:
        """Play it; real moments do not come at full seconds."""
        before = len(self.log)
        super().do(command)
        self._moment = round(self._moment + self._moments.uniform(0.5, 20.0), 3)
        events = [event for _, event in self.log[before:]]
        self.timed += [(self._moment, event) for event in events]
        self.lines.append((len(self.lines) + 1, self._moment, dump_events(events), None))
        if len(self.lines) % PACKED_EVERY == PACKED_EVERY - 1:
            plain = [len(events) for *_, events, _ in self.lines]
            state, last = len(dump_game(self.game)), len(plain) + 1 - PACKED_EVERY
            page = len(pack(page_of(self.lines[:last]))) if last else 0
            self.live_packed = max(self.live_packed, state + page + sum(plain[last:]))
            self.live = max(self.live, state + sum(plain))


def kept(name: str, players: int, number: int = 1) -> Kept:
    """Play a game of a ruleset and return what it takes."""
    catalogue = Catalogue.open([DECKS])
    keys = catalogue.keys()
    cards = [card for deck in keys for card in catalogue.cards(deck)]
    with _as_on_discord():
        game = Told(RULESETS[name], players, number, tuple(cards[: 84 if players <= 8 else 168]))
    timed = game.log[: -len(game.timed)] + game.timed  # it was open when it began to be timed
    record = build_record(timed, seed=random.Random(number).randbytes(32), locale="en")
    document = record.model_dump_json()
    return Kept(len(document.encode()), len(pack(document)), game.live, game.live_packed)


@contextmanager
def _as_on_discord() -> Iterator[None]:
    with CLUES.open(encoding="utf-8") as file:
        clues = [clue for row in csv.DictReader(file) for clue in row["clues"].split(" / ")]

    def person(number: int) -> PlayerId:
        return PlayerId(random.Random(number).randrange(10**17, 13 * 10**17))

    with (
        patch.object(random_players, "PlayerId", person),
        patch.object(random_players, "WORDS", tuple(clues)),
    ):
        yield


def main() -> None:
    """Print what games of 3, 6 and 12 take."""
    for name, ruleset in sorted(RULESETS.items()):
        for players in (3, 6, 12):
            if ruleset.min_players <= players <= ruleset.max_players:
                game = kept(name, players)
                sys.stdout.write(
                    f"kept: {name} of {players}: over {game.record_packed / 1000:.1f} kB"
                    f" ({game.record / 1000:.1f} as text), while it goes on at most"
                    f" {game.live_packed / 1000:.1f} kB ({game.live / 1000:.1f})\n"
                )


if __name__ == "__main__":
    main()
