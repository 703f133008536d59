"""``python -m bot simulate``: whole games with the real engine and random players."""

import argparse
import hashlib
import re
import sys
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import replace
from statistics import mean
from typing import Any, TypeVar

from bot.commands.arguments import chance, whole
from bot.engine import commands as c
from bot.engine.chance import Chance
from bot.engine.decide import decide, open_game
from bot.engine.errors import RuleViolation
from bot.engine.events import Event
from bot.engine.evolve import evolve, replay
from bot.engine.ids import CardId, GameId, PlayerId
from bot.engine.legal import legal_commands, refusal
from bot.engine.model import Game
from bot.engine.options import CHOICES, SETTABLE, with_settings
from bot.engine.pending import awaited
from bot.engine.projection import view_for
from bot.engine.ruleset import RULESETS, Ruleset, ThreePlayers
from bot.engine.settings import GameSettings, Pace
from bot.service.record import GameRecord, winners_of
from bot.service.record_builder import build_record

T = TypeVar("T")

PACE = Pace("simulated", 60, 60, 60, 10, 5)
WORDS = (
    "a far shore",
    "Monday",
    "what the owl knew",
    "almost",
    "grandmother's secret",
    "no way back",
)
MOST_STEPS = 100_000
"""Commands after which a game is said not to end; the longest ends within some thousands."""


def configure(parser: argparse.ArgumentParser) -> None:
    """Take what is played, by how many, and how they behave."""
    parser.add_argument("--ruleset", choices=sorted(RULESETS), default="odyssey")
    parser.add_argument("--players", type=int, default=6, metavar="N")
    parser.add_argument(
        "--seed", default="1", metavar="S", help="any text; the same gives the same"
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
            from bot.commands import computers  # noqa: PLC0415

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


def simulate(
    ruleset: Ruleset,
    players: int,
    seed: str,
    *,
    absences: float = 0.0,
    leavers: float = 0.0,
    deck_size: int = 84,
) -> GameRecord:
    """Play one game to its end and return its record; raises RuleViolation if it cannot start."""
    key = hashlib.sha256(seed.encode()).digest()
    people = Simulation(ruleset, players, key, deck_size)
    people.play(absences, leavers)
    return build_record(people.log, seed=key)


class Simulation:
    """A table of random players; its own chance is apart from the game's."""

    def __init__(
        self,
        ruleset: Ruleset,
        players: int,
        key: bytes,
        deck_size: int = 84,
        deck: tuple[CardId, ...] = (),
    ) -> None:
        self.chance = Chance(key)
        self.now = 0.0
        self._dice = Chance(key + b"/people")
        self._throws = 0
        self._people = players
        game_id = GameId("".join("abcdefghijklmnopqrstuvwxyz234567"[b % 32] for b in key[:10]))
        settings = GameSettings(ruleset, ("simulated",), PACE)
        events = open_game(game_id, PlayerId(1), "player 1", settings, self.now)
        self.log: list[tuple[float, Event]] = [(self.now, event) for event in events]
        self.game: Game = replay(events)
        for number in range(2, players + 1):
            self.do(c.Join(PlayerId(number), f"player {number}"))
        cards = (CardId(f"simulated/card-{number:04}") for number in range(deck_size))
        self.do(c.StartGame(PlayerId(1), deck or tuple(cards)))

    def do(self, command: c.Command) -> None:
        """Decide and fold one command."""
        self.now += 1.0
        for event in decide(self.game, command, chance=self.chance, now=self.now):
            self.game = evolve(self.game, event)
            self.log.append((self.now, event))

    def play(self, absences: float, leavers: float) -> None:
        """Play until the game is over."""
        for _ in range(MOST_STEPS):
            if self.game.phase.kind == "finished":
                return
            self._play_phase(absences, leavers)
        msg = f"the game did not end in {MOST_STEPS} phases"
        raise AssertionError(msg)

    def _play_phase(self, absences: float, leavers: float) -> None:
        game, kind = self.game, self.game.phase.kind
        self._come_and_go(leavers)
        absent = {chair.player for chair in game.chairs if self._happens(absences)}
        while (self.game.round, self.game.phase.kind) == (game.round, kind):
            waited = [player for player in awaited(self.game) if player not in absent]
            if not waited:
                break
            self._act(self._pick(waited))
        if (self.game.round, self.game.phase.kind) == (game.round, kind):
            self._strike()

    def _strike(self) -> None:
        """Let the phase's time pass."""
        game = self.game
        if game.phase.kind == "finished":
            return
        self.do(c.StartClock(game.round, game.phase.kind))
        deadline = self.game.deadline
        if deadline is not None:
            self.now = max(self.now, deadline)
            self.do(c.ExpirePhase(game.round, game.phase.kind, deadline))

    def _come_and_go(self, leavers: float) -> None:
        for chair in self.game.chairs:
            if self._happens(leavers):
                self._try(c.Leave(chair.player))
            if self._happens(leavers):
                self._people += 1
                self._try(c.Join(PlayerId(self._people), f"player {self._people}"))

    def _try(self, command: c.Command) -> None:
        if refusal(self.game, command) is None:
            self.do(command)

    def _act(self, player: PlayerId) -> None:
        """Let somebody who is awaited do something sensible of what they may do."""
        legal = legal_commands(self.game, player)
        clues = [command for command in legal if isinstance(command, c.GiveClue)]
        if clues:
            text = self._pick(WORDS)
            self.do(replace(self._pick(clues), text=text))
            return
        given = {command.card for command in legal if isinstance(command, c.TakeBack)}
        placed = {command.number for command in legal if isinstance(command, c.RemoveToken)}
        ballot = view_for(self.game, player)
        wanted: list[c.Command] = []
        for command in legal:
            match command:
                case c.GiveCard() if command.card not in given:
                    wanted.append(command)
                case c.FinishBallot() if not ballot.ballot_done and self._happens(0.5):
                    wanted = [command]
                    break
                case c.PlaceToken() if command.number not in placed and not ballot.ballot_done:
                    wanted.append(command)
                case c.PlaceRed() if ballot.ballot_done or not ballot.may_vote:
                    wanted.append(command)
                case _:
                    continue
        self.do(self._pick(wanted))

    def _pick(self, items: Sequence[T]) -> T:
        self._throws += 1
        return self._dice.choice(items, round=0, purpose="people", counter=self._throws)

    def _happens(self, chance: float) -> bool:
        return chance > 0 and self._pick(range(10_000)) < chance * 10_000


_WORDS: dict[str, Any] = {"none": None, "true": True, "false": False}


def _field(text: str) -> tuple[str, Any]:
    """Read ``field=value``; for three players ``true`` or ``hand/cards``, as ``7/2``."""
    name, _, value = text.partition("=")
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
    totals = record.rounds[-1].totals if record.rounds else {}
    label: Callable[[str], str] = (
        (lambda key: " & ".join(names[p] for p, team in teams.items() if str(team) == key))
        if record.ruleset.pairs
        else (lambda key: names[key])
    )
    standings = sorted(totals.items(), key=lambda item: -item[1])
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
