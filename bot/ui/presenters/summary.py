"""The choices of a game in words."""

from collections.abc import Container, Iterable, Sequence
from dataclasses import replace
from functools import reduce

from bot.engine.ruleset import Ruleset, ThreePlayers, round_rules
from bot.engine.settings import GameSettings
from bot.i18n import Texts
from bot.service.choices import FIELDS, OF_ONE_BOOK, in_book, makes_sense
from bot.service.pictures import Decks
from bot.service.server_decks import is_own, offered
from bot.service.variants import by_book, differences, usual_three_players, variants_of
from bot.ui.markup import safe
from bot.ui.page import RenderContext
from bot.ui.presenters.people import listing

DECKS_NAMED = 10
"""Of a list of decks, for a lobby has room for a thousand characters of titles."""


def deck_names(settings: GameSettings, decks: Decks, texts: Texts) -> str:
    """Return the titles of the decks in play as a list in words."""
    titles = [safe(decks.title(deck, texts.locale)) for deck in settings.decks]
    return listing(texts, titles, DECKS_NAMED)


def values_of_gone(gone: Sequence[str], decks: Decks, texts: Texts) -> dict[str, str | int]:
    """Return what a text says of decks that were removed: their titles as far as known."""
    titles = [decks.title(deck, texts.locale) for deck in gone]
    known = [safe(title) for title in titles if not is_own(title)]
    nameless = [texts("deck-nameless")][: len(titles) - len(known)]
    named = [*known, *nameless]
    return {"gone": listing(texts, named, DECKS_NAMED), "count": len(named)}


def decks_gone(context: RenderContext) -> str:
    """Return which decks of a lobby were removed since they were chosen, "" if none was."""
    _, gone = offered(context.decks, context.game.settings.decks)
    if not gone or context.game.phase != "lobby":
        return ""
    return context.texts("lobby-decks-gone", **values_of_gone(gone, context.decks, context.texts))


def pace_name(settings: GameSettings, texts: Texts) -> str:
    """Return the name of the pace."""
    return texts(f"pace-{settings.pace.name}")


def ruleset_name(settings: GameSettings, texts: Texts) -> str:
    """Return the name of the ruleset."""
    return texts(f"ruleset-{settings.ruleset.name}")


def ends_in_words(rules: Ruleset, texts: Texts) -> str:
    """Return what ends the game; of several ends, the first to come true does."""
    ends: list[str] = []
    if rules.target_score is not None:
        ends.append(texts("ends-target", points=rules.target_score, pairs=rules.pairs))
    if rules.laps is not None:
        ends.append(texts("ends-laps", laps=rules.laps))
    if rules.refill == "end":
        ends.append(texts("ends-pile"))
    return reduce(lambda head, last: texts("ends-or", head=head, last=last), ends)


def counts_in_words(counts: Iterable[int], texts: Texts) -> str:
    """Return some numbers of players as a list in words."""
    *some, last = map(str, counts)
    return texts("list-or", head=", ".join(some), last=last) if some else last


def setting_in_words(field: str, value: object, rules: Ruleset, texts: Texts) -> str:
    """Return the value of a setting (a key of ``FIELDS``) as people read it in such a game."""
    if value is None:
        return texts("setting-target-none" if field == "target" else "panel-none")
    if isinstance(value, int) and not isinstance(value, bool):
        return str(value)
    in_pairs = f"setting-{field}-{value}-teams"
    return texts(in_pairs if rules.pairs and texts.knows(in_pairs) else f"setting-{field}-{value}")


def printed(field: str, texts: Texts) -> str:
    """Return what a field's book says where ours goes beyond it; "" where we say the same."""
    return texts(f"printed-{field}") if field in OF_ONE_BOOK else ""


def hand_in_words(rules: Ruleset, texts: Texts) -> str:
    """Return how many cards are dealt; with three players, too, where they get another number."""
    three = round_rules(rules, 3).hand_size if rules.min_players <= 3 else rules.hand_size
    if three == rules.hand_size:
        return str(three)
    return texts("hand-and-three", hand=rules.hand_size, three=three)


