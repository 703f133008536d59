"""A person at the local Discord: the same routes as the page, for tests and players."""

import asyncio
import contextlib
import io
import json
import secrets
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from types import TracebackType
from typing import Any, Self

import aiohttp

from bot.playground.components import find, walk

Frame = dict[str, Any]
Json = dict[str, Any]

LOADING = 1 << 7
OUTCOMES = {
    "MODAL_OPEN": "modal",
    "INTERACTION_DONE": "done",
    "INTERACTION_DEFERRED": "deferred",
    "INTERACTION_FAILED": "failed",
}


class Refused(Exception):
    """The client would not have let a person do this; `status` is the HTTP status."""

    def __init__(self, status: int, message: str) -> None:
        super().__init__(f"{status}: {message}")
        self.status, self.message = status, message


@dataclass(frozen=True, slots=True)
class File:
    """A file that a person uploads."""

    filename: str
    data: bytes


@dataclass(frozen=True, slots=True)
class Modal:
    """An open modal, to be submitted with `Person.submit`."""

    interaction_id: str
    channel_id: str
    custom_id: str
    title: str
    components: list[Json]

    def inputs(self) -> list[str]:
        """Return the custom ids of what can be filled in, in order."""
        return [c["custom_id"] for c in walk(self.components) if c.get("custom_id")]


@dataclass(frozen=True, slots=True)
class Outcome:
    """What became of an act: `kind` is done, deferred, modal or failed (no answer in time)."""

    kind: str
    interaction_id: str
    channel_id: str
    modal: Modal | None = None


