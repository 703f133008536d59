"""Coming and going, and who is host."""

from bot.engine.changing import changed
from bot.engine.commands import Join, Kick, Leave, PassHost
from bot.engine.computers import is_computer, place_to_take_over
from bot.engine.errors import SeatError
from bot.engine.events import (
    Event,
    Events,
    HostPassed,
    PlayerJoined,
    PlayerLeft,
    RabbitPicked,
    RoundVoided,
    SeatPicked,
)
from bot.engine.giving_way import join_late
from bot.engine.hosting import is_here
from bot.engine.ids import PlayerId, Seat
from bot.engine.joining import former_team, free_rabbit, places
from bot.engine.model import Game, Storytelling, Submitting
from bot.engine.rules.lobby import check_team
from bot.engine.rules.who import check_host
from bot.engine.seating import player_of, present_seats, right_of, seat_of


def join(game: Game, command: Join) -> Events:
    """Take a seat in the lobby, or wait for one (L2).

    Who finds no host at the table, as the last person has just left it, becomes host (C3).
    """
    if is_here(game, command.player):
        raise SeatError("already-seated")
    if game.phase.kind == "lobby":
        joined = _join_lobby(game, command)
    else:
        joined = join_late(game, command.player, command.name, command.team, command.rabbit)
    if command.player == game.host or is_here(game, game.host):
        return joined
    return (*joined, HostPassed(command.player))


def _join_lobby(game: Game, command: Join) -> Events:
    """Sit down; at a full table instead of a computer player (C2)."""
    ruleset, instead = game.settings.ruleset, place_to_take_over(game)
    most = places(game, command.room)
    team = command.team if ruleset.pairs else None
    if team is not None:
        check_team(game, team)
    else:
        team = former_team(game, command.player)
    if len(game.chairs) < most:
        return _seated(command, free_rabbit(game, command.player, command.rabbit), team, game)
    if instead is None:
        raise SeatError("table-full", maximum=most, computer=False)
    others = changed(game, chairs=tuple(chair for chair in game.chairs if chair is not instead))
    rabbit = free_rabbit(others, command.player, command.rabbit, instead.rabbit)
    events = (PlayerLeft(instead.player, kicked=True), *_seated(command, rabbit, team, game))
    if ruleset.pairs or ruleset.seating == "shuffled":
        return events
    beside = game.chairs[right_of(game, Seat(game.chairs.index(instead)))]
    return (*events, SeatPicked(command.player, beside.player))


def _seated(command: Join, rabbit: int, team: int | None, game: Game) -> Events:
    """Give somebody a seat of the lobby; the rabbit that they like counts as chosen (L6).

    Not before what somebody had who is back.
    """
    joined = PlayerJoined(command.player, command.name, rabbit, team)
    is_back = any(former.player == command.player for former in game.past_seats)
    if rabbit != command.rabbit or is_back:
        return (joined,)
    return (joined, RabbitPicked(command.player, rabbit))


def leave(game: Game, command: Leave) -> Events:
    """Leave, in any phase (L1)."""
    if not is_here(game, command.player):
        raise SeatError("not-seated")
    return leave_table(game, command.player, kicked=False)


def kick(game: Game, command: Kick) -> Events:
    """Make somebody leave; who kicks themself just leaves."""
    check_host(game, command)
    if not is_here(game, command.player):
        raise SeatError("player-unknown")
    return leave_table(game, command.player, kicked=command.actor != command.player)


def pass_host(game: Game, command: PassHost) -> Events:
    """Make another player host."""
    check_host(game, command)
    if seat_of(game, command.player) is None or is_computer(game, command.player):
        raise SeatError("player-unknown")
    return () if command.player == game.host else (HostPassed(command.player),)


def leave_table(game: Game, player: PlayerId, *, kicked: bool) -> Events:
    """Let somebody go; a storyteller who leaves before the board is laid voids the round (L1)."""
    events: list[Event] = [PlayerLeft(player, kicked)]
    phase = game.phase
    teller = phase.storyteller if isinstance(phase, Storytelling | Submitting) else None
    if teller is not None and player_of(game, teller) == player:
        events.append(RoundVoided("storyteller-left"))
    heir = _next_host(game, player)
    if player == game.host and heir is not None:
        events.append(HostPassed(heir))
    return tuple(events)


def _next_host(game: Game, leaver: PlayerId) -> PlayerId | None:
    """Return who becomes host: the nearest to the left, somebody who is not away if possible."""
    own = seat_of(game, leaver) or 0
    seats = present_seats(game)
    left = [s for s in seats if s > own] + [s for s in seats if s < own]
    heirs = [game.chairs[seat] for seat in left if game.chairs[seat].player != leaver]
    heirs.sort(key=lambda chair: chair.away)
    people = (p for p in (*heirs, *game.waiting) if p.computer is None)
    return next((p.player for p in people if p.player != leaver), None)
