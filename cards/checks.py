"""What ``python -m bot deck check`` finds out about a folder."""

import hashlib
from collections import Counter, defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum
from itertools import groupby
from pathlib import Path

from pydantic import ValidationError

from bot.engine.ids import CardId
from bot.engine.ruleset import RULESETS, cards_needed, served
from cards.catalogue import read_of_deck
from cards.intake import Header, PictureRefused, read_header, take_in
from cards.likeness import SAME, Sketch, close_pairs, sketch
from cards.manifest import LOCALES, CardEntry, Manifest, card_id, read_manifest

SHARP = (600, 900)
"""Pictures smaller than this are shown enlarged."""

LISTED = 12
"""Pairs of cards that look alike, before the rest is only counted."""

_REASONS = {
    "not-a-picture": "is no JPEG, PNG, WebP or GIF file that can be read",
    "heic": "is a HEIC picture: save it as JPEG",
    "too-heavy": "is larger than 32 MiB",
    "too-many-pixels": "has more pixels than can safely be decoded",
    "too-small": "is smaller than 200 pixels",
    "wrong-shape": "is too far from 2:3",
    "damaged": "is damaged",
}


class Level(Enum):
    """How grave a finding is; an error keeps the deck or a card out of play."""

    INFO = "   "
    WARNING = " ! "
    ERROR = "ERR"


@dataclass(frozen=True, slots=True)
class Finding:
    """One line of the report."""

    level: Level
    text: str


def check_deck(folder: Path) -> Iterator[Finding]:
    """Yield everything worth knowing about the deck in ``folder``."""
    try:
        manifest = read_manifest(folder)
        ids = {card_id(folder.resolve().name, entry.stem): entry for entry in manifest.cards}
    except ValidationError as error:
        for problem in error.errors(include_url=False, include_context=False):
            where = ".".join(map(str, problem["loc"])) or "deck.toml"
            yield Finding(Level.ERROR, f"{where}: {problem['msg']}")
        return
    except (OSError, ValueError) as error:
        yield Finding(Level.ERROR, f"deck.toml: {error}")
        return
    yield Finding(Level.INFO, f"{manifest.name['en']}, by {manifest.author}")
    yield Finding(Level.INFO, f"licence: {manifest.licence}")
    fit: dict[CardId, Sketch] = {}
    yield from _files(folder, ids, fit)
    yield from _alike(fit)
    yield from _texts(manifest)
    yield from _back(folder, manifest)
    yield from _unlisted(folder, manifest)
    yield from _games(len(fit))


def _files(
    folder: Path, ids: dict[CardId, CardEntry], fit: dict[CardId, Sketch]
) -> Iterator[Finding]:
    """Decode every card; put those that are fit into ``fit``."""
    headers: dict[CardId, Header] = {}
    same: defaultdict[bytes, list[CardId]] = defaultdict(list)
    for card, entry in ids.items():
        try:
            data = read_of_deck(folder, entry.file)
            headers[card] = read_header(data)
            fit[card] = sketch(take_in(data, (64, 96)))
        except PictureRefused as refusal:
            detail = f" ({refusal.detail})" if refusal.detail else ""
            yield Finding(Level.ERROR, f"{card}: {entry.file} {_REASONS[refusal.reason]}{detail}")
            continue
        same[hashlib.sha256(data).digest()].append(card)
    for cards in same.values():
        if len(cards) > 1:
            yield Finding(Level.ERROR, f"the same file: {', '.join(cards)}")
            for card in cards[1:]:
                del fit[card]
    formats = Counter(headers[card].format for card in fit)
    sizes = Counter(headers[card].size for card in fit)
    yield Finding(Level.INFO, f"cards: {len(fit)} of {len(ids)} are fit to be played")
    if fit:
        yield Finding(Level.INFO, "formats: " + ", ".join(f"{n} {k}" for k, n in formats.items()))
        shown = ", ".join(f"{n} of {w} × {h}" for (w, h), n in sizes.most_common(5))
        yield Finding(Level.INFO, f"sizes: {shown}" + (" and others" if len(sizes) > 5 else ""))
    if soft := sum(n for (w, h), n in sizes.items() if w < SHARP[0] or h < SHARP[1]):
        text = f"{soft} pictures are smaller than 600 × 900 and look soft when shown alone"
        yield Finding(Level.WARNING, text)


def _alike(fit: dict[CardId, Sketch]) -> Iterator[Finding]:
    pairs = sorted(close_pairs(fit))
    for gap, one, other in pairs[:LISTED]:
        what = "look the same" if gap < SAME else "look much alike"
        yield Finding(Level.WARNING, f"{one} and {other} {what} (difference {gap:.0%})")
    if len(pairs) > LISTED:
        yield Finding(Level.WARNING, f"{len(pairs) - LISTED} more pairs look much alike")


def _texts(manifest: Manifest) -> Iterator[Finding]:
    for locale in LOCALES:
        for what, texts in (("name", manifest.name), ("description", manifest.description)):
            if locale not in texts:
                yield Finding(Level.WARNING, f"{locale}: the {what} is missing")
        missing = [entry.stem for entry in manifest.cards if locale not in entry.alt]
        if missing:
            some = ", ".join(missing[:4]) + (" …" if len(missing) > 4 else "")
            text = f"{locale}: {len(missing)} cards have no alternative text ({some})"
            yield Finding(Level.WARNING, text)


def _back(folder: Path, manifest: Manifest) -> Iterator[Finding]:
    if manifest.back is None:
        yield Finding(Level.INFO, "back: none, so the plain one is used")
        return
    try:
        take_in(read_of_deck(folder, manifest.back), (64, 96))
    except PictureRefused as refusal:
        yield Finding(Level.ERROR, f"back: {manifest.back} {_REASONS[refusal.reason]}")
    else:
        yield Finding(Level.INFO, f"back: {manifest.back}")


def _unlisted(folder: Path, manifest: Manifest) -> Iterator[Finding]:
    named = {(folder / entry.file).resolve() for entry in manifest.cards}
    if manifest.back is not None:
        named.add((folder / manifest.back).resolve())
    places = {path.parent for path in named if path.parent.is_dir()}
    for place in sorted(places):
        for path in sorted(place.iterdir()):
            pictures = {".jpg", ".jpeg", ".png", ".webp", ".gif"}
            if path.suffix.lower() in pictures and path not in named:
                yield Finding(Level.WARNING, f"{path.name} lies there but is not in deck.toml")


def _spans(counts: tuple[int, ...]) -> str:
    """Return 3, 4, 5, 8 as "3–5, 8"."""
    runs: list[str] = []
    for _, group in groupby(enumerate(counts), key=lambda pair: pair[1] - pair[0]):
        run = [count for _, count in group]
        runs.append(str(run[0]) if len(run) == 1 else f"{run[0]}–{run[-1]}")
    return ", ".join(runs)


def _games(cards: int) -> Iterator[Finding]:
    for name, ruleset in RULESETS.items():
        counts = served(ruleset, cards)
        shown = ", ".join(map(str, counts)) if ruleset.pairs else _spans(counts)
        if counts:
            yield Finding(Level.INFO, f"{name}: {shown} players")
        else:
            needed = cards_needed(ruleset, ruleset.min_players)
            yield Finding(Level.WARNING, f"{name}: too few cards, {needed} would do")
