"""How many players a game wants that else ends after its round.

Too few are left (E2), or of the turns to come each is an empty team's (T4).
"""

from bot.engine.events import NewcomerJoined
from bot.engine.evolve import evolve
from bot.engine.ids import PlayerId
from bot.engine.joining import is_open, newcomer
from bot.engine.model import Game, Scored, Storytelling, Submitting, Voting
from bot.engine.seating import ends_laps, is_too_few, only_empty_teams_follow


def is_short(game: Game) -> bool:
    """Say whether a game ends after the round that is voted on, as too few are left (E2)."""
    return (
        isinstance(game.phase, Voting)
        and not ends_laps(game)  # whose end comes first
        and is_too_few(game, with_newcomers=True)
    )


def runs_empty(game: Game) -> bool:
    """Say whether none of the turns after this round's is played, as only empty teams have one."""
    running = isinstance(game.phase, Storytelling | Submitting | Voting | Scored)
    # Only with seats for pairs does a turn of nobody's come.
    return running and game.settings.ruleset.pairs and only_empty_teams_follow(game)


def wanted(game: Game) -> int:
    """Return how many strangers must join for another round; 0 if it comes anyway, or never does.

    In teams the first of them sit down beside those who play alone, which saves no team (L6).
    """
    count = 0
    while is_short(game) or runs_empty(game):
        if not is_open(game):
            return 0
        count += 1
        stranger = newcomer(game, PlayerId(-count), "", None)
        game = evolve(game, NewcomerJoined(stranger))
    return count
