"""Who sits where, who plays which seat, and who tells next."""

from dataclasses import dataclass, replace

from bot.engine.events import SeatAssignment
from bot.engine.ids import PlayerId, Seat
from bot.engine.model import Game, Newcomer


def everybody(game: Game) -> frozenset[PlayerId]:
    """Return all whom a game names: who is in it, waits to be, was before, or in the one before."""
    return frozenset(one.player for one in (*game.chairs, *game.waiting, *game.past_seats))


def seat_of(game: Game, player: PlayerId) -> Seat | None:
    """Return the player's own seat, None if they have none (any more)."""
    for seat, chair in enumerate(game.chairs):
        if chair.player == player and not chair.gone:
            return Seat(seat)
    return None


def right_of(game: Game, seat: Seat) -> Seat:
    """Return the seat to whose left this one is; it is the same one where nobody else sits."""
    return Seat((seat - 1) % len(game.chairs))


def partner_seat(game: Game, seat: Seat) -> Seat | None:
    """Return the opposite seat in team games (T1)."""
    if not game.settings.ruleset.pairs:
        return None
    half = len(game.chairs) // 2
    return Seat((seat + half) % len(game.chairs))


def partner_of(game: Game, player: PlayerId) -> PlayerId | None:
    """Return the other one of the player's pair, None without pairs or if they have left."""
    seat = seat_of(game, player)
    opposite = None if seat is None else partner_seat(game, seat)
    if opposite is None or game.chairs[opposite].gone:
        return None
    return game.chairs[opposite].player


def player_of(game: Game, seat: Seat) -> PlayerId | None:
    """Return who plays the seat: its player, or the partner of one who has left (T4)."""
    chair = game.chairs[seat]
    if not chair.gone:
        return chair.player
    opposite = partner_seat(game, seat)
    if opposite is not None and not game.chairs[opposite].gone:
        return game.chairs[opposite].player
    return None


def seats_of(game: Game, player: PlayerId) -> tuple[Seat, ...]:
    """Return the seats that the player plays, their own first."""
    own = seat_of(game, player)
    if own is None:
        return ()
    opposite = partner_seat(game, own)
    if opposite is not None and game.chairs[opposite].gone:
        return (own, opposite)
    return (own,)


def is_waited_for(game: Game, player: PlayerId | None) -> bool:
    """Return whether the table waits for this player: seated and not away (L3)."""
    seat = None if player is None else seat_of(game, player)
    return seat is not None and not game.chairs[seat].away


def present_seats(game: Game) -> tuple[Seat, ...]:
    """Return the seats whose own player has not left."""
    return tuple([Seat(s) for s, chair in enumerate(game.chairs) if not chair.gone])


def scorer_of(game: Game, seat: Seat) -> int:
    """Return what scores for this seat: the team's number in team games, else the seat's."""
    team = game.chairs[seat].team
    return seat if team is None or not game.settings.ruleset.pairs else team


def players_of_scorer(game: Game, scorer: int) -> tuple[PlayerId, ...]:
    """Return the players who score together and have not left."""
    return tuple(
        game.chairs[seat].player for seat in present_seats(game) if scorer_of(game, seat) == scorer
    )


@dataclass(frozen=True, slots=True)
class Arrivals:
    """Where the waiting newcomers will sit: on empty seats (teams) or on new ones."""

    substitutes: dict[Seat, Newcomer]
    new: tuple[Newcomer, ...]
    """In teams an even number, a pair after a pair; who is left over goes on waiting."""


