"""The way of every REST request: read, log, disturb, authorise, limit, serve, answer."""

import asyncio
import json
import logging
import math
from collections.abc import Awaitable, Callable
from typing import Any

from aiohttp import BodyPartReader, MultipartReader, web

from bot.playground.core import Call, Core
from bot.playground.drafts import MAX_REQUEST_BYTES
from bot.playground.errors import (
    INVALID_JSON,
    NOT_IMPLEMENTED,
    REQUEST_TOO_LARGE,
    UNAUTHORIZED,
    ApiError,
    Refusal,
)
from bot.playground.faults import Fault
from bot.playground.ratelimits import Verdict
from bot.playground.rest.routes import Route
from bot.playground.traffic import Request
from bot.playground.uploads import Upload

log = logging.getLogger(__name__)

VIA = "1.1 local"
"""discord.py takes a 429 without this header for a ban and does not try again."""

RATE_LIMITED = Refusal(429, 0, "You are being rate limited.")


def reply(status: int, body: Any, headers: dict[str, str] | None = None) -> web.Response:
    """Return an HTTP answer; its content type is `application/json` with nothing after it."""
    if body is None:
        return web.Response(status=status, headers=headers)
    raw = json.dumps(body).encode()
    return web.Response(status=status, body=raw, content_type="application/json", headers=headers)


def serve(core: Core, route: Route) -> Callable[[web.Request], Awaitable[web.StreamResponse]]:
    """Return the aiohttp handler of a route."""

    async def handle(http: web.Request) -> web.StreamResponse:
        return await Passage(core, route, http).go()

    return handle


def unknown(core: Core) -> Callable[[web.Request], Awaitable[web.StreamResponse]]:
    """Return the aiohttp handler for every route that this server does not have."""

    async def handle(http: web.Request) -> web.StreamResponse:
        path = http.path.removeprefix("/api/v10")
        log.error("NOT IMPLEMENTED: the bot asked for %s %s", http.method, path)
        request = Request(http.method, path, http.path_qs, core.clock.now())
        core.requests.add(request)
        request.status = NOT_IMPLEMENTED.status
        return reply(NOT_IMPLEMENTED.status, ApiError(NOT_IMPLEMENTED).body())

    return handle


class Passage:
    """One request on its way through the server."""

    def __init__(self, core: Core, route: Route, http: web.Request) -> None:
        self.core, self.route, self.http = core, route, http
        self.request = Request(
            http.method,
            route.template,
            http.path_qs,
            core.clock.now(),
            params=dict(http.match_info),
            query=dict(http.query),
            counts=route.counts,
            authorized=http.headers.get("Authorization") == f"Bot {core.token}",
        )

    async def go(self) -> web.StreamResponse:
        """Serve the request."""
        unfit: ApiError | None = None
        try:
            await self._read()
        except ApiError as refused:
            unfit = refused
        self.core.requests.add(self.request)
        before = self.core.faults.take(self.request, after=False)
        if before is not None:
            injected = await self._suffer(before)
            if injected is not None:
                return injected
        verdict = Verdict()
        if unfit is None and self.route.bot_token and not self.request.authorized:
            unfit = ApiError(UNAUTHORIZED)
        if unfit is not None:
            return await self._finish(self._refused(unfit, verdict))
        try:
            verdict = self.core.limits.take(
                self.request.method,
                self.request.route,
                self.request.params,
                counts=self.route.counts,
            )
            self.request.bucket = verdict.bucket
            if verdict.retry_after is not None:
                return self._limited(verdict)
            call = Call(self.core, self.request, self.request.files)
            status, body = await self.route.handler(call)
        except ApiError as refused:
            return await self._finish(self._refused(refused, verdict))
        return await self._finish(self._answer(status, body, verdict.headers))

    def _answer(self, status: int, body: Any, headers: dict[str, str]) -> web.Response:
        self.request.status, self.request.answer = status, body
        return reply(status, body, headers)

    def _refused(self, refused: ApiError, verdict: Verdict) -> web.Response:
        headers = dict(verdict.headers)
        if refused.retry_after is not None:
            headers |= {
                "Retry-After": str(math.ceil(refused.retry_after)),
                "Via": VIA,
                "X-RateLimit-Scope": "shared",
            }
        if self.route.bot_token or refused.status != 404:
            log.info("%s %s → %s", self.request.method, self.request.path, refused)
        return self._answer(refused.status, refused.body(), headers)

    def _limited(self, verdict: Verdict) -> web.Response:
        after = round(verdict.retry_after or 0.0, 3)
        headers = verdict.headers | {
            "Retry-After": str(math.ceil(after)),
            "Via": VIA,
            "X-RateLimit-Scope": "global" if verdict.is_global else "user",
        }
        if verdict.is_global:
            headers["X-RateLimit-Global"] = "true"
        body = ApiError(RATE_LIMITED, retry_after=after).body()
        log.info("%s %s → rate limited", self.request.method, self.request.path)
        return self._answer(429, body | {"global": verdict.is_global}, headers)

    async def _finish(self, answer: web.Response) -> web.StreamResponse:
        after = self.core.faults.take(self.request, after=True)
        if after is None:
            return answer
        return await self._suffer(after) or answer

    async def _suffer(self, fault: Fault) -> web.StreamResponse | None:
        """Let a fault happen; return what is answered instead, if anything is."""
        if fault.delay:
            await asyncio.sleep(fault.delay)
        if fault.cut:
            self.request.status = 0
            if self.http.transport is not None:
                self.http.transport.abort()
            return web.Response(status=500)  # goes nowhere: the connection is gone
        if fault.refusal is None:
            return None
        headers: dict[str, str] = {}
        if fault.refusal.status == 429:
            headers["Retry-After"] = str(math.ceil(fault.retry_after or 0))
            if fault.via:
                headers["Via"] = VIA
            if fault.of_all:
                headers["X-RateLimit-Global"] = "true"
        retry = fault.retry_after
        if fault.refusal.status == 429 and retry is None:
            retry = 0.0
        error = ApiError(fault.refusal, retry_after=retry)
        body = error.body() | ({"global": True} if fault.of_all else {})
        return self._answer(fault.refusal.status, body, headers)

    # -- reading -------------------------------------------------------------------------

    async def _read(self) -> None:
        """Read the body into the request; raises `ApiError` 40005 or 50109."""
        length = self.http.content_length or 0
        if length > MAX_REQUEST_BYTES:
            await self._drain()
            raise ApiError(REQUEST_TOO_LARGE)
        if self.http.content_type.startswith("multipart/"):
            await self._read_parts(await self.http.multipart())
            return
        raw = await self.http.read()
        if raw:
            self.request.body = self._json(raw)

    async def _drain(self) -> None:
        while await self.http.content.readany():
            continue  # so that the client hears the answer instead of a broken pipe

    def _json(self, raw: bytes) -> Any:
        try:
            return json.loads(raw)
        except ValueError as error:
            raise ApiError(INVALID_JSON) from error

    async def _read_parts(self, parts: MultipartReader) -> None:
        files: list[Upload] = []
        total = 0
        async for part in parts:
            if not isinstance(part, BodyPartReader):
                continue
            raw = bytes(await part.read(decode=True))
            total += len(raw)
            name = part.name or ""
            if name == "payload_json":
                self.request.body = self._json(raw)
            elif name.startswith("files[") and name[6:-1].isdigit():
                files.append(Upload(int(name[6:-1]), part.filename or "unknown", raw))
        self.request.files = tuple(files)
        if total > MAX_REQUEST_BYTES:
            raise ApiError(REQUEST_TOO_LARGE)
