"""Whether the draw pile ends the game, where it is not filled up again."""

from bot.engine.ids import Seat
from bot.engine.model import Game, Storytelling, Submitting, Voting
from bot.engine.ruleset import round_rules
from bot.engine.seating import next_seating, present_seats


def takes_last_card(game: Game, need: int) -> bool:
    """Say whether a draw of so many cards ends the game, as it takes the last one."""
    return game.settings.ruleset.refill == "end" and bool(need) and need >= len(game.pile)


def takes_rest(game: Game) -> bool:
    """Say whether the pile ends the game after the round that is being played.

    As far as is known: unless people leave or cards go, or somebody reaches a target.
    """
    phase, ruleset = game.phase, game.settings.ruleset
    running = isinstance(phase, Storytelling | Submitting | Voting)
    if not running or ruleset.refill != "end" or not present_seats(game):
        return False
    seat = phase.storyteller
    places = next_seating(game, Seat(len(game.chairs) - 1) if seat is None else seat).places
    held = sum(len(game.chairs[place.was].hand) for place in places if place.was is not None)
    if not isinstance(phase, Voting):
        held -= cards_to_lay(game)
    need = len(places) * round_rules(ruleset, len(places)).hand_size - held
    return takes_last_card(game, need)


def cards_to_lay(game: Game) -> int:
    """Return how many cards those who are still there give to the board, the storyteller's too."""
    ruleset, here = game.settings.ruleset, present_seats(game)
    if ruleset.pairs:
        return 1 + len({game.chairs[seat].team for seat in here})
    return 1 + (len(here) - 1) * round_rules(ruleset, game.seated).cards_given
