"""What is said of a round that is broken off, and of a game's end, is true of how it was played."""

import re

import pytest

from bot.engine import commands as c
from bot.engine.ids import PlayerId
from bot.engine.ruleset import CLASSIC, MINI, PARTY, TEAMS
from bot.service.record_builder import build_record
from bot.ui import presenters
from tests.engine.tabletop import Table
from tests.languages import in_every_language
from tests.ui.render_contexts import LIBRARY, context, text_of

SOMEBODY_FOLLOWS = {
    "en": r"passes on|next (player|storyteller|person)",
    "it": r"viene dopo|tocca a",
    "pl": r"następn",
    "pt-BR": r"passa|próxim",
}
PAYS_NOTHING = {
    "en": r"scores nothing",
    "it": r"non dà punti",
    "pl": r"przepada",
    "pt-BR": r"não dá pontos",
}
EVERYBODY_TOLD = {
    "en": r"has (told|been storyteller)",
    "it": r"ha fatto il narratore",
    "pl": r"(każdy|wszyscy) \w+ narrator",
    "pt-BR": r"já foram narradores",
}
BROKEN_OFF = {"en": "broken off", "it": "interrott", "pl": "przerwan", "pt-BR": "interrompid"}
A_TURN_IS_GONE = {
    "en": "counts as the storyteller's turn",
    "it": "come turno del narratore",
    "pl": "ma swoją kolej za sobą",
    "pt-BR": "conta como vez do narrador",
}
ONE_CASE_OF_SEVERAL = {
    "en": r"\(as when the storyteller leaves\)",
    "it": r"\(come quando il narratore se ne va\)",
    "pl": r"\(np\. gdy odejdzie narrator\)",
    "pt-BR": r"\(como quando o narrador sai\)",
}


def explained(table: Table, locale: str) -> str:
    record = build_record([(0.0, event) for event in table.log])
    return text_of(presenters.explain(context(table.view(), locale), record, record.rounds[-1]))


@in_every_language
@pytest.mark.parametrize(("rules", "players"), [(MINI, 3), (PARTY, 6), (TEAMS, 6)])
def test_after_the_last_turn_no_storyteller_is_promised(rules, players, locale):
    table = Table(rules, players, laps=1)
    while table.kind != "finished":
        if table.game.round == players:
            table.skip()
        else:
            table.play_round()
            table.next()
    assert table.reveal.void_reason == "passed"
    said = text_of(presenters.reveal(context(table.view(), locale))), explained(table, locale)
    assert not any(re.search(SOMEBODY_FOLLOWS[locale], text, re.IGNORECASE) for text in said)


def leaves(table: Table) -> None:
    table.leave(table.storyteller)


def loses_the_clue(table: Table) -> None:
    table.do(c.RemoveClue(PlayerId(1)))


def loses_a_card(table: Table) -> None:
    card = table.submitting.given[0].card
    table.do(c.HideCard(PlayerId(1), card, moderator=True))


@in_every_language
@pytest.mark.parametrize("happens", [leaves, loses_the_clue, loses_a_card])
def test_of_a_round_that_is_void_it_is_said_that_it_scores_nothing(happens, locale):
    table = Table(CLASSIC, 5)
    before = table.scores
    table.tell()
    happens(table)
    assert all(before[player] == score for player, score in table.scores.items())
    said = text_of(presenters.reveal(context(table.view(), locale))), explained(table, locale)
    assert all(re.search(PAYS_NOTHING[locale], text, re.IGNORECASE) for text in said)


@in_every_language
def test_who_lost_their_turn_is_not_said_to_have_told(locale):
    table = Table(PARTY, 6)
    table.skip()
    while table.kind != "finished":
        table.next()
        table.play_round()
    record = build_record([(0.0, event) for event in table.log])
    assert table.view().outcome.reason == "laps"
    said = text_of(presenters.end(context(table.view(), locale), record))
    assert not re.search(EVERYBODY_TOLD[locale], said, re.IGNORECASE)


