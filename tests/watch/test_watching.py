"""What is told to who looks after the bot, and that it names nobody."""

import json
import logging
import re
import sys
from pathlib import Path

import aiohttp
import pytest
from prometheus_client import generate_latest

from bot.engine.errors import DamagedDocument, StorageError
from bot.service.ports import Overview
from bot.ui.router import Handled
from bot.watch.endpoint import Parts, watching
from bot.watch.logs import formatter, in_a_line, tells_more
from bot.watch.metrics import Metrics, route_of

DASHBOARD = Path(__file__).parent.parent.parent / ".github" / "grafana.json"
NOW = 1_800_000_000.0


class Reads:
    """Tells how things stand, or that the database does not answer."""

    def __init__(self, overview: Overview | None = None) -> None:
        self._overview = overview

    async def overview(self, now: float) -> Overview:
        assert now == NOW
        if self._overview is None:
            raise StorageError("storage-busy")
        return self._overview


async def fetch(
    page: str, reads: Reads, *, connected: bool = True, trouble: str | None = None
) -> tuple[int, str]:
    metrics = Metrics()
    parts = Parts(lambda: connected, lambda: trouble)
    served = watching("127.0.0.1", 0, metrics, reads, lambda: NOW, parts)
    async with (
        served as port,
        aiohttp.ClientSession() as session,
        session.get(f"http://127.0.0.1:{port}/{page}") as answer,
    ):
        return answer.status, await answer.text()


STANDS = Reads(Overview({"lobby": 2, "voting": 1}, 1, 7, 12.34))


async def test_metrics_tell_how_things_stand():
    status, text = await fetch("metrics", STANDS)
    assert status == 200
    for line in (
        'dixit_games{phase="lobby"} 2.0',
        'dixit_games{phase="voting"} 1.0',
        'dixit_games{phase="scored"} 0.0',
        "dixit_deadlines_late 1.0",
        "dixit_outbox_depth 7.0",
        "dixit_outbox_age_seconds 12.34",
    ):
        assert line in text.splitlines()


@pytest.mark.parametrize(
    ("reads", "connected", "trouble", "status", "told"),
    [
        (STANDS, True, None, 200, ("ok", "ok", 12.3)),
        (STANDS, False, None, 503, ("not connected", "ok", 12.3)),
        (STANDS, True, "the disk is full", 503, ("ok", "the disk is full", 12.3)),
        (Reads(), True, "down", 503, ("ok", "no answer", None)),
    ],
    ids=["well", "cut off", "nothing is saved", "no database"],
)
async def test_health_tells_what_is_wrong(reads, connected, trouble, status, told):
    found, text = await fetch("healthz", reads, connected=connected, trouble=trouble)
    health = json.loads(text)
    assert found == status
    parts = ("gateway", "database", "oldest_undelivered_seconds")
    assert tuple(health[part] for part in parts) == told


async def test_metrics_are_told_without_the_database_too():
    status, text = await fetch("metrics", Reads())
    assert status == 200
    assert 'dixit_well{part="database"} 0.0' in text
    assert 'dixit_well{part="gateway"} 1.0' in text
    assert "dixit_loop_lag_seconds_count" in text


def test_a_press_is_counted_by_verb_and_refusal():
    metrics = Metrics()
    metrics.handled(Handled("vote", "", 0.01, 0.15))
    metrics.handled(Handled("vote", "not-seated", None, 0.02))
    text = generate_latest(metrics.registry).decode()
    assert 'dixit_presses_total{refusal="",verb="vote"} 1.0' in text
    assert 'dixit_presses_total{refusal="not-seated",verb="vote"} 1.0' in text
    assert "dixit_press_acknowledged_seconds_count 1.0" in text
    assert "dixit_press_answered_seconds_count 2.0" in text


@pytest.mark.parametrize(
    ("path", "route"),
    [
        ("/api/v10/channels/11/messages/22", "/channels/{id}/messages/{id}"),
        ("/api/v10/interactions/1/aW50ZXI6c2Vj/callback", "/interactions/{id}/{token}/callback"),
        (
            "/api/v10/webhooks/1/aW50ZXI6c2Vj/messages/@original",
            "/webhooks/{id}/{token}/messages/@original",
        ),
        ("/api/v10/users/@me/channels", "/users/@me/channels"),
        ("/api/v10/channels/1/messages/2/reactions/%F0%9F/@me",
         "/channels/{id}/messages/{id}/reactions/{name}/@me"),
        ("/attachments/11/22/the_moon.mp3", "/files"),
        ("/ephemeral-attachments/11/22/our_holidays.zip", "/files"),
        ("/attachments/11/22/api/v10", "/files"),
    ],
)  # fmt: skip
def test_a_route_has_neither_ids_nor_tokens_nor_names_of_files(path, route):
    assert route_of(path) == route


