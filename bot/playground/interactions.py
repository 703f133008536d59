"""Interactions: from a person's act to the bot's answers, with their lifetimes."""

import asyncio
import secrets
from collections.abc import Iterator
from dataclasses import dataclass, field
from enum import Enum
from typing import Any

from bot.playground import payloads
from bot.playground.clock import moment_of
from bot.playground.command_registry import CommandRegistry
from bot.playground.errors import (
    ALREADY_ACKNOWLEDGED,
    INVALID_WEBHOOK_TOKEN,
    UNKNOWN_INTERACTION,
    UNKNOWN_WEBHOOK,
    ApiError,
)
from bot.playground.live import Live
from bot.playground.model import Channel, Message, User
from bot.playground.world import Event, World

ANSWER_SECONDS, TOKEN_SECONDS = 3.0, 900.0
ATTACHMENT_SIZE_LIMIT = 10 * 2**20

COMMAND, COMPONENT, AUTOCOMPLETE, MODAL_SUBMIT = 2, 3, 4, 5
SUBS = (1, 2)
"""Types of options: a sub-command, a group of them."""


class State(Enum):
    """How far the bot is with an interaction."""

    OPEN = "open"
    ANSWERED = "answered"
    FAILED = "failed"


@dataclass(slots=True, eq=False)
class Interaction:
    """One act of a person; `source` is the message whose component or modal it came from."""

    id: str
    token: str
    type: int
    user: User
    channel: Channel
    data: dict[str, Any]
    nonce: str | None = None
    source: Message | None = None
    state: State = State.OPEN
    original: Message | None = None
    modal: dict[str, Any] | None = None
    messages: set[str] = field(default_factory=set[str])
    choices: asyncio.Future[list[dict[str, Any]]] | None = None

    def metadata(self) -> dict[str, Any]:
        """Return the part of a message that tells which interaction made it."""
        data: dict[str, Any] = {
            "id": self.id,
            "type": self.type,
            "user": payloads.user(self.user),
            "authorizing_integration_owners": {"0": self.channel.guild_id or "0"},
        }
        if self.type == COMMAND:
            data["name"] = " ".join(self._path())
        if self.type == COMPONENT and self.source is not None:
            data["interacted_message_id"] = self.source.id
        return data

    def _path(self) -> Iterator[str]:
        """Yield the command's name and those of its groups and sub-commands."""
        part: dict[str, Any] | None = self.data
        while part is not None:
            yield part["name"]
            below = part.get("options") or ()
            part = next((option for option in below if option.get("type") in SUBS), None)


class Interactions:
    """All interactions that may still be answered."""

    def __init__(self, world: World, live: Live, commands: CommandRegistry) -> None:
        self._world, self._live, self._commands = world, live, commands
        self._by_id: dict[str, Interaction] = {}
        self._by_token: dict[str, Interaction] = {}
        self._timers: set[asyncio.Task[None]] = set()
        self.patience = ANSWER_SECONDS
        """Seconds in which the first answer must come."""

    # -- from the person -----------------------------------------------------------------

    def start(
        self,
        kind: int,
        user: User,
        channel: Channel,
        data: dict[str, Any],
        *,
        nonce: str | None = None,
        source: Message | None = None,
    ) -> Interaction:
        """Tell the bot what a person did, and begin to count the three seconds."""
        token = secrets.token_urlsafe(60)
        made = Interaction(self._world.ids.next(), token, kind, user, channel, data, nonce, source)
        if kind == AUTOCOMPLETE:
            made.choices = asyncio.get_running_loop().create_future()
        self._by_id[made.id] = self._by_token[token] = made
        timer = asyncio.create_task(self._expire(made))
        self._timers.add(timer)
        timer.add_done_callback(self._timers.discard)
        event = Event("INTERACTION_CREATE", self._payload(made), channel.guild_id, channel.id)
        self._world.announce(event)
        return made

    def find(self, interaction_id: str) -> Interaction | None:
        """Return an interaction by its id."""
        return self._by_id.get(interaction_id)

    def _payload(self, made: Interaction) -> dict[str, Any]:
        world, channel = self._world, made.channel
        place = payloads.channel(world, channel)
        data: dict[str, Any] = {
            "id": made.id,
            "application_id": world.bot.id,
            "type": made.type,
            "data": made.data,
            "channel_id": channel.id,
            "channel": place,
            "token": made.token,
            "version": 1,
            "locale": made.user.locale,
            "app_permissions": str(int(world.permissions(world.bot.id, channel))),
            "entitlements": [],
            "authorizing_integration_owners": {"0": channel.guild_id or "0"},
            "context": 0 if channel.guild_id else 1,
            "attachment_size_limit": ATTACHMENT_SIZE_LIMIT,
        }
        if made.source is not None:
            data["message"] = payloads.message(world, made.source)
        if channel.guild_id is None:
            place.pop("recipients", None)  # Discord leaves them out here
            return data | {"user": payloads.user(made.user)}
        guild = world.guilds[channel.guild_id]
        permissions = str(int(world.permissions(made.user.id, channel)))
        place["permissions"] = permissions
        member = payloads.member(world, guild.members[made.user.id])
        return data | {
            "guild_id": guild.id,
            "guild": {"id": guild.id, "locale": guild.locale, "features": guild.features},
            "guild_locale": guild.locale,
            "member": member | {"permissions": permissions},
        }

    async def _expire(self, made: Interaction) -> None:
        """Call it a failure when three seconds have passed without an answer."""
        await self._world.clock.sleep_until(moment_of(made.id) + self.patience)
        if made.state is State.OPEN:
            made.state = State.FAILED
            if made.choices is not None and not made.choices.done():
                made.choices.set_result([])
            self.tell(made, "INTERACTION_FAILED")
        await self._world.clock.sleep_until(moment_of(made.id) + 2 * TOKEN_SECONDS)
        self._by_id.pop(made.id, None)
        self._by_token.pop(made.token, None)

    def tell(self, made: Interaction, name: str, **more: Any) -> None:
        """Tell the person what has become of their act."""
        facts = {"nonce": made.nonce, "interaction_id": made.id, "channel_id": made.channel.id}
        self._live.send(name, facts | more, made.user.id)

    # -- from the bot --------------------------------------------------------------------

    def to_answer(self, interaction_id: str, token: str) -> Interaction:
        """Return the interaction that a first answer is for.

        Raises `ApiError`: 10062 when it is unknown or more than three seconds old, 40060 when
        it has been answered.
        """
        made = self._by_id.get(interaction_id)
        if made is None or made.token != token:
            raise ApiError(UNKNOWN_INTERACTION)
        if made.state is State.ANSWERED:
            raise ApiError(ALREADY_ACKNOWLEDGED)
        late = self._world.clock.now() - moment_of(made.id) > self.patience
        if made.state is State.FAILED or late:
            raise ApiError(UNKNOWN_INTERACTION)
        return made

    def by_token(self, token: str) -> Interaction:
        """Return the interaction whose token is used as a webhook's.

        Raises `ApiError`: 10015 when there is none or it was not answered, 50027 when the token
        is more than 15 minutes old.
        """
        made = self._by_token.get(token)
        if made is None or made.state is not State.ANSWERED:
            raise ApiError(UNKNOWN_WEBHOOK)
        if self._world.clock.now() - moment_of(made.id) > TOKEN_SECONDS:
            raise ApiError(INVALID_WEBHOOK_TOKEN)
        return made

    async def close(self) -> None:
        """Stop waiting for answers."""
        for timer in tuple(self._timers):
            timer.cancel()
        await asyncio.gather(*self._timers, return_exceptions=True)
