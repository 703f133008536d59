"""``python -m tests.bench [NAME …]``: run the benchmarks, all of them by default."""

import sys
from importlib import import_module

ALL = (
    "engine",
    "store",
    "growth",
    "kept",
    "pictures",
    "memory",
    "players",
    "own_decks",
    "frugality",
    "round",
    "start",
    "processes",
    "load",
    "burst",
)


def main() -> None:
    """Run those named on the command line."""
    for name in sys.argv[1:] or ALL:
        if name not in ALL:
            sys.exit(f"there is no benchmark {name!r}: {', '.join(ALL)}")
        import_module(f"tests.bench.{name}").main()


if __name__ == "__main__":
    main()