@in_every_language
def test_a_storyteller_who_leaves_is_but_one_reason_for_a_round_that_breaks_off(locale):
    """A clue that does not come is another, and so are too few people."""
    reasons = []
    for breaks_off in (leaves, Table.skip, lambda table: table.leave(2)):
        table = Table(MINI, 3)
        breaks_off(table)
        reasons.append(table.reveal.void_reason)
    assert reasons == ["storyteller-left", "passed", "too-few"]
    rules = text_of(presenters.rules(table.game.settings, LIBRARY.texts(locale)))
    assert re.search(ONE_CASE_OF_SEVERAL[locale], rules)


@in_every_language
@pytest.mark.parametrize("when", ["storytelling", "voting", "scored"])
def test_who_left_is_named_where_too_few_go_on(when, locale):
    table = Table(MINI, 3)
    if when != "storytelling":
        table.play_round() if when == "scored" else table.to_voting()
    left = table.storyteller % 3 + 1
    name = table.game.chairs[table.seat(left)].name
    table.leave(left)
    while table.kind != "finished":
        table.skip()
    assert table.view().outcome.reason == "too-few"
    record = build_record([(0.0, event) for event in table.log])
    page = presenters.end(context(table.view(), locale), record)
    assert text_of(page).count(name) == 1
    ended = Table(MINI, 3)
    ended.play_round()
    ended.do(c.EndGame(PlayerId(1)))
    early = build_record([(0.0, event) for event in ended.log])
    assert "👋" not in text_of(presenters.end(context(ended.view(), locale), early))


@in_every_language
@pytest.mark.parametrize(("rules", "players"), [(MINI, 3), (PARTY, 6), (TEAMS, 6)])
def test_the_last_turn_of_the_last_lap_is_called_so_and_no_other(rules, players, locale):
    table, last = Table(rules, players, laps=1), LIBRARY.texts(locale)("turn-last")
    while table.kind != "finished":
        said = text_of(presenters.turn(context(table.view(), locale)))
        table.play_round()
        ended = table.kind == "finished"
        assert (last in said) == ended
        if not ended:
            table.next()


@in_every_language
def test_a_turn_is_said_to_count_only_if_somebody_has_lost_it(locale):
    """Nobody has while the first clue is still offered, and after the end none follows."""
    offered = Table(MINI, 3, first_storyteller="offer")
    offered.join(50)
    offered.leave(2)
    assert A_TURN_IS_GONE[locale] not in explained(offered, locale)
    offered.next()
    assert offered.view().storyteller is None, "it is offered anew"
    told = Table(MINI, 4)
    told.leave(told.storyteller)
    assert A_TURN_IS_GONE[locale] in explained(told, locale)
    told.next()
    assert told.storyteller == 2
    told.do(c.EndGame(told.game.host))
    assert A_TURN_IS_GONE[locale] not in explained(told, locale)


@in_every_language
def test_a_turn_that_is_lost_is_not_called_broken_off(locale):
    """The rules tell one from the other."""
    table = Table(CLASSIC, 4)
    table.skip()
    assert table.reveal.void_reason == "passed"
    said = text_of(presenters.turn(context(table.view(), locale)))
    assert BROKEN_OFF[locale] not in said
    assert LIBRARY.texts(locale)("turn-void") in said


@in_every_language
def test_who_left_before_voting_is_named_as_gone_alone(locale):
    table = Table(PARTY, 7)
    table.to_voting()
    table.leave(7)
    table.place(2, 1)
    table.close()
    beginning = LIBRARY.texts(locale)("reveal-missed", names="…").split("…")[0]
    said = text_of(presenters.reveal(context(table.view(), locale))), explained(table, locale)
    for missed in (next(x for x in text.splitlines() if beginning in x) for text in said):
        assert "Ana" in missed
        assert "Bo" not in missed


@in_every_language
@pytest.mark.parametrize("clue", [True, False])
def test_that_too_few_are_left_is_said_once(clue, locale):
    """Who has a result of the round reads it there; who has none, with who has won."""
    table, texts = Table(CLASSIC, 3), LIBRARY.texts(locale)
    if clue:
        table.tell()
    table.leave(3)
    assert table.kind == "finished"
    why_round, why_game = texts("void-too-few", person=True), texts("ended-too-few", person=True)
    read = text_of(presenters.hand(context(table.view(1), locale, direct=True)))
    assert why_round in read
    assert why_game not in read
    assert texts("hand-unwon") in read
    waited = text_of(presenters.greeted(context(table.view(9), locale, direct=True)))
    assert why_game in waited
    assert why_round not in waited
