"""How the bot and the playground are told to stop."""

import asyncio
import signal

SIGNALS = ("SIGTERM", "SIGINT", "SIGBREAK")
"""What service managers send, what Ctrl+C sends, and on Windows Ctrl+Break."""


def stop_signal() -> asyncio.Event:
    """Return an event that is set when the process is told to stop, as often as it is told.

    To be called in the running loop, whose end gives the signals back.
    """
    told, loop = asyncio.Event(), asyncio.get_running_loop()
    for name in SIGNALS:
        sign = getattr(signal, name, None)
        if sign is None:
            continue
        try:
            loop.add_signal_handler(sign, told.set)
        except NotImplementedError:  # on Windows loops take none
            signal.signal(sign, lambda *_: loop.call_soon_threadsafe(told.set))
    return told
