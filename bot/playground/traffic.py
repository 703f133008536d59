"""What the bot has asked of the server, for tests that count or check requests."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from bot.playground.uploads import Upload


@dataclass(slots=True)
class Request:
    """One request to the REST API.

    `route` is the template as in Discord's OpenAPI document, `/channels/{channel_id}/messages`;
    `body` the JSON (or `payload_json`); `at` seconds since 1970 on the server's clock;
    `bucket` the rate-limit bucket it fell into; `counts` whether it counts against the bot's
    50 requests a second; `callback` whether it is the first answer to an interaction;
    `status` the status answered (0 while unanswered or when the connection was cut).
    """

    method: str
    route: str
    path: str
    at: float
    params: dict[str, str] = field(default_factory=dict[str, str])
    query: dict[str, str] = field(default_factory=dict[str, str])
    body: Any = None
    files: tuple[Upload, ...] = ()
    bucket: str | None = None
    counts: bool = True
    authorized: bool = False
    status: int = 0
    answer: Any = None

    @property
    def callback(self) -> bool:
        """Whether this is the first answer to an interaction."""
        return self.route == "/interactions/{interaction_id}/{interaction_token}/callback"


class RequestLog:
    """Every request in the order of arrival."""

    def __init__(self) -> None:
        self._requests: list[Request] = []

    def add(self, request: Request) -> None:
        """Note a request."""
        self._requests.append(request)

    def clear(self) -> None:
        """Forget everything noted so far."""
        self._requests.clear()

    def __iter__(self) -> Iterator[Request]:
        return iter(self._requests)

    def __len__(self) -> int:
        return len(self._requests)

    def __getitem__(self, index: int) -> Request:
        return self._requests[index]

    def matching(self, method: str | None = None, route: str | None = None) -> list[Request]:
        """Return the requests of a method and a route template (None: any)."""
        return [r for r in self if method in (None, r.method) and route in (None, r.route)]

    def statuses(self) -> Counter[int]:
        """Return how often each status was answered."""
        return Counter(r.status for r in self)

    def invalid(self, since: float = 0.0) -> int:
        """Return how many answers (401, 403, 429) count towards the ban of an address."""
        return sum(r.status in (401, 403, 429) and r.at >= since for r in self)

    def busiest_second(self) -> int:
        """Return the most requests within one second that count against the bot's 50."""
        times = sorted(r.at for r in self if r.counts)
        start = most = 0
        for end, at in enumerate(times):
            while at - times[start] >= 1:
                start += 1
            most = max(most, end - start + 1)
        return most
