"""A ruleset is data: five values for the five of the books; a variant or setting changes fields.

Every field says one thing, so that nothing asks which ruleset is played. Which fields fit together
and which may be set is in ``bot.engine.options``; the rules themselves are in ``RULES.md``.
"""

from dataclasses import dataclass
from typing import Literal

RulesetName = Literal["classic", "odyssey", "party", "teams", "mini"]
Telling = Literal["with-card", "before-cards"]
"""The storyteller gives the clue about a card of theirs, and both together · says the clue first,
and gives a card to it as the others do."""
HiddenFrom = Literal["nobody", "storyteller", "everybody"]
"""Who may not look at their hand before the clue (P2)."""
Givers = Literal["others", "everybody", "one-of-each-pair"]
"""Who gives cards after the clue: all but the storyteller · the storyteller, too · the
storyteller's partner, and of each other pair the partner who is first (T3)."""
Voters = Literal["others", "everybody", "partners-of-givers"]
"""Who votes: all but the storyteller · the storyteller, too · in each pair but the storyteller's
the partner who gave no card."""
Scoring = Literal["guessing", "agreement"]
"""What tokens are paid for: finding the storyteller's card · lying together with others."""
RedToken = Literal["none", "optional", "obligatory"]
"""The storyteller's secret token under which nobody scores (P1)."""
Refill = Literal["end", "recycle", "shuffle-all"]
"""What happens at the draw: the pile's end ends the game · the shuffled discards go under the pile
when it is too small (D1) · every card not in a hand is shuffled together first."""
RecycleBelow = Literal["draw", "players"]
"""When the pile is too small to go on with: it holds fewer cards than the draw needs · or fewer
than there are players, as the books say (D1)."""
FailurePer = Literal["scorer", "player"]
"""To whom the points of *everybody or nobody* go: once to each who scores (in pairs: to the pair)
· once for each of their players who is present (B1)."""
FirstStoryteller = Literal["offer", "random", "host", "choice"]
"""Who tells first: whoever first has a clue · a random player · the host · whom the host names at
the start (B1)."""
Seating = Literal["shuffled", "joined"]


@dataclass(frozen=True, slots=True)
class ThreePlayers:
    """The row of the books for three players: more cards in hand, more to the board."""

    hand_size: int = 7
    cards_given: int = 2


@dataclass(frozen=True, slots=True)
class Ruleset:
    """Everything in which games differ."""

    name: RulesetName
    min_players: int
    max_players: int
    hand_size: int = 6
    cards_given: int = 1
    """Cards that each who gives brings to the board; the storyteller always brings one."""
    three_players: ThreePlayers | None = None
    pairs: bool = False
    """Players sit in pairs, opposite each other, and score together (T1, T4)."""
    telling: Telling = "with-card"
    hidden_from: HiddenFrom = "nobody"
    givers: Givers = "others"
    voters: Voters = "others"
    own_cards: bool = False
    """A voter may vote for a card of their own."""
    tokens: int = 1
    """Tokens a voter may place, from ``many_tokens_from`` players on; 1 below."""
    many_tokens_from: int = 7
    red: RedToken = "none"
    scoring: Scoring = "guessing"
    agreement_cap: int = 5
    """Most points for tokens that lie together."""
    storyteller_points: int = 3
    finder_points: int = 3
    lone_finder_points: int = 3
    """What the storyteller and the only finder get; 4 with the variant *lone finder*."""
    failure_points: int = 2
    """What the others get when everybody or nobody found the card."""
    failure_per: FailurePer = "scorer"
    single_token_bonus: int = 0
    """Extra points of a finder who used one token where more were allowed (S3)."""
    vote_points_cap: int | None = None
    """Most points per player (in pairs: per pair) and round for tokens on their cards."""
    refill: Refill = "recycle"
    recycle_below: RecycleBelow = "draw"
    pass_hands: bool = False
    target_score: int | None = None
    laps: int | None = None
    """Turns as storyteller for everybody."""
    first_storyteller: FirstStoryteller = "offer"
    seating: Seating = "shuffled"
    mime_or_sing: bool = False
    """A clue may be a picture, a video or given live by voice, too; a sound it always may be."""


CLASSIC = Ruleset("classic", 3, 6, three_players=ThreePlayers(), refill="end")
ODYSSEY = Ruleset(
    "odyssey",
    3,
    12,
    three_players=ThreePlayers(),
    tokens=2,
    single_token_bonus=1,
    vote_points_cap=3,
    recycle_below="players",
    target_score=30,
)
PARTY = Ruleset(
    "party",
    6,
    12,
    hand_size=5,
    telling="before-cards",
    hidden_from="storyteller",
    givers="everybody",
    voters="everybody",
    own_cards=True,
    red="obligatory",
    scoring="agreement",
    recycle_below="players",
    pass_hands=True,
    laps=1,
)
TEAMS = Ruleset(
    "teams",
    6,
    12,
    hand_size=4,
    pairs=True,
    givers="one-of-each-pair",
    voters="partners-of-givers",
    vote_points_cap=3,
    recycle_below="players",
    laps=1,
)
MINI = Ruleset("mini", 3, 4, refill="shuffle-all", laps=2)

RULESETS: dict[RulesetName, Ruleset] = {r.name: r for r in (CLASSIC, ODYSSEY, PARTY, TEAMS, MINI)}


@dataclass(frozen=True, slots=True)
class RoundRules:
    """What the number of seats at the start of a round decides (S4)."""

    hand_size: int
    cards_given: int
    """By each who gives, the storyteller apart."""
    tokens: int
    """Most tokens per voter, before a small board lowers them."""
    board_size: int


def round_rules(ruleset: Ruleset, seated: int) -> RoundRules:
    """Return the rules of a round with ``seated`` seats."""
    hand_size, cards_given = ruleset.hand_size, ruleset.cards_given
    if ruleset.three_players is not None and seated == 3:
        hand_size = ruleset.three_players.hand_size
        cards_given = ruleset.three_players.cards_given
    givers = seated // 2 if ruleset.givers == "one-of-each-pair" else seated - 1
    tokens = ruleset.tokens if seated >= ruleset.many_tokens_from else 1
    return RoundRules(hand_size, cards_given, tokens, board_size=1 + givers * cards_given)


def cards_needed(ruleset: Ruleset, players: int) -> int:
    """Return how many cards the deck must hold at least: all hands and one round (D2)."""
    rules = round_rules(ruleset, players)
    return players * rules.hand_size + rules.board_size


def served(ruleset: Ruleset, cards: int) -> tuple[int, ...]:
    """Return the numbers of players for which ``cards`` suffice (D2)."""
    step = 2 if ruleset.pairs else 1
    counts = range(ruleset.min_players, ruleset.max_players + 1, step)
    return tuple(count for count in counts if cards_needed(ruleset, count) <= cards)
