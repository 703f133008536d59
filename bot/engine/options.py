"""Which fields of a ruleset may be set, within which limits, and which fit together."""

from dataclasses import replace
from typing import Any, Final

from bot.engine.errors import SettingsError
from bot.engine.ruleset import RULESETS, Ruleset, ThreePlayers, cards_needed

LIMITS: Final[dict[str, tuple[int, int]]] = {
    "target_score": (10, 100),
    "laps": (1, 10),
    "vote_points_cap": (1, 12),
    "tokens": (1, 3),
    "many_tokens_from": (3, 12),
    "hand_size": (3, 10),
    "lone_finder_points": (3, 4),
    "storyteller_points": (0, 10),
    "finder_points": (1, 10),
    "failure_points": (0, 10),
    "single_token_bonus": (0, 3),
    "agreement_cap": (2, 12),
}
"""Least and greatest value of each settable number.

Those of ``lone_finder_points`` hold for the books' ``finder_points`` and move with them.
"""
OPTIONAL: Final = frozenset({"target_score", "laps", "vote_points_cap"})
"""Settable numbers that may be None: no such end, no cap."""
CHOICES: Final[dict[str, tuple[object, ...]]] = {
    "first_storyteller": ("offer", "random", "host", "choice"),
    "seating": ("shuffled", "joined"),
    "mime_or_sing": (True, False),
    "refill": ("end", "recycle", "shuffle-all"),
    "recycle_below": ("draw", "players"),
    "failure_per": ("scorer", "player"),
    "hidden_from": ("nobody", "storyteller", "everybody"),
    "red": ("none", "optional", "obligatory"),
}
SETTABLE: Final = (*LIMITS, *CHOICES, "three_players")
"""Every field that may be set; the others are what a ruleset is."""
_GUESSING_ONLY: Final = (
    "lone_finder_points",
    "storyteller_points",
    "finder_points",
    "failure_points",
    "single_token_bonus",
    "vote_points_cap",
)


def with_settings(ruleset: Ruleset, **fields: Any) -> Ruleset:
    """Return the ruleset with some fields changed, if they are settable and fit together.

    With ``hand_size`` the hand for three players changes, too (one more, at most 10); with
    ``finder_points`` what a lone finder gets. With ``tokens`` every number of players may place
    them, unless it is the books' number or ``many_tokens_from`` says otherwise.
    Raises SettingsError: setting-unknown, setting-range, setting-choice, setting-unfit,
    hand-too-small, no-end (each with ``field`` and, where there are any, the limits).
    """
    changes = dict(fields)
    if "tokens" in fields and fields["tokens"] != ruleset.tokens:
        # Back at the books' number their rule is back, whatever was chosen in between.
        book = RULESETS[ruleset.name]
        usual = fields["tokens"] == book.tokens
        many_from = book.many_tokens_from if usual else ruleset.min_players
        changes.setdefault("many_tokens_from", many_from)
    for field, value in fields.items():
        _check_field(ruleset, field, value, fields.get("finder_points", ruleset.finder_points))
    if "hand_size" in fields and ruleset.three_players is not None:
        bigger = hand_of_three(fields["hand_size"])
        changes.setdefault("three_players", replace(ruleset.three_players, hand_size=bigger))
    if "finder_points" in fields:
        more = ruleset.lone_finder_points - ruleset.finder_points
        changes.setdefault("lone_finder_points", fields["finder_points"] + more)
    changed = replace(ruleset, **changes)
    check_ruleset(changed)
    return changed


def hand_of_three(hand_size: int) -> int:
    """Return the hand for three players that goes with another hand, larger as the books' is."""
    return min(hand_size + 1, LIMITS["hand_size"][1])


def check_cards(ruleset: Ruleset, players: int, have: int) -> None:
    """Raise SettingsError (``deck-too-small``) if ``have`` cards are too few to start (D2)."""
    needed = cards_needed(ruleset, players)
    if have < needed:
        raise SettingsError("deck-too-small", players=players, needed=needed, have=have)


def check_ruleset(ruleset: Ruleset) -> None:
    """Raise SettingsError if the fields do not fit together."""
    for hand_size, given in _hands(ruleset):
        if hand_size < given + 1:
            raise SettingsError("hand-too-small", field="hand_size", minimum=given + 1)
    for field, fits in _fitting(ruleset).items():
        if not fits:
            raise SettingsError("setting-unfit", field=field)
    if ruleset.target_score is None and ruleset.laps is None and ruleset.refill != "end":
        raise SettingsError("no-end", field="target_score")


def _fitting(rules: Ruleset) -> dict[str, bool]:
    """Say of each field whether it fits the others."""
    clue_first = rules.telling == "before-cards"
    agreement = rules.scoring == "agreement"
    return {
        # Only a storyteller who told without a card gives one with the others.
        "givers": clue_first == (rules.givers == "everybody")
        and rules.pairs == (rules.givers == "one-of-each-pair"),
        # Of the storyteller's card, the storyteller cannot guess.
        "voters": rules.pairs == (rules.voters == "partners-of-givers")
        and (agreement or rules.voters != "everybody"),
        "scoring": not (agreement and rules.pairs),
        # Whoever tells about a card has looked at their hand.
        "hidden_from": clue_first or rules.hidden_from == "nobody",
        "red": agreement or rules.red == "none",
        # Books and rulings say nothing of several tokens of a pair, or of several that agree.
        "tokens": rules.tokens == 1 or not (agreement or rules.pairs),
        "three_players": rules.three_players is None
        or (rules.min_players <= 3 and not (agreement or rules.pairs)),
        "failure_per": rules.pairs or rules.failure_per == "scorer",
    }


def _hands(ruleset: Ruleset) -> list[tuple[int, int]]:
    three = ruleset.three_players
    usual = (ruleset.hand_size, ruleset.cards_given)
    return [usual] if three is None else [usual, (three.hand_size, three.cards_given)]


def _check_field(ruleset: Ruleset, field: str, value: Any, finder_points: Any) -> None:
    if field == "three_players":
        _check_three_players(value)
    elif field in CHOICES:
        if value not in CHOICES[field]:
            raise SettingsError("setting-choice", field=field)
    elif field in LIMITS:
        _check_number(ruleset, field, value, finder_points)
    else:
        raise SettingsError("setting-unknown", field=field)


def _check_number(ruleset: Ruleset, field: str, value: Any, finder_points: Any) -> None:
    minimum, maximum = LIMITS[field]
    if field == "lone_finder_points" and type(finder_points) is int:
        minimum, maximum = finder_points, finder_points + 1
    if value is None and field in OPTIONAL:
        return
    if type(value) is not int or not minimum <= value <= maximum:
        raise SettingsError("setting-range", field=field, minimum=minimum, maximum=maximum)
    guessing = ruleset.scoring == "guessing"
    pointless = field in _GUESSING_ONLY if not guessing else field == "agreement_cap"
    if pointless and value != getattr(RULESETS[ruleset.name], field):
        raise SettingsError("setting-unfit", field=field)


def _check_three_players(value: Any) -> None:
    if value is None:
        return
    if type(value) is not ThreePlayers:
        raise SettingsError("setting-unfit", field="three_players")
    minimum, maximum = LIMITS["hand_size"]
    if not minimum <= value.hand_size <= maximum or not 1 <= value.cards_given <= 3:
        raise SettingsError("setting-range", field="hand_size", minimum=minimum, maximum=maximum)
