"""What everybody at the table reads: who is called, who comes, who is not waited for."""

import re

import pytest

from bot.engine import commands as c
from bot.engine.errors import RuleViolation, SeatError
from bot.engine.ids import PlayerId
from bot.engine.ruleset import CLASSIC, MINI, PARTY, TEAMS
from bot.service.choices import PACES
from bot.service.deadlines import LOBBY_IDLE
from bot.ui import presenters
from bot.ui.presenters.answers import refusal
from bot.ui.presenters.people import marked
from tests.engine.tabletop import Table
from tests.languages import in_every_language
from tests.texts.shelf import TableDecks
from tests.ui.render_contexts import LIBRARY, buttons, context, text_of

CALLED = {
    "en": r"\byou'?r?e?\b",
    "it": r"tocca a te|tue",
    "pl": r"twoja|swoich",
    "pt-BR": r"sua|suas",
}
DISCARDS = {"en": "discard", "it": "scart", "pl": "odrzucon", "pt-BR": "descarte"}
SURELY_NEXT = {
    "en": r"at the latest|with the next round,",
    "it": r"al più tardi|dal prossimo turno,",
    "pl": r"najpóźniej|od następnej tury,",
    "pt-BR": r"no mais tardar|na próxima rodada,",
}
NEXT_ROUND = {
    "en": "next round",
    "it": "prossimo turno",
    "pl": "następnej tury",
    "pt-BR": "próxima rodada",
}
COMPUTER = {
    "en": "unless .*computer player's",
    "it": "non c'è .*giocatore computer",
    "pl": "nie ma .*gracza komputerowego",
    "pt-BR": "não houver .*controlado pelo computador",
}
ONLY_THEY_PLAYED = {
    "en": "but computers",
    "it": "solo i computer",
    "pl": "same komputery",
    "pt-BR": "só os computadores",
}


def mixed(rules, people: int, computers: int, **fields) -> Table:
    table = Table(rules, people, start=False, **fields)
    for _ in range(computers):
        table.do(c.AddComputer(PlayerId(1), "even"))
    return table


def computer_of(table: Table):
    return next(chair for chair in table.game.chairs if chair.computer is not None)


def resting() -> Table:
    """A table at which nobody has done anything."""
    table = mixed(CLASSIC, 2, 3)
    table.do(c.StartGame(PlayerId(1), table.cards))
    while not table.game.resting:
        expire(table)
    return table


def expire(table: Table) -> None:
    """Let the time of the phase pass."""
    table.do(c.ExpirePhase(table.game.round, table.kind, table.game.deadline))


@in_every_language
def test_a_resting_table_goes_on_with_what_its_line_names(locale):
    table = resting()
    shown = context(table.view(), locale)
    said, resume = text_of(presenters.reveal(shown)), LIBRARY.texts(locale)("steer-resume")
    assert f"**{resume}**" in said
    assert resume in buttons(presenters.reveal(shown))
    table.do(c.Resume(PlayerId(2)))
    assert not table.game.resting


@in_every_language
def test_a_stranger_is_not_told_that_only_the_host_wakes_a_resting_table(locale):
    """Anybody there may, also who waits for the next round (C3)."""
    table = resting()
    with pytest.raises(RuleViolation) as refused:
        table.do(c.Resume(PlayerId(50)))
    said = refusal(refused.value, LIBRARY.texts(locale), table.view())
    assert said == LIBRARY.texts(locale)("error-not-seated")
    table.do(c.Resume(PlayerId(2)))
    assert not table.game.resting
    table.do(c.Pause(PlayerId(1)))
    with pytest.raises(RuleViolation) as refused:
        table.do(c.Resume(PlayerId(50)))
    assert refused.value.code == "not-host"


def test_a_table_that_was_paused_is_let_go_on_by_its_host():
    table = Table(CLASSIC, 4)
    table.do(c.Pause(PlayerId(1)))
    with pytest.raises(SeatError, match="not-host"):
        table.do(c.Resume(PlayerId(2)))


@in_every_language
@pytest.mark.parametrize("rules", [CLASSIC, PARTY])
def test_nobody_is_told_to_give_a_computers_clue(rules, locale):
    table = mixed(rules, 5, 1)
    table.do(c.StartGame(PlayerId(1), table.cards))
    while computer_of(table).player != table.storyteller:
        table.skip()
        table.next()
    said = text_of(presenters.turn(context(table.view(), locale)))
    assert computer_of(table).name in said
    assert not re.search(CALLED[locale], said, re.IGNORECASE)