def differences_in_words(
    rules: Ruleset, texts: Texts, told: Container[str] = (), book_told: Container[str] = ()
) -> str:
    """Return in what a game differs from its book's basic game; empty if in nothing.

    Variants are called by their names, other fields with their value and the book's, if it has one,
    but for those that are ``told`` already (keys of ``FIELDS``), or of which the book's value is.
    """
    book = by_book(rules.name)
    was = variants_of(book)
    parts = [
        _variant_departs(name, texts, on=on)
        for name, on in variants_of(rules).items()
        if on != was[name]
    ]
    if rules.red == "none" != book.red:
        parts.append(texts("departure-no-red"))
    if rules.hidden_from == "nobody" != book.hidden_from:
        parts.append(texts("departure-open-hands"))
    if (three := rules.three_players) and three not in _named_rows(rules):
        parts.append(
            texts("departure-three-players", hand=three.hand_size, count=three.cards_given)
        )
    changed = differences(rules)
    parts += [
        texts(
            "panel-option" if name in book_told else _departure(rules, name),
            field=_lowered(texts(f"panel-field-{name}")),
            choice=_field_in_words(name, rules, texts),
            book=printed(name, texts) or _field_in_words(name, book, texts),
        )
        for name, field in FIELDS.items()
        if field in changed and name not in told
        if makes_sense(rules, name) and not _says_nothing(rules, name)
    ]
    return "; ".join(parts)


def _named_rows(rules: Ruleset) -> tuple[ThreePlayers, ThreePlayers]:
    """Return what three players have with the variant, and without it: as all others do."""
    return usual_three_players(rules), ThreePlayers(rules.hand_size, rules.cards_given)


def _variant_departs(name: str, texts: Texts, *, on: bool) -> str:
    """Say that a variant is on, or off, else than in the book; one printing may have it."""
    variant = texts(f"variant-{name}")
    if on:
        return texts("departure-with", variant=variant, name=name)
    return texts("departure-without", variant=variant)


def _departure(rules: Ruleset, name: str) -> str:
    """Return the key of what says that a field differs, with whose book's value."""
    if not in_book(rules, name):
        return "panel-option"
    return "departure-italian" if name in OF_ONE_BOOK else "departure"


def _says_nothing(rules: Ruleset, name: str) -> bool:
    """Say whether a field that no book has leaves things as they are without it.

    Tokens that everybody has are named as such.
    """
    for_all = name == "many-tokens-from" and rules.many_tokens_from <= rules.min_players
    return for_all and not in_book(rules, name)


def _field_in_words(name: str, rules: Ruleset, texts: Texts) -> str:
    """Return the value that a field (a key of ``FIELDS``) has in a ruleset."""
    if name == "hand-size":
        return hand_in_words(rules, texts)
    return setting_in_words(name, getattr(rules, FIELDS[name]), rules, texts)


def _lowered(label: str) -> str:
    """Return a label as it stands within a sentence."""
    return label[0].lower() + label[1:]


def _ends_and_book(rules: Ruleset, texts: Texts) -> str:
    """Return what ends the game and, where it is something else, what does by the book.

    Of another number of points or laps the book's number is enough.
    """
    book = by_book(rules.name)
    ends, printed_ends = ends_in_words(rules, texts), ends_in_words(book, texts)
    if ends == printed_ends:
        return ends
    pairs = ((getattr(book, f), getattr(rules, f)) for f in ("target_score", "laps", "refill"))
    changed = [was for was, now in pairs if was != now]
    number = changed[0] if len(changed) == 1 and isinstance(changed[0], int) else None
    return texts("ends-else", ends=ends, book=str(number or printed_ends))


def _told_by_ends(rules: Ruleset) -> frozenset[str]:
    """Return the fields (keys of ``FIELDS``) that are told with what ends the game."""
    return frozenset({"target", "laps"} | ({"refill"} if rules.refill == "end" else set()))


def _book_ends(rules: Ruleset) -> frozenset[str]:
    """Return the fields of which the book's value is told with what ends the game by the book."""
    return frozenset({"refill"} if by_book(rules.name).refill == "end" else set())


def choices(context: RenderContext) -> tuple[str, str]:
    """Return what is played, in two lines: by name, then its ends and what the book says else."""
    texts, settings = context.texts, context.game.settings
    if context.game.phase == "lobby":
        settings = replace(settings, decks=offered(context.decks, settings.decks)[0])
    line = texts(
        "lobby-choices",
        ruleset=ruleset_name(settings, texts),
        decks=deck_names(settings, context.decks, texts) or texts("lobby-no-deck"),
        pace=pace_name(settings, texts),
    )
    rules = settings.ruleset
    # Where the pile ends no game but by the book, what ends it by the book has named it.
    other = differences_in_words(rules, texts, _told_by_ends(rules), book_told=_book_ends(rules))
    ends = _ends_and_book(rules, texts)
    return line, texts("summary-differs", ends=ends, list=other) if other else ends
