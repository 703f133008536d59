"""Whether a game is about to end for want of players, and how many would save it.

Nothing here has rules of its own: the end of the round, and each who might join, is tried.
"""

from functools import reduce

from bot.engine.chance import ANY_CHANCE
from bot.engine.changing import changed
from bot.engine.commands import Join
from bot.engine.decide import apply_rule
from bot.engine.ending import can_be_voted, end_reason
from bot.engine.errors import RuleViolation
from bot.engine.events import RoundScored
from bot.engine.evolve import evolve
from bot.engine.ids import PlayerId
from bot.engine.model import (
    EndReason,
    Game,
    Scarcity,
    Scored,
    Shortage,
    Storytelling,
    Submitting,
    Voting,
)
from bot.engine.rounds import is_last_round
from bot.engine.seating import has_person, only_empty_teams_follow


def shortage(game: Game) -> Shortage | None:
    """Return what the game lacks so that it ends after this round, None if nothing.

    An end that comes whoever is there, by laps, points or pile, is none.
    """
    lacking = _scarcity(game)
    return None if lacking is None else Shortage(lacking, _wanted(game))


def ending(game: Game) -> EndReason | None:
    """Return why no round follows the one that is voted on, None if one does.

    As far as is known: all who still can are taken to vote, and nobody to reach a target by it.
    """
    if not isinstance(game.phase, Voting):
        return None
    scored = evolve(game, RoundScored((), "no-ballots"))
    if can_be_voted(game, game.phase):
        scored = changed(scored, silent=0)
    if reason := end_reason(scored):
        return reason
    return "pile" if is_last_round(scored) else None


def runs_empty(game: Game) -> bool:
    """Say whether none of the turns after this round's is played, as only empty teams have one."""
    running = isinstance(game.phase, Storytelling | Submitting | Voting | Scored)
    # Only with seats for pairs does a turn of nobody's come.
    return running and game.settings.ruleset.pairs and only_empty_teams_follow(game)


def _scarcity(game: Game) -> Scarcity | None:
    reason = ending(game)
    if reason == "too-few":
        return "players" if has_person(game, with_newcomers=True) else "people"
    if reason == "no-ballots":
        return "votes"
    return "turns" if reason is None and runs_empty(game) else None


def _wanted(game: Game) -> int:
    """Return how many people must join for another round; 0 if no number would do.

    Nobody does it with fewer, be it computer players or those who come back to their own seats.
    """
    count = 0
    while ending(game) is not None or runs_empty(game):
        count += 1
        try:
            joined = apply_rule(game, Join(PlayerId(-count), ""), ANY_CHANCE, 0.0)
        except RuleViolation:
            return 0
        game = reduce(evolve, joined, game)
    return count
