"""The running bot's services, as cogs reach them."""

from dataclasses import dataclass
from pathlib import Path
from typing import Any, Protocol

from bot.service.deadlines import DeadlineScheduler
from bot.service.delivery import Dispatcher
from bot.service.ports import Store
from bot.service.table import TableService
from bot.ui.router import InteractionRouter


@dataclass(frozen=True, slots=True)
class Services:
    """Everything that lives as long as the bot; none of it holds a game."""

    router: InteractionRouter
    table: TableService
    store: Store
    dispatcher: Dispatcher
    scheduler: DeadlineScheduler
    health_file: Path | None = None


class Serving(Protocol):
    """A client that has services."""

    services: Services


def services_of(client: Any) -> Services:
    """Return the services of the client that received an interaction."""
    serving: Serving = client
    return serving.services
