"""A ruleset is data: five values for the five of the books; a variant or setting changes fields."""

from dataclasses import dataclass, replace
from typing import Any, Final, Literal

from bot.engine.errors import SettingsError

RulesetName = Literal["classic", "odyssey", "party", "teams", "mini"]
Refill = Literal["end", "recycle", "shuffle-all"]
"""What happens at the draw: the pile's end ends the game · the shuffled discards go under the pile
when it is too small (D1) · every card not in a hand is shuffled together first (mini)."""


@dataclass(frozen=True, slots=True)
class ThreePlayers:
    """The row of the books for three players: more cards in hand, more to the table."""

    hand_size: int = 7
    cards_given: int = 2


@dataclass(frozen=True, slots=True)
class Ruleset:
    """Everything in which games differ (see rules, "Rulesets" and "Variants")."""

    name: RulesetName
    min_players: int
    max_players: int
    hand_size: int = 6
    cards_given: int = 1
    """Cards that each player but the storyteller brings to the table."""
    three_players: ThreePlayers | None = None
    teams: bool = False
    """Players sit in pairs, opposite each other, and score together (T1 to T4)."""
    agreement: bool = False
    """Party: clue before hands (P2), everybody gives and votes, points for voting alike, a red
    token (P1)."""
    agreement_cap: int = 5
    tokens: int = 1
    """Tokens a voter may place, from ``many_tokens_from`` players on; 1 below."""
    many_tokens_from: int = 7
    single_token_bonus: int = 0
    """Extra points of a finder who used one token where more were allowed (S3)."""
    storyteller_points: int = 3
    finder_points: int = 3
    lone_finder_points: int = 3
    """What the storyteller and the only finder get; 4 with the variant *lone finder*."""
    failure_points: int = 2
    """What every other player gets when everybody or nobody found the card."""
    vote_points_cap: int | None = None
    """Most points per player (teams: per team) and round for tokens on their cards."""
    refill: Refill = "recycle"
    pass_hands: bool = False
    target_score: int | None = None
    laps: int | None = None
    """Turns as storyteller for everybody."""
    first_storyteller: Literal["offer", "random", "host"] = "offer"
    seating: Literal["shuffled", "joined"] = "shuffled"
    mime_or_sing: bool = False
    """A clue may be a sound, a picture, a video or given live in the voice channel."""


CLASSIC = Ruleset("classic", 3, 6, three_players=ThreePlayers(), refill="end")
ODYSSEY = Ruleset(
    "odyssey",
    3,
    12,
    three_players=ThreePlayers(),
    tokens=2,
    single_token_bonus=1,
    vote_points_cap=3,
    target_score=30,
)
PARTY = Ruleset("party", 6, 12, hand_size=5, agreement=True, pass_hands=True, laps=1)
TEAMS = Ruleset("teams", 6, 12, hand_size=4, teams=True, vote_points_cap=3, laps=1)
MINI = Ruleset("mini", 3, 4, refill="shuffle-all", laps=2)

RULESETS: dict[RulesetName, Ruleset] = {r.name: r for r in (CLASSIC, ODYSSEY, PARTY, TEAMS, MINI)}


@dataclass(frozen=True, slots=True)
class RoundRules:
    """What the number of seats at the start of a round decides (S4)."""

    hand_size: int
    cards_given: int
    """By each player but the storyteller (teams: by each team but theirs, and their partner)."""
    tokens: int
    """Most tokens per voter, before a small table lowers them."""
    table_size: int


def round_rules(ruleset: Ruleset, seated: int) -> RoundRules:
    """Return the rules of a round with ``seated`` seats."""
    hand_size, cards_given = ruleset.hand_size, ruleset.cards_given
    if ruleset.three_players is not None and seated == 3:
        hand_size, cards_given = (
            ruleset.three_players.hand_size,
            ruleset.three_players.cards_given,
        )
    if ruleset.agreement:
        table_size = seated * cards_given
    elif ruleset.teams:
        table_size = 1 + seated // 2 * cards_given
    else:
        table_size = 1 + (seated - 1) * cards_given
    tokens = ruleset.tokens if seated >= ruleset.many_tokens_from else 1
    return RoundRules(hand_size, cards_given, tokens, table_size)


