"""Seats for computer players (C1)."""

from bot.engine.commands import AddComputer, RemoveComputer
from bot.engine.computers import last_computer, new_computer
from bot.engine.errors import SeatError
from bot.engine.events import Events, NewcomerJoined, PlayerJoined
from bot.engine.joining import check_late_join, former_team, free_rabbit, newcomer, places
from bot.engine.model import Game
from bot.engine.rules.seats import leave_table
from bot.engine.rules.who import check_host


def add_computer(game: Game, command: AddComputer) -> Events:
    """Give a computer player a seat, or let it wait for one as anybody who comes late (L2)."""
    check_host(game, command)
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
