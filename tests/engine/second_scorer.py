"""A second reading of the scoring rules, from the rules alone, kept apart from the engine.

Tests hold the engine against it. It favours being easy to check by eye: one function per rule, each
of which names who gets how many points and why, and nothing but a sum at the end.

What a played round looks like (a plain mapping, players as numbers):

    seated      players with a seat when the round started
    teams       {player: team, or None where everybody plays alone}
    storyteller the player who told, also if they have left since
    board       [{"number", "card", "giver", "left": the giver has left since}]
    clue_card   number of the storyteller's card; needed only where one player gave both the
                storyteller's and the partner's card (T4)
    votes       {player who could vote: [numbers]}, [] for an abstention
    red         number under the storyteller's red token (party), or None
    left        players who have left since the round started
    tokens      tokens that a voter was allowed this round
"""

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any

Fields = Mapping[str, Any]
Awards = Iterator[tuple[str, int]]
"""Who gets points, and how many, by one rule."""


def score(ruleset: Fields, round: Fields) -> dict[str, int]:
    """Return the points of this round for everybody who may earn some, zeros included.

    Keys are ``str(player)`` or, in teams, ``team:<n>``. Whoever has left is not in it. A round that
    cannot have been played raises ValueError.
    """
    _refuse_the_impossible(ruleset, round)
    rules = (
        (agreement,)
        if ruleset["scoring"] == "agreement"
        else (telling, finding, failing, saving_a_token, being_voted_for)
    )
    earned: Counter[str] = Counter()
    for rule in rules:
        for who, points in rule(ruleset, round):
            earned[who] += points
    return {who: earned[who] for who in _at_the_table(round)}


def outcome(ruleset: Fields, round: Fields) -> str:
    """Name how the round went: the one thing on which the points of most rules hang.

    Ballots of players who have left since count like any other (L1), so they can make it
    "everybody", or be the lone finder's, which still gives the storyteller the raised points.
    """
    ballots = _ballots(round)
    if not ballots:
        # Also in party, where a storyteller may have placed nothing but red: it is a ballot by the
        # word, yet nothing lies on a card that could score.
        return "no-ballots"
    if ruleset["scoring"] == "agreement":
        return "agreement"
    finders = _finders(round)
    if not finders:
        return "nobody"
    # S1: one ballot where more were possible is neither "everybody" nor a lone finder's. Where no
    # other was possible it is everybody's, since the ruling speaks only of more.
    only_one_came = len(ballots) == 1 and len(round["votes"]) > 1
    if len(finders) == len(ballots) and not only_one_came:
        return "everybody"
    # Without the variant a lone finder's is a find like any other.
    raised = ruleset["lone_finder_points"] != ruleset["finder_points"]
    lone = len(finders) == 1 and not only_one_came
    return "lone-finder" if raised and lone else "found"


# One function per rule


def telling(ruleset: Fields, round: Fields) -> Awards:
    """The storyteller earns by being found, though not by everybody.

    A storyteller who has left earns nothing; in teams the mate who is still there keeps the points
    for the team, as it is the team that earns (one score per team, T4).
    """
    points = {
        "found": ruleset["storyteller_points"],
        "lone-finder": ruleset["lone_finder_points"],
    }
    yield _scorer(round, round["storyteller"]), points.get(outcome(ruleset, round), 0)


def finding(ruleset: Fields, round: Fields) -> Awards:
    """Every finder earns, unless everybody was one."""
    points = {"found": ruleset["finder_points"], "lone-finder": ruleset["lone_finder_points"]}
    for finder in _finders(round):
        yield _scorer(round, finder), points.get(outcome(ruleset, round), 0)


def failing(ruleset: Fields, round: Fields) -> Awards:
    """Everybody or nobody found it: all who cast a ballot, and only they, get points (S1)."""
    if outcome(ruleset, round) in {"everybody", "nobody"}:
        for voter in _ballots(round):
            mates = [p for p in round["seated"] if _scorer(round, p) == _scorer(round, voter)]
            heads = sum(p not in round["left"] for p in mates)
            each = heads if ruleset["failure_per"] == "player" else 1  # B1
            yield _scorer(round, voter), each * ruleset["failure_points"]


