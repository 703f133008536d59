"""Seats for computer players (C1)."""

from functools import reduce

from bot.engine.commands import AddComputer, RemoveComputer
from bot.engine.computers import last_computer, new_computer
from bot.engine.errors import SeatError
from bot.engine.events import Events, NewcomerJoined, PlayerJoined
from bot.engine.evolve import evolve
from bot.engine.joining import check_late_join, former_team, free_rabbit, newcomer, places
from bot.engine.model import Game
from bot.engine.rules.seats import leave_table
from bot.engine.rules.who import check_host


def add_computer(game: Game, command: AddComputer) -> Events:
    """Give computer players seats, or let them wait for one as anybody who comes late (L2)."""
    check_host(game, command)
    free = places(game, command.room) - len(game.chairs)
    if game.phase.kind == "lobby" and 0 < free < command.number:
        raise SeatError("few-seats-free", free=free)
    events: Events = ()
    for _ in range(command.number):
        one = _one_more(game, command)
        events += one
        game = reduce(evolve, one, game)
    return events


def _one_more(game: Game, command: AddComputer) -> Events:
    player, name = new_computer(game, command.again)
    if game.phase.kind != "lobby":
        check_late_join(game, None, computer=True)
        return (NewcomerJoined(newcomer(game, player, name, None, computer=command.level)),)
    maximum = places(game, command.room)
    if len(game.chairs) >= maximum:
        raise SeatError("table-full", maximum=maximum, computer=True)
    return (
        PlayerJoined(
            player, name, free_rabbit(game, player), former_team(game, player), command.level
        ),
    )


def remove_computer(game: Game, command: RemoveComputer) -> Events:
    """Let the computer player who came last leave."""
    check_host(game, command)
    player = last_computer(game)
    if player is None:
        raise SeatError("no-computer")
    return leave_table(game, player, kicked=True)
