"""Whoever left and has come back is told of as having left, never as being away."""

from collections.abc import Iterator

import pytest

from bot.engine import commands as c
from bot.engine.ids import PlayerId
from bot.engine.ruleset import CLASSIC, MINI, ODYSSEY, TEAMS
from bot.service.choices import PACES
from bot.service.record_builder import build_record
from bot.ui import presenters
from tests.engine.tabletop import NAMES, Table
from tests.languages import in_every_language
from tests.ui.render_contexts import LIBRARY, context, text_of

IS_AWAY = {
    "en": "no longer",
    "it": "non è più|se n'è andato|via dal tavolo",
    "pl": "nie ma już|nie ma go",
    "pt-BR": "não está mais",
}


def leaves_and_is_back(table: Table, player: int) -> None:
    table.leave(player)
    table.do(c.Join(PlayerId(player), NAMES[player - 1]))


def pages(table: Table, locale: str) -> Iterator[str]:
    """Yield all that is said in the channel, and the last round point by point."""
    shown = context(table.view(), locale)
    made = [presenters.turn(shown), presenters.board(shown), presenters.status(shown)]
    record = build_record(enumerate(table.log))
    made += [presenters.reveal(shown)] if table.view().reveal is not None else []
    made += [presenters.explain(shown, record, record.rounds[-1])] if record.rounds else []
    yield from (text_of(page).lower() for page in made)


def check(table: Table, locale: str) -> None:
    for said in pages(table, locale):
        assert not any(words in said for words in IS_AWAY[locale].split("|")), said


@in_every_language
@pytest.mark.parametrize(("rules", "players"), [(CLASSIC, 5), (ODYSSEY, 5), (TEAMS, 8)])
def test_who_left_while_votes_were_open_and_is_back_is_not_said_to_be_away(rules, players, locale):
    table = Table(rules, players, pace=PACES["normal"])
    table.to_voting()
    leaver = table.voting.ballots[-1].player
    leaves_and_is_back(table, leaver)
    check(table, locale)
    table.close()
    check(table, locale)
    assert NAMES[leaver - 1] in list(pages(table, locale))[-1].title()
    table.next()
    assert leaver in table.scores, "they play again"
    check(table, locale)


@in_every_language
def test_a_storyteller_who_left_and_is_back_is_not_said_to_be_away(locale):
    table = Table(MINI, 4, pace=PACES["normal"])
    table.tell()
    leaves_and_is_back(table, table.storyteller)
    assert table.reveal.void_reason == "storyteller-left"
    check(table, locale)
    table.next()
    check(table, locale)


@in_every_language
@pytest.mark.parametrize(("tells", "voting"), [(True, True), (False, True), (False, False)])
def test_who_is_back_in_a_round_is_told_of_the_next_and_of_nothing_to_do(tells, voting, locale):
    """The message in which they might have told the story goes on, and no other one comes."""
    table = Table(CLASSIC, 5)
    leaver = table.storyteller if tells else table.storyteller % 5 + 1
    table.tell()
    if voting:
        table.give_all()
    leaves_and_is_back(table, leaver)
    said = text_of(presenters.tell(context(table.view(leaver), locale, direct=True)))
    texts = LIBRARY.texts(locale)
    assert texts("hand-waiting") in said
    assert texts("tell-told") not in said


PLAYS_NO_LONGER = {
    "en": "no longer",
    "it": "non fai più",
    "pl": "nie grasz już",
    "pt-BR": "não está mais",
}


@in_every_language
@pytest.mark.parametrize("phase", ["submitting", "voting", "scored"])
@pytest.mark.parametrize(("rules", "players"), [(CLASSIC, 5), (TEAMS, 8)])
def test_what_stays_on_a_leavers_messages_is_not_belied_when_they_are_back(
    rules, players, phase, locale
):
    """Nobody writes the messages of that round anew, whenever they come back."""
    table = Table(rules, players)
    table.tell()
    if phase != "submitting":
        table.give_all()
    if phase == "scored":
        table.close()
    leaver = 2
    table.leave(leaver)
    own = context(table.view(leaver), locale, direct=True)
    stays = [text_of(presenters.tell(own)), text_of(presenters.hand(own))]
    table.do(c.Join(PlayerId(leaver), NAMES[leaver - 1]))
    assert leaver in [player.id for player in table.view().players]
    assert not any(PLAYS_NO_LONGER[locale] in said.lower() for said in stays), stays
    assert all(LIBRARY.texts(locale)("hand-left") in said for said in stays)


@in_every_language
@pytest.mark.parametrize("plays", [True, False])
def test_a_hand_of_an_earlier_round_is_said_to_be_over_whoever_presses_it(plays, locale):
    """Who left after it did not do so there."""
    table = Table(CLASSIC, 5)
    table.play_round()
    table.next()
    if not plays:
        table.leave(2)
    own = context(table.view(2), locale, direct=True)
    over = LIBRARY.texts(locale)("hand-over", round="1")
    assert text_of(presenters.over(own, 1)) == f"{over} · <#{own.place.target_id}>"