class Person:
    """One user's client.

    `async with Person(discord.url, user.id) as ana:` – everything seen arrives in `frames`.
    Acts return when the bot has answered them (deferred counts), or its three seconds are over.
    `wait_for` looks at frames since the last act, so nothing is missed between the two.
    """

    def __init__(self, url: str, user_id: str, *, patience: float = 10.0) -> None:
        self.url, self.user_id, self.patience = url, user_id, patience
        self.frames: list[Frame] = []
        self._mark = 0
        self._news = asyncio.Condition()
        self._http: aiohttp.ClientSession | None = None
        self._reader: asyncio.Task[None] | None = None

    async def __aenter__(self) -> Self:
        self._http = aiohttp.ClientSession(self.url)
        try:
            socket = await self._http.ws_connect("/local/live", params=self._me)
        except BaseException as error:
            await asyncio.shield(self._http.close())
            if isinstance(error, aiohttp.WSServerHandshakeError):
                raise Refused(error.status, "there is no such person") from error
            raise
        self._reader = asyncio.create_task(self._read(socket))
        return self

    async def __aexit__(
        self,
        exc_type: type[BaseException] | None,
        exc: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        try:
            if self._reader is not None:
                self._reader.cancel()
                await asyncio.gather(self._reader, return_exceptions=True)
        finally:  # also of who is cut off while they leave
            if self._http is not None:
                await asyncio.shield(self._http.close())

    @property
    def _me(self) -> dict[str, str]:
        return {"user": self.user_id}

    async def _read(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        async with socket:
            async for message in socket:
                async with self._news:
                    self.frames.append(json.loads(message.data))
                    self._news.notify_all()

    async def _ask(self, method: str, path: str, **options: Any) -> Any:
        if self._http is None:
            raise RuntimeError("a Person is used inside `async with`")
        params = self._me | options.pop("params", {})
        async with self._http.request(method, path, params=params, **options) as answer:
            body = await answer.json() if answer.content_type == "application/json" else None
            if answer.status >= 400:
                raise Refused(answer.status, (body or {}).get("message", ""))
            return body

    # -- looking -------------------------------------------------------------------------

    async def session(self) -> Json:
        """Return what the person sees on opening the client."""
        return await self._ask("GET", "/local/session")

    async def dm(self) -> str | None:
        """Return the id of the direct messages with the bot, if there are any."""
        dms = (await self.session())["dms"]
        return dms[0]["id"] if dms else None

    async def messages(self, channel_id: str, limit: int = 50) -> list[Json]:
        """Return a channel's messages as this person sees them, oldest first."""
        path = f"/local/channels/{channel_id}/messages"
        return await self._ask("GET", path, params={"limit": str(limit)})

    async def message(self, channel_id: str, message_id: str) -> Json:
        """Return a message as it is now; raises LookupError when it is not there."""
        for message in await self.messages(channel_id, 200):
            if message["id"] == message_id:
                return message
        raise LookupError(message_id)

    async def download(self, url: str) -> bytes:
        """Return the bytes of an attachment."""
        if self._http is None:
            raise RuntimeError("a Person is used inside `async with`")
        async with self._http.get(url) as answer:
            answer.raise_for_status()
            return await answer.read()

    def forget(self) -> None:
        """Drop the frames before the last act, which `wait_for` would not look at any more."""
        del self.frames[: self._mark]
        self._mark = 0

    def mark(self) -> None:
        """Let `wait_for` look only at what comes from now on."""
        self._mark = len(self.frames)

    async def wait_for(
        self,
        predicate: Callable[[Frame], bool],
        timeout: float | None = None,  # noqa: ASYNC109 – as asyncio.wait_for names it
    ) -> Frame:
        """Return the first frame since the last act that satisfies a predicate.

        Raises TimeoutError after `timeout` (default: `patience`) seconds.
        """
        position = self._mark
        async with asyncio.timeout(timeout or self.patience), self._news:
            while True:
                for frame in self.frames[position:]:
                    if predicate(frame):
                        return frame
                position = len(self.frames)
                await self._news.wait()

    async def news(self, seen: int, timeout: float) -> None:  # noqa: ASYNC109 – as asyncio.wait_for names it
        """Wait until more than `seen` frames have come, for at most `timeout` seconds."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(timeout), self._news:
                await self._news.wait_for(lambda: len(self.frames) > seen)

    async def wait_for_message(
        self,
        channel_id: str,
        predicate: Callable[[Json], bool],
        timeout: float | None = None,  # noqa: ASYNC109 – as asyncio.wait_for names it
    ) -> Json:
        """Return the newest message of a channel that satisfies a predicate, now or soon."""
        async with asyncio.timeout(timeout or self.patience):
            while True:
                seen = len(self.frames)
                for message in reversed(await self.messages(channel_id, 200)):
                    if predicate(message):
                        return message
                async with self._news:
                    await self._news.wait_for(lambda seen=seen: len(self.frames) > seen)

    async def answer(self, outcome: Outcome, timeout: float | None = None) -> Json:  # noqa: ASYNC109 – as asyncio.wait_for names it
        """Return the (first) message that answers an act, once it is no longer loading."""

        def is_answer(message: Json) -> bool:
            made_by = message.get("interaction_metadata") or {}
            return made_by.get("id") == outcome.interaction_id and not message["flags"] & LOADING

        return await self.wait_for_message(outcome.channel_id, is_answer, timeout)

    # -- acting --------------------------------------------------------------------------

    async def command(self, channel_id: str, name: str, /, **options: Any) -> Outcome:
        """Call a slash command; sub-commands follow after spaces: `command(c, "dixit start")`."""
        return await self._act(self._command_form(2, channel_id, name, options), options)

    async def complete(
        self, channel_id: str, name: str, /, *, focused: str, **options: Any
    ) -> list[Json]:
        """Return what the bot offers for the option `focused`, given what is typed so far."""
        form = self._command_form(4, channel_id, name, options, focused)
        return (await self._ask("POST", "/local/interactions", json=form))["choices"]

    def _command_form(
        self,
        kind: int,
        channel_id: str,
        name: str,
        options: Mapping[str, Any],
        focused: str | None = None,
    ) -> Json:
        first, *subs = name.split()
        files = [key for key, value in options.items() if isinstance(value, File)]
        leaves: list[Json] = []
        for key, value in options.items():
            sent = str(files.index(key)) if key in files else value
            leaf = {"name": key, "value": sent}
            leaves.append(leaf | {"focused": True} if key == focused else leaf)
        for sub in reversed(subs):
            leaves = [{"name": sub, "options": leaves}]
        return {"type": kind, "channel_id": channel_id, "data": {"name": first, "options": leaves}}

    async def press(
        self, message: Mapping[str, Any], custom_id: str, values: Sequence[str] | None = None
    ) -> Outcome:
        """Press a button of a message, or choose values of a select."""
        component = find(message["components"], custom_id) or {}
        data: Json = {"custom_id": custom_id, "component_type": component.get("type", 2)}
        if values is not None:
            data["values"] = list(values)
        form: Json = {"type": 3, "channel_id": message["channel_id"], "message_id": message["id"]}
        return await self._act(form | {"data": data}, {})

    async def submit(self, modal: Modal, answers: Mapping[str, Any] | None = None) -> Outcome:
        """Submit a modal: text, one value, a bool, a list of values, a `File` or several."""
        files: dict[str, File] = {}
        parts: list[Json] = []
        for custom_id, value in (answers or {}).items():
            uploaded = [value] if isinstance(value, File) else value
            if isinstance(uploaded, list) and any(isinstance(v, File) for v in uploaded):
                names = [str(len(files) + number) for number in range(len(uploaded))]
                files |= dict(zip(names, uploaded, strict=True))
                parts.append({"custom_id": custom_id, "values": names})
            else:
                component = find(modal.components, custom_id) or {}
                many = component.get("type") in (3, 5, 6, 7, 8, 19, 22)
                if many and not isinstance(value, list | tuple):
                    value = [value]  # noqa: PLW2901 – one value of a select is a list of one
                parts.append({"custom_id": custom_id, "values" if many else "value": value})
        data = {"custom_id": modal.custom_id, "components": parts}
        form = {"type": 5, "interaction_id": modal.interaction_id, "data": data}
        return await self._act(form, files)

    async def _act(self, form: Json, values: Mapping[str, Any]) -> Outcome:
        self.mark()
        nonce = secrets.token_hex(8)
        form = form | {"nonce": nonce}
        files = [value for value in values.values() if isinstance(value, File)]
        if files:
            sent = aiohttp.FormData(quote_fields=False)
            sent.add_field("payload_json", json.dumps(form), content_type="application/json")
            for index, file in enumerate(files):
                sent.add_field(f"files[{index}]", io.BytesIO(file.data), filename=file.filename)
            await self._ask("POST", "/local/interactions", data=sent)
        else:
            await self._ask("POST", "/local/interactions", json=form)
        frame = await self.wait_for(
            lambda frame: frame["t"] in OUTCOMES and frame["d"].get("nonce") == nonce
        )
        facts, kind = frame["d"], OUTCOMES[frame["t"]]
        modal = None
        if kind == "modal":
            keys = ("interaction_id", "channel_id", "custom_id", "title", "components")
            modal = Modal(**{key: facts[key] for key in keys})
        return Outcome(kind, facts["interaction_id"], facts["channel_id"], modal)

    async def fill(self, channel_id: str, count: int, pace: float = 2.0) -> list[Json]:
        """Let simulated players join what is open in a channel; return them."""
        form = {"channel_id": channel_id, "count": count, "pace": pace}
        return (await self._ask("POST", "/local/fill", json=form))["players"]

    async def empty(self, channel_id: str) -> None:
        """Stop a channel's simulated players."""
        await self._ask("DELETE", "/local/fill", params={"channel_id": channel_id})

    async def set_locale(self, locale: str) -> None:
        """Speak another language from now on."""
        await self._ask("PATCH", f"/local/users/{self.user_id}", json={"locale": locale})

    async def set_dms(self, *, open_: bool) -> None:
        """Open or close one's direct messages."""
        await self._ask("PATCH", f"/local/users/{self.user_id}", json={"dms_open": open_})
