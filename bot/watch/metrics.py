"""The series: what the bot counts and times, for Prometheus."""

import re
from collections.abc import Callable, Iterable, Mapping
from types import SimpleNamespace

import aiohttp
from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, disable_created_metrics
from prometheus_client.core import CounterMetricFamily, Metric
from prometheus_client.registry import Collector

from bot.service.ports import Overview
from bot.ui.router import Handled

disable_created_metrics()  # a second series beside each counter: when it was first counted
FAST = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0, 5.0)
SLOW = (0.01, 0.025, 0.05, 0.1, 0.2, 0.3, 0.5, 1.0, 2.0, 3.0, 10.0)
"""Upper ends of buckets, in seconds: people wait for 0.3 gladly and Discord for 3."""
PHASES = ("lobby", "storytelling", "submitting", "voting", "scored")
TOO_MANY = 429
API = re.compile(r"^.*?/api/v\d+(?=/)")
FILES = "/files"
"""The route of all that is no part of the API: what people have sent, under their names for it."""
# What a path names by an id, by a token (of an interaction, a webhook or a message) or by an emoji.
SECRET = re.compile(r"/(?P<kind>interactions|webhooks)/\d+/[^/]+")
NUMBER = re.compile(r"/\d+(?=/|$)")
NAMED = re.compile(r"/(reactions|invites|users/@me/guilds)/[^/]+")


def route_of(path: str) -> str:
    """Return a path of Discord's API with its ids and tokens taken out, one for all files."""
    api = API.match(path)
    if api is None:
        return FILES
    path = SECRET.sub(r"/\g<kind>/{id}/{token}", path[api.end() :])
    return NUMBER.sub("/{id}", NAMED.sub(r"/\1/{name}", path))


class Metrics:
    """All series of one bot, in a registry of its own."""

    def __init__(self) -> None:
        self.registry = registry = CollectorRegistry()
        self._presses = Counter(
            "dixit_presses",
            "Presses, windows and commands, by what they ask for and why it was refused",
            ("verb", "refusal"),
            registry=registry,
        )
        self._acknowledged = _seconds("press_acknowledged", "until it was acknowledged", self, SLOW)
        self._answered = _seconds(
            "press_answered", "until its durable answer was given", self, SLOW
        )
        self._requests = Counter(
            "dixit_requests",
            "Requests to Discord; status 0: nothing came back",
            ("method", "route", "status"),
            registry=registry,
        )
        self._rate_limited = Counter(
            "dixit_rate_limit_wait_seconds",
            "Seconds for which Discord told to wait (429)",
            registry=registry,
        )
        self._database = _seconds("database", "in the database", self, FAST, "kind")
        self.pictures = _seconds("picture", "until a picture was there", self, SLOW, "kind")
        self.thinking = _seconds("computer_thinking", "until a computer player decided", self, SLOW)
        self.loop_lag = _seconds("loop_lag", "by which the loop was late", self, FAST)
        self._well = Gauge(
            "dixit_well",
            "1 if this is as it should be, else 0: the line to Discord, the database",
            ("part",),
            registry=registry,
        )
        self._games = Gauge("dixit_games", "Games that go on", ("phase",), registry=registry)
        self._late = Gauge(
            "dixit_deadlines_late", "Games whose time has been up for a second", registry=registry
        )
        self._behind = Gauge("dixit_outbox_depth", "Messages that are behind", registry=registry)
        self._oldest = Gauge(
            "dixit_outbox_age_seconds", "Since when the oldest of them is", registry=registry
        )

    def handled(self, press: Handled) -> None:
        """Count a press that was dealt with."""
        self._presses.labels(press.verb, press.refusal).inc()
        if press.acknowledged is not None:
            self._acknowledged.observe(press.acknowledged)
        self._answered.observe(press.answered)

    def database(self, kind: str, seconds: float) -> None:
        """Note a trip to the database."""
        self._database.labels(kind).observe(seconds)

    def show(self, overview: Overview | None, well: Mapping[str, bool]) -> None:
        """Note how things stand, if that is known, and whether each part is as it should be."""
        for part, is_well in well.items():
            self._well.labels(part).set(is_well)
        if overview is None:
            return
        for phase in PHASES:
            self._games.labels(phase).set(overview.games.get(phase, 0))
        self._late.set(overview.late)
        self._behind.set(overview.behind)
        self._oldest.set(overview.oldest)

    def count_of(self, name: str, about: str, count: Callable[[], int]) -> None:
        """Add a series that somebody else counts."""
        self.registry.register(_CountedElsewhere(name, about, count))

    def trace(self) -> aiohttp.TraceConfig:
        """Return what has the requests of a session counted."""

        async def ended(_: object, __: SimpleNamespace, end: aiohttp.TraceRequestEndParams) -> None:
            status, headers = end.response.status, end.response.headers
            self._requests.labels(end.method, route_of(end.url.path), str(status)).inc()
            if status == TOO_MANY:
                self._rate_limited.inc(float(headers.get("Retry-After", 0)))

        async def failed(
            _: object, __: SimpleNamespace, end: aiohttp.TraceRequestExceptionParams
        ) -> None:
            self._requests.labels(end.method, route_of(end.url.path), "0").inc()

        config = aiohttp.TraceConfig()
        config.on_request_end.append(ended)
        config.on_request_exception.append(failed)
        return config


def _seconds(
    name: str, about: str, metrics: Metrics, buckets: tuple[float, ...], *labels: str
) -> Histogram:
    return Histogram(
        f"dixit_{name}_seconds",
        f"Seconds {about}",
        labels,
        buckets=buckets,
        registry=metrics.registry,
    )


class _CountedElsewhere(Collector):
    """A counter that is read when it is asked for."""

    def __init__(self, name: str, about: str, count: Callable[[], int]) -> None:
        self._name, self._about, self._count = name, about, count

    def collect(self) -> Iterable[Metric]:
        return [CounterMetricFamily(self._name, self._about, value=self._count())]