def cards_needed(ruleset: Ruleset, players: int) -> int:
    """Return how many cards the deck must hold at least: all hands and one round (D2)."""
    rules = round_rules(ruleset, players)
    return players * rules.hand_size + rules.table_size


LIMITS: Final[dict[str, tuple[int, int]]] = {
    "target_score": (10, 100),
    "laps": (1, 10),
    "vote_points_cap": (1, 12),
    "tokens": (1, 3),
    "many_tokens_from": (3, 12),
    "hand_size": (3, 10),
    "lone_finder_points": (3, 4),
}
"""Least and greatest value of each settable number."""
OPTIONAL: Final = frozenset({"target_score", "laps", "vote_points_cap"})
"""Settable numbers that may be None: no such end, no cap."""
CHOICES: Final[dict[str, tuple[object, ...]]] = {
    "first_storyteller": ("offer", "random", "host"),
    "seating": ("shuffled", "joined"),
    "mime_or_sing": (True, False),
}


def with_settings(ruleset: Ruleset, **fields: Any) -> Ruleset:
    """Return the ruleset with some fields changed, if they are settable and fit together.

    With ``hand_size`` the hand for three players changes, too (one more, at most 10). With
    ``tokens`` every number of players may place them, unless it is the books' number or
    ``many_tokens_from`` says otherwise.
    Raises SettingsError: setting-unknown, setting-range, setting-choice, setting-unfit,
    hand-too-small, no-end (each with ``field`` and, where there are any, the limits).
    """
    for field, value in fields.items():
        _check_field(ruleset, field, value)
    changes = dict(fields)
    if "tokens" in fields and fields["tokens"] != ruleset.tokens:
        # Back at the books' number their rule is back, whatever was chosen in between.
        book = RULESETS[ruleset.name]
        usual = fields["tokens"] == book.tokens
        many_from = book.many_tokens_from if usual else ruleset.min_players
        changes.setdefault("many_tokens_from", many_from)
    if "hand_size" in fields and ruleset.three_players is not None:
        bigger = min(fields["hand_size"] + 1, LIMITS["hand_size"][1])
        changes.setdefault("three_players", replace(ruleset.three_players, hand_size=bigger))
    changed = replace(ruleset, **changes)
    check_ruleset(changed)
    return changed


def check_ruleset(ruleset: Ruleset) -> None:
    """Raise SettingsError if the fields do not fit together."""
    for hand_size, given in _hands(ruleset):
        if hand_size < given + 1:
            raise SettingsError("hand-too-small", field="hand_size", minimum=given + 1)
    if ruleset.tokens > 1 and (ruleset.agreement or ruleset.teams):
        raise SettingsError("setting-unfit", field="tokens")
    if ruleset.target_score is None and ruleset.laps is None and ruleset.refill != "end":
        raise SettingsError("no-end", field="target_score")


def _hands(ruleset: Ruleset) -> list[tuple[int, int]]:
    three = ruleset.three_players
    usual = (ruleset.hand_size, ruleset.cards_given)
    return [usual] if three is None else [usual, (three.hand_size, three.cards_given)]


def _check_field(ruleset: Ruleset, field: str, value: Any) -> None:
    if field == "three_players":
        _check_three_players(ruleset, value)
    elif field in CHOICES:
        if value not in CHOICES[field]:
            raise SettingsError("setting-choice", field=field)
    elif field in LIMITS:
        minimum, maximum = LIMITS[field]
        if value is None and field in OPTIONAL:
            return
        if type(value) is not int or not minimum <= value <= maximum:
            raise SettingsError("setting-range", field=field, minimum=minimum, maximum=maximum)
        pointless = {"lone_finder_points": 3, "vote_points_cap": None}
        if ruleset.agreement and field in pointless and value != pointless[field]:
            raise SettingsError("setting-unfit", field=field)
    else:
        raise SettingsError("setting-unknown", field=field)


def _check_three_players(ruleset: Ruleset, value: Any) -> None:
    if value is None:
        return
    fits = not (ruleset.agreement or ruleset.teams) and ruleset.min_players <= 3
    if type(value) is not ThreePlayers or not fits:
        raise SettingsError("setting-unfit", field="three_players")
    minimum, maximum = LIMITS["hand_size"]
    if not minimum <= value.hand_size <= maximum or not 1 <= value.cards_given <= 3:
        raise SettingsError("setting-range", field="hand_size", minimum=minimum, maximum=maximum)
