"""What events do to people: who is here, who plays which seat, who is away."""

from typing import Any

from bot.engine import events as e
from bot.engine.changing import changed
from bot.engine.ids import PlayerId, Seat
from bot.engine.model import Chair, FormerSeat, Game, Star, Submitting, Support, Voting
from bot.engine.seating import player_of, seat_of


def with_chair(game: Game, seat: int, **changes: Any) -> Game:
    """Return the game with fields of one chair changed."""
    chairs = game.chairs
    chair = changed(chairs[seat], **changes)
    return changed(game, chairs=(*chairs[:seat], chair, *chairs[seat + 1 :]))


def _seated(game: Game, player: PlayerId) -> Seat:
    seat = seat_of(game, player)
    assert seat is not None  # noqa: S101 - decide lets only seated players have such events
    return seat


def player_joined(game: Game, event: e.PlayerJoined) -> Game:
    """Add a chair in the lobby."""
    chair = Chair(event.player, event.name, event.rabbit, event.team, computer=event.computer)
    return changed(game, chairs=(*game.chairs, chair))


def newcomer_joined(game: Game, event: e.NewcomerJoined) -> Game:
    """Let a newcomer wait for the next round."""
    return changed(game, waiting=(*game.waiting, event.newcomer))


def newcomer_moved(game: Game, event: e.NewcomerMoved) -> Game:
    """Let somebody who waits already take another seat."""
    moved = event.newcomer
    waiting = (moved if one.player == moved.player else one for one in game.waiting)
    return changed(game, waiting=tuple(waiting))


def player_left(game: Game, event: e.PlayerLeft) -> Game:
    """Mark a chair as left, and put away what was its player's (L1)."""
    seat = seat_of(game, event.player)
    if seat is None:
        return changed(game, waiting=tuple(n for n in game.waiting if n.player != event.player))
    chair = game.chairs[seat]
    game = _remembered(game, chair)
    if game.phase.kind == "lobby":
        return changed(game, chairs=game.chairs[:seat] + game.chairs[seat + 1 :])
    was_host = event.player == game.host
    game = with_chair(game, seat, was_host=was_host, gone=True, kicked=event.kicked)
    if game.settings.ruleset.pairs:  # hand and given card stay with the seat (T4)
        return _ballot_handed_over(game, event.player)
    phase = game.phase
    if isinstance(phase, Submitting):
        phase = changed(phase, given=tuple(g for g in phase.given if g.seat != seat))
    game = with_chair(game, seat, hand=())
    return changed(game, discards=game.discards + chair.hand, phase=phase)


def _remembered(game: Game, chair: Chair) -> Game:
    """Let rabbit and team of a chair be its player's also when they come back (L6)."""
    others = (former for former in game.past_seats if former.player != chair.player)
    return changed(game, past_seats=(*others, FormerSeat(chair.player, chair.rabbit, chair.team)))


def _ballot_handed_over(game: Game, leaver: PlayerId) -> Game:
    """Let the partner cast the ballot that the leaver has not (T4)."""
    phase = game.phase
    if not isinstance(phase, Voting):
        return game
    ballots = tuple(
        changed(b, player=player_of(game, b.seat) or leaver)
        if b.player == leaver and not b.tokens
        else b
        for b in phase.ballots
    )
    return changed(game, phase=changed(phase, ballots=ballots))


def team_picked(game: Game, event: e.TeamPicked) -> Game:
    """Note which team a player asked for."""
    return with_chair(game, _seated(game, event.player), team=event.team)


def rabbit_picked(game: Game, event: e.RabbitPicked) -> Game:
    """Note the chosen rabbit."""
    seat = _seated(game, event.player)
    return with_chair(game, seat, rabbit=event.rabbit, rabbit_chosen=True)


def seat_picked(game: Game, event: e.SeatPicked) -> Game:
    """Move a chair of the lobby next to another one."""
    own = game.chairs[_seated(game, event.player)]
    others = [chair for chair in game.chairs if chair is not own]
    place = 1 + next(i for i, chair in enumerate(others) if chair.player == event.left_of)
    return changed(game, chairs=(*others[:place], own, *others[place:]))


def configured(game: Game, event: e.Configured) -> Game:
    """Change the settings."""
    return changed(game, settings=event.settings)


def host_passed(game: Game, event: e.HostPassed) -> Game:
    """Change the host; with that the proposals of another one are settled (B3)."""
    kept = tuple(s for s in game.support if s.what != "host")
    chairs = tuple(changed(c, was_host=c.was_host or c.player == game.host) for c in game.chairs)
    return changed(game, chairs=chairs, host=event.host, support=kept)


def player_returned(game: Game, event: e.PlayerReturned) -> Game:
    """Forget a player's missed deadlines."""
    return with_chair(game, _seated(game, event.player), misses=0, away=False)


def proposal_supported(game: Game, event: e.ProposalSupported) -> Game:
    """Note a support; those of earlier phases have lost their point (B3)."""
    present = (game.round, game.phase.kind)
    kept = (s for s in game.support if (s.round, s.phase) == present)
    return changed(game, support=(*kept, Support(event.player, event.what, *present)))


def star_given(game: Game, event: e.StarGiven) -> Game:
    """Put a player's star of the round where it is now (B4)."""
    kept = (s for s in game.stars if (s.player, s.round) != (event.player, event.round))
    return changed(game, stars=(*kept, Star(event.player, event.round, event.number, event.to)))


def seats_missed(game: Game, event: e.SeatsMissed) -> Game:
    """Count missed deadlines; at the second the seat is away (L3)."""
    for seat in event.seats:
        misses = game.chairs[seat].misses + 1
        game = with_chair(game, seat, misses=misses, away=misses > 1)
    return game
