"""A ruleset is data: five values for the five of the books; a variant or setting changes fields."""

from dataclasses import dataclass
from typing import Literal

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
