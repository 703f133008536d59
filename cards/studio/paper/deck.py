"""The deck's files of texts, put together from the cards' own files."""

import json
from collections.abc import Iterable, Iterator
from pathlib import Path

from cards.studio.paper.table import Row

DECK = Path(__file__).parents[2] / "decks" / "lanterns"
ART = DECK / "art"

LANGUAGES = ("en", "it", "pt-BR", "pl")
NAME = ("Paper Lanterns", "Lanterne di carta", "Lanternas de papel", "Papierowe lampiony")
DESCRIPTION = (
    "Light boxes of cut paper: dark in front, glowing behind.",
    "Scatole di luce in carta ritagliata: buio davanti, bagliore dietro.",
    "Caixas de luz em papel recortado: escuro na frente, brilho atrás.",
    "Świetlne pudełka z wycinanki: z przodu mrok, w głębi blask.",
)
HEAD = """\
# Pictures are made and this file is written by cards/studio/paper; texts describe, none interprets.
author = "The bot's authors"
licence = "CC0-1.0"
back = "art/back.jpg"
"""
MEANINGS_HEAD = """\
# What each picture shows. Computer players read it; nobody is shown it. Written by
# cards/studio/paper: ideas and things are the painters', themes what the picture calls to mind.
"""
CLUES_HEAD = """\
# What computer players may say of a card. Written by cards/studio/paper.
"""


def manifest(rows: Iterable[Row]) -> str:
    """Return the text of the deck's `deck.toml` for cards that have their texts."""
    parts = [HEAD, _table("name", NAME), _table("description", DESCRIPTION)]
    for row in rows:
        texts = tuple(row.alt[language] for language in LANGUAGES)
        parts.append(f'[[cards]]\nfile = "art/{row.card}.jpg"\n' + _table("cards.alt", texts))
    return "\n".join(parts)


def meanings(rows: Iterable[Row]) -> str:
    """Return the text of the deck's `meanings.toml` (see `cards/meanings.py`)."""
    parts = [MEANINGS_HEAD]
    for row in rows:
        things = ", ".join(_quoted(thing) for thing in row.symbols)
        themes = ", ".join(_quoted(theme) for theme in (row.mood, *row.clues[LANGUAGES[0]]))
        parts.append(
            f"[{row.card}]\nidea = {_quoted(row.idea)}\nthings = [{things}]\nthemes = [{themes}]\n"
        )
    return "\n".join(parts)


def clues(rows: Iterable[Row]) -> str:
    """Return the text of the deck's `clues.toml`."""
    parts = [CLUES_HEAD]
    for row in rows:
        lines = [f"[cards.{row.card}]\n"]
        for language, said in row.clues.items():
            given = ", ".join(_quoted(clue[0].upper() + clue[1:]) for clue in said)
            lines.append(f"{_key(language)} = [{given}]\n")
        parts.append("".join(lines))
    return "\n".join(parts)


def _quoted(text: str) -> str:
    # A string of JSON is one of TOML as well.
    return json.dumps(text, ensure_ascii=False)


def _table(name: str, texts: tuple[str, ...]) -> str:
    return f"[{name}]\n" + "".join(_lines(texts))


def _lines(texts: tuple[str, ...]) -> Iterator[str]:
    for language, text in zip(LANGUAGES, texts, strict=True):
        yield f"{_key(language)} = {_quoted(text)}\n"


def _key(language: str) -> str:
    return language if language.isalpha() else _quoted(language)
