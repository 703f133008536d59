"""``python -m bot simulate``: whole games with the real engine and random players."""

import argparse
import re
import sys
from collections import Counter
from collections.abc import Callable
from statistics import mean
from typing import Any

from bot.cli.arguments import chance, text, whole
from bot.engine.errors import RuleViolation
from bot.engine.options import CHOICES, SETTABLE, with_settings
from bot.engine.ruleset import RULESETS, ThreePlayers
from bot.random_players import simulate
from bot.service.record import GameRecord, standings_of, winners_of


def configure(parser: argparse.ArgumentParser) -> None:
    """Take what is played, by how many, and how they behave."""
    parser.add_argument("--ruleset", choices=sorted(RULESETS), default="odyssey")
    parser.add_argument("--players", type=int, default=6, metavar="N")
    parser.add_argument(
        "--seed", type=text, default="1", metavar="S", help="any text; the same gives the same"
    )
    parser.add_argument(
        "--absences", type=chance, default=0.0, metavar="P",
        help="chance that a player lets a deadline pass",
    )  # fmt: skip
    parser.add_argument(
        "--leavers", type=chance, default=0.0, metavar="P",
        help="chance that a player leaves in a phase; newcomers come as often",
    )  # fmt: skip
    parser.add_argument("--deck-size", type=whole(1, 10_000), default=84, metavar="N")
    parser.add_argument(
        "--set", nargs="+", action="extend", default=[], metavar="field=value", dest="fields",
        help="change the ruleset, as in laps=none or three_players=7/2: " + ", ".join(SETTABLE),
    )  # fmt: skip
    parser.add_argument("--games", type=whole(1, 1_000_000), default=1, metavar="N")
    parser.add_argument(
        "--computers", action="store_true",
        help="seat computer players, all of a level or one among players by chance",
    )  # fmt: skip
    parser.add_argument("--json", action="store_true", help="print records, one a line")


def run(args: argparse.Namespace) -> int:
    """Play and print; 2 if no such game can be played."""
    games = _Games()
    try:
        ruleset = with_settings(RULESETS[args.ruleset], **dict(map(_field, args.fields)))
        if args.computers:
            # Late: computer players need decks and texts, other games nothing of the kind.
            from bot.cli import computers  # noqa: PLC0415

            return computers.run(ruleset, args.players, args.games, args.seed)
        for number in range(1, args.games + 1):
            record = simulate(
                ruleset,
                args.players,
                f"{args.seed}/{number}",
                absences=args.absences,
                leavers=args.leavers,
                deck_size=args.deck_size,
            )
            games.count(record)
            print(record.model_dump_json() if args.json else _summary(record))
    except RuleViolation as refusal:
        print(f"simulate: {_in_words(refusal)}", file=sys.stderr)
        return 2
    if args.games > 1 and not args.json:
        print(games.summary())
    return 0


def _in_words(refusal: RuleViolation) -> str:
    # Late: nothing else here needs texts or Discord's library.
    from bot.i18n import FALLBACK, installed  # noqa: PLC0415
    from bot.ui import presenters  # noqa: PLC0415

    return presenters.refusal(refusal, installed().texts(FALLBACK))


_WORDS: dict[str, Any] = {"none": None, "true": True, "false": False}


def _field(written: str) -> tuple[str, Any]:
    """Read ``field=value``; for three players ``true`` or ``hand/cards``, as ``7/2``."""
    name, _, value = written.partition("=")
    if name == "three_players" and value.lower() == "true":
        return name, ThreePlayers()
    if name == "three_players" and re.fullmatch("[0-9]{1,3}/[0-9]{1,3}", value):
        return name, ThreePlayers(*map(int, value.split("/")))
    if value.lower() in _WORDS and not (name in CHOICES and value.lower() in CHOICES[name]):
        return name, _WORDS[value.lower()]
    return name, int(value) if re.fullmatch("-?[0-9]{1,9}", value) else value


def _summary(record: GameRecord) -> str:
    names = {player.id: player.name for player in record.players}
    teams = {player.id: player.team for player in record.players}
    label: Callable[[str], str] = (
        (lambda key: " & ".join(names[p] for p, team in teams.items() if str(team) == key))
        if record.ruleset.pairs
        else (lambda key: names[key])
    )
    standings = sorted(standings_of(record).items(), key=lambda item: -item[1])
    void = sum(round_.void is not None for round_ in record.rounds)
    lines = [
        f"{record.ruleset.name}, {len(record.seats)} players, {len(record.rounds)} rounds"
        + (f" ({void} void)" if void else "")
        + f", ended by {record.ended}",
        "  " + ", ".join(f"{label(key)} {points}" for key, points in standings),
        "  won: " + (", ".join(names[winner] for winner in winners_of(record)) or "nobody"),
    ]
    return "\n".join(lines)


class _Games:
    """What many games have in common; their records are not kept."""

    def __init__(self) -> None:
        self.rounds: list[int] = []
        self.ended: Counter[str] = Counter()
        self.outcomes: Counter[str] = Counter()

    def count(self, record: GameRecord) -> None:
        self.rounds.append(len(record.rounds))
        self.ended[str(record.ended)] += 1
        self.outcomes.update(round_.outcome for round_ in record.rounds)

    def summary(self) -> str:
        least, most, average = min(self.rounds), max(self.rounds), mean(self.rounds)
        ended = ", ".join(f"{why} {count}" for why, count in self.ended.most_common())
        outcomes = ", ".join(f"{what} {count}" for what, count in self.outcomes.most_common())
        return (
            f"{len(self.rounds)} games: {least} to {most} rounds, {average:.1f} on average\n"
            f"  ended by {ended}\n"
            f"  rounds: {outcomes}"
        )
