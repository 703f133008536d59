"""The clue banks: short phrases, one a line, a file a language."""

from functools import cache
from pathlib import Path

FOLDER = Path(__file__).parent / "clues"


@cache
def read_bank(locale: str, folder: Path = FOLDER) -> tuple[str, ...]:
    """Return the phrases of a language in the file's order; empty where there is no bank.

    Blank lines and lines that begin with ``#`` are no phrases.
    """
    file = folder / f"{locale}.txt"
    if not file.is_file():
        return ()
    lines = (line.strip() for line in file.read_text(encoding="utf-8").splitlines())
    return tuple(line for line in lines if line and not line.startswith("#"))
