"""The deck's `deck.toml`, put together from the cards' own files."""

import json
from collections.abc import Iterable, Iterator
from pathlib import Path

from cards.studio.paper.table import Row

DECK = Path(__file__).parents[2] / "decks" / "lanterns"
ART = DECK / "art"

LANGUAGES = ("en", "it", "pt-BR", "pl")
NAME = ("Paper Lanterns", "Lanterne di carta", "Lanternas de papel", "Papierowe lampiony")
DESCRIPTION = (
    "Twenty-eight light boxes of cut paper: dark in front, glowing behind.",
    "Ventotto scatole di luce in carta ritagliata: buio davanti, bagliore dietro.",
    "Vinte e oito caixas de luz em papel recortado: escuro na frente, brilho atrás.",
    "Dwadzieścia osiem świetlnych pudełek z wycinanki: z przodu mrok, w głębi blask.",
)
HEAD = """\
# Pictures are made and this file is written by cards/studio/paper; texts describe, none interprets.
author = "The bot's authors"
licence = "CC0-1.0"
back = "art/back.jpg"
"""


def manifest(rows: Iterable[Row]) -> str:
    """Return the text of the deck's `deck.toml` for cards that have their texts."""
    parts = [HEAD, _table("name", NAME), _table("description", DESCRIPTION)]
    for row in rows:
        texts = tuple(row.alt[language] for language in LANGUAGES)
        parts.append(f'[[cards]]\nfile = "art/{row.card}.jpg"\n' + _table("cards.alt", texts))
    return "\n".join(parts)


def _table(name: str, texts: tuple[str, ...]) -> str:
    return f"[{name}]\n" + "".join(_lines(texts))


def _lines(texts: tuple[str, ...]) -> Iterator[str]:
    for language, text in zip(LANGUAGES, texts, strict=True):
        key = language if language.isalpha() else f'"{language}"'
        # A string of JSON is one of TOML as well.
        yield f"{key} = {json.dumps(text, ensure_ascii=False)}\n"
