"""Whoever is not waited for reads what brings them back, and of that only what is to be had."""

import pytest

from bot.engine import commands as c
from bot.engine.ids import PlayerId
from bot.engine.ruleset import CLASSIC, MINI, PARTY, TEAMS, cards_needed
from bot.service.choices import PACES
from bot.ui import presenters
from bot.ui.presenters.people import name_of
from tests.engine.tabletop import Table
from tests.languages import in_every_language
from tests.ui.render_contexts import LIBRARY, context, text_of

PUBLIC = {
    "storytelling": presenters.turn,
    "submitting": presenters.turn,
    "voting": presenters.board,
}
TO_ALL = ("next", "give", "vote", "none")


def told_to_all(table: Table, absent: int, locale: str) -> set[str]:
    """Return the ways back that the channel reads of, where somebody is away."""
    texts, shown = LIBRARY.texts(locale), context(table.view(), locale)
    page = PUBLIC.get(table.kind, presenters.reveal)
    said = [text_of(made(shown)) for made in (page, presenters.status)]
    lines = [line.removeprefix("-# ") for one in said for line in one.splitlines()]
    name = name_of(shown, PlayerId(absent)).replace("\N{NO-BREAK SPACE}", " ")
    return {way for way in TO_ALL if texts("away", names=name, ways=way) in lines}


def told_to(table: Table, absent: int, locale: str, *, direct: bool = False) -> set[str]:
    """Return the ways back that somebody reads who is away; on the ballot the same."""
    texts, shown = LIBRARY.texts(locale), context(table.view(absent), locale, direct=direct)
    pages = [presenters.hand if direct else presenters.my_hand]
    if table.view(absent).may_vote:
        pages.append(presenters.ballot)
    turn = not table.view().last_turn
    said = [
        {w for w in (*TO_ALL, "give-or-vote") if texts("hand-away", turn=turn, ways=w) in lines}
        for lines in (text_of(page(shown)).splitlines() for page in pages)
    ]
    assert said[0] == said[-1]
    return said[0]


def away_before(rules, players: int, turn: int, absent: int, **more) -> Table:
    """Return a table at the beginning of a turn, before which somebody missed twice."""
    table = Table(rules, players, pace=PACES["untimed"], **more)
    while table.game.round < turn - 1:
        table.play_round()
        table.next()
    table.play_without(absent)
    table.do(c.NextRound(PlayerId(absent % players + 1)))
    assert table.game.chairs[table.seat(absent)].away
    return table


def is_back(table: Table, absent: int, command: c.Command) -> bool:
    other = table.copy()
    other.do(command)
    return not other.game.chairs[other.seat(absent)].away


@in_every_language
@pytest.mark.parametrize(
    ("rules", "players", "turn", "absent", "more", "last"),
    [
        (MINI, 4, 8, 2, {}, True),
        (MINI, 4, 6, 4, {}, False),
        (PARTY, 6, 6, 2, {}, True),
        (PARTY, 6, 5, 2, {}, False),
        (CLASSIC, 4, 2, 3, {"cards": cards_needed(CLASSIC, 4) + 4}, True),
        (CLASSIC, 4, 2, 3, {"cards": cards_needed(CLASSIC, 4) + 5}, False),
        (CLASSIC, 3, 2, 3, {"laps": 3, "refill": "recycle", "target_score": 30}, False),
    ],
)
def test_the_next_round_is_named_only_where_one_follows(
    rules, players, turn, absent, more, last, locale
):
    table, player = away_before(rules, players, turn, absent, **more), PlayerId(absent)
    by_hand = {"give"} if last else {"next"}
    own = {"give-or-vote"} if last else {"next"}
    assert told_to_all(table, absent, locale) == by_hand
    assert told_to(table, absent, locale) == own
    table.tell()
    assert told_to_all(table, absent, locale) == by_hand
    assert told_to(table, absent, locale) == own
    assert told_to(table, absent, locale, direct=True) == {"give-or-vote"}
    assert is_back(table, absent, c.GiveCard(player, table.hand(absent)[0]))
    table.give_all()
    assert told_to_all(table, absent, locale) == ({"vote"} if last else {"next"})
    assert told_to(table, absent, locale) == ({"vote"} if last else {"next"})
    assert told_to(table, absent, locale, direct=True) == {"vote"}
    kept = text_of(presenters.turn(context(table.view(), locale)))
    assert "💤" not in kept, "nobody writes it anew when they are back"
    number = min(set(range(1, 6)) - table.seen(absent).own_numbers)
    assert is_back(table, absent, c.PlaceToken(player, number))
    voted = table.copy()
    voted.place(absent, number)
    assert told_to(voted, absent, locale, direct=True) == set()
    table.vote(table.awaited[0], table.storyteller)
    table.close()
    follows = table.kind == "scored" and not table.view().last_round
    assert follows != last
    if follows:
        assert told_to_all(table, absent, locale) == told_to(table, absent, locale) == {"next"}
        assert is_back(table, absent, c.NextRound(player))


@in_every_language
def test_a_storytellers_partner_reads_of_a_card_alone_and_then_of_nothing(locale):
    """In the last turn of a game in teams they have no vote, and no other round follows."""
    table, absent = Table(TEAMS, 6, pace=PACES["untimed"]), 3
    while table.game.round < 4:
        table.play_round()
        table.next()
    while table.game.round < 6:
        table.tell()
        for giver in (6, 1, 2, 4, 5):
            if table.kind == "submitting" and giver in table.awaited:
                table.give(giver)
        for voter in set(table.awaited) - {absent}:
            table.vote(voter, table.storyteller)
        table.close()
        table.next()
    assert table.game.chairs[absent - 1].away
    assert told_to(table, absent, locale) == {"give"}
    table.tell()
    assert told_to(table, absent, locale) == {"give"}
    assert told_to(table, absent, locale, direct=True) == {"give"}
    table.give_all()
    assert told_to(table, absent, locale) == {"none"}
    assert told_to(table, absent, locale, direct=True) == {"none"}
    assert told_to_all(table, absent, locale) == {"none"}
    table.vote(table.awaited[0], 6)
    table.close()
    assert table.kind == "finished"
