"""Faults on request: what tests let go wrong between the bot and its Discord."""

from collections.abc import Callable
from dataclasses import dataclass

from bot.playground.clock import Clock
from bot.playground.errors import Refusal
from bot.playground.gateway import Gateway
from bot.playground.model import Channel, Message, User
from bot.playground.traffic import Request
from bot.playground.world import World

Match = Callable[[Request], bool]


@dataclass(slots=True, eq=False)
class Fault:
    """Something that happens to the next `count` requests that match.

    `method` and `route` (a template as in `Request.route`) are None for any. After `delay`
    seconds the request is cut off (`cut`), answered with `refusal`, or served as usual when
    neither is set. With `after` it is served first and only its answer is lost or replaced.
    `hits` counts how often it has happened.
    """

    method: str | None = None
    route: str | None = None
    count: int = 1
    when: Match | None = None
    delay: float = 0.0
    cut: bool = False
    refusal: Refusal | None = None
    retry_after: float | None = None
    via: bool = True
    of_all: bool = False
    after: bool = False
    hits: int = 0

    def matches(self, request: Request) -> bool:
        """Whether this fault is for a request and not used up yet."""
        return (
            self.hits < self.count
            and self.method in (None, request.method)
            and self.route in (None, request.route)
            and (self.when is None or self.when(request))
        )


class Faults:
    """The switchboard of everything that can go wrong."""

    def __init__(self, world: World, gateway: Gateway, clock: Clock) -> None:
        self._world, self._gateway, self._clock = world, gateway, clock
        self._faults: list[Fault] = []

    # -- requests ------------------------------------------------------------------------

    def add(self, fault: Fault) -> Fault:
        """Let a fault happen; it is returned so that its hits can be counted."""
        self._faults.append(fault)
        return fault

    def answer(
        self,
        method: str | None,
        route: str | None,
        status: int,
        code: int = 0,
        message: str = "injected",
        *,
        count: int = 1,
        when: Match | None = None,
        retry_after: float | None = None,
        via: bool = True,
        of_all: bool = False,
        after: bool = False,
    ) -> Fault:
        """Answer the next `count` matching requests with a status and error code.

        `retry_after` (seconds) belongs to a 429, `via` says whether it carries the header
        without which discord.py takes it for a ban, and `of_all` whether all requests are refused.
        """
        return self.add(
            Fault(
                method,
                route,
                count,
                when,
                refusal=Refusal(status, code, message),
                retry_after=retry_after,
                via=via,
                of_all=of_all,
                after=after,
            )
        )

    def delay(
        self,
        method: str | None,
        route: str | None,
        seconds: float,
        *,
        count: int = 1,
        when: Match | None = None,
        after: bool = False,
    ) -> Fault:
        """Hold the next matching requests up, before (or with `after`: once) they are served."""
        return self.add(Fault(method, route, count, when, delay=seconds, after=after))

    def cut(
        self,
        method: str | None,
        route: str | None,
        *,
        count: int = 1,
        when: Match | None = None,
        after: bool = False,
    ) -> Fault:
        """Cut the connection of the next matching requests, before or after they are served."""
        return self.add(Fault(method, route, count, when, cut=True, after=after))

    def clear(self) -> None:
        """Let nothing more go wrong."""
        self._faults.clear()
        self._gateway.duplicates = self._gateway.refuse_resume = 0

    def take(self, request: Request, *, after: bool) -> Fault | None:
        """Return the fault that happens to a request now, counting it as used."""
        for fault in self._faults:
            if fault.after is after and fault.matches(request):
                fault.hits += 1
                return fault
        return None

    # -- gateway -------------------------------------------------------------------------

    async def drop_gateway(self, code: int = 1012) -> None:
        """Close the bot's websockets with a code; it may resume."""
        await self._gateway.drop(code)

    def abort_gateway(self) -> None:
        """Cut the bot's websockets without a word."""
        self._gateway.abort()

    def ask_to_reconnect(self) -> None:
        """Ask the bot to reconnect and resume (opcode 7)."""
        self._gateway.reconnect()

    def invalidate_sessions(self, *, resumable: bool = False) -> None:
        """Declare the bot's sessions invalid (opcode 9)."""
        self._gateway.invalidate(resumable=resumable)

    def refuse_resume(self, count: int = 1) -> None:
        """Answer the next RESUMEs with an invalid session, so the bot must identify again."""
        self._gateway.refuse_resume = count

    def duplicate_interactions(self, count: int = 1) -> None:
        """Deliver the next interactions twice."""
        self._gateway.duplicates = count

    # -- the world -----------------------------------------------------------------------

    def close_dms(self, user: User) -> None:
        """Let a user refuse direct messages (50007)."""
        user.dms_open = False

    def open_dms(self, user: User) -> None:
        """Let a user accept direct messages again."""
        user.dms_open = True

    def revoke(self, channel: Channel, permissions: int) -> None:
        """Take permissions from the bot in a channel."""
        self._world.set_permissions(channel, self._world.bot, deny=permissions)

    def restore(self, channel: Channel) -> None:
        """Give the bot its permissions in a channel back."""
        self._world.set_permissions(channel, self._world.bot)

    def delete_channel(self, channel: Channel) -> None:
        """Delete a channel or thread."""
        self._world.delete_channel(channel)

    def delete_message(self, message: Message) -> None:
        """Delete a message."""
        self._world.delete_message(message)

    def forward(self, seconds: float) -> None:
        """Move the server's clock forward."""
        self._clock.forward(seconds)
