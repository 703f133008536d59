"""Every sentence of rules, how-to, explanation and reveal is true of games that were played."""

from functools import cache
from typing import Any

import pytest

from bot.engine.ids import CardId
from bot.engine.options import with_settings
from bot.engine.ruleset import RULESETS, Ruleset
from bot.service.variants import variants_of, with_variants
from bot.ui.presenters.guide import guide
from tests.languages import in_every_language
from tests.texts.facts import Facts, teller_points
from tests.texts.hearing import Audit, Lie
from tests.texts.lexicon import STATEMENTS
from tests.texts.play import MOODS, play
from tests.ui.render_contexts import LIBRARY

UNLIKE = {
    "guessing": {
        "storyteller_points": 4, "finder_points": 6, "lone_finder_points": 7, "failure_points": 5,
        "vote_points_cap": 2,
    },
    "agreement": {"agreement_cap": 4, "laps": 2},
}  # fmt: skip
"""Numbers that are all different, so that none passes for another."""
NO_RED = "party, without a red token"


def tables() -> dict[str, Ruleset]:
    """Every ruleset as in the book, with each variant switched, and with other numbers."""
    found: dict[str, Ruleset] = {}
    for name, book in RULESETS.items():
        found[name] = book
        for variant, on in variants_of(book).items():
            others = [v for v, is_on in variants_of(book).items() if is_on and v != variant]
            found[f"{name}, {variant} {'off' if on else 'on'}"] = with_variants(
                book, others if on else [*others, variant]
            )
        unlike = dict(UNLIKE[book.scoring])
        if book.max_players == 4:
            unlike["vote_points_cap"] = 1  # three votes on one card never come together
        if book.tokens > 1:
            unlike |= {"tokens": 3, "many_tokens_from": 4, "single_token_bonus": 3}
        if book.pairs:
            unlike |= {"failure_per": "player"}
        found[f"{name}, other numbers"] = with_settings(book, **unlike)
    # What no variant brings: neither optional nor obligatory, hidden from neither.
    found[NO_RED] = with_settings(RULESETS["party"], red="none")
    found["party, open hands"] = with_settings(RULESETS["party"], hidden_from="nobody")
    return found


TABLES = tables()


@cache
def played(name: str, rounds: int = len(MOODS)) -> Facts:
    """Play with every number of players, with the least to the end; with others some rounds."""
    rules = TABLES[name]
    step = 2 if rules.pairs else 1
    counts = range(rules.min_players, rules.max_players + 1, step)
    return Facts(rules, [play(rules, n, 100 if n == counts[0] else rounds) for n in counts])


def audit(name: str, locale: str, lies: dict[str, Lie] | None = None) -> Audit:
    """Listen to the rules of all games, and to the rounds of some numbers of players.

    Of those with the least in every language, of each other one in one language; a variant that
    pays as the book does, or a lie, needs no other rounds to be told of.
    """
    facts = played(name)
    told = {facts.rules.min_players}
    if lies is None and (name in RULESETS or "numbers" in name or "lone" in name):
        turn = LIBRARY.locales.index(locale)
        counts = [game.players for game in facts.games]
        told |= set(counts[turn :: len(LIBRARY.locales)])
    return Audit(facts, locale, lies or {}, told, len(MOODS))


@pytest.mark.parametrize("name", TABLES)
def test_no_sentence_is_contradicted_by_what_was_played(name):
    assert [wrong for locale in LIBRARY.locales for wrong in audit(name, locale).wrong()] == []


@pytest.mark.full
@in_every_language
@pytest.mark.parametrize("name", TABLES)
def test_no_sentence_is_contradicted_by_whole_games_of_all_sizes(name, locale):
    facts = played(name, 100)
    everybody = Audit(facts, locale, {}, {game.players for game in facts.games})
    assert list(everybody.wrong()) == []


@in_every_language
def test_every_statement_of_the_lexicon_is_made_in_every_language(locale):
    """Else its words would be others there, and nothing would be held against play."""
    names = ("classic, lone-finder on", "odyssey, other numbers", "teams", "party",
             "party, hidden-hands on", "classic, three-players off")  # fmt: skip
    made: set[str] = set()
    for name in names:
        heard = audit(name, locale)
        assert list(heard.wrong()) == []
        made |= heard.stated
    assert made == STATEMENTS.keys()


def instead(key: str, **changes: Any) -> Lie:
    """Say another text, or the same with other parameters."""
    return lambda said, values: (key or said, {**values, **changes})


def nothing(key: str, values: dict[str, Any]) -> str:
    return ""


