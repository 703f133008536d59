"""How somebody stands in a game: what the answers say that they have open depends on it."""

from dataclasses import dataclass, field, replace
from typing import get_args

from bot.engine.ids import PlayerId, Seat
from bot.engine.liking import liked_round
from bot.engine.model import Game, Shortage, Storytelling, Submitting, Voting
from bot.engine.pending import ballot_of
from bot.engine.projection import cards_to_give
from bot.engine.seating import seat_of, seats_of
from bot.engine.settings import PhaseName
from bot.engine.shortage import shortage
from bot.service.ports import StoredGame
from bot.ui.way_in import how_they_come

PHASES: tuple[str, ...] = get_args(PhaseName)
OVER = PHASES.index("finished")
"""The place of the phase of a game that is over."""

Moment = tuple[int, int]
"""A round, and the place of a phase in it; later ones are greater."""
At = tuple[Moment, int]
"""A moment, and the version of the game in it: older rounds are looked at again later."""


@dataclass(frozen=True, slots=True)
class Standing:
    """What somebody's hand and ballot depend on, besides cards that a moderator hides."""

    moment: Moment
    """Of who has no cards the end of the round: what they read holds until the next one."""
    seats: tuple[Seat, ...] | bool = False
    """Those that they play; of who plays none, whether they wait for one."""
    doing: object = None
    """What the phase asks of them, what they have done, and what the game lacks to go on; of who
    waits for a seat, which."""
    stars: tuple[int | None, bool] = field(default=(None, False), compare=False)
    """The round whose stars may be given (B4), and whether for good; nothing else depends on it."""
    hosts: bool = field(default=False, compare=False)
    """They are the host, on which only what is offered in a lobby depends."""


@dataclass(frozen=True, slots=True)
class Standings:
    """How everybody stands in a game at a moment."""

    at: At
    players: tuple[tuple[PlayerId, Standing], ...]
    others: Standing
    game: Game = field(compare=False)

    def of(self, player: PlayerId) -> Standing:
        """Return how somebody stands."""
        return next((standing for who, standing in self.players if who == player), self.others)


def moment_of(game: Game) -> Moment:
    """Return how far a game has come."""
    return game.round, PHASES.index(game.phase.kind)


def standings_of(stored: StoredGame) -> Standings:
    """Return how everybody stands in a game."""
    game = stored.game
    over = game.phase.kind == "finished"
    outside = game.round, len(PHASES) + over
    stars = liked_round(game), over
    waiting = [
        (who, Standing(outside, seats=True, doing=how_they_come(game, who), stars=stars))
        for who in (newcomer.player for newcomer in game.waiting)
    ]
    here = [chair.player for chair in game.chairs if not chair.gone]
    lacking = shortage(game)
    playing = [(player, replace(_standing(game, player, lacking), stars=stars)) for player in here]
    at = moment_of(game), stored.version
    return Standings(at, (*waiting, *playing), Standing(outside, stars=stars), game)


def _standing(game: Game, player: PlayerId, lacking: Shortage | None) -> Standing:
    moment, seat = moment_of(game), seat_of(game, player)
    if seat is None or game.phase.kind == "lobby":  # where seats are only drawn later
        return Standing(moment, seats=(), hosts=player == game.host)
    doing = game.chairs[seat].away, _doing(game, player), lacking
    return Standing(moment, seats_of(game, player), doing)


def _doing(game: Game, player: PlayerId) -> object:
    phase, own = game.phase, seats_of(game, player)
    if isinstance(phase, Storytelling):
        return phase.storyteller
    if isinstance(phase, Submitting):
        given = tuple(given for given in phase.given if given.seat in own)
        settled = phase.clue.teller == player and len(given) < len(phase.given)  # (B2)
        return phase.clue, given, cards_to_give(game, player), settled
    if isinstance(phase, Voting):
        return phase.clue, ballot_of(phase, player), phase.storyteller in own and phase.red
    return None
