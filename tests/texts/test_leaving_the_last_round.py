"""What somebody's leaving does to an end by the pile, and to their own win, is asked about."""

import pytest

from bot.engine.ids import PlayerId
from bot.engine.leaving import breaks_game_off, breaks_off, farewell, shift
from bot.engine.model import PLAYED_OUT
from bot.engine.ruleset import CLASSIC, PARTY, TEAMS, Ruleset, cards_needed
from bot.ui import presenters
from tests.engine.tabletop import Table
from tests.languages import in_every_language
from tests.ui.render_contexts import context, text_of

both_ways = pytest.mark.parametrize("doing", ["leave", "kick"])
PHASES = ("storytelling", "submitting", "voting", "scored")
NO_WIN = {
    "en": "can't win",
    "it": "vincere.",
    "pl": "wygrać.",
    "pt-BR": "nem pode vencer.",
}
LONGER = {
    "en": "lasts for at least one more round",
    "it": "basta almeno per un altro turno",
    "pl": "co najmniej na jeszcze jedną turę",
    "pt-BR": "dá para pelo menos mais uma rodada",
}
BECOMES_LAST = {
    "en": "probably the last for everybody",
    "it": "probabilmente l'ultimo per tutti",
    "pl": "prawdopodobnie ostatnia dla wszystkich",
    "pt-BR": "provavelmente a última para todos",
}
PROBABLY = ("probably", "probabilmente", "prawdopodobnie", "provavelmente")
NOBODY_WINS = {
    "en": "nobody wins",
    "it": "non vince nessuno",
    "pl": "nikt nie wygra",
    "pt-BR": "ninguém vence",
}


def asked(table: Table, leaver: int, locale: str, doing: str = "leave") -> str:
    who = PlayerId(leaver)
    shown = context(table.view(leaver if doing == "leave" else 1), locale)
    page = presenters.ask_once_more(
        shown,
        doing,
        who if doing == "kick" else None,
        farewell(table.game, who),
        voids=breaks_off(table.game, who),
        unwon=breaks_game_off(table.game, who),
        shift=shift(table.game, who),
    )
    return text_of(page)


def is_said_to_be_last(table: Table) -> bool:
    seen = table.view()
    return seen.last_round or seen.last_by_pile


def brought_to(phase: str, table: Table) -> Table:
    if phase == "scored":
        table.play_round()
    elif phase != "storytelling":
        table.tell()
        if phase == "voting":
            table.give_all()
    return table


def in_the_second_round(players: int, phase: str, pile: int) -> Table:
    """Return a classic table with so many cards in the pile for the draw after its second round.

    There Tom, player 2, is the storyteller.
    """
    table = Table(CLASSIC, players, cards=cards_needed(CLASSIC, players) + pile)
    table.play_round()
    table.next()
    assert len(table.game.pile) == pile
    return brought_to(phase, table)


@in_every_language
@both_ways
@pytest.mark.parametrize("phase", PHASES)
@pytest.mark.parametrize(("rules", "players"), [(CLASSIC, 4), (PARTY, 7), (TEAMS, 8)])
def test_whoever_leaves_is_told_that_they_cannot_win(rules: Ruleset, players, phase, doing, locale):
    table = brought_to(phase, Table(rules, players))
    assert NO_WIN[locale] in asked(table, 2, locale, doing)


@in_every_language
@both_ways
def test_the_leader_gives_away_the_win_and_takes_back_the_end(doing, locale):
    table = in_the_second_round(6, "scored", pile=6)
    assert table.view().last_round
    leader = max(table.scores, key=lambda player: table.scores[player])
    said = asked(table, leader, locale, doing)
    assert NO_WIN[locale] in said
    assert LONGER[locale] in said
    table.leave(leader)
    table.next()
    assert table.kind == "storytelling"
    table.play_round()
    table.next()
    assert table.game.phase.reason in PLAYED_OUT
    assert leader not in table.view().outcome.winners


