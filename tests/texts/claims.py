"""Which sentence claims what: for each text that states something, what is true of it in play."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from bot.service.record import RoundRecord
from tests.texts.facts import Facts, scorer, teller_points, true_statements

Values = dict[str, Any]


@dataclass(frozen=True)
class Truth:
    """What a sentence must state, and what it may: numbers, and statements of the lexicon.

    "No points" may always be said of the clue alone, which is a statement of its own.
    """

    numbers: frozenset[int]
    also: frozenset[int] = frozenset()
    may: frozenset[str] = frozenset()
    must: frozenset[str] = frozenset()


def true(*numbers: int | None, also: set[int] | None = None, may: set[str] | None = None,
         must: set[str] | None = None) -> Truth:  # fmt: skip
    found = frozenset(n for n in numbers if n is not None)
    known = frozenset(must or ())
    return Truth(found - {1}, frozenset(also or ()) | {1}, frozenset(may or ()) | known, known)


NOTHING = true()


# The rules and how to play: one truth for all games that were played by them

Claim = Callable[[Facts, Values], Truth]


def _failure(facts: Facts, values: Values) -> Truth:
    """Name the storyteller's points and the others'; where the team had some, say for what not."""
    clue = {teller_points(told, but="votes") for told in facts.failed}
    each = facts.points("failure") or {0}
    if facts.rules.failure_per == "player":
        each = {points // 2 for points in each}  # nobody left, so each pair was two
    nothing = set() if any(map(teller_points, facts.failed)) else {"no points"}
    return true(*clue, *each, may=nothing | {"for the clue"})


def _sound(facts: Facts, values: Values) -> Truth:
    hands = {
        frozenset({"everybody"}): {"nobody saw a hand"},
        frozenset({"storyteller"}): {"the storyteller saw no hand"},
    }.get(frozenset(facts.hidden_from), set())
    return true(may=hands, must={"a sound"} if facts.takes_a_sound else set())


def _hidden(facts: Facts, values: Values) -> Truth:
    return true(may=set(_sound(facts, values).may) - {"a sound"})


def _three(facts: Facts, values: Values) -> Truth:
    return true(3, *facts.given(three=True), *facts.tables_of_three, also={2})


def _hands(facts: Facts, values: Values) -> Truth:
    return true(*facts.hands, also={3} if 3 in facts.players else None)


def _tokens(facts: Facts, values: Values) -> Truth:
    lowered = {"never on all"} if facts.tokens_were_lowered else set()
    return true(facts.many_tokens_from, facts.most_tokens, must=lowered)


def _red(facts: Facts, values: Values) -> Truth:
    """Name the red token if it was ever placed, and only then."""
    return true(must={"the red token"} if facts.has_red else set())


def _alone_or_red(facts: Facts, values: Values) -> Truth:
    return true(0, may={"no points"}, must=set(_red(facts, values).must))


def _target(facts: Facts, values: Values) -> Truth:
    return true(values["points"] if facts.ends_at(values["points"]) else -1)


def _too_few(facts: Facts, values: Values, unit: int) -> Truth:
    """Name how many go on, players or teams, and the target where a game ends by points."""
    points = _target(facts, values).numbers if values["won"] == "target" else ()
    return true(facts.left_at_the_end[unit] + 1, *points)


def _players(facts: Facts, values: Values) -> Truth:
    three = {3} if 3 in facts.players else None
    return true(min(facts.players), max(facts.players), *facts.hands, also=three)


def _cards(facts: Facts, values: Values) -> Truth:
    return true(*facts.given(three=False))


RULES: dict[str, Claim] = {
    "rules-players": _players,
    "rules-players-teams": lambda facts, _: true(*facts.players, *facts.hands),
    "rules-clue": _sound,
    "rules-clue-party": _sound,
    "rules-clue-party-storyteller": _sound,
    "rules-clue-party-open": _sound,
    "rules-cards": _cards,
    "rules-cards-party": _cards,
    "rules-cards-teams": lambda *_: true(also={2}),  # one "of the two"
    "rules-three": _three,
    "rules-tokens": _tokens,
    "rules-points-failure": _failure,
    "rules-points-failure-teams": _failure,
    "rules-points-failure-players": _failure,
    "rules-points-found": lambda facts, _: true(
        *facts.points("storyteller"), *facts.points("found")
    ),
    "rules-points-found-teams": lambda facts, _: true(
        *facts.points("storyteller"), *facts.points("found")
    ),
    "rules-points-lone": lambda facts, _: true(*facts.points("lone-finder"), may={"one found it"}),
    "rules-points-lone-teams": lambda facts, _: true(
        *facts.points("lone-finder"), may={"one found it"}
    ),
    "rules-points-bonus": lambda facts, _: true(*facts.points("single-token")),
    "rules-points-votes": lambda facts, _: true(facts.cap),
    "rules-points-votes-teams": lambda facts, _: true(facts.cap, may={"for the clue"}),
    "rules-points-party": lambda facts, _: true(facts.agreement_cap),
    "rules-points-party-none": _alone_or_red,
    "rules-red": _red,
    "rules-red-optional": _red,
    "rules-red-missing": _red,
    "variant-optional-red": _red,
    "variant-hidden-hands": lambda *_: NOTHING,
    "rules-points-missing": lambda *_: true(may={"nobody voted"}),
    "rules-points-one-ballot": lambda *_: true(may={"one voted", "all found it"}),
    "rules-draw": _hands,
    "rules-draw-all": _hands,
    "rules-end-target": _target,
    "rules-end-laps": lambda facts, _: true(*facts.turns),
    "rules-absent": lambda facts, _: true(facts.misses),
    "rules-too-few": lambda facts, values: _too_few(facts, values, 0),
    "rules-too-few-teams": lambda facts, values: _too_few(facts, values, 1),
    "rules-join-teams": lambda *_: true(also={2}),
    "rules-mate-left": lambda *_: true(also={2}),
    "rules-vote-teams": lambda *_: true(also={0}, may={"no points"}),
    "variant-three-players": lambda *_: true(3),
    "rules-void": lambda *_: true(also={0}, may={"no points"}),
    "advice": lambda *_: true(may={"all found it", "nobody found it"}),
}
RULES |= {
    key.replace("rules-points", "howto-points"): claim
    for key, claim in RULES.items()
    if key.startswith("rules-points")
} | {
    "howto-clue-party": _hidden,
    "howto-clue-party-storyteller": _hidden,
    "howto-cards-teams": lambda *_: true(also={2}),
    "howto-three": lambda facts, _: true(3, *facts.given(three=True)),
    "howto-tokens": _tokens,
}


# The explanation and the reveal: one truth for each round

RoundClaim = Callable[[Facts, RoundRecord, Values], Truth]


def _outcome(facts: Facts, told: RoundRecord, values: Values) -> Truth:
    """The card's number, and nothing about who found it that is not so."""
    wanted = {"everybody": "all found it", "nobody": "nobody found it"}.get(told.outcome)
    # "Nothing" is judged as a statement.
    also = {0} if told.outcome in {*FAILED, "no-ballots"} else None
    number = () if told.outcome in {"agreement", "no-ballots"} else (told.clue_card,)
    if told.outcome == "agreement" and "cap" in values:
        number = (facts.agreement_cap,)
    must = {wanted} if wanted else set()
    also = {*(also or ()), told.clue_card or 1}
    return true(*number, also=also, may=true_statements(told), must=must)


