"""Who did not vote, gave no red token, left or came back is told by name, and truly."""

from dataclasses import replace

import pytest

from bot.engine import commands as c
from bot.engine.ruleset import CLASSIC, PARTY, TEAMS, Ruleset
from bot.engine.views import RevealView
from bot.service.record_builder import build_record
from bot.service.worker import EDIT_EVERY
from bot.ui import presenters
from tests.engine.tabletop import Table
from tests.ui.render_contexts import context, players, text_of, view
from tests.ui.scenario import Scenario, texts_of


def seated(ruleset: Ruleset, count: int) -> Table:
    return Table(ruleset, count, names=tuple(f"Player {n}" for n in range(1, count + 1)))


def told(table: Table) -> tuple[str, str]:
    """Return the words of the reveal, and of what is behind Explain."""
    shown = context(table.view())
    record = build_record(enumerate(table.log))
    return (
        text_of(presenters.reveal(shown)),
        text_of(presenters.explain(shown, record, record.rounds[-1])),
    )


def test_who_did_not_vote_is_named_and_who_did_is_not():
    table = seated(CLASSIC, 4)
    table.to_voting()
    table.vote(2, 1)
    table.vote(3, 2)
    table.skip()
    for text in told(table):
        (line,) = [line for line in text.splitlines() if "Didn't vote" in line]
        assert "Player 4" in line
        assert not any(f"Player {n}" in line for n in (1, 2, 3))


def test_where_nobody_voted_that_is_said_once():
    table = seated(CLASSIC, 4)
    table.to_voting()
    table.skip()
    for text in told(table):
        assert "Nobody voted" in text
        assert "Didn't vote" not in text


@pytest.mark.parametrize("placed", [True, False])
def test_a_red_token_that_is_missing_is_told(placed: bool):
    table = seated(PARTY, 6)
    table.to_voting()
    for player in range(1, 7):
        table.place(player, 1)
    if placed:
        table.red(2)
    table.skip()
    for text in told(table):
        assert ("The red token wasn't placed" in text) != placed


def test_who_left_after_giving_is_named_by_the_card():
    table = seated(CLASSIC, 5)
    table.to_voting()
    number = table.number(3)
    table.leave(3)
    table.skip()
    reveal = presenters.reveal(context(table.view()))
    assert f"{number}: from Player 3" in reveal.attachments[0].alt
    assert "a former player" not in reveal.attachments[0].alt + text_of(reveal)


def test_who_has_come_back_is_not_said_to_be_gone():
    first, second, third, *rest = players(5)
    back = replace(first, waiting=True, seat=None)
    page = presenters.status(
        context(view("submitting", players=(back, third, *rest), departed=(first, second)))
    )
    lines = text_of(page).splitlines()
    (gone,) = [line for line in lines if "No longer at the table" in line]
    (comes,) = [line for line in lines if "In from the next round" in line]
    assert second.name in gone
    assert first.name not in gone
    assert first.name in comes


@pytest.mark.parametrize("reason", ["storyteller-left", "clue-removed", "card-hidden"])
def test_a_board_whose_round_broke_off_says_why(reason: str):
    void = RevealView((), (), void=True, void_reason=reason, outcome="void")
    text = text_of(presenters.board(context(view("scored", reveal=void))))
    assert "so this round scores nothing" in text
    assert "cards leave the table" in text


def test_points_of_pairs_are_told_of_teams():
    table = seated(TEAMS, 6)
    table.to_voting()
    first, second = sorted(table.voting.ballots, key=lambda ballot: ballot.player)
    teller = next(c for c in table.voting.board if c.seat == table.voting.storyteller)
    table.place(first.player, table.voting.board.index(teller) + 1)
    other = next(
        n
        for n, card in enumerate(table.voting.board, 1)
        if card is not teller and n not in table.view(second.player).own_numbers
    )
    table.place(second.player, other)
    table.close()
    _, explained = told(table)
    assert "**The storyteller's team:**" in explained
    assert "for every team that found the card" in explained
    assert "the storyteller." not in explained


async def test_the_lobby_of_teams_says_with_how_many_they_can_be_played(sim: Scenario) -> None:
    await sim.users[0].slash(sim.channel, "dixit start", ruleset="teams")
    await sim.deliver()
    assert "6, 8, 10 or 12 players" in texts_of(sim.message("join"))


async def test_only_variants_that_fit_the_ruleset_are_suggested(sim: Scenario) -> None:
    anna = sim.users[0]
    offers = {
        ruleset: {
            choice["name"]
            for choice in await anna.autocomplete(
                sim.channel, "dixit start", "variants", "", ruleset=ruleset
            )
        }
        for ruleset in ("classic", "party")
    }
    assert "lone finder" in offers["classic"]
    assert "red token optional" not in offers["classic"]
    assert "red token optional" in offers["party"]
    assert "lone finder" not in offers["party"]


def test_whose_clue_did_not_come_is_said():
    table = seated(CLASSIC, 4)
    table.skip()
    text = text_of(presenters.reveal(context(table.view())))
    assert "No clue came from" in text
    assert "Player 1" in text.splitlines()[1]


async def test_the_board_says_who_is_host_now_and_who_comes_back(
    sim: Scenario, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await sim.voting(4)
    await sim.deliver()
    now, passed = sim.table.now, [0.0]
    monkeypatch.setattr(sim.table, "now", lambda: now() + passed[0])

    async def board() -> str:
        passed[0] += EDIT_EVERY
        await sim.deliver()
        return texts_of(sim.message("steer"))

    await sim.do(game, c.Leave(sim.player(1)))
    assert "host now" not in await board()
    await sim.do(game, c.Leave(sim.player(0)))
    line = next(part for part in (await board()).splitlines() if "No longer" in part)
    assert "Anna" in line
    now_there = await sim.view(game, None)
    host = next(p.name for p in now_there.players if p.id == now_there.host)
    assert f"**{host}** is the host now" in line
    await sim.do(game, c.Join(sim.player(0), "Anna"))
    lines = (await board()).splitlines()
    assert not any("Anna" in part for part in lines if "No longer" in part)
    assert any("Anna" in part for part in lines if "In from the next round" in part)
