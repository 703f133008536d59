"""The variants of the books by name, and in what a game differs from its book."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from typing import Any

from bot.engine.errors import SettingsError
from bot.engine.options import SETTABLE, hand_of_three, with_settings
from bot.engine.ruleset import RULESETS, Ruleset, RulesetName, ThreePlayers


@dataclass(frozen=True, slots=True)
class Variant:
    """A rule that a table may add or leave out: where it makes sense, and the fields that say it.

    ``is_on`` and ``fields`` speak of the same fields; ``fields`` are those that switch it.
    """

    fits: Callable[[Ruleset], bool]
    is_on: Callable[[Ruleset], bool]
    fields: Callable[[Ruleset, bool], dict[str, Any]]


def _has_extra_cards(ruleset: Ruleset) -> bool:
    """Say whether three players have, or give, more cards than others do."""
    three = ruleset.three_players
    return three is not None and (
        three.hand_size > ruleset.hand_size or three.cards_given > ruleset.cards_given
    )


VARIANTS: dict[str, Variant] = {
    "lone-finder": Variant(
        lambda rules: rules.scoring == "guessing",
        lambda rules: rules.lone_finder_points > rules.finder_points,
        lambda rules, on: {"lone_finder_points": rules.finder_points + on},
    ),
    "three-players": Variant(
        lambda rules: rules.min_players <= 3 and rules.scoring == "guessing" and not rules.pairs,
        _has_extra_cards,
        lambda rules, on: {"three_players": usual_three_players(rules) if on else None},
    ),
    "mime-or-sing": Variant(
        lambda _: True, lambda rules: rules.mime_or_sing, lambda _, on: {"mime_or_sing": on}
    ),
    "optional-red": Variant(
        lambda rules: rules.scoring == "agreement",
        lambda rules: rules.red == "optional",
        lambda _, on: {"red": "optional" if on else "obligatory"},
    ),
    "hidden-hands": Variant(
        lambda rules: rules.telling == "before-cards",
        lambda rules: rules.hidden_from == "everybody",
        lambda _, on: {"hidden_from": "everybody" if on else "storyteller"},
    ),
}


def variants_of(ruleset: Ruleset) -> dict[str, bool]:
    """Return every variant that makes sense with the ruleset, and whether it is on."""
    return {name: v.is_on(ruleset) for name, v in VARIANTS.items() if v.fits(ruleset)}


def variants_off(ruleset: Ruleset) -> tuple[str, ...]:
    """Return the variants that are off: those that switching off would leave as they are.

    A field may hold a third value: without a red token it is neither optional nor obligatory.
    """
    return tuple(
        name
        for name, is_on in variants_of(ruleset).items()
        if not is_on and replace(ruleset, **VARIANTS[name].fields(ruleset, is_on)) == ruleset
    )


def with_variants(ruleset: Ruleset, names: Iterable[str]) -> Ruleset:
    """Return the ruleset with these variants on and all others off.

    Raises SettingsError: variant-unknown (with ``variant``), setting-unfit.
    """
    wanted = set(names)
    for name in wanted:
        if name not in VARIANTS:
            raise SettingsError("variant-unknown", variant=name)
        if not VARIANTS[name].fits(ruleset):
            raise SettingsError("variant-unfit", variant=name)
    changes: dict[str, Any] = {}
    for name, on in variants_of(ruleset).items():
        if on != (name in wanted):
            changes |= VARIANTS[name].fields(ruleset, not on)
    return with_settings(ruleset, **changes)


def by_book(name: RulesetName) -> Ruleset:
    """Return what a ruleset's book says; what it leaves open is as games begin."""
    return RULESETS[name]


def differences(ruleset: Ruleset) -> tuple[str, ...]:
    """Return the fields that are not as in the ruleset's book.

    What moves with another field is no difference of its own: the hand for three players with the
    hand, a lone finder's points with the finder's. Of how people sit (A1) no book says anything.
    """
    book = by_book(ruleset.name)
    leading = {f: getattr(ruleset, f) for f in ("hand_size", "finder_points")}
    changed = {f: value for f, value in leading.items() if value != getattr(book, f)}
    expected = with_settings(book, **changed)
    return tuple(
        field
        for field in SETTABLE
        if field != "seating"
        if field in changed or getattr(ruleset, field) != getattr(expected, field)
    )


def usual_three_players(ruleset: Ruleset) -> ThreePlayers:
    """Return the books' row for three players, with the hand as much larger as theirs is."""
    return ThreePlayers(hand_of_three(ruleset.hand_size))
