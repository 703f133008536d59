"""Everything the routes work with, in one place."""

from dataclasses import dataclass, field
from typing import Any

from bot.playground.clock import Clock
from bot.playground.command_registry import CommandRegistry
from bot.playground.faults import Faults
from bot.playground.gateway import Gateway
from bot.playground.interactions import Interactions
from bot.playground.live import Live
from bot.playground.ratelimits import RateLimits
from bot.playground.traffic import Request, RequestLog
from bot.playground.uploads import Upload
from bot.playground.world import World


@dataclass(slots=True)
class Nonces:
    """Which message a nonce belongs to, remembered for some minutes."""

    clock: Clock
    seconds: float = 300.0
    _known: dict[tuple[str, str], tuple[float, str]] = field(
        default_factory=dict[tuple[str, str], tuple[float, str]]
    )

    def find(self, channel_id: str, nonce: str) -> str | None:
        """Return the id of the message that was sent with this nonce a short while ago."""
        at, message_id = self._known.get((channel_id, nonce), (0.0, None))
        return message_id if self.clock.now() - at <= self.seconds else None

    def remember(self, channel_id: str, nonce: str, message_id: str) -> None:
        """Note the message that was sent with a nonce."""
        self._known[channel_id, nonce] = (self.clock.now(), message_id)


@dataclass(slots=True)
class Call:
    """A request to the REST API, read and ready to be served."""

    core: "Core"
    request: Request
    files: tuple[Upload, ...]

    @property
    def params(self) -> dict[str, str]:
        """The variable parts of the path."""
        return self.request.params

    @property
    def query(self) -> dict[str, str]:
        """The query string's values."""
        return self.request.query

    @property
    def body(self) -> Any:
        """The JSON body, None when there is none."""
        return self.request.body


class Core:
    """The local Discord without its sockets."""

    def __init__(self, token: str, *, bot_name: str, shards: int, rate_limits: bool) -> None:
        self.token = token
        self.clock = Clock()
        self.world = World(self.clock, bot_name)
        self.gateway = Gateway(self.world, self.clock, token, shards)
        self.live = Live(self.world)
        self.commands = CommandRegistry(self.world)
        self.interactions = Interactions(self.world, self.live, self.commands)
        self.limits = RateLimits(self.clock, enabled=rate_limits)
        self.faults = Faults(self.world, self.gateway, self.clock)
        self.requests = RequestLog()
        self.nonces = Nonces(self.clock)
        self.opened_dms: list[float] = []
        self.base_url = ""
        self.gateway.on_status.append(self._tell_status)

    @property
    def application_id(self) -> str:
        """The application's id, which is the bot user's too."""
        return self.world.bot.id

    def _tell_status(self, online: bool) -> None:  # noqa: FBT001 – a listener gets the bare value
        self.live.send("BOT_STATUS", {"online": online})