LIES: dict[str, tuple[str, dict[str, Lie]]] = {
    "a team game ends below six players": (
        "teams", {"rules-too-few-teams": instead("rules-too-few", least=6)}
    ),
    "nobody found it, so the storyteller's team gets nothing, beside +3": (
        "teams", {"outcome-nobody-teams": instead("outcome-nobody")}
    ),
    "all found the storyteller's card, and a vote lies on the partner's": (
        "teams", {"outcome-everybody-teams": instead("outcome-nobody-teams")}
    ),
    "three players draw up to six": ("classic", {"rules-draw": instead("", three=0)}),
    "three players have six cards": ("odyssey", {"rules-players": instead("", three=0)}),
    "of the only ballot: some found it and some didn't": (
        "classic", {"explain-storyteller-rule": instead("", ballots=4)}
    ),
    "how to play promises 3 to a lone finder": (
        "classic, lone-finder on", {"howto-points-lone": nothing}
    ),
    "how to play names no cap": ("odyssey", {"howto-points-votes": instead("", cap="none")}),
    "how to play names no bonus": ("odyssey, other numbers", {"howto-points-bonus": nothing}),
    "a clue is no sound": ("mini", {"rules-clue": instead("howto-clue-usual")}),
    "how to play lets tokens lie on all you may vote for": (
        "odyssey, other numbers", {"howto-tokens": instead("", lowered="no")}
    ),
    "never on all you may vote for": ("odyssey", {"rules-tokens": instead("", lowered="yes")}),
    "nobody sees a hand before the clue": (
        "party", {"rules-clue-party-storyteller": instead("rules-clue-party")}
    ),
    "a team game has 6 or 12 players": (
        "teams", {"rules-players-teams": instead("", counts="6, 12")}
    ),
    "a finder gets two": ("mini", {"rules-points-found": instead("", finder=2)}),
    "the game ends at 20 points": ("odyssey", {"rules-end-target": instead("", points=20)}),
    "some found what all found": ("classic", {"outcome-everybody": instead("outcome-found")}),
    "how to play gives finders two": ("mini", {"howto-points-found": instead("", finder=2)}),
    "how to play has two tokens for five": ("odyssey", {"howto-tokens": instead("", players=5)}),
    "how to play has three give one each": ("classic", {"howto-three": instead("", count=1)}),
    "red does not count": ("party", {"rules-points-party-none": instead("rules-points-missing")}),
    "nobody scores where a red token lies that nobody has": (
        NO_RED, {"explain-agreement-rule": instead("", red="yes")}
    ),
    "a red token that nobody has is not optional": (
        NO_RED, {"variant-hidden-hands": instead("variant-optional-red")}
    ),
    "only who is alone gets nothing": (
        "party", {"explain-agreement-rule": instead("", red="no")}
    ),
    "five agree for five, four for four": (
        "party, other numbers", {"explain-agreement-rule": instead("", cap="5")}
    ),
    "each head of a team gets what the team gets": (
        "teams, other numbers", {"explain-failure-rule": instead("", failure=10)}
    ),
}  # fmt: skip
"""Sentences that were false, or would be: what is said instead, and where it is found out."""


@in_every_language
@pytest.mark.parametrize("lie", LIES)
def test_a_false_sentence_is_found_out_in_every_language(lie, locale):
    name, lies = LIES[lie]
    assert next(audit(name, locale, lies).wrong(), None)


@pytest.mark.parametrize("name", TABLES)
def test_the_picture_of_how_to_play_pays_what_was_paid(name):
    facts = played(name)
    cards = [CardId(f"test/{number}") for number in range(9)]
    cases = [[paid for _, paid in case.points] for case in guide(facts.rules, cards, "").outcomes]
    if facts.rules.scoring == "agreement":
        known = {count: paid for (count, red), paid in facts.agreed.items() if not red}
        assert known == {n: min(n, facts.agreement_cap or n) if n > 1 else 0 for n in known}
        several = min(3, facts.agreement_cap or 3)
        red = [[paid] for (_, red), paid in facts.agreed.items() if red]
        assert cases == [[several], [known[1]], *red[:1]]
        return
    nobody = {teller_points(told, but="votes") for told in facts.failed}
    assert [[{paid} for paid in case] for case in cases] == [
        [nobody, facts.points("failure")],
        [facts.points("storyteller"), facts.points("found")],
        [{facts.a_vote}],
    ]


def test_a_text_that_nothing_is_known_of_may_state_nothing():
    lies: dict[str, Lie] = {"rules-secret": lambda *_: "Show 3 cards."}
    assert any("rules-secret" in wrong for wrong in audit("mini", "en", lies).wrong())
