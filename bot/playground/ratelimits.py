"""Discord's rate limits: buckets per route and major parameter, and 50 a second in all."""

import hashlib
import math
from dataclasses import dataclass, field

from bot.playground.clock import Clock

GLOBAL_PER_SECOND = 50

LIMITS: dict[tuple[str, str], tuple[int, float]] = {
    ("POST", "/channels/{channel_id}/messages"): (5, 5.0),
    ("PATCH", "/channels/{channel_id}/messages/{message_id}"): (5, 5.0),
    ("DELETE", "/channels/{channel_id}/messages/{message_id}"): (5, 1.0),
    ("GET", "/channels/{channel_id}/messages"): (5, 5.0),
    ("GET", "/channels/{channel_id}/messages/{message_id}"): (5, 5.0),
    ("POST", "/channels/{channel_id}/threads"): (50, 300.0),
    ("POST", "/channels/{channel_id}/messages/{message_id}/threads"): (50, 300.0),
    ("POST", "/channels/{channel_id}/typing"): (5, 5.0),
    ("POST", "/users/@me/channels"): (10, 10.0),
    ("PUT", "/applications/{application_id}/commands"): (200, 86400.0),
    ("PUT", "/applications/{application_id}/guilds/{guild_id}/commands"): (200, 86400.0),
    ("POST", "/webhooks/{webhook_id}/{webhook_token}"): (5, 2.0),
    ("PATCH", "/webhooks/{webhook_id}/{webhook_token}/messages/{message_id}"): (5, 2.0),
    ("PATCH", "/webhooks/{webhook_id}/{webhook_token}/messages/@original"): (5, 2.0),
}
"""Requests and seconds per bucket, near what the platform's headers have been seen to say."""

MAJOR = ("channel_id", "guild_id", "webhook_id", "webhook_token", "interaction_token")


@dataclass(slots=True)
class Window:
    """A bucket's present window."""

    limit: int
    seconds: float
    ends: float
    used: int = 0


@dataclass(slots=True)
class Verdict:
    """What the limits say about one request: headers, and how long to wait if it is refused."""

    bucket: str | None = None
    headers: dict[str, str] = field(default_factory=dict[str, str])
    retry_after: float | None = None
    is_global: bool = False


class RateLimits:
    """Counts requests in windows of the real clock's seconds.

    `enabled` may be turned off by tests that are about something else, and `limits` holds the
    (requests, seconds) of each route.
    """

    def __init__(self, clock: Clock, *, enabled: bool = True) -> None:
        self.enabled = enabled
        self.limits = dict(LIMITS)
        self.per_second = GLOBAL_PER_SECOND
        self._clock = clock
        self._windows: dict[str, Window] = {}
        self._recent: list[float] = []

    def take(self, method: str, route: str, params: dict[str, str], *, counts: bool) -> Verdict:
        """Count a request; `counts` says whether it falls under the global limit too."""
        now = self._clock.now()
        if not self.enabled:
            return Verdict()
        if counts:
            self._recent = [at for at in self._recent if now - at < 1]
            if len(self._recent) >= self.per_second:
                return Verdict(retry_after=self._recent[0] + 1 - now, is_global=True)
            self._recent.append(now)
        if (method, route) not in self.limits:
            return Verdict()
        limit, seconds = self.limits[method, route]
        bucket = hashlib.sha256(f"{method} {route}".encode()).hexdigest()[:32]
        major = ":".join(params[key] for key in MAJOR if key in params)
        window = self._windows.get(f"{bucket}:{major}")
        if window is None or window.ends <= now:
            window = self._windows[f"{bucket}:{major}"] = Window(limit, seconds, now + seconds)
        refused = window.used >= window.limit
        window.used = min(window.used + 1, window.limit)
        left = math.ceil((window.ends - now) * 1000) / 1000
        headers = {
            "X-RateLimit-Limit": str(window.limit),
            "X-RateLimit-Remaining": str(window.limit - window.used),
            "X-RateLimit-Reset": f"{window.ends:.3f}",
            "X-RateLimit-Reset-After": f"{left:.3f}",
            "X-RateLimit-Bucket": bucket,
        }
        return Verdict(bucket, headers, left if refused else None)
