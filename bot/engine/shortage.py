"""How many players a game wants that ends after its round because too few are left (E2)."""

from bot.engine.errors import RuleViolation
from bot.engine.events import NewcomerJoined
from bot.engine.evolve import evolve
from bot.engine.ids import PlayerId
from bot.engine.joining import check_late_join, newcomer
from bot.engine.model import Game, Voting
from bot.engine.seating import ends_laps, is_too_few


def is_short(game: Game) -> bool:
    """Say whether a game ends after the round that is voted on, as too few are left (E2)."""
    return (
        isinstance(game.phase, Voting)
        and not ends_laps(game)  # whose end comes first
        and is_too_few(game, with_newcomers=True)
    )


def wanted(game: Game) -> int:
    """Return how many strangers must join a game that is short; 0 if no number can save it.

    In teams the first of them sit down beside those who play alone, which saves no team (L6).
    """
    count = 0
    while is_short(game):
        count += 1
        try:
            check_late_join(game, None)
        except RuleViolation:
            return 0
        stranger = newcomer(game, PlayerId(-count), "", None)
        game = evolve(game, NewcomerJoined(stranger))
    return count
