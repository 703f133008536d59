"""Answers are not written anew when the clock is stopped or moved: they say nothing of it."""

from dataclasses import replace

import pytest

from bot.engine import commands as c
from bot.engine.ids import PlayerId
from bot.engine.ruleset import RULESETS
from bot.service.choices import PACES
from bot.ui import presenters
from bot.ui.page import RenderContext
from bot.ui.presenters.people import clock
from tests.engine.tabletop import Table
from tests.languages import in_every_language
from tests.ui.render_contexts import context, text_of

PHASES = ("storytelling", "submitting", "voting", "closing", "scored")


def at(phase: str) -> Table:
    """A table in a phase whose clock runs."""
    table = Table(RULESETS["mini"], 4, pace=PACES["normal"])
    if phase != "storytelling":
        table.tell()
    if phase in PHASES[2:]:
        table.give_all()
    if phase == "closing":
        for ballot in table.voting.ballots:
            table.place(ballot.player, min({1, 2} - table.view(ballot.player).own_numbers))
    if phase == "scored":
        table.close()
    table.do(c.StartClock(1, table.game.phase.kind))
    return table


def shown(table: Table, player: int, locale: str, *, stopped: str) -> RenderContext:
    game = replace(table.game, paused=stopped != "", resting=stopped == "resting")
    table = table.copy()
    table.game = game
    view = replace(table.view(player), deadline=None if stopped else table.game.deadline)
    return context(view, locale, delivery_key="")


@in_every_language
@pytest.mark.parametrize("stopped", ["", "paused", "resting"])
@pytest.mark.parametrize("phase", PHASES)
def test_my_hand_and_a_ballot_that_were_asked_for_do_not_tell_what_the_clock_does(
    phase: str, stopped: str, locale: str
) -> None:
    table = at(phase)
    for player in map(PlayerId, table.scores):
        seen = shown(table, player, locale, stopped=stopped)
        said = clock(seen)
        assert said
        for page in (presenters.my_hand(seen), presenters.ballot(seen)):
            assert said not in text_of(page)
            assert "<t:" not in text_of(page)


@in_every_language
@pytest.mark.parametrize("phase", PHASES[:3])
def test_a_direct_message_tells_it(phase: str, locale: str) -> None:
    table = at(phase)
    for player in map(PlayerId, table.awaited):
        seen = replace(shown(table, player, locale, stopped=""), delivery_key="m", direct=True)
        assert clock(seen) in text_of(
            presenters.hand(seen) if phase != "storytelling" else presenters.tell(seen)
        )
