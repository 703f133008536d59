"""What becomes of a game if somebody leaves it, and of their way back (L1, L2, E2).

Or if a round is broken off otherwise (L4).
"""

from functools import reduce
from typing import Final, Literal

from bot.engine.chance import ANY_CHANCE
from bot.engine.commands import Command, Join, Leave
from bot.engine.decide import decide
from bot.engine.errors import RuleViolation
from bot.engine.events import Events, RoundVoided
from bot.engine.evolve import evolve
from bot.engine.ids import PlayerId
from bot.engine.model import PLAYED_OUT, Finished, Game, Shortage
from bot.engine.pile import takes_rest
from bot.engine.rounds import is_last_round
from bot.engine.seating import arrivals, ends_laps, last_turn_follows
from bot.engine.shortage import ending, shortage

Farewell = Literal[
    "ends",
    "spoils",
    "silent",
    "last",
    "unwon",
    "played-out",
    "people",
    "short",
    "final",
    "seat",
    "alone",
    "lowest",
]
"""The game ends for everybody at once, or does so and nobody wins what had been won else, or after
too many turns without a vote (L4), or once the round is played out: whoever joins; whoever joins,
and nobody wins what else had been won in it; if nobody takes the seat (E2, T4); if no person joins
(C3); if too few do where more have left. Or whoever left cannot come back, does so on a seat with
its score, or with the lowest score, in teams maybe not before a second newcomer has joined (L2)."""
NO_RETURN: Final = frozenset[Farewell]({"ends", "spoils", "silent", "last", "unwon", "final"})
"""After these whoever has left cannot sit down again."""
Shift = Literal["none", "last-turn", "last-pile", "longer"]
"""By somebody's leaving the round becomes the last one, by the laps or, as far as is known, by the
pile; or the pile does for another one, where it would have ended the game."""
Return = Literal["yes", "soon", "no"]
"""Whoever left may come back, or only before the next round begins, or not at all."""


def breaks_off(game: Game, leaver: PlayerId) -> bool:
    """Say whether the round is void if a player of a running game leaves it now (L1, E2)."""
    return any(isinstance(event, RoundVoided) for event in _following(game, Leave(leaver)))


def spoils(game: Game, leaver: PlayerId) -> bool:
    """Say whether somebody's leaving now voids the round or brings the end (L1, L4, E2)."""
    if game.phase.kind in {"lobby", "finished"}:
        return False
    goes_on = {"final", "seat", "alone", "lowest"}
    return breaks_off(game, leaver) or farewell(game, leaver) not in goes_on


def falls_silent(game: Game, command: Command) -> bool:
    """Say whether what a command breaks off is one turn without a vote too many (L4)."""
    return _is_silent(reduce(evolve, _following(game, command), game))


def _is_silent(game: Game) -> bool:
    return isinstance(game.phase, Finished) and game.phase.reason == "no-ballots"


def _is_won(game: Game) -> bool:
    """Say whether a game is over and has been won, as it is when its last turn is given up."""
    return isinstance(game.phase, Finished) and game.phase.reason in PLAYED_OUT


def farewell(game: Game, leaver: PlayerId) -> Farewell:
    """Return what it means that a player of a running game leaves it now."""
    before, after = shortage(game), reduce(evolve, _following(game, Leave(leaver)), game)
    told = way_back(after, leaver)
    if told == "ends" and is_last_round(game) and not _is_won(after):
        return "spoils"
    if before is None:
        # With a target the round may still bring a winner.
        won = ending(game) == "pile" and game.settings.ruleset.target_score is None
        return "unwon" if told == "last" and won else told
    if before.wanted == 0 and after.phase.kind != "finished":
        return "final"  # the end that comes is none of the leaver's doing
    # A game that is about to end anyway is not saved by this seat alone.
    return "short" if told == "played-out" else told


def breaks_game_off(game: Game, leaver: PlayerId) -> bool:
    """Say whether nobody wins the game that somebody's leaving ends now, or after the round (E2).

    With a target the round may still bring a winner.
    """
    after = reduce(evolve, _following(game, Leave(leaver)), game)
    if isinstance(after.phase, Finished):
        return not _is_won(after)
    short, target = shortage(after), game.settings.ruleset.target_score
    if short is None or short.lacking == "turns":
        return False
    return short.lacking == "votes" or target is None


def heir(game: Game, leaver: PlayerId) -> PlayerId | None:
    """Return who waits for a computer player's seat and loses its score if that leaves now (C2).

    In teams the seat stays, with its score (T4).
    """
    if game.settings.ruleset.pairs:
        return None
    after = reduce(evolve, _following(game, Leave(leaver)), game)
    if after.phase.kind == "finished":
        return None
    return next((one.player for one in game.waiting if one.replaces == leaver), None)


def shift(game: Game, leaver: PlayerId) -> Shift:
    """Return how it moves the end of a running game that a player leaves it now."""
    after = reduce(evolve, _following(game, Leave(leaver)), game)
    if after.phase.kind == "finished" or shortage(after) is not None:
        return "none"
    if ends_laps(after):
        return "none" if ends_laps(game) else "last-turn"
    before = _ends_by_pile(game)
    if before == _ends_by_pile(after):
        return "none"
    return "longer" if before else "last-pile"


def _ends_by_pile(game: Game) -> bool:
    return takes_rest(game) or is_last_round(game)


def _following(game: Game, command: Command) -> Events:
    return decide(game, command, chance=ANY_CHANCE, now=0.0)


def way_back(after: Game, leaver: PlayerId) -> Farewell:
    """Return what it means that a player has just left a game."""
    if after.phase.kind == "finished":
        return "silent" if _is_silent(after) else "ends"
    if (short := shortage(after)) is not None:
        return _running_out(short)
    try:
        joined = _following(after, Join(leaver, ""))
    except RuleViolation:
        return "final"
    return _coming_back(reduce(evolve, joined, after), leaver)


def _coming_back(game: Game, leaver: PlayerId) -> Farewell:
    """Return how somebody who has left sits down again, in whose name it was tried."""
    coming = arrivals(game)
    if any(newcomer.player == leaver for newcomer in coming.substitutes.values()):
        return "seat"
    return "lowest" if any(newcomer.player == leaver for newcomer in coming.new) else "alone"


def _running_out(short: Shortage) -> Farewell:
    if not short.wanted:
        return "silent" if short.lacking == "votes" else "last"
    if short.wanted > 1:
        return "short"
    return "people" if short.lacking == "people" else "played-out"


def may_return(after: Game, leaver: PlayerId) -> Return:
    """Say whether a player who has just left a game may come back, as far as the laps tell (L2)."""
    if way_back(after, leaver) in NO_RETURN:
        return "no"
    return "soon" if last_turn_follows(after) else "yes"
