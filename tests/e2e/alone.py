"""One person among computer players."""

import json

from bot.ui.codec import LETTERS
from tests.e2e.play import Game
from tests.e2e.player import PHASES

PAUSE = 600
BY_THE_CLOCK = {
    "computer_turns.PAUSES": {
        kind: [PAUSE, PAUSE] for kind in ("offer", "storytelling", "submitting", "voting")
    },
    "due_loop.LOOK_EVERY": 0.2,
}
"""Computer players act only when the clock is moved, for instance after the person has."""

SOON = {
    "computer_turns.PAUSES": {
        "offer": [30, 30], "storytelling": [1, 1], "submitting": [1, 1], "voting": [1, 1],
    },
    "computer_turns.TO_CORRECT": 0,
}  # fmt: skip
"""Seconds that computer players take; for the first clue the person comes first."""


class Alone(Game):
    """Rounds in which one person plays with computer players, who act in their own time."""

    async def round(self, number: int) -> None:
        """Tell in the first round; later a computer player does. Give and vote where one may."""
        tells, party = number == 1, self.ruleset == "party"
        if tells:
            await self.tell(number)
        else:
            await self.others(number, "s")
        if party or not tells:  # in teams before the partner does, who then votes
            await self.give(self.host, number)
        await self.others(number, "v")
        if party or not (tells or self.ruleset == "teams"):
            await self.vote(self.host, number, red=tells)
        await self.others(number, "r")

    async def others(self, number: int, phase: str) -> None:
        """Wait until the computer players have brought the round to a phase."""
        await self.host.until(lambda: self.host.reached(number, phase))


class Prompted(Alone):
    """The same by a clock that stands still while the person acts: each game is the same game."""

    async def others(self, number: int, phase: str) -> None:
        """Move the clock until the computer players have brought the round to a phase."""
        while True:
            await self.table.quiet()
            before = self._events()
            if self._moment() >= (number, PHASES.index(phase)):
                break  # asked only now: a computer player may have acted after its neighbour
            self.table.forward(PAUSE + 1)
            await self.table.until(lambda before=before: self._events() > before)
        await super().others(number, phase)

    def _moment(self) -> tuple[int, int]:
        [(kind, state)] = self.table.ask("SELECT phase, state FROM games")
        return json.loads(state)["round"], PHASES.index(LETTERS[kind])

    def _events(self) -> int:
        return self.table.ask("SELECT MAX(version) FROM log")[0][0]