def saving_a_token(ruleset: Fields, round: Fields) -> Awards:
    """A finder who used one token where more were allowed gets the bonus, always (S2, S3)."""
    if round["tokens"] > 1:
        for finder, numbers in _finders(round).items():
            if len(numbers) == 1:
                yield _scorer(round, finder), ruleset["single_token_bonus"]


def being_voted_for(ruleset: Fields, round: Fields) -> Awards:
    """A token on somebody's card is a point for them, whoever found what, up to the cap.

    The cap is on what one scorer gets for all their cards together (S5; teams: per team, so the
    storyteller's team is capped for the partner's card).
    """
    tokens = Counter(
        _scorer(round, card["giver"])
        for voter, numbers in _ballots(round).items()
        for number in numbers
        if _pays(card := _card(round, number), voter, round)
    )
    cap = ruleset["vote_points_cap"]
    for giver, count in tokens.items():
        yield giver, count if cap is None else min(count, cap)


def agreement(ruleset: Fields, round: Fields) -> Awards:
    """Party: a point for each green token on the same card, one's own included, at most five.

    Nothing alone or under the red token. Green and red tokens of players who have left still lie
    there (L1), so two alike are two for the one who is left.
    """
    greens = {voter: number for voter, (number,) in _ballots(round).items()}
    for voter, number in greens.items():
        alike = list(greens.values()).count(number)
        if alike > 1 and number != round["red"]:
            yield _scorer(round, voter), min(alike, ruleset["agreement_cap"])


# What the rules speak of


def _ballots(round: Fields) -> dict[int, list[int]]:
    """Ballots cast, those of players who have left since included (L1)."""
    return {voter: numbers for voter, numbers in round["votes"].items() if numbers}


def _finders(round: Fields) -> dict[int, list[int]]:
    """Ballots with a token on the storyteller's card, be it one of two (S2)."""
    clue_card = _clue_card(round)
    return {voter: numbers for voter, numbers in _ballots(round).items() if clue_card in numbers}


def _clue_card(round: Fields) -> int:
    if "clue_card" in round:
        return round["clue_card"]
    (number,) = (c["number"] for c in round["board"] if c["giver"] == round["storyteller"])
    return number


def _card(round: Fields, number: int) -> Fields:
    (card,) = (c for c in round["board"] if c["number"] == number)
    return card


def _pays(card: Fields, voter: int, round: Fields) -> bool:
    """Does this voter's token on the card earn its giver a point?

    Never on the storyteller's card. Never on the card of somebody who has left: L1 says "nobody",
    which is read to hold for a team with a mate still there, since the exception that L1 makes for
    teams is about the hand only. Never on the voter's own team's card (T2).
    """
    return not (
        card["number"] == _clue_card(round)
        or card["left"]
        or card["giver"] in round["left"]
        or _scorer(round, card["giver"]) == _scorer(round, voter)
    )


def _scorer(round: Fields, player: int) -> str:
    team = round["teams"].get(player)
    return str(player) if team is None else f"team:{team}"


def _at_the_table(round: Fields) -> set[str]:
    """Everybody still there. A team is there while one partner is (T4)."""
    return {_scorer(round, p) for p in round["seated"] if p not in round["left"]}


def _refuse_the_impossible(ruleset: Fields, round: Fields) -> None:
    on_board = {card["number"] for card in round["board"]}
    for voter, numbers in round["votes"].items():
        if len(numbers) > round["tokens"]:
            raise ValueError(f"{voter} used more tokens than allowed")
        if len(set(numbers)) < len(numbers):
            raise ValueError(f"{voter} put two tokens on one card")  # S2
        if not on_board.issuperset(numbers):
            raise ValueError(f"{voter} voted for a number that is not on the board")
        if ruleset["own_cards"] or ruleset["pairs"]:
            continue  # party may, and in teams such a vote is taken (T2)
        if any(_card(round, number)["giver"] == voter for number in numbers):
            raise ValueError(f"{voter} voted for a card of their own")  # S5: for neither of two
