"""Who is named beside which points, or beside none, has got them or not."""

import re

import pytest

from bot.engine.ruleset import CLASSIC, ODYSSEY, TEAMS
from bot.service.record_builder import build_record
from bot.ui import presenters
from tests.engine.tabletop import Table
from tests.languages import in_every_language
from tests.texts.hearing import Heard
from tests.ui.render_contexts import LIBRARY, context, text_of

VOTES_COUNT = {
    "en": "votes for the partner's card still count",
    "it": "voti all'altra sua carta contano",
    "pl": "głosy na jej drugą kartę się liczą",
    "pt-BR": "votos na outra carta dela valem",
}
ONE_VOTE = {"en": r"\bvote\b", "it": r"\bvoto\b", "pl": r"\bgłos\b", "pt-BR": r"\bvoto\b"}


def explained(table: Table, locale: str) -> dict[str, str]:
    """Return the names beside each heading of the explanation, and every other line by its key."""
    record = build_record([(0.0, event) for event in table.log])
    heard = Heard(locale)
    presenters.explain(context(table.view(), locale, texts=heard), record, record.rounds[-1])
    return {key: str(values.get("names", text)) for key, values, text in heard.said}


@in_every_language
@pytest.mark.parametrize("gone", [False, True])
def test_only_who_found_the_card_alone_is_called_its_finder(gone, locale):
    """The storyteller, who gets as much, was called a lone finder."""
    table = Table(CLASSIC, 5, lone_finder_points=4)
    table.to_voting()
    for voter, giver in {2: 1, 3: 2, 4: 2, 5: 3}.items():
        table.vote(voter, giver)
    if gone:
        table.leave(2)
    table.close()
    assert table.reveal.outcome == "lone-finder"
    lines = explained(table, locale)
    assert "Julien" in lines["explain-storyteller"]
    assert ("explain-lone-finder" in lines) == (not gone)
    assert "Julien" not in lines.get("explain-lone-finder", "")
    assert gone or "Tom" in lines["explain-lone-finder"]


@in_every_language
def test_of_two_teams_with_points_the_one_that_told_has_not_found_the_card(locale):
    table = Table(TEAMS, 6, lone_finder_points=4)
    table.to_voting()
    (lucky, unlucky) = (ballot.player for ballot in table.voting.ballots)
    table.vote(lucky, 1)
    table.vote(unlucky, 4)
    table.close()
    lines = explained(table, locale)
    assert "Julien" in lines["explain-storyteller-teams"]
    assert "Julien" not in lines["explain-lone-finder-teams"]
    heard = Heard(locale)
    said = text_of(presenters.reveal(context(table.view(), locale, texts=heard)))
    alone = next(text for key, _, text in heard.said if key == "points-lone-finder")
    (entry,) = re.findall(re.escape(alone) + ": ([^·\n]*)", said)
    assert "Julien" not in entry


@in_every_language
@pytest.mark.parametrize("fields", [{"failure_points": 0}, {"storyteller_points": 0}])
def test_whoever_has_no_points_is_named_and_the_rule_that_pays_none(fields, locale):
    table = Table(CLASSIC, 4, **fields)
    table.to_voting()
    finders = {2} if "storyteller_points" in fields else {2, 3, 4}
    for voter in (2, 3, 4):
        table.vote(voter, 1 if voter in finders else 2)
    table.close()
    lines = explained(table, locale)
    names = {1: "Julien", 2: "Tom", 3: "Mathilde", 4: "Léa"}
    for player, name in names.items():
        assert (name in lines["explain-nothing"]) == (not sum(table.points(player).values()))
    rule = "explain-failure-rule" if "failure_points" in fields else "explain-storyteller-rule"
    assert "0" in lines[rule]


@in_every_language
@pytest.mark.parametrize("gone", [False, True])
def test_votes_for_a_partner_who_has_left_are_not_said_to_count(gone, locale):
    table = Table(TEAMS, 6)
    table.to_voting()
    if gone:
        table.leave(4)
    for ballot in table.voting.ballots:
        table.vote(ballot.player, 4)
    table.close()
    assert bool(table.points(1)) == (not gone)
    said = text_of(presenters.reveal(context(table.view(), locale)))
    assert (VOTES_COUNT[locale] in said) == (not gone)


@in_every_language
def test_the_card_of_a_team_that_all_have_left_is_called_so(locale):
    """It was called a former player's, which is who asked to be forgotten."""
    table = Table(TEAMS, 8)
    table.tell()
    for player in (2, 6):
        table.leave(player)
    table.give_all()
    table.close()
    texts = LIBRARY.texts(locale)
    record = build_record([(0.0, event) for event in table.log])
    shown = context(table.view(), locale)
    page = presenters.reveal(shown)
    for said in (
        text_of(presenters.explain(shown, record, record.rounds[-1])),
        page.attachments[0].alt,
    ):
        assert texts("empty-team") in said
        assert texts("former-player") not in said


@in_every_language
@pytest.mark.parametrize("gone", [None, 1, 2])
def test_what_a_lone_finder_brings_is_said_of_whom_it_brings_it(gone, locale):
    """The storyteller had left during the vote, and "4 to the storyteller" was said (L1)."""
    table, texts = Table(CLASSIC, 5, lone_finder_points=4), LIBRARY.texts(locale)
    table.to_voting()
    for voter, giver in {2: 1, 3: 2, 4: 2, 5: 3}.items():
        table.vote(voter, giver)
    if gone is not None:
        table.leave(gone)
    table.close()
    paid = {player for player in table.scores if table.points(player).get("lone-finder")}
    assert paid == {1, 2} - {gone}
    said = explained(table, locale)["explain-lone-finder-rule"]
    kind = {None: "both", 1: "finder", 2: "storyteller"}[gone]
    assert said == texts("explain-lone-finder-rule", lone=4, paid=kind)
    rules = {texts("explain-lone-finder-rule", lone=4, paid=k)
             for k in ("both", "finder", "storyteller")}  # fmt: skip
    assert len(rules) == 3


@in_every_language
def test_the_only_player_who_voted_is_not_said_to_have_one_vote(locale):
    """They may have placed two tokens, and both are votes (S2)."""
    table = Table(ODYSSEY, 7)
    table.to_voting()
    table.vote(2, 1)
    table.vote(2, 4)
    table.close()
    lines = explained(table, locale)
    assert "Léa" in lines["explain-votes"]
    for key in ("explain-outcome-found", "explain-storyteller-rule", "explain-found-rule"):
        assert not re.search(ONE_VOTE[locale], lines[key])
