"""Whoever comes with the next round is named with the rabbit that they have in it (L2, L6)."""

import pytest

from bot.engine import commands as c
from bot.engine.ids import PlayerId
from bot.engine.leaving import farewell
from bot.engine.ruleset import CLASSIC, TEAMS
from bot.service.choices import PACES
from bot.service.rabbits import RABBITS
from bot.ui import presenters
from tests.engine.tabletop import NAMES, Table
from tests.languages import in_every_language
from tests.ui.render_contexts import context, text_of

SECOND = {
    "en": "a second newcomer",
    "it": "un altro giocatore",
    "pl": "jeszcze jeden gracz",
    "pt-BR": "mais um jogador",
}


def named(rabbit: int, name: str) -> str:
    return f"{RABBITS[rabbit].glyph} **{name}**"


def rabbits(table: Table) -> dict[int, int]:
    return {chair.player: chair.rabbit for chair in table.game.chairs if not chair.gone}


def status(table: Table, locale: str) -> str:
    return text_of(presenters.status(context(table.view(), locale))).replace(
        "\N{NO-BREAK SPACE}", " "
    )


def come_in(table: Table) -> None:
    while table.kind != "scored":
        table.skip()
    table.next()


@in_every_language
@pytest.mark.parametrize("newcomers", [(50,), (50, 51), (50, 51, 52)])
@pytest.mark.parametrize("leavers", [(), (2,), (2, 3)])
def test_newcomers_to_teams_are_named_with_the_rabbit_of_their_team(leavers, newcomers, locale):
    """Somebody leaves after they have joined: an empty seat goes before a new pair."""
    table = Table(TEAMS, 8, pace=PACES["untimed"], max_players=12)
    before = rabbits(table)
    for player in newcomers:
        table.join(player)
    for player in leavers:
        table.leave(player)
    said = status(table, locale)
    replaced = [p.replaces for p in table.view().players if p.replaces is not None]
    come_in(table)
    seated = rabbits(table)
    for player in {*newcomers} & {*seated}:
        assert named(seated[player], f"player {player}") in said
    for player in replaced:
        assert named(before[player], NAMES[player - 1]) in said


@in_every_language
def test_who_is_back_has_their_old_rabbit_in_what_is_told_of_the_round(locale):
    """Somebody else has their seat by then, and they wait for a second newcomer."""
    table = Table(TEAMS, 8, pace=PACES["untimed"])
    before = rabbits(table)[1]
    table.to_voting()
    table.join(50)
    table.leave(1)
    table.do(c.Join(PlayerId(1), NAMES[0]))
    waiting = next(player for player in table.view().players if player.id == 1)
    assert waiting.rabbit != before
    seen = context(table.view(), locale)
    said = text_of(presenters.board(seen)).replace("\N{NO-BREAK SPACE}", " ")
    assert said.count(named(before, NAMES[0])) == 2, "of the clue, and of the seat"
    assert named(before, "player 50") in said
    assert named(waiting.rabbit, NAMES[0]) in said, "of who waits"


@in_every_language
@pytest.mark.parametrize("phase", ["storytelling", "submitting", "voting", "scored"])
@pytest.mark.parametrize("doing", ["leave", "kick"])
@pytest.mark.parametrize(("rules", "newcomers"), [(TEAMS, 0), (TEAMS, 1), (TEAMS, 2), (CLASSIC, 1)])
def test_whose_return_waits_for_a_second_newcomer_is_told_so(
    rules, newcomers, doing, phase, locale
):
    table = Table(rules, 4 if rules is CLASSIC else 8)
    steps = ("submitting", "voting", "scored").index(phase) + 1 if phase != "storytelling" else 0
    for step in (table.tell, table.give_all, table.close)[:steps]:
        step()
    for player in range(50, 50 + newcomers):
        table.join(player)
    whom = PlayerId(2) if doing == "kick" else None
    shown = context(table.view(1 if whom else 2), locale)
    after = farewell(table.game, PlayerId(2))
    said = text_of(presenters.ask_once_more(shown, doing, whom, after))
    table.leave(2)
    table.join(2)
    come_in(table)
    assert (SECOND[locale] in said) == (2 not in rabbits(table))


TAKEN_OVER = {"en": "take over", "it": "posto di", "pl": "miejsca po", "pt-BR": "lugar de"}
PAIR = {"en": "A team", "it": "Una squadra", "pl": "Drużyna", "pt-BR": "Uma dupla"}
LIKED = 9


@in_every_language
@pytest.mark.parametrize("rules", [CLASSIC, TEAMS])
def test_who_picks_a_rabbit_reads_when_they_will_not_have_it(rules, locale):
    """A seat that is taken over keeps its own (L6), and a team has one (T1)."""
    table = Table(rules, rules.min_players - 1, start=False, pace=PACES["untimed"])
    table.do(c.AddComputer(PlayerId(1), "even"))
    picking = text_of(presenters.own_place(context(table.view(1), locale)))
    table.do(c.StartGame(PlayerId(1), table.cards))
    table.do(c.Join(PlayerId(50), "player 50", rabbit=LIKED))
    come_in(table)
    had = rabbits(table)
    assert had[50] != LIKED
    assert TAKEN_OVER[locale] in picking
    shared = len({*had.values()}) < len(had)
    assert (PAIR[locale] in picking) == shared


@in_every_language
def test_who_will_not_play_any_more_keeps_the_rabbit_they_had(locale):
    """In the last round a seat becomes empty, into which nobody comes."""
    table = Table(TEAMS, 6, pace=PACES["untimed"])
    while table.game.round < 6:
        table.play_round()
        if table.game.round == 5:
            table.join(50)
        table.next()
    table.to_voting()
    newcomer = table.view().players[-1]
    own = named(newcomer.rabbit, "player 50")
    assert own in status(table, locale)
    table.leave(2)
    assert own in status(table, locale)
    board = text_of(presenters.board(context(table.view(), locale)))
    assert own in board.replace("\N{NO-BREAK SPACE}", " ")
    assert table.view().players[-1] == newcomer
