"""The bot as the playground starts it: it goes by the local Discord's clock, which can be moved.

The file of the clock is named by ``LOCAL_CLOCK``; all else is as with ``python -m bot run``.
"""

import os
import sys
from pathlib import Path

from bot.cli import run
from bot.playground.clock import clock_in


def main() -> int:
    """Run until stopped; return the exit code."""
    return run.play(clock_in(Path(os.environ["LOCAL_CLOCK"])))


if __name__ == "__main__":
    sys.exit(main())
