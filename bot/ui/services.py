"""The running bot's services, as cogs reach them."""

from dataclasses import dataclass
from pathlib import Path

from discord.ext import commands

from bot.service.computers import ComputerPlayers
from bot.service.deadlines import DeadlineScheduler
from bot.service.delivery import Dispatcher
from bot.service.departures import Departures
from bot.service.fleet import Fleet
from bot.service.rebuilding import Rebuilding
from bot.service.table import TableService
from bot.service.upkeep import Upkeep
from bot.ui.registration import CommandRegistration
from bot.ui.router import InteractionRouter


@dataclass(frozen=True, slots=True)
class Services:
    """Everything that lives as long as the bot; none of it holds a game."""

    router: InteractionRouter
    table: TableService
    dispatcher: Dispatcher
    scheduler: DeadlineScheduler
    computers: ComputerPlayers
    departures: Departures
    rebuilding: Rebuilding
    upkeep: Upkeep
    registration: CommandRegistration | None = None
    """None: another process registers the commands."""
    fleet: Fleet | None = None
    """None: this process has all shards."""
    health_file: Path | None = None


class ServingBot(commands.AutoShardedBot):
    """A bot that has services; they are there before a cog is loaded."""

    services: Services

    def is_connected(self) -> bool:
        """Say whether Discord has let the bot in and all of its shards are open."""
        opened = bool(self.shards) and not any(s.is_closed() for s in self.shards.values())
        return self.is_ready() and opened and not self.is_closed()
