"""What cards show, as CSV for spreadsheets, with the columns number, file and text.

Which columns there are, their order, comma or semicolon, and the case of their names do not matter.
"""

import csv
import io
from collections.abc import Iterable
from dataclasses import dataclass

from bot.engine.errors import DeckError

CSV_NAME = "deck.csv"
"""The name of the file among the pictures of a zip."""
MAX_CSV_BYTES = 256 * 1024
TEXT_LENGTH = 70
"""Characters of what a card shows."""
MAX_ROWS = 1200
COLUMNS = ("number", "file", "text")
_FORMULA = "=+-@\t"
"""What a spreadsheet would take for a formula when a text begins with it."""


@dataclass(frozen=True, slots=True)
class CsvRow:
    """One card: ``number`` is 0 and ``file`` empty where the file has no such column."""

    line: int
    number: int
    file: str
    text: str


def file_of(number: int) -> str:
    """Return the name of a card's picture in an exported zip."""
    return f"{number:03d}.jpg"


def write_csv(cards: Iterable[tuple[int, str]]) -> bytes:
    """Return the file of cards, each with its number and text."""
    target = io.StringIO()
    writer = csv.writer(target)
    writer.writerow(COLUMNS)
    for number, text in cards:
        shown = f"'{text}" if text.startswith(tuple(_FORMULA)) else text
        writer.writerow((number, file_of(number), shown))
    return target.getvalue().encode("utf-8-sig")


def read_csv(data: bytes) -> tuple[CsvRow, ...]:
    """Return the rows of a file, none of an empty one; raise DeckError (``table-…``)."""
    if not data:
        return ()
    try:
        content = data.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise DeckError("table-encoding") from None
    first = content.partition("\n")[0]
    separator = max(",;\t", key=first.count)
    rows = csv.reader(io.StringIO(content), delimiter=separator)
    try:
        names = [name.strip().lower() for name in next(rows, ())]
        if "text" not in names or not {"number", "file"} & set(names):
            raise DeckError("table-columns")
        return tuple(
            _row(rows.line_num, dict(zip(names, row, strict=False))) for row in rows if row
        )
    except csv.Error:
        raise DeckError("table-line", line=rows.line_num) from None


def _row(line: int, values: dict[str, str]) -> CsvRow:
    if line > MAX_ROWS:
        raise DeckError("table-too-long", maximum=MAX_ROWS)
    number, text = values.get("number", "").strip(), values.get("text", "").strip()
    if number and not (number.isascii() and number.isdecimal() and len(number) < 6):
        raise DeckError("table-line", line=line)
    if text[:1] == "'" and text[1:2] in _FORMULA:
        text = text[1:]
    if len(text) > TEXT_LENGTH:
        raise DeckError("table-text-too-long", line=line, maximum=TEXT_LENGTH)
    return CsvRow(line, int(number or 0), values.get("file", "").strip(), text)
