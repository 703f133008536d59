"""What computer players know of a deck's cards: ``meanings.toml`` beside its ``deck.toml``.

::

    [whale]                                  # a table a card, named as its file's stem
    idea = "A whale swims over roofs"        # every key is optional
    things = ["whale", "chimney"]
    themes = ["homesick", "fly me home"]     # whatever comes to mind, best in English
    clues.en = ["Late for the last village"] # clues people gave, by language

A deck without it is known by its alternative texts, else by its files' names, else by its colours.
"""

import logging
import re
import tomllib
from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field, StringConstraints, TypeAdapter

from bot.engine.ids import CardId
from bot.players.texts import CardTexts
from cards.catalogue import Deck, read_of_deck
from cards.intake import PictureRefused, take_in
from cards.likeness import SKETCH_SIZE, sketch
from cards.manifest import CardEntry
from cards.moods import mood

_log = logging.getLogger(__name__)

MEANINGS = "meanings.toml"
MAX_BYTES = 4 * 1024 * 1024

Text = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=200)]
Texts = Annotated[tuple[Text, ...], Field(max_length=200)]


class Meaning(BaseModel):
    """What one picture shows and calls to mind."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    idea: Text | None = None
    things: Texts = ()
    themes: Texts = ()
    clues: dict[str, Texts] = Field(default_factory=dict)


_FILE = TypeAdapter(dict[str, Meaning])


def card_texts(deck: Deck) -> dict[CardId, CardTexts]:
    """Return the texts of all cards in play, in the deck's order; none is without any.

    Pictures are decoded only of cards that have no text and no name that says something.
    """
    meanings = _read_meanings(deck)
    return {
        card: _texts(deck, entry, meanings.get(entry.stem, Meaning()))
        for card, entry in deck.entries.items()
    }


def _read_meanings(deck: Deck) -> dict[str, Meaning]:
    """Return the file's content by the cards' stems; a broken one is as none, with a log line."""
    path = deck.folder / MEANINGS
    try:
        if not path.is_file():
            return {}
        if path.stat().st_size > MAX_BYTES:
            msg = "the file is too large"
            raise ValueError(msg)  # noqa: TRY301 -- one place says what follows
        return _FILE.validate_python(tomllib.loads(path.read_text(encoding="utf-8")))
    except (OSError, ValueError, RecursionError) as error:
        _log.warning("meanings of deck %s are left out: %s", deck.key, error)
        return {}


def _texts(deck: Deck, entry: CardEntry, meaning: Meaning) -> CardTexts:
    seen = (
        *(entry.alt[locale] for locale in sorted(entry.alt)),
        *((meaning.idea,) if meaning.idea else ()),
        *meaning.things,
        *meaning.themes,
    )
    if not seen and not any(meaning.clues.values()):
        named = _words(entry.stem)
        seen = (named,) if named else _mood(deck, entry)
    return CardTexts(tuple(dict.fromkeys(seen)), meaning.clues)


def _words(stem: str) -> str:
    """Return what a file's name says: its words of three letters and more, numbers left out."""
    words = [word for word in stem.split("-") if re.fullmatch(r"[a-z]{3,}", word)]
    return " ".join(word for word in words if word not in {"card", "dsc", "img", "image", "scan"})


def _mood(deck: Deck, entry: CardEntry) -> tuple[str, ...]:
    try:
        width, height = SKETCH_SIZE
        picture = take_in(read_of_deck(deck.folder, entry.file), (width * 8, height * 8))
    except PictureRefused:  # the file changed since the deck was opened
        return ("mystery",)
    return mood(sketch(picture))
