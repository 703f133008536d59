"""What computer players know of a deck's cards: two files beside its ``deck.toml``, both optional.

``meanings.toml``, a section a card, named as its file's stem; every key is optional::

    [whale]
    idea = "A whale swims over roofs"
    things = ["whale", "chimney"]
    themes = ["homesick", "fly me home"]     # whatever comes to mind, best in English

``clues.toml``, what may be said of a card, by language::

    [cards."whale"]
    en = ["Late for the last village"]

A card without texts there or in the manifest is known by its file's name, else by its colours.
"""

import logging
import re
import tomllib
from typing import Annotated, TypeVar

from pydantic import BaseModel, ConfigDict, Field, StringConstraints, TypeAdapter

from bot.engine.ids import CardId
from bot.players.texts import PIVOT, CardTexts
from cards.catalogue import Deck, read_of_deck
from cards.intake import PictureRefused, take_in
from cards.likeness import SKETCH_SIZE, sketch
from cards.manifest import CardEntry
from cards.moods import mood

_log = logging.getLogger(__name__)

MEANINGS, CLUES = "meanings.toml", "clues.toml"
MAX_BYTES = 4 * 1024 * 1024

Text = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=200)]
Texts = Annotated[tuple[Text, ...], Field(max_length=200)]
T = TypeVar("T")


class Meaning(BaseModel):
    """What one picture shows and calls to mind."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    idea: Text | None = None
    things: Texts = ()
    themes: Texts = ()


class Clues(BaseModel):
    """What may be said of cards, by stem and language."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    cards: dict[str, dict[str, Texts]] = Field(default_factory=dict)


_MEANINGS = TypeAdapter(dict[str, Meaning])
_CLUES = TypeAdapter(Clues)


def card_texts(deck: Deck) -> dict[CardId, CardTexts]:
    """Return the texts of all cards in play, in the deck's order; none is without any.

    Pictures are decoded only of cards that have no text and no name that says something.
    """
    meanings = _read(deck, MEANINGS, _MEANINGS) or {}
    clues = (_read(deck, CLUES, _CLUES) or Clues()).cards
    return {
        card: _texts(deck, entry, meanings.get(entry.stem, Meaning()), clues.get(entry.stem, {}))
        for card, entry in deck.entries.items()
    }


def _read(deck: Deck, name: str, form: TypeAdapter[T]) -> T | None:
    """Return a file's content; None without one, and with a line in the log for a broken one."""
    path = deck.folder / name
    try:
        if not path.is_file():
            return None
        if path.stat().st_size > MAX_BYTES:
            msg = "the file is too large"
            raise ValueError(msg)  # noqa: TRY301 -- one place says what follows
        return form.validate_python(tomllib.loads(path.read_text(encoding="utf-8")))
    except (OSError, ValueError, RecursionError) as error:
        reason = str(error).partition("\n")[0]
        _log.warning("%s of deck %s is left out: %s", name, deck.key, reason)
        return None


def _texts(
    deck: Deck, entry: CardEntry, meaning: Meaning, clues: dict[str, tuple[str, ...]]
) -> CardTexts:
    seen = (
        *_alt(entry),
        *((meaning.idea,) if meaning.idea else ()),
        *meaning.things,
        *meaning.themes,
    )
    if not seen and not any(clues.values()):
        named = _words(entry.stem)
        seen = (named,) if named else _mood(deck, entry)
    return CardTexts(tuple(dict.fromkeys(seen)), clues)


def _alt(entry: CardEntry) -> tuple[str, ...]:
    """Return the alternative text in the pivot language, else those in all others."""
    if PIVOT in entry.alt:
        return (entry.alt[PIVOT],)
    return tuple(entry.alt[locale] for locale in sorted(entry.alt))


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
