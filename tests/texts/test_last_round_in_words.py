"""That a round is the last one is told wherever one looks, for as long as it is so."""

import pytest

from bot.engine.errors import RuleViolation
from bot.engine.ids import PlayerId
from bot.engine.ruleset import CLASSIC, MINI, ODYSSEY, PARTY, TEAMS, cards_needed
from bot.service.choices import PACES
from bot.ui import presenters
from bot.ui.presenters.answers import refusal
from tests.engine.tabletop import Table
from tests.languages import in_every_language
from tests.ui.render_contexts import LIBRARY, context, text_of

PACE = PACES["normal"]


def somebody(table: Table) -> int:
    """Return a player who is still there and does not tell; once there is a vote, one who has."""
    ballots = table.voting.ballots if table.kind == "voting" else ()
    may = {ballot.player for ballot in ballots} or {*table.scores} - {table.storyteller}
    return min(may & {*table.scores})


def pages(table: Table, locale: str) -> list[str]:
    """Return what the table and one of its players read of the round that is played."""
    public, reader = table.view(), PlayerId(somebody(table))
    shown = context(public, locale)
    own = context(table.view(reader), locale)
    told = [presenters.status(shown), presenters.my_hand(own)]
    if table.kind == "voting":
        told += [presenters.board(shown), presenters.ballot(own)]
    else:
        told.append(presenters.turn(shown))
    return [text_of(page) for page in told]


def while_it_is_played(table: Table, locale: str) -> list[list[str]]:
    """Play a round up to its reveal; return what was read in each of its phases."""
    told = [pages(table, locale)]
    if table.kind == "storytelling":
        table.tell()
        told.append(pages(table, locale))
    if table.kind == "submitting":
        table.give_all()
        told.append(pages(table, locale))
    voter = somebody(table)
    table.place(voter, min(set(range(1, 4)) - table.view(voter).own_numbers))
    table.close()
    return told


@in_every_language
@pytest.mark.parametrize(
    ("rules", "players"),
    [(CLASSIC, 3), (CLASSIC, 4), (CLASSIC, 6), (ODYSSEY, 5), (PARTY, 6), (TEAMS, 6)],
)
def test_the_last_round_by_the_pile_is_called_so_wherever_one_looks(rules, players, locale):
    cards = cards_needed(rules, players) + 11
    table = Table(rules, players, cards=cards, pace=PACE, refill="end", laps=None)
    probably = LIBRARY.texts(locale)("turn-last-pile")
    while table.kind != "finished":
        told = while_it_is_played(table, locale)
        last = table.view().last_round
        assert all((probably in text) == last for texts in told for text in texts)
        table.next()
    assert table.game.phase.reason == "pile"


@in_every_language
def test_a_turn_whose_board_is_laid_does_not_go_on_calling_it_the_last_by_the_pile(locale):
    """Nobody writes it anew when somebody leaves, and the pile does for another round."""
    table, probably = Table(CLASSIC, 6, pace=PACE), LIBRARY.texts(locale)("turn-last-pile")
    while not table.view().last_by_pile:
        table.play_round()
        table.next()
    table.tell()
    assert probably in text_of(presenters.turn(context(table.view(), locale)))
    table.give_all()
    kept = text_of(presenters.turn(context(table.view(), locale)))
    table.leave(somebody(table))
    table.close()
    table.next()
    assert table.kind == "storytelling"
    assert probably not in kept


@in_every_language
@pytest.mark.parametrize(("rules", "players"), [(MINI, 4), (PARTY, 6), (TEAMS, 6)])
def test_the_last_round_by_the_laps_is_called_so_wherever_one_looks(rules, players, locale):
    table, surely = Table(rules, players, laps=1, pace=PACE), LIBRARY.texts(locale)("turn-last")
    while table.kind != "finished":
        told = while_it_is_played(table, locale)
        last = table.kind == "finished"
        assert all((surely in text) == last for texts in told for text in texts)
        if not last:
            table.next()


@pytest.mark.parametrize("phase", ["storytelling", "submitting", "voting"])
@pytest.mark.parametrize("players", [4, 5, 6])
@pytest.mark.parametrize("more", range(7))
def test_after_somebody_has_left_it_is_told_if_it_is_still_the_last(phase, players, more):
    """Whoever leaves needs no cards any more, so the pile may do for the others, or may not."""
    probably = LIBRARY.texts("en")("turn-last-pile")
    cards = cards_needed(CLASSIC, players) + more
    table = Table(CLASSIC, players, cards=cards, pace=PACE)
    while not table.view().last_by_pile:
        table.play_round()
        table.next()
    if phase != "storytelling":
        table.tell()
    if phase == "voting":
        table.give_all()
    table.leave(somebody(table))
    assert table.kind == phase
    told = while_it_is_played(table, "en")
    last = table.view().last_round
    assert all((probably in text) == last for texts in told for text in texts)
    table.next()
    assert (table.kind == "finished") == last


@in_every_language
@pytest.mark.parametrize("phase", ["storytelling", "submitting", "voting"])
def test_nobody_is_refused_for_a_last_round_that_is_none_any_more(phase, locale):
    """Six would draw the rest of the pile, five leave a card in it: none for one more."""
    table = Table(CLASSIC, 6, pace=PACE)
    while not table.view().last_by_pile:
        table.play_round()
        table.next()
    if phase != "storytelling":
        table.tell()
    if phase == "voting":
        table.give_all()
    table.leave(somebody(table))
    with pytest.raises(RuleViolation) as refused:
        table.join(50)
    told = refusal(refused.value, LIBRARY.texts(locale), table.view())
    while_it_is_played(table, locale)
    table.next()
    assert table.kind == "storytelling"
    assert told == LIBRARY.texts(locale)("error-pile-too-small", computer="no")


def test_nobody_is_refused_for_a_last_round_that_is_only_probably_one():
    """Who leaves while it is played may make the pile last for another one."""
    table = Table(CLASSIC, 6, pace=PACE)
    while not table.view().last_by_pile:
        table.play_round()
        table.next()
    with pytest.raises(RuleViolation) as refused:
        table.join(50)
    table.leave(somebody(table))
    table.tell()
    while_it_is_played(table, "en")
    table.next()
    assert table.kind == "storytelling"
    told = refusal(refused.value, LIBRARY.texts("en"), table.view())
    assert "The draw pile is running out" in told
    assert "last round" not in told