@pytest.mark.parametrize("phase", PHASES)
@pytest.mark.parametrize("players", [4, 5, 6])
@pytest.mark.parametrize("pile", range(1, 9))
def test_how_leaving_moves_the_end_is_said_as_it_then_comes(phase, players, pile):
    table = in_the_second_round(players, phase, pile)
    was_last = is_said_to_be_last(table)
    said = asked(table, 3, "en")
    table.leave(3)
    is_last = is_said_to_be_last(table)
    assert (LONGER["en"] in said) == (was_last and not is_last)
    assert (BECOMES_LAST["en"] in said) == (is_last and not was_last)
    if table.kind == "storytelling":
        table.to_voting()
    elif table.kind == "submitting":
        table.give_all()
    if table.kind == "voting":
        table.vote(1, 4)
        table.close()
    table.next()
    assert (table.kind == "finished") == is_last


@in_every_language
@both_ways
@pytest.mark.parametrize("phase", PHASES)
def test_that_leaving_makes_a_round_the_last_is_said(phase, doing, locale):
    """Of four, the three who are left draw a seventh card each."""
    table = in_the_second_round(4, phase, pile=5)
    assert not is_said_to_be_last(table)
    said = asked(table, 3, locale, doing)
    table.leave(3)
    assert is_said_to_be_last(table)
    assert BECOMES_LAST[locale] in said


@in_every_language
@both_ways
def test_who_leaves_three_before_the_podium_is_told_that_nobody_wins(doing, locale):
    table = in_the_second_round(3, "scored", pile=5)
    assert table.view().last_round
    said = asked(table, 2, locale, doing)
    table.leave(2)
    assert table.kind == "finished"
    assert table.game.phase.reason not in PLAYED_OUT
    assert NOBODY_WINS[locale] in said
    assert not any(word in said for word in PROBABLY), "the round is over"


def before_the_last_turn(rules: Ruleset, players: int, pile: int) -> Table:
    """Return a table in the pause before the last turn of its one lap, which the pile may end."""
    played = players - 1
    needed = cards_needed(rules, players) + (played - 1) * players
    table = Table(rules, players, cards=needed + pile, refill="end", laps=1, target_score=None)
    while table.game.round < played:
        table.play_round()
        table.next()
    table.play_round()
    return table


@in_every_language
@both_ways
@pytest.mark.parametrize("pile", [0, 1, 5, 9])
@pytest.mark.parametrize(
    ("rules", "players", "leaver"),
    [(CLASSIC, 5, 5), (CLASSIC, 5, 4), (CLASSIC, 4, 4), (CLASSIC, 3, 3), (PARTY, 6, 6)],
)
def test_where_pile_and_laps_end_together_nobody_wins_only_if_nobody_does(
    rules, players, leaver, pile, doing, locale
):
    """Whoever has the last turn may end the last lap by leaving, and then somebody wins."""
    table = before_the_last_turn(rules, players, pile)
    said = asked(table, leaver, locale, doing)
    table.leave(leaver)
    unwon = table.kind == "finished" and table.game.phase.reason not in PLAYED_OUT
    assert any(words[locale] in said for words in (NOBODY_WINS, WITHOUT_WINNER)) == unwon


WITHOUT_WINNER = {
    "en": "without a winner",
    "it": "senza vincitori",
    "pl": "bez zwycięzcy",
    "pt-BR": "sem vencedor",
}


@in_every_language
@pytest.mark.parametrize("target", [None, 30])
def test_that_nobody_wins_the_last_round_stands_on_the_board_once_somebody_left(target, locale):
    """Unless somebody may still reach a target in it."""
    table = Table(CLASSIC, 3, cards=cards_needed(CLASSIC, 3) + 5, target_score=target)
    table.play_round()
    table.next()
    table.to_voting()
    assert table.view().last_by_pile
    table.leave(3)
    said = text_of(presenters.board(context(table.view(), locale)))
    assert (WITHOUT_WINNER[locale] in said) == (target is None)
    table.close()
    assert table.game.phase.reason not in PLAYED_OUT


@in_every_language
def test_that_nobody_wins_is_said_where_nobody_can_vote_any_more(locale):
    table = Table(CLASSIC, 4)
    for _ in range(3):
        table.to_voting()
        table.close()
        table.next()
    table.to_voting()
    for voter in (1, 2, 3):
        table.leave(voter)
    assert table.view().shortage.lacking == "votes"
    assert WITHOUT_WINNER[locale] in text_of(presenters.board(context(table.view(), locale)))
    table.close()
    assert table.game.phase.reason not in PLAYED_OUT
