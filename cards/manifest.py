"""The format of ``deck.toml``, as models.

::

    name = { en = "House deck", it = "Mazzo di casa" }   # other languages fall back to en
    description = { en = "Eighty-four painted dreams." }
    author = "…"
    licence = "CC0-1.0"
    back = "art/back.jpg"                                 # optional

    [[cards]]
    file = "art/whale.jpg"                                # its stem names the card
    alt = { en = "A whale swims over roofs." }            # at most 70 characters each

The folder's name is the deck's key: ``house`` and ``art/whale.jpg`` make the card ``house/whale``.
"""

import tomllib
from pathlib import Path, PurePosixPath
from typing import Annotated, Self

from pydantic import (
    BaseModel,
    ConfigDict,
    Field,
    StringConstraints,
    field_validator,
    model_validator,
)

from bot.engine.ids import CARD_ID, CardId

LOCALES = ("en", "it", "pt-BR", "pl")
"""The languages of the bot; a deck's texts fall back to the first."""

ALT_LENGTH = 70
MAX_MANIFEST_BYTES = 1024 * 1024

Line = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=200)]
Alt = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=ALT_LENGTH)]


def _safe_path(value: str) -> str:
    """Let only files within the deck's folder pass."""
    path = PurePosixPath(value)
    if path.is_absolute() or ".." in path.parts or "\\" in value or "\0" in value:
        msg = "the file must lie in the deck's folder"
        raise ValueError(msg)
    return value


class _Model(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)


class CardEntry(_Model):
    """One card: its file, and what it shows, described and not interpreted."""

    file: Annotated[str, Field(max_length=200)]
    alt: dict[str, Alt] = Field(default_factory=dict)

    _inside = field_validator("file")(_safe_path)

    @property
    def stem(self) -> str:
        """The part of the card's id after the slash."""
        return PurePosixPath(self.file).stem


class Manifest(_Model):
    """A whole ``deck.toml``."""

    name: dict[str, Line]
    description: dict[str, Line] = Field(default_factory=dict)
    author: Line
    licence: Line
    back: str | None = None
    cards: Annotated[tuple[CardEntry, ...], Field(min_length=1, max_length=1000)]

    @field_validator("back")
    @classmethod
    def _back_inside(cls, value: str | None) -> str | None:
        return None if value is None else _safe_path(value)

    @model_validator(mode="after")
    def _names(self) -> Self:
        if "en" not in self.name:
            msg = "the name needs an English text"
            raise ValueError(msg)
        stems = [card.stem for card in self.cards]
        for stem in stems:
            if not CARD_ID.fullmatch(f"deck/{stem}"):
                msg = f"{stem!r} is no name for a card: up to 24 of a to z, 0 to 9 and -"
                raise ValueError(msg)
        if twice := sorted({stem for stem in stems if stems.count(stem) > 1}):
            msg = f"cards named twice: {', '.join(twice)}"
            raise ValueError(msg)
        return self


def read_manifest(folder: Path) -> Manifest:
    """Read ``deck.toml`` in ``folder``.

    Raises OSError, ValueError (pydantic's ValidationError and TOMLDecodeError are such).
    """
    path = folder / "deck.toml"
    if path.stat().st_size > MAX_MANIFEST_BYTES:
        msg = "deck.toml is too large"
        raise ValueError(msg)
    if not path.is_file():  # to read from a pipe may take for ever
        msg = "deck.toml is no file"
        raise ValueError(msg)
    try:
        content = tomllib.loads(path.read_text(encoding="utf-8"))
    except RecursionError:
        msg = "deck.toml is nested too deeply"
        raise ValueError(msg) from None
    return Manifest.model_validate(content)


def card_id(deck: str, stem: str) -> CardId:
    """Return ``deck/stem`` or raise ValueError."""
    value = f"{deck}/{stem}"
    if not CARD_ID.fullmatch(value):
        msg = f"{value!r} is no card's id"
        raise ValueError(msg)
    return CardId(value)
