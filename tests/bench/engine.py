"""How fast the engine decides and folds, and how big a state is.

Six random players play odyssey; ratios, not times, are what a comparison should look at.
"""

import sys
import time

from pydantic import TypeAdapter

from bot.engine.decide import decide
from bot.engine.evolve import evolve
from bot.engine.model import Game
from bot.engine.ruleset import ODYSSEY
from bot.random_players import Simulation

GAMES = 40


class Recorded(Simulation):
    """Keeps the commands, so that they can be timed without the players' thinking."""

    def __init__(self, key):
        self.commands = []
        super().__init__(ODYSSEY, 6, key)

    def do(self, command):
        self.commands.append((self.game, command, self.now + 1.0))
        super().do(command)


def main():
    """Print commands decided and folded per second on one core, and bytes of a state."""
    games = []
    for number in range(GAMES):
        game = Recorded(f"bench {number}".encode().ljust(32))
        game.play(0.0, 0.0)
        games.append(game)
    commands = sum(len(game.commands) for game in games)
    start = time.process_time()  # of this process alone, however busy the machine is
    for game in games:
        for state, command, now in game.commands:
            after = state
            for event in decide(state, command, chance=game.chance, now=now):
                after = evolve(after, event)
    seconds = time.process_time() - start
    adapter = TypeAdapter(Game)
    sizes = [
        len(adapter.dump_json(state))
        for game in games
        for state, _, _ in game.commands
        if state.phase.kind in {"submitting", "voting"}
    ]
    sys.stdout.write(
        f"engine: {commands / seconds:,.0f} commands decided and folded per second on one core\n"
        f"engine: {max(sizes):,} bytes at most for a state in mid-game (6 players, 84 cards)\n"
    )


if __name__ == "__main__":
    main()
