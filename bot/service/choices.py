"""What can be chosen before a game, by name: paces, and one field of the settings at a time."""

import re
from dataclasses import replace
from typing import get_args

from bot.engine.commands import AddComputer, Command, RemoveComputer
from bot.engine.errors import SettingsError
from bot.engine.ids import PlayerId
from bot.engine.options import SETTABLE, with_settings
from bot.engine.ruleset import RULESETS, Ruleset
from bot.engine.settings import ComputerLevel, GameSettings, Pace
from bot.service.variants import by_book, with_variants

REMOVE = "remove"
"""Instead of a computer player's level: the one who came last is to leave."""
SEAT = "seat"
"""The same: a seat that somebody has just left is to be taken."""
RULESET_NAMES: tuple[str, ...] = tuple(RULESETS)
DAY = 86_400
PACES: dict[str, Pace] = {
    p.name: p
    for p in (
        Pace("normal", 180, 120, 120, 45),
        Pace("relaxed", 420, 300, 300, 90),
        Pace("blitz", 75, 45, 45, 20),
        Pace("untimed", None, None, None, 120),
        Pace("correspondence", DAY, DAY, DAY, 3_600),
    )
}
"""Seconds for clue, card, vote and the pause after a round."""
RULESET, PACE = "odyssey", "normal"
"""What is played where neither the host nor the server has chosen."""

BY_VARIANT = frozenset(
    {"lone_finder_points", "three_players", "mime_or_sing", "red", "hidden_from"}
)
"""Fields that a variant's name switches."""
_SHORT = {"target_score": "target", "vote_points_cap": "cap", "first_storyteller": "first"}
FIELDS: dict[str, str] = {
    _SHORT.get(field, field.replace("_", "-")): field
    for field in SETTABLE
    if field not in BY_VARIANT
}
"""Choices that set one field of the ruleset; numbers, or "none" where the field may be empty."""
LEFT_OPEN = frozenset({"seating", "failure-per"})
"""What every game needs (of such a kind) and no book says (A1, B1)."""
OF_ONE_BOOK = frozenset({"recycle-below"})
"""Of what the printings say different things, so that ours is the Italian's, and more (D1)."""
BOOK = "book"
"""The choice that takes everything back to what the ruleset's book says."""


def default_settings(ruleset: str, pace: str, decks: tuple[str, ...]) -> GameSettings:
    """Return settings by name; raise SettingsError for a name that does not exist."""
    return GameSettings(_ruleset(ruleset), tuple(dict.fromkeys(decks)), _pace(pace))


def choose(settings: GameSettings, field: str, values: list[str]) -> GameSettings:
    """Return the settings with one choice made; raise SettingsError if it cannot be."""
    if not values and field not in {"variants", BOOK}:
        raise SettingsError("setting-choice", field=field)
    match field:
        case "book":
            return _played_by(settings, by_book(settings.ruleset.name))
        case "ruleset":
            return _played_by(settings, _ruleset(values[0]))
        case "pace":
            return replace(settings, pace=_pace(values[0]))
        case "decks":
            return replace(settings, decks=tuple(sorted(set(values))))
        case "variants":
            return replace(settings, ruleset=with_variants(settings.ruleset, values))
        case _ if field in FIELDS:
            value = _value(values[0])
            return replace(
                settings, ruleset=with_settings(settings.ruleset, **{FIELDS[field]: value})
            )
        case _:
            raise SettingsError("setting-unknown", field=field)


def _played_by(settings: GameSettings, ruleset: Ruleset) -> GameSettings:
    """Return the settings with other rules; how people sit is no matter of a book (A1)."""
    kept = replace(ruleset, seating=settings.ruleset.seating)
    return replace(settings, ruleset=kept)


def makes_sense(rules: Ruleset, field: str) -> bool:
    """Say whether a choice (of ``FIELDS``) says anything in such a game."""
    guessing, several = rules.scoring == "guessing", rules.tokens > 1
    return {
        "tokens": guessing and not rules.pairs,
        "many-tokens-from": several,
        "single-token-bonus": several,
        "recycle-below": rules.refill == "recycle",
        "storyteller-points": guessing,
        "finder-points": guessing,
        "failure-points": guessing,
        "failure-per": rules.pairs,
        "cap": guessing,
        "agreement-cap": not guessing,
    }.get(field, True)


def in_book(rules: Ruleset, field: str) -> bool:
    """Say whether the ruleset's book has a rule of such a kind."""
    return field not in LEFT_OPEN and makes_sense(by_book(rules.name), field)


def several(level: ComputerLevel, number: int) -> str:
    """Return what is chosen to add so many computer players at once."""
    return f"{level}-{number}"


def number_of(value: str) -> int:
    """Return how many computer players are added by a choice, 0 if that is no number."""
    _, several, number = value.partition("-")
    if not several:
        return 1
    return int(number) if re.fullmatch("[1-9][0-9]?", number) else 0


def computer_command(actor: PlayerId, value: str, *, moderator: bool) -> Command:
    """Return what adds computer players of a level, one or several, or removes one (``REMOVE``).

    Raises SettingsError (``setting-choice``) for a level that there is not.
    """
    if value == REMOVE:
        return RemoveComputer(actor, moderator)
    for level in get_args(ComputerLevel):
        if level == value.partition("-")[0] and (number := number_of(value)):
            return AddComputer(actor, level, moderator, number=number)
    raise SettingsError("setting-choice", field="level")


def _value(text: str) -> int | str | None:
    if text == "none":
        return None
    # Longer than any limit, and no more than Python turns into a number at once.
    return int(text) if re.fullmatch("[0-9]{1,9}", text) else text


def _ruleset(name: str) -> Ruleset:
    for key, ruleset in RULESETS.items():
        if key == name:
            return ruleset
    raise SettingsError("setting-choice", field="ruleset")


def _pace(name: str) -> Pace:
    if name not in PACES:
        raise SettingsError("setting-choice", field="pace")
    return PACES[name]