def test_a_log_line_can_be_json():
    try:
        int("two\nlines")
    except ValueError:
        broken = logging.LogRecord(
            "bot.x", logging.ERROR, "x.py", 1, "game %s “broke”", ("abc",), sys.exc_info()
        )
    line = formatter("json").format(broken)
    assert "\n" not in line
    told = json.loads(line)
    assert (told["level"], told["logger"], told["message"]) == (
        "ERROR",
        "bot.x",
        "game abc “broke”",
    )
    assert "ValueError: invalid literal" in told["error"]
    assert "ERROR bot.x: game abc" in formatter("lines").format(broken)


def test_what_a_line_names_is_a_field_of_json(caplog):
    names = {"verb": "vote", "game": "abc", "round": 3, "level": "of the game"}
    logging.getLogger("bot.x").error("%(verb)s in game %(game)s, round %(round)s", names)
    told = json.loads(formatter("json").format(caplog.records[-1]))
    assert told["message"] == "vote in game abc, round 3"
    assert (told["verb"], told["game"], told["round"]) == ("vote", "abc", 3)
    assert told["level"] == "ERROR"
    assert [*told][:4] == ["time", "level", "logger", "message"]


def test_the_dashboard_asks_for_series_that_there_are():
    metrics = Metrics()
    metrics.count_of("dixit_pictures_found", "found", lambda: 1)
    known = set()
    for family in metrics.registry.collect():
        endings = {"counter": ["_total"], "histogram": ["_bucket", "_count", "_sum"]}
        known |= {family.name + ending for ending in endings.get(family.type, [""])}
    asked = set(re.findall(r"dixit_\w+", " ".join(
        target["expr"]
        for panel in json.loads(DASHBOARD.read_text())["panels"]
        for target in panel["targets"]
    )))  # fmt: skip
    assert asked <= known
    shown = {re.sub(r"_(total|bucket|count|sum)$", "", name) for name in asked}
    assert {family.name for family in metrics.registry.collect()} == shown


AWAY = StorageError("storage-busy", reason="the connection was lost")


def caused_by(cause: Exception) -> Exception:
    error = RuntimeError("the command failed")
    error.__cause__ = cause
    return error


@pytest.mark.parametrize(
    ("error", "is_told"),
    [
        (AWAY, False),
        (StorageError("storage-full"), False),
        (ExceptionGroup("a loop", [AWAY, AWAY]), False),
        (caused_by(AWAY), False),
        (None, True),
        (ValueError("a bug"), True),
        (ExceptionGroup("a loop", [AWAY, ValueError("a bug")]), True),
        (caused_by(ValueError("a bug")), True),
        (StorageError("storage-broken", reason="no such table"), True),
        (DamagedDocument("storage-broken", reason="not JSON"), True),
    ],
    ids=repr,
)
def test_what_fails_since_the_database_is_away_is_not_told_each_time(error, is_told):
    trace = error and (type(error), error, None)
    record = logging.LogRecord("loop", logging.ERROR, __file__, 1, "broke off", (), trace)
    assert tells_more(record) is is_told


@pytest.mark.parametrize(
    ("error", "why"), [(OSError("no route"), "(no route)"), (TimeoutError(), "(TimeoutError)")]
)
def test_a_line_to_discord_that_is_cut_is_told_in_a_line(error, why):
    record = logging.LogRecord(
        "discord.shard", logging.ERROR, __file__, 1, "in %.2fs", (1.5,), (type(error), error, None)
    )
    assert in_a_line(record)
    for form in ("lines", "json"):
        line = formatter(form).format(record)
        assert f"in 1.50s {why}" in line
        assert "Traceback" not in line
        assert "\n" not in line


def test_a_bug_within_discord_py_keeps_its_traceback():
    error = ValueError("a bug")
    record = logging.LogRecord(
        "discord.client", logging.ERROR, __file__, 1, "x", (), (ValueError, error, None)
    )
    in_a_line(record)
    assert record.exc_info
