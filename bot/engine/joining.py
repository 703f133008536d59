"""Joining a game that runs already (L2)."""

from typing import Final

from bot.engine.ending import ends_unvoted
from bot.engine.errors import PhaseError, RuleViolation, SeatError
from bot.engine.ids import PlayerId, Seat
from bot.engine.model import FormerSeat, Game, Newcomer, Scored, Storytelling, Submitting, Voting
from bot.engine.pile import cards_to_lay, takes_rest
from bot.engine.ruleset import cards_needed, round_rules
from bot.engine.seating import (
    arrivals,
    ends_laps,
    has_person,
    partner_seat,
    present_seats,
    teams_wanted,
)
from bot.engine.settings import ComputerLevel

RABBITS: Final = 12
"""Colours; as many as the largest ruleset has players."""


def places(game: Game, room: int | None) -> int:
    """Return how many can sit in the lobby, whose decks have cards for ``room`` of them (D2)."""
    most = game.settings.ruleset.max_players
    return most if room is None else min(most, room)


def check_last_round(game: Game, *, computer: bool = False) -> None:
    """Raise PhaseError if no round follows: by laps or L4 (``last-round``), or by the pile.

    By that one follows if enough people leave (``pile-runs-out``). Where one does only as somebody
    has left, there is no card for another player: SeatError (``pile-too-small``). It is said of a
    ``computer`` player, or to the person who wanted to join.
    """
    ruleset = game.settings.ruleset
    seats = len(game.chairs) if ruleset.pairs else len(present_seats(game))
    drawn = _coming_draw(game, seats + len(arrivals(game).new))
    pile_ends = ruleset.refill == "end" and drawn >= len(game.pile)
    if ends_laps(game) or ends_unvoted(game):
        raise PhaseError("last-round", computer=computer)
    if pile_ends and not (isinstance(game.phase, Scored) or takes_rest(game)):
        raise SeatError("pile-too-small", computer=computer)
    if pile_ends:
        raise PhaseError("pile-runs-out", computer=computer)


def check_late_join(game: Game, team: int | None, *, computer: bool = False) -> None:
    """Raise if no person or ``computer`` player (in that team) can sit down before the next round.

    SeatError: table-full, team-full, pile-too-small; PhaseError: last-round, pile-runs-out.
    """
    check_last_round(game, computer=computer)
    ruleset = game.settings.ruleset
    if ruleset.pairs:
        empty = empty_seats(game)
        if team is not None and all(game.chairs[seat].team != team for seat in empty):
            raise SeatError("team-full")
        if empty:
            return
    seats = _seats_after(game)
    if seats > ruleset.max_players:
        raise SeatError("table-full", maximum=ruleset.max_players, computer=computer)
    few = deck_size(game) < cards_needed(ruleset, seats)
    if few or (ruleset.refill == "end" and len(game.pile) < _pile_needed(game, seats)):
        raise SeatError("pile-too-small", computer=computer)


def is_open(game: Game) -> bool:
    """Say whether somebody may sit down before the next round."""
    try:
        check_late_join(game, None)
    except RuleViolation:
        return False
    return True


def vacancies(game: Game) -> int:
    """Return how many seats that were left nobody will take who waits; 0 if nobody can any more.

    That is in the last round, and where there are too few cards for one more. Where nobody but
    computer players is left, only a person is of use (C3).
    """
    if game.phase.kind in ("lobby", "finished") or not is_open(game):
        return 0
    if not has_person(game, with_newcomers=True):
        return 0
    coming = arrivals(game)
    gone = sum(chair.gone for chair in game.chairs)
    return max(0, gone - len(coming.new) - len(coming.substitutes))


def empty_seats(game: Game) -> list[Seat]:
    """Return the empty seats that nobody who waits will take; there are none without teams (L1)."""
    if not game.settings.ruleset.pairs:
        return []
    taken = arrivals(game).substitutes
    return [
        Seat(seat) for seat, chair in enumerate(game.chairs) if chair.gone and seat not in taken
    ]


