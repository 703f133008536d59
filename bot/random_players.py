"""Whole games with the real engine and players who act by chance."""

import hashlib
from collections.abc import Sequence
from dataclasses import replace
from typing import TypeVar

from bot.engine import commands as c
from bot.engine.chance import Chance
from bot.engine.decide import decide, open_game
from bot.engine.events import Event
from bot.engine.evolve import evolve, replay
from bot.engine.ids import CardId, GameId, PlayerId
from bot.engine.legal import player_commands, refusal
from bot.engine.model import Game
from bot.engine.pending import awaited
from bot.engine.projection import own_vote
from bot.engine.ruleset import Ruleset
from bot.engine.settings import GameSettings, Pace
from bot.service.record import GameRecord
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
        legal = player_commands(self.game, player)
        clues = [command for command in legal if isinstance(command, c.GiveClue)]
        if clues:
            text = self._pick(WORDS)
            self.do(replace(self._pick(clues), text=text))
            return
        given = {command.card for command in legal if isinstance(command, c.TakeBack)}
        placed = {command.number for command in legal if isinstance(command, c.RemoveToken)}
        ballot, _, _ = own_vote(self.game, player)
        done = ballot is not None and ballot.done
        wanted: list[c.Command] = []
        for command in legal:
            match command:
                case c.GiveCard() if command.card not in given:
                    wanted.append(command)
                case c.FinishBallot() if not done and self._happens(0.5):
                    wanted = [command]
                    break
                case c.PlaceToken() if command.number not in placed and not done:
                    wanted.append(command)
                case c.PlaceRed() if done or ballot is None:
                    wanted.append(command)
                case _:
                    continue
        self.do(self._pick(wanted))

    def _pick(self, items: Sequence[T]) -> T:
        self._throws += 1
        return self._dice.choice(items, round=0, purpose="people", counter=self._throws)

    def _happens(self, chance: float) -> bool:
        return chance > 0 and self._pick(range(10_000)) < chance * 10_000