FAILED = {"everybody", "nobody"}


def _got(reason: str) -> RoundClaim:
    """Whom a reason brought something, and how much each.

    What a lone finder brings to both is told of each apart.
    """

    def claim(facts: Facts, told: RoundRecord, values: Values) -> Truth:
        paid = (
            "lone-finder" if told.outcome == "lone-finder" and reason == "storyteller" else reason
        )
        tells = {True: told.points.keys() & {scorer(told, told.storyteller)}}
        tells[False] = told.points.keys() - tells[True]
        keys = tells[reason == "storyteller"] if paid == "lone-finder" else told.points.keys()
        got = {sum(i.points for i in told.points[key] if i.reason == paid) for key in keys}
        return true(*(got - {0}), may=true_statements(told))

    return claim


def _rule(reason: str) -> RoundClaim:
    """The rule behind a reason: with the points that it brought in this round."""

    def claim(facts: Facts, told: RoundRecord, values: Values) -> Truth:
        got = {i.points for items in told.points.values() for i in items if i.reason == reason}
        if reason == "failure":
            got = {points // 2 for points in got} if values["each"] == "heads" else got
            return true(0, *got, may=true_statements(told) & {"no points", "for the clue"})
        if reason == "votes":
            return true(facts.cap, also={0}, may={"no points"})
        if reason == "agreement":
            red = true_statements(told) & {"the red token"}
            return true(facts.agreement_cap, also={0}, may={"no points"}, must=red)
        return true(*got, may=true_statements(told) - {"no points"})

    return claim


REASONS = ("storyteller", "found", "lone-finder", "failure", "single-token", "votes", "agreement")
ROUND: dict[str, RoundClaim] = {
    **{f"explain-{reason}": _got(reason) for reason in REASONS},
    **{f"explain-{reason}-rule": _rule(reason) for reason in REASONS},
    **{f"explain-{reason}-teams": _got(reason) for reason in REASONS},
    **{f"explain-{reason}-teams-rule": _rule(reason) for reason in REASONS},
    **{
        f"{page}-{kind}": _outcome
        for page in ("explain-outcome", "outcome")
        for kind in ("found", "lone-finder", "everybody", "nobody", "no-ballots", "agreement",
                     "everybody-teams", "nobody-teams")
    },
    **{
        f"points-{reason}": lambda _, told, values: true(
            values["points"], may=true_statements(told)
        )
        for reason in REASONS
    },
}  # fmt: skip
DATA = frozenset({
    "explain-title", "explain-card", "explain-nothing", "round-title", "round-title-of",
    "clue-heading", "clue-by", "pile", "card-number", "reveal-red", "look-placeholder",
    "look-table", "look-table-hint",
    "reveal-alt", "reveal-alt-card", "track-alt", "track-alt-rabbit", "standings",
    "list-and", "list-or", "former-player", "howto-alt", "rules-title", "panel-differs",
    "departure", "departure-italian", "departure-with", "departure-without", "hand-and-three",
    "rules-variants-on", "rules-variants-off",
})  # fmt: skip
"""Texts that show what they are given, and what is made of sentences that are judged alone."""
