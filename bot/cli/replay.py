"""``python -m bot replay``: recompute game records and say where they disagree."""

import argparse
import sys
from pathlib import Path

from pydantic import ValidationError

from bot.service.record import GameRecord, read_record
from bot.service.record_check import foreign_seal, replay_problems


def configure(parser: argparse.ArgumentParser) -> None:
    """Take the file: one record, or one a line."""
    parser.add_argument("file", metavar="FILE", help="a record, or one a line; - reads the input")
    parser.add_argument(
        "--commitment", metavar="HEX",
        help="what the game's first message showed: tells whether this is that game's record",
    )  # fmt: skip


def run(args: argparse.Namespace) -> int:
    """Print a line per record and what is wrong with it; 1 if anything is."""
    try:
        text = sys.stdin.read() if args.file == "-" else Path(args.file).read_text("utf-8")
    except OSError as error:
        print(f"{args.file} cannot be read: {error.strerror}", file=sys.stderr)
        return 1
    except UnicodeDecodeError:
        print(f"{args.file} is no text, so it is no game record.", file=sys.stderr)
        return 1
    agree = True
    for number, document in enumerate(_documents(text), 1):
        problems, line = _check(document, args.commitment)
        agree = agree and not problems
        print(f"record {number}: {line}")
        for problem in problems:
            print(f"  {problem}")
    return 0 if agree else 1


def _documents(text: str) -> list[str]:
    """Split lines of records; a single record may be spread over many.

    Only a line feed ends a line: names hold what Unicode calls line ends, too.
    """
    lines = [line.strip() for line in text.split("\n") if line.strip()]
    if len(lines) > 1 and all(line.startswith("{") and line.endswith("}") for line in lines):
        return lines
    return [text]


def _check(document: str, shown: str | None) -> tuple[list[str], str]:
    try:
        record = read_record(document)
    except ValidationError as error:
        details = error.errors(include_url=False)
        return [f"{'.'.join(map(str, e['loc']))}: {e['msg']}" for e in details], "no game record"
    problems = replay_problems(record)
    verdict = "disagrees" if problems else "agrees"
    checked = _checked(record, shown)
    if not problems and (foreign := foreign_seal(record, shown)):
        verdict, problems = "agrees with itself", [foreign]
        checked = _checked(record, None)
    return problems, f"{verdict} (game {record.game}, {len(record.rounds)} rounds, {checked})"


def _checked(record: GameRecord, shown: str | None) -> str:
    """Say what the verdict rests on."""
    if record.seed is None:
        return "rules only, no seed"
    if shown is not None:
        return "rules, every shuffle, the commitment that was shown"
    if record.commitment is not None:
        return f"rules, every shuffle, commitment {record.commitment}"
    return "rules and every shuffle, no commitment"