@in_every_language
@pytest.mark.parametrize("rules", [CLASSIC, MINI])
def test_cards_of_a_void_round_are_not_said_to_be_discarded(rules, locale):
    """Where all is shuffled after each round there are no discards."""
    table = Table(rules, 4)
    table.to_voting()
    table.do(c.RemoveClue(PlayerId(1)))
    shown = context(table.view(), locale)
    card = table.game.phase.result.board[0].card
    asked = presenters.hide_question(shown, card, cost="this", stays=False)
    assert DISCARDS[locale] not in text_of(presenters.board(shown)) + text_of(asked)


@in_every_language
def test_who_comes_to_a_team_game_is_not_promised_the_next_round(locale):
    table = Table(TEAMS, 6, pace=PACES["untimed"])
    table.tell()
    table.give_all()
    table.close()
    shown = context(table.view(99), locale)
    said = text_of(presenters.my_hand(shown)) + text_of(presenters.lobby(shown))
    table.join(99)
    table.next()
    assert table.view(99).hands == ()
    assert not re.search(SURELY_NEXT[locale], said)


@in_every_language
def test_who_comes_alone_to_a_team_game_reads_that_a_computers_seat_is_there_for_them(locale):
    table = mixed(TEAMS, 5, 1, pace=PACES["untimed"])
    table.do(c.StartGame(PlayerId(1), table.cards))
    shown = context(table.view(50), locale)
    said = [text_of(page(shown)) for page in (presenters.my_hand, presenters.lobby)]
    assert all(re.search(COMPUTER[locale], text) for text in said)
    table.join(50)
    table.play_round()
    table.next()
    assert 50 in table.scores


@in_every_language
@pytest.mark.parametrize("newcomers", [(50,), (50, 51), (50, 51, 52)])
@pytest.mark.parametrize("leavers", [(), (2,), (2, 3)])
def test_who_waits_for_a_second_newcomer_is_said_as_it_comes(leavers, newcomers, locale):
    """Somebody leaves after they have joined: an empty seat goes before a new pair."""
    table, texts = Table(TEAMS, 6), LIBRARY.texts(locale)
    for player in newcomers:
        table.join(player)
    for player in leavers:
        table.leave(player)
    said = text_of(presenters.turn(context(table.view(), locale)))
    next_line, alone_line = (
        texts(key, names="…", name="…") for key in ("joins-next", "joins-in-pairs")
    )
    waits = [p for p in newcomers if texts("hand-waiting-alone") in own(table, p, locale)]
    come = [p for p in newcomers if texts("hand-waiting") in own(table, p, locale)]
    assert (next_line.split("…")[0] in said) == bool(come)
    assert (alone_line.split("…")[1] in said) == bool(waits)
    table.play_round()
    table.next()
    seated = {chair.player for chair in table.game.chairs if not chair.gone}
    assert {*come} == {*newcomers} & seated
    assert {*waits} == {*newcomers} - seated


def own(table: Table, player: int, locale: str) -> str:
    return text_of(presenters.my_hand(context(table.view(player), locale)))


@in_every_language
def test_whose_seat_a_newcomer_takes_is_said(locale):
    table = mixed(MINI, 2, 2, pace=PACES["untimed"])
    full = text_of(presenters.lobby(context(table.view(), locale, decks=TableDecks())))
    texts = LIBRARY.texts(locale)
    assert texts("lobby-full", count=4, computers="yes") in full
    table.do(c.StartGame(PlayerId(1), table.cards))
    table.join(7)
    said = text_of(presenters.turn(context(table.view(), locale)))
    replaced = computer_of(table).name
    assert texts("joins-next", names="…", count=1).split("…")[0] in said
    assert re.search(rf"player 7\*\* \(.*{replaced}", said)
    table.skip()
    table.next()
    assert replaced not in [chair.name for chair in table.game.chairs]


@in_every_language
def test_who_gets_a_seat_of_their_own_is_not_said_to_take_one_over(locale):
    """The computer player whose seat it was is taken away before the next round."""
    table = mixed(CLASSIC, 4, 1)
    table.do(c.StartGame(PlayerId(1), table.cards))
    name = computer_of(table).name
    table.join(7)
    table.do(c.RemoveComputer(PlayerId(1)))
    texts = LIBRARY.texts(locale)
    line = next(
        line
        for line in text_of(presenters.turn(context(table.view(), locale))).splitlines()
        if texts("joins-next", names="…").split("…")[0] in line
    )
    assert "player 7" in line
    assert name not in line


