"""Which round will be the last one, as far as the laps alone decide it, or turns without a vote."""

from bot.engine.ids import PlayerId, Seat
from bot.engine.model import Game, Scored, Storytelling, Submitting, Voting
from bot.engine.people_events import SeatAssignment
from bot.engine.seating import is_waited_for, last_turn_follows, next_seating, player_of


def must_be_voted(game: Game) -> bool:
    """Say whether in the round after the pause somebody must vote, or the game is over (L4).

    Unless somebody joins or leaves before it.
    """
    phase = game.phase
    if not isinstance(phase, Scored) or not game.silent:
        return False
    return game.silent + 1 >= len(_seats_after(game, phase.result.seat))


def last_teller_away(game: Game) -> PlayerId | None:
    """Return whose turn is next and ends the game as nobody waits for them, so that it passes (L3).

    By the laps or as one more turn without a vote (L4). Unless they are back before it, or somebody
    joins.
    """
    if not isinstance(game.phase, Scored) or game.phase.result.seat is None:
        return None
    if not (last_turn_follows(game) or must_be_voted(game)):
        return None
    seating = next_seating(game, game.phase.result.seat)
    place = seating.places[seating.storyteller]
    if place.was is None or (place.player, place.gone) != _seated(game, place.was):
        return None
    teller = player_of(game, place.was)
    return teller if teller is not None and not is_waited_for(game, teller) else None


def _seated(game: Game, seat: Seat) -> tuple[PlayerId, bool]:
    return game.chairs[seat].player, game.chairs[seat].gone


def _seats_after(game: Game, teller: Seat | None) -> tuple[SeatAssignment, ...]:
    return next_seating(game, Seat(len(game.chairs) - 1) if teller is None else teller).places


def last_round_number(game: Game) -> int | None:
    """Return the number of the last round if nobody joins, leaves or ends the game before it.

    None where points or the pile may end it, and where an empty team may do so, as its turns are
    not played (T4).
    """
    rules, phase = game.settings.ruleset, game.phase
    if rules.laps is None or rules.target_score is not None or rules.refill == "end":
        return None
    if not isinstance(phase, Storytelling | Submitting | Voting | Scored):
        return None
    scored = isinstance(phase, Scored)
    teller = phase.result.seat if scored else phase.storyteller
    seated = _seats_after(game, teller)
    if any(place.gone for place in seated):
        return None
    # A round that nobody has offered to tell yet is a turn of somebody who has not told.
    over = game.round - 1 if teller is None and not scored else game.round
    untold = sum(not place.told for place in seated)
    return over + untold + (rules.laps - game.laps - 1) * len(seated)
