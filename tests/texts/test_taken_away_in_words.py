"""What is asked before a clue or a card is taken away is true of what then happens."""

import pytest

from bot.engine import commands as c
from bot.engine.decide import decide
from bot.engine.events import RoundVoided
from bot.engine.hiding import cost_of_hiding
from bot.engine.ids import PlayerId
from bot.engine.leaving import falls_silent
from bot.engine.ruleset import MINI, ODYSSEY
from bot.service.record_builder import build_record
from bot.ui import presenters
from tests.engine.tabletop import Table
from tests.languages import in_every_language
from tests.ui.render_contexts import context, text_of

COUNTS_AS_A_TURN = {
    "en": "counts as the storyteller's turn",
    "it": "come turno del narratore",
    "pl": "swoją kolej za sobą",
    "pt-BR": "conta como vez do narrador",
}
DOES_NOT_COUNT = {
    "en": ["won't count"],
    "it": ["non conta", "non varrà"],
    "pl": ["nie liczy"],
    "pt-BR": ["não vai contar", "não conta"],
}
SILENT = {"en": "no vote", "it": "senza un voto", "pl": "bez głosu", "pt-BR": "sem voto"}

IN_A_HAND = {
    "en": "in somebody's hand",
    "it": "in mano",
    "pl": "na ręce",
    "pt-BR": "na mão",
}
UNDER_WAY = {
    "en": "round under way",
    "it": "turno in corso",
    "pl": "trwającej turze",
    "pt-BR": "rodada em andamento",
}


def asked(table: Table, what: str, locale: str) -> tuple[str, c.Command]:
    """Return the question, and what is done if the answer is yes."""
    shown = context(table.view(1), locale)
    if what == "clue":
        command = c.RemoveClue(PlayerId(1))
        after = "silent" if falls_silent(table.game, command) else "lowest"
        return text_of(presenters.ask_once_more(shown, "clue", None, after)), command
    card = table.voting.board[0].card
    command = c.HideCard(PlayerId(1), card, moderator=True)
    silent = falls_silent(table.game, command)
    page = presenters.hide_question(shown, card, cost="this", stays=False, silent=silent)
    return text_of(page), command


@in_every_language
@pytest.mark.parametrize("what", ["clue", "card"])
def test_a_round_that_is_taken_away_is_not_said_not_to_count(what, locale):
    """It keeps its number and is its storyteller's turn (L5)."""
    table = Table(MINI, 3)
    table.to_voting()
    said, command = asked(table, what, locale)
    table.do(command)
    table.next()
    assert (table.game.round, table.storyteller) == (2, 2)
    record = build_record([(0.0, event) for event in table.log])
    explained = text_of(presenters.explain(context(table.view(), locale), record, record.rounds[0]))
    assert COUNTS_AS_A_TURN[locale] in explained
    assert what == "card" or COUNTS_AS_A_TURN[locale] in said
    assert not any(words in said for words in DOES_NOT_COUNT[locale])


@in_every_language
@pytest.mark.parametrize("what", ["clue", "card"])
@pytest.mark.parametrize("lost", [0, 1, 2])
def test_that_it_is_one_turn_without_a_vote_too_many_is_said(lost, what, locale):
    table = Table(MINI, 3)
    for _ in range(lost):
        table.skip()
        table.next()
    table.to_voting()
    said, command = asked(table, what, locale)
    table.do(command)
    assert (table.kind == "finished") == (lost == 2)
    assert (SILENT[locale] in said) == (lost == 2)


@in_every_language
def test_that_a_card_in_a_hand_costs_the_round_is_said_where_it_does(locale):
    """None can be drawn instead (M1). Nobody is told who has it, nor that anybody has."""
    table, costly = Table(ODYSSEY, 12), 0
    table.to_voting()
    board, shown = table.voting.board, context(table.view(1), locale)
    table.close()
    table.next()
    while table.game.round < 7:
        said, voided = set(), False
        for card in (laid.card for laid in board):
            command = c.HideCard(PlayerId(1), card, moderator=True)
            happens = decide(table.game, command, chance=table.chance, now=table.now)
            if any(card in chair.hand for chair in table.game.chairs):
                voided |= any(isinstance(event, RoundVoided) for event in happens)
            cost = cost_of_hiding(table.game, 1)
            question = presenters.hide_question(shown, card, cost=cost, stays=False)
            said.add(IN_A_HAND[locale] in text_of(question))
        assert len(said) == 1
        assert said == {True} or not voided
        assert said == {False} or not table.game.pile
        costly += voided
        if table.kind == "voting":
            table.vote(table.awaited[0], table.storyteller)
            table.close()
        {"storytelling": table.tell, "submitting": table.give_all, "scored": table.next}[
            table.kind
        ]()
    assert costly


@in_every_language
@pytest.mark.parametrize("counted", [False, True])
def test_of_the_rounds_a_card_came_back_in_only_the_one_under_way_is_said_to_be_lost(
    counted, locale
):
    """What was counted stays (M1)."""
    table = Table(MINI, 3, cards=22, laps=10)
    table.to_voting()
    board, shown, back = table.view().board, context(table.view(1), locale), set()
    while not back:
        table.vote(table.awaited[0], table.storyteller)
        table.close()
        table.next()
        table.to_voting()
        back = {*board} & {*table.view().board}
    table.vote(table.awaited[0], table.storyteller)
    before = table.scores
    if counted:
        table.close()
        assert table.scores != before
        before = table.scores
    cost = cost_of_hiding(table.game, 1)
    card = back.pop()
    said = text_of(presenters.hide_question(shown, card, cost=cost, stays=False))
    assert UNDER_WAY[locale] in said
    table.do(c.HideCard(PlayerId(1), card, moderator=True))
    assert (table.scores, table.kind) == (before, "scored")
    assert (table.reveal.void_reason == "card-hidden") == (not counted)
