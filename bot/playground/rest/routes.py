"""The table of routes, filled by the modules that serve them."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

from bot.playground.core import Call

Answer = tuple[int, Any]
"""A status and the JSON to answer with (None: no body)."""

Handler = Callable[[Call], Awaitable[Answer]]


@dataclass(frozen=True, slots=True)
class Route:
    """One route.

    `bot_token` says whether it needs the bot's token, `counts` whether it falls under the limit
    of 50 requests a second.
    """

    method: str
    template: str
    handler: Handler
    bot_token: bool = True
    counts: bool = True


ROUTES: list[Route] = []


def route(
    method: str, template: str, *, bot_token: bool = True, counts: bool = True
) -> Callable[[Handler], Handler]:
    """Register a handler for a route."""

    def register(handler: Handler) -> Handler:
        ROUTES.append(Route(method, template, handler, bot_token, counts))
        return handler

    return register