def newcomer(
    game: Game,
    player: PlayerId,
    name: str,
    team: int | None,
    computer: ComputerLevel | None = None,
    liked: int | None = None,
) -> Newcomer:
    """Return the newcomer with a rabbit, the ``liked`` one if it may be; in teams on an empty seat.

    One in a team without which the game ends goes before the others (E2), then their own (L6), then
    one beside a person who sits alone.
    """
    empty = empty_seats(game)
    if not empty:
        return Newcomer(player, name, free_rabbit(game, player, liked), computer=computer)
    asked = [seat for seat in empty if game.chairs[seat].team == team]
    wanted = teams_wanted(game)
    best = min(
        asked or empty,
        key=lambda seat: (
            game.chairs[seat].team not in wanted,
            game.chairs[seat].player != player,
            not _beside_person(game, seat),
        ),
    )
    chair = game.chairs[best]
    return Newcomer(player, name, chair.rabbit, chair.team, computer)


def _beside_person(game: Game, seat: Seat) -> bool:
    """Say whether a person, no computer player, will sit opposite."""
    opposite = partner_seat(game, seat)
    if opposite is None:
        return False
    coming, chair = arrivals(game).substitutes.get(opposite), game.chairs[opposite]
    return chair.computer is None and not chair.gone if coming is None else coming.computer is None


def free_rabbit(game: Game, player: PlayerId, *liked: int | None) -> int:
    """Return the player's former colour if nobody has it, else one that nobody has or had (L6).

    Of these the first ``liked`` one that is among them.
    """
    taken = {newcomer.rabbit for newcomer in game.waiting}
    taken |= {chair.rabbit for chair in game.chairs if not chair.gone}
    free = [rabbit for rabbit in range(RABBITS) if rabbit not in taken]
    had = {former.rabbit for former in game.past_seats}
    own = {former.rabbit for former in game.past_seats if former.player == player}
    best = (*liked, *free)
    return min(free, key=lambda r: (r not in own, r in had, best.index(r)))


def former_team(game: Game, player: PlayerId) -> int | None:
    """Return the player's former team while there is room in it in the lobby (L6)."""
    teams = (former.team for former in game.past_seats if former.player == player)
    team = next(teams, None)
    pairs = game.settings.ruleset.pairs
    return team if pairs and sum(chair.team == team for chair in game.chairs) <= 1 else None


def seats_before(game: Game, *, calls: bool = False) -> tuple[FormerSeat, ...]:
    """Return what everybody has, for a rematch (L6), which ``calls`` the people who played."""
    return tuple(
        FormerSeat(
            chair.player,
            chair.rabbit,
            chair.team,
            called=calls and game.round > 0 and not chair.gone and chair.computer is None,
        )
        for chair in game.chairs
    )


def deck_size(game: Game) -> int:
    """Return how many cards the game is played with."""
    board = len(game.phase.board) if isinstance(game.phase, Voting) else 0
    hands = sum(len(chair.hand) for chair in game.chairs)
    return len(game.pile) + len(game.discards) + hands + board


def _seats_after(game: Game) -> int:
    # Who waits for the seat of a computer player that has left since needs one of their own.
    new = 1 + len(game.waiting) - len(arrivals(game).substitutes)
    if not game.settings.ruleset.pairs:
        return len(present_seats(game)) + new
    return len(game.chairs) + new + new % 2


def _pile_needed(game: Game, seats: int) -> int:
    """Return the coming draw with all newcomers, and a full round after it."""
    return _coming_draw(game, seats) + round_rules(game.settings.ruleset, seats).board_size


def _coming_draw(game: Game, seats: int) -> int:
    ruleset = game.settings.ruleset
    held = sum(len(chair.hand) for chair in game.chairs)
    if isinstance(game.phase, Storytelling | Submitting):
        held -= cards_to_lay(game)
    return seats * round_rules(ruleset, seats).hand_size - held
