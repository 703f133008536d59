"""Which hands may be looked at before the clue (P2)."""

from bot.engine.ids import Seat
from bot.engine.model import Finished, Game, RoundResult, Scored, Storytelling


def result_of(game: Game) -> RoundResult | None:
    """Return the result of the round that is over, None while one is played."""
    phase = game.phase
    if isinstance(phase, Scored):
        return phase.result
    return phase.last if isinstance(phase, Finished) else None


def is_hidden(game: Game, seat: Seat) -> bool:
    """Return whether nobody, not even its player, may look at the seat's hand.

    While anybody may offer the first clue, everybody may be its storyteller.
    """
    hidden_from = game.settings.ruleset.hidden_from
    result = result_of(game)
    if isinstance(game.phase, Storytelling):
        storyteller = game.phase.storyteller
    elif result is not None and result.clue is None:
        storyteller = result.seat
    else:
        return False
    if hidden_from == "storyteller":
        return storyteller is None or seat == storyteller
    return hidden_from == "everybody"


def hands_were_seen(game: Game) -> bool:
    """Return whether anybody's hand was shown in this round."""
    return any(not is_hidden(game, Seat(seat)) for seat in range(len(game.chairs)))
