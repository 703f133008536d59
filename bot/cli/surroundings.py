"""What ``check`` finds of the settings that are about the machine: shards, metrics, health file."""

import errno
import os
import socket
from collections.abc import Iterator

from bot.settings import Settings
from bot.watch.endpoint import CannotServe

Finding = tuple[bool, str]


def surroundings(settings: Settings) -> Iterator[Finding]:
    """Say what is set, and whether it can be had."""
    if settings.serves is None:
        yield True, "shards: all, as many as Discord advises"
    else:
        yield True, f"shards: {settings.serves} are this process's"
    yield _metrics(settings)
    yield _health_file(settings)


def _metrics(settings: Settings) -> Finding:
    host, port = settings.metrics_host, settings.metrics_port
    if port is None:
        return True, "metrics: served nowhere (DIXIT_METRICS_PORT)"
    try:
        family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0][0]
        socket.create_server((host, port), family=family).close()
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            return True, f"metrics: {host}, port {port} is in use: by the bot, if it runs"
        return False, f"metrics: {CannotServe(host, port, error)}"
    return True, f"metrics: {host}, port {port} is free for /metrics and /healthz"


def _health_file(settings: Settings) -> Finding:
    file = settings.health_file
    if file is None:
        return True, "health file: none (DIXIT_HEALTH_FILE)"
    try:
        there = next(path for path in (file, *file.absolute().parents) if path.exists())
        fits = (there == file or there.is_dir()) and not file.is_dir()
    except OSError:  # nothing can be called so
        there, fits = file, False
    if not fits or not os.access(there, os.W_OK):
        return False, f"health file: {file} cannot be touched (DIXIT_HEALTH_FILE)"
    return True, f"health file: {file} can be touched"
