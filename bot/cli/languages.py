"""``python -m bot languages``: how complete each language is."""

import argparse
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

from bot.i18n import FALLBACK, FOLDER


def configure(parser: argparse.ArgumentParser) -> None:
    """Take no options."""
    del parser


def run(_args: argparse.Namespace) -> int:
    """Print a line per language; 1 if one lacks a message."""
    wanted = message_keys(FOLDER / FALLBACK)
    complete = True
    for folder in sorted(p for p in FOLDER.iterdir() if p.is_dir()):
        missing = sorted(wanted - message_keys(folder))
        complete = complete and not missing
        done = len(wanted) - len(missing)
        print(f"{folder.name:6} {done}/{len(wanted)} messages ({100 * done // len(wanted)} %)")
        for key in missing:
            print(f"       lacks {key}")
    return 0 if complete else 1


def message_keys(folder: Path) -> set[str]:
    """Return the keys of all messages in a language's files."""
    parser = FluentParser()
    return {
        entry.id.name
        for path in folder.glob("*.ftl")
        for entry in parser.parse(path.read_text(encoding="utf-8")).body
        if isinstance(entry, Message)
    }