def arrivals(game: Game) -> Arrivals:
    """Return where the newcomers will sit; an empty seat goes before a new pair (L2)."""
    if not game.waiting:
        return Arrivals({}, ())
    substitutes = _taking_over(game)
    if game.settings.ruleset.pairs:
        substitutes |= _own_again(game)
    waiting = [n for n in game.waiting if n not in substitutes.values()]
    if not game.settings.ruleset.pairs:
        return Arrivals(substitutes, tuple(waiting))
    new: list[Newcomer] = []
    for newcomer in sorted(waiting, key=lambda n: n.team is None):
        empty = [
            Seat(seat)
            for seat, chair in enumerate(game.chairs)
            if chair.gone and seat not in substitutes and newcomer.team in {None, chair.team}
        ]
        if empty:
            substitutes[empty[0]] = newcomer
        else:
            new.append(newcomer)
    return Arrivals(substitutes, tuple(new[: len(new) // 2 * 2]))


def _taking_over(game: Game) -> dict[Seat, Newcomer]:
    """Return who takes over the seat of a computer player (C2)."""
    seats = {chair.player: Seat(n) for n, chair in enumerate(game.chairs) if not chair.gone}
    return {
        seats[newcomer.replaces]: newcomer
        for newcomer in game.waiting
        if newcomer.replaces is not None and newcomer.replaces in seats
    }


def _own_again(game: Game) -> dict[Seat, Newcomer]:
    """Return who comes back to their own empty seat in teams (L6)."""
    back = {(n.player, n.team): n for n in game.waiting if n.replaces is None}
    seats: dict[Seat, Newcomer] = {}
    for seat, chair in enumerate(game.chairs):
        newcomer = back.get((chair.player, chair.team)) if chair.gone else None
        if newcomer is not None and newcomer not in seats.values():
            seats[Seat(seat)] = newcomer
    return seats


def has_person(game: Game, *, with_newcomers: bool) -> bool:
    """Say whether anybody but computer players is at the table."""
    seated = any(game.chairs[seat].computer is None for seat in present_seats(game))
    return seated or (with_newcomers and any(n.computer is None for n in game.waiting))


def is_too_few(game: Game, *, with_newcomers: bool) -> bool:
    """Return whether the game is below its least number of players, or has no person (E2, C3)."""
    return not has_person(game, with_newcomers=with_newcomers) or lacks_players(
        game, with_newcomers=with_newcomers
    )


def lacks_players(game: Game, *, with_newcomers: bool) -> bool:
    """Say whether the game is below its least number of players (teams: of teams, E2)."""
    ruleset = game.settings.ruleset
    coming = arrivals(game) if with_newcomers else Arrivals({}, ())
    if not ruleset.pairs:
        return len(present_seats(game)) + len(coming.new) < ruleset.min_players
    teams = len(_filled_teams(game, coming)) + len(coming.new) // 2
    return teams < ruleset.min_players // 2


def _filled_teams(game: Game, coming: Arrivals) -> set[int | None]:
    """Return the teams that somebody is in, those who come included."""
    return {game.chairs[seat].team for seat in (*present_seats(game), *coming.substitutes)}


def teams_wanted(game: Game) -> set[int | None]:
    """Return the empty teams of which one must come back, as else the game ends (E2, T4)."""
    empty = {chair.team for chair in game.chairs} - _filled_teams(game, arrivals(game))
    if only_empty_teams_follow(game):
        return {chair.team for chair in game.chairs if not chair.told} & empty
    return empty if lacks_players(game, with_newcomers=True) else set()


def _turns_left(game: Game) -> int:
    """Return how many turns are left of the present lap, newcomers' included."""
    keeps_empty = game.settings.ruleset.pairs
    untold = sum(not chair.told for chair in game.chairs if keeps_empty or not chair.gone)
    return untold + len(arrivals(game).new)


def ends_laps(game: Game) -> bool:
    """Return whether the present turn is the last one of the last lap."""
    return _is_last_lap(game) and _turns_left(game) == 0


def last_turn_follows(game: Game) -> bool:
    """Return whether the next turn is the last one of the last lap if nobody joins before it."""
    return game.round > 0 and _is_last_lap(game) and _turns_left(game) == 1


def only_empty_teams_follow(game: Game) -> bool:
    """Return whether every turn left of the last lap is one of a team that nobody is in (T4).

    None of them is played, so the game ends after the present round unless somebody joins.
    """
    if game.round == 0 or not _is_last_lap(game) or not _turns_left(game):
        return False
    coming = arrivals(game)
    filled = _filled_teams(game, coming)
    return not coming.new and all(chair.told or chair.team not in filled for chair in game.chairs)


def _is_last_lap(game: Game) -> bool:
    laps = game.settings.ruleset.laps
    return laps is not None and game.laps + 1 >= laps


@dataclass(frozen=True, slots=True)
class Seating:
    """The seats of the next round and who tells in it."""

    places: tuple[SeatAssignment, ...]
    storyteller: Seat
    new_lap: bool
    changed: bool
    """Somebody sits down or a chair is taken away."""


def next_seating(game: Game, current: Seat) -> Seating:
    """Return the seats of the next round: without those who left, with those who waited (L2).

    The seats that have not told yet are those next to the storyteller's left, so the present lap
    tells in the order of ``lap``, and a newcomer sits down at its end.
    """
    count = len(game.chairs)
    left = [Seat((current + step) % count) for step in range(1, count + 1)]
    ahead = next((i for i, seat in enumerate(left) if game.chairs[seat].told), 0)
    lap = left[ahead:] + left[:ahead]
    if game.settings.ruleset.pairs:
        seated = _teams_seated(game, lap, current)
    else:
        coming = arrivals(game)
        here = [seat for seat in lap if not game.chairs[seat].gone]
        seated = [_assignment(game, seat, coming.substitutes.get(seat)) for seat in here]
        lowest = min((place.score for place in seated), default=0)
        seated += [_new_assignment(n, None, lowest, told=False) for n in coming.new]
    teller = next((i for i, place in enumerate(seated) if not place.told), None)
    start = min(range(len(seated)), key=lambda i: _old_number(seated[i], count))
    places = tuple(seated[start:] + seated[:start])
    return Seating(
        places,
        Seat(((teller or 0) - start) % len(places)),
        new_lap=teller is None,
        changed=[p.was for p in places] != list(range(count))
        or any(
            p.player != chair.player or p.gone != chair.gone
            for p, chair in zip(places, game.chairs, strict=True)
        ),
    )


def _teams_seated(game: Game, lap: list[Seat], current: Seat) -> list[SeatAssignment]:
    """Fill empty seats with substitutes and put new pairs opposite each other.

    The second seat of a pair comes half a circle after the first; if this lap has passed it, it
    waits for the next.
    """
    coming = arrivals(game)
    seated = [_assignment(game, seat, coming.substitutes.get(seat)) for seat in lap]
    lowest = min(place.score for place in seated)
    for first, second in zip(coming.new[::2], coming.new[1::2], strict=True):
        half = len(seated) // 2
        teller = next(i for i, place in enumerate(seated) if place.was == current)
        team = min(set(range(len(seated))) - {place.team for place in seated})
        last = _new_assignment(first, team, lowest, told=False)
        opposite = _new_assignment(
            second, team, lowest, told=seated[teller].told and teller >= half
        )
        opposite = replace(opposite, rabbit=first.rabbit)
        seated = [*seated[:half], opposite, *seated[half:], last]
    return seated


def _assignment(game: Game, seat: Seat, substitute: Newcomer | None = None) -> SeatAssignment:
    chair = game.chairs[seat]
    who = chair if substitute is None else substitute
    gone = chair.gone and substitute is None
    return SeatAssignment(
        who.player,
        who.name,
        chair.rabbit,
        chair.team,
        chair.score,
        chair.told,
        gone,
        seat,
        who.computer,
    )


def _new_assignment(
    newcomer: Newcomer, team: int | None, score: int, *, told: bool
) -> SeatAssignment:
    return SeatAssignment(
        newcomer.player,
        newcomer.name,
        newcomer.rabbit,
        team,
        score,
        told,
        gone=False,
        was=None,
        computer=newcomer.computer,
    )


def _old_number(place: SeatAssignment, count: int) -> int:
    return count if place.was is None else place.was
