"""How many requests a round costs that count against the bot's 50 a second.

Answers to interactions don't count. What must be sent: a hand for everybody, the turn, its clue,
the board and the reveal – n + 4, in round 1 n − 1 more, as anybody may tell then. In party the
storyteller is asked for the clue besides, before there are hands. Edits that only show progress
stand apart, and so does what is sent again under its nonce.
"""

import asyncio
import sys
import tempfile
from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path

from bot.playground.traffic import Request
from tests.decks import make_deck
from tests.e2e.harness import Table
from tests.e2e.play import Game
from tests.e2e.player import buttons

SEND = ("POST", "/channels/{channel_id}/messages")
EDIT = ("PATCH", "/channels/{channel_id}/messages/{message_id}")
TABLES = (("mini", 3), ("classic", 6), ("odyssey", 7), ("party", 6), ("teams", 6))
ROUNDS = 2
IN_EARNEST = {
    "worker.EDIT_EVERY": 5.0, "worker.LOBBY_EDIT_EVERY": 1.0, "subscribers.PROGRESS_EVERY": 25.0,
    "subscribers.ANSWERED_WITHIN": 5.0,
    "subscribers.ONE_LEFT_WITHIN": 2.0,
    "worker.REQUEST": 20.0, "delivery.LEASE": 30.0,
}  # fmt: skip


@dataclass
class Spent:
    """What one round has cost: sends with the clue's edit, everything else, and the edits apart.

    ``edits`` holds the moments of each message's edits, the clue's included.
    """

    needed: int = 0
    other: list[str] = field(default_factory=list)
    progress: int = 0
    edits: dict[str, list[float]] = field(default_factory=lambda: defaultdict(list))
    clue_shown: bool = False

    @property
    def all_edits(self) -> int:
        """How many edits there were, of all messages."""
        return sum(len(moments) for moments in self.edits.values())


def allowance(ruleset: str, players: int, round: int) -> int:
    """Return how many requests a round may cost besides edits that show progress."""
    first = players - 1 if round == 1 else 0
    return players + 4 + (first or ruleset == "party")


def edits_allowed(players: int) -> int:
    """Return how many edits a round may cost, the clue's included."""
    return players + 6


def spending(requests: Iterable[Request]) -> dict[int, Spent]:
    """Return what each round cost; 0 is the lobby, with the bot's own start."""
    rounds: dict[int, Spent] = defaultdict(Spent)
    nonces: set[str] = set()
    now = 0
    for request in requests:
        if not request.counts:
            continue
        kind = (request.method, request.route)
        if kind == SEND:
            if request.body["nonce"] in nonces:
                continue  # sent again because its answer was lost or late
            nonces.add(request.body["nonce"])
        shown = list(buttons(request.body)) if kind in (SEND, EDIT) and request.body else []
        if any(b.phase == "f" and b.verb == "rematch" for b in shown):
            continue  # the end belongs to no round
        number = next((b.round for b in shown), now)
        now = max(now, number)
        spent = rounds[number]
        if kind == SEND:
            spent.needed += 1
        elif kind == EDIT:
            spent.edits[request.params["message_id"]].append(request.at)
            clue = not spent.clue_shown and any((b.verb, b.phase) == ("hand", "s") for b in shown)
            spent.clue_shown = spent.clue_shown or clue
            spent.needed += clue
            spent.progress += not clue
        else:
            spent.other.append(f"{request.method} {request.route}")
    return dict(rounds)


async def measure(folder: Path, ruleset: str, players: int) -> dict[int, Spent]:
    """Play two rounds over real sockets, with the pace of edits that the bot has in earnest."""
    async with Table(folder, players, constants=IN_EARNEST) as table:
        await Game(table, ruleset, table.people, rounds=ROUNDS).play()
        return spending(table.discord.requests)


def main() -> None:
    """Print what the rounds of several tables cost beside what they may cost."""
    with tempfile.TemporaryDirectory() as name:
        make_deck(Path(name) / "decks", "plain", 84)
        for ruleset, players in TABLES:
            home = Path(name) / ruleset
            home.mkdir()
            (home / "decks").symlink_to(Path(name) / "decks")
            for number, spent in asyncio.run(measure(home, ruleset, players)).items():
                if number:
                    sys.stdout.write(
                        f"frugality: {ruleset} with {players}, round {number}: {spent.needed} of "
                        f"{allowance(ruleset, players, number)} requests, "
                        f"{spent.all_edits} of {edits_allowed(players)} edits\n"
                    )


if __name__ == "__main__":
    main()