@in_every_language
def test_whoever_missed_twice_reads_so_where_they_can_come_back(locale):
    table = Table(CLASSIC, 4)
    table.tell()
    for player in (2, 3):
        table.give(player)
    table.skip()  # the fourth gave no card
    for player in (2, 3):
        table.vote(player, 1)
    table.close()  # and did not vote
    shown = context(table.view(), locale)
    page = presenters.reveal(shown)
    assert LIBRARY.texts(locale)("button-next") in buttons(page)
    assert LIBRARY.texts(locale)("away", names="…", ways="next").split("…")[0] in text_of(page)
    table.do(c.NextRound(PlayerId(4)))
    assert not any(chair.away for chair in table.game.chairs)


@in_every_language
@pytest.mark.parametrize("votes", [True, False])
def test_a_party_round_names_who_told_whether_anybody_voted_or_not(votes, locale):
    table = Table(PARTY, 6)
    table.to_voting()
    if votes:
        table.place(2, 1)
    table.close()
    by = LIBRARY.texts(locale)("clue-by", name="…").split("…")[0]
    said = text_of(presenters.reveal(context(table.view(), locale)))
    assert re.search(re.escape(by) + r".*Julien", said)


@in_every_language
def test_a_lobby_is_said_to_close_after_an_hour_without_anybody_doing_anything(locale):
    said = LIBRARY.texts(locale)("lobby-closes")
    nothing = {
        "en": "nobody does",
        "it": "nessuno faccia",
        "pl": "bez żadnego",
        "pt-BR": "ninguém fazer",
    }
    assert LOBBY_IDLE == 3600
    assert nothing[locale] in said


@in_every_language
def test_a_lobby_says_where_one_leaves_and_one_can_there(locale):
    table, texts = Table(CLASSIC, 3, start=False, pace=PACES["untimed"]), LIBRARY.texts(locale)
    said = text_of(presenters.lobby(context(table.view(), locale)))
    [line] = [line for line in said.splitlines() if texts("button-leave") in line]
    steer = f"**{texts('button-steer')}**"
    assert steer in line
    assert f"{steer}." not in line, "its label ends in dots"
    panel = presenters.steer(context(table.view(2), locale), frozenset())
    assert texts("button-leave") in buttons(panel)


@in_every_language
def test_of_a_turn_that_nobody_played_it_is_not_said_that_computers_did(locale):
    table = mixed(CLASSIC, 1, 3)
    table.do(c.StartGame(PlayerId(1), table.cards))
    expire(table)
    while table.kind != "scored":
        expire(table)
    assert table.reveal.void_reason == "passed"
    expire(table)
    assert table.game.resting
    said = text_of(presenters.reveal(context(table.view(), locale)))
    assert LIBRARY.texts(locale)("time-resting") in said
    assert ONLY_THEY_PLAYED[locale] not in said


@in_every_language
@pytest.mark.parametrize("newcomers", [1, 2])
def test_a_newcomer_is_promised_no_round_in_which_they_may_not_play(newcomers, locale):
    """In teams one alone waits until there is a second, whatever they press."""
    table = Table(TEAMS, 6)
    for player in range(50, 50 + newcomers):
        table.join(player)
    table.to_voting()
    said = text_of(presenters.ballot(context(table.view(50), locale)))
    table.close()
    table.next()
    assert table.view().players[-1].waiting == (newcomers == 1)
    assert not re.search(NEXT_ROUND[locale], said)


@in_every_language
@pytest.mark.parametrize("leavers", [(2,), (2, 5), (2, 6)])
@pytest.mark.parametrize("before", [False, True])
def test_who_takes_an_empty_seat_reads_whose_and_beside_whom(before, leavers, locale):
    """Players 2 and 6 are a team: of two newcomers to it neither has a partner yet."""
    table, texts = Table(TEAMS, 8, pace=PACES["untimed"]), LIBRARY.texts(locale)
    newcomers = range(50, 50 + len(leavers))
    table.play_round()
    goes = [lambda player=player: table.leave(player) for player in leavers]
    comes = [lambda player=player: table.join(player) for player in newcomers]
    for step in (*comes, *goes) if before else (*goes, *comes):
        step()
    old = table.game.chairs
    said = {player: own(table, player, locale) for player in newcomers}
    public = text_of(presenters.status(context(table.view(), locale)))
    table.next()
    for player in newcomers:
        seat = table.seat(player)
        mate = old[(seat + 4) % 8]
        assert old[seat].name in said[player]
        assert (mate.name in said[player]) == (not mate.gone)
        assert table.scores[player] == old[seat].score
        glyph = marked(old[seat].rabbit, f"**{old[seat].name}**").replace("\N{NO-BREAK SPACE}", " ")
        assert texts("joins-over", name="", other=glyph).strip() in public
