"""The decks that are installed. Satisfies :class:`bot.service.pictures.Decks`."""

import hashlib
import logging
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from bot.engine.errors import PackError
from bot.engine.ids import CardId
from cards.intake import MAX_FILE_BYTES, PictureRefused, read_header
from cards.manifest import CardEntry, Manifest, card_id, read_manifest

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Deck:
    """A deck whose manifest is in order, with those cards whose files are pictures."""

    key: str
    folder: Path
    manifest: Manifest
    entries: dict[CardId, CardEntry]

    def text(self, texts: dict[str, str], locale: str) -> str:
        """Return the text in the language, else in English, else an empty one."""
        return texts.get(locale) or texts.get("en", "")


def read_of_deck(folder: Path, file: str) -> bytes:
    """Return the bytes of a picture in a deck's folder; raise PictureRefused as read_bounded does.

    A link that leads out of the folder is not followed: a deck from a stranger shows its own.
    """
    path = folder / file
    if path.is_file() and not path.resolve().is_relative_to(folder.resolve()):
        raise PictureRefused("not-a-picture", "a link out of the deck")
    return read_bounded(path)


def read_bounded(path: Path) -> bytes:
    """Return a picture file's bytes; raise PictureRefused if it is missing, none or too heavy."""
    if not path.is_file():  # to read from a pipe may take for ever
        raise PictureRefused("not-a-picture", "no file")
    try:
        with path.open("rb") as file:
            data = file.read(MAX_FILE_BYTES + 1)
    except OSError as error:
        raise PictureRefused("not-a-picture", type(error).__name__) from error
    if len(data) > MAX_FILE_BYTES:
        raise PictureRefused("too-heavy")
    return data


def open_deck(folder: Path) -> Deck:
    """Open one folder: OSError or ValueError if its manifest or its name is not in order.

    A card whose file is not a fit picture, or the same as an earlier card's, is left out of play,
    with a line in the log.
    """
    manifest = read_manifest(folder)
    entries: dict[CardId, CardEntry] = {}
    known: dict[bytes, CardId] = {}
    for entry in manifest.cards:
        card = card_id(folder.name, entry.stem)
        try:
            data = read_of_deck(folder, entry.file)
            read_header(data)
        except PictureRefused as refusal:
            _log.warning("card %s is left out: %s %s", card, refusal.reason, refusal.detail)
            continue
        first = known.setdefault(hashlib.sha256(data).digest(), card)
        if first == card:
            entries[card] = entry
        else:
            _log.warning("card %s is left out: the same file as %s", card, first)
    return Deck(folder.name, folder, manifest, entries)


def _deck_folders(folders: Sequence[Path]) -> Iterator[Path]:
    """Yield decks: each folder itself, or those directly in it, the house deck before others."""
    for folder in folders:
        if (folder / "deck.toml").is_file():
            yield folder
        elif folder.is_dir():
            found = [path.parent for path in folder.glob("*/deck.toml")]
            yield from sorted(found, key=lambda path: (path.name != "house", path.name))


class Catalogue:
    """All decks by key. Read once; a changed folder needs a new catalogue."""

    def __init__(self, decks: Sequence[Deck]) -> None:
        self._decks = {deck.key: deck for deck in decks}

    @classmethod
    def open(cls, folders: Sequence[Path]) -> "Catalogue":
        """Open decks in ``folders``: each is a deck, or a folder of decks.

        The first deck is the default; of two with one key the first counts. A deck that is not in
        order is left out, with a line in the log.
        """
        decks: dict[str, Deck] = {}
        for folder in _deck_folders(folders):
            if folder.name in decks:
                _log.warning("deck %s is there twice; %s is left out", folder.name, folder)
                continue
            try:
                deck = open_deck(folder)
            except (OSError, ValueError) as error:
                _log.warning("deck %s is left out: %s", folder.name, error)
                continue
            if deck.entries:
                decks[deck.key] = deck
        return cls(tuple(decks.values()))

    def deck(self, key: str) -> Deck:
        """Return the deck or raise PackError."""
        try:
            return self._decks[key]
        except KeyError:
            raise PackError("deck-unknown", deck=key) from None

    def keys(self) -> tuple[str, ...]:
        """Return the keys of all decks, the default one first."""
        return tuple(self._decks)

    def cards(self, deck: str) -> tuple[CardId, ...]:
        """Return the deck's cards in the manifest's order; raise PackError if there is none."""
        return tuple(self.deck(deck).entries)

    def size(self, deck: str) -> int:
        """Return how many cards one of the decks has."""
        return len(self.deck(deck).entries)

    def title(self, deck: str, locale: str) -> str:
        """Return the deck's name in the language, else in English; its key if it is gone."""
        found = self._decks.get(deck)
        return deck if found is None else found.text(found.manifest.name, locale)

    def titles(self, deck: str) -> frozenset[str]:
        """Return the deck's name in every language that it has one in."""
        return frozenset(self.deck(deck).manifest.name.values())

    def describe(self, card: CardId, locale: str) -> str:
        """Return the card's alternative text, else its English one, else an empty text.

        A game may hold cards that have left their deck since: these have none, either.
        """
        deck = self._deck_of(card)
        return "" if deck is None else deck.text(deck.entries[card].alt, locale)

    def file(self, card: CardId) -> Path:
        """Return the card's file or raise PackError."""
        deck = self._deck_of(card)
        if deck is None:
            raise PackError("card-unreadable", card=card, reason="missing")
        return deck.folder / deck.entries[card].file

    def back(self, deck: str) -> Path | None:
        """Return the file of the deck's back, if there is a deck and it names one."""
        found = self._decks.get(deck)
        if found is None or found.manifest.back is None:
            return None
        return found.folder / found.manifest.back

    def _deck_of(self, card: CardId) -> Deck | None:
        deck = self._decks.get(card.partition("/")[0])
        return deck if deck is not None and card in deck.entries else None
