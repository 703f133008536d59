"""The table of purposes has all of them, and says nothing that cannot be."""

from collections import Counter
from typing import Any, get_args

import pytest

from bot.engine.settings import PhaseName
from bot.service.ports import MessageKey
from bot.service.purposes import ASKING, CURRENT, TRAITS, Purpose, Traits
from bot.service.worker import MAX_FAILURES, SLOWEST
from tests.service.conftest import Room

PHASES = get_args(PhaseName)


def test_every_purpose_is_in_the_table() -> None:
    assert list(TRAITS) == list(get_args(Purpose))


def test_each_phase_is_played_on_one_public_message() -> None:
    public = [traits for traits in TRAITS.values() if not traits.direct]
    played = [phase for traits in public for phase in traits.current_in]
    assert Counter(played) == dict.fromkeys(PHASES, 1)
    assert set(CURRENT) == set(PHASES)


def test_a_phase_asks_in_one_direct_message_at_most() -> None:
    asking = [traits.asked_in for traits in TRAITS.values() if traits.asked_in is not None]
    assert len(asking) == len(ASKING)


@pytest.mark.parametrize("purpose", TRAITS)
def test_what_is_said_of_a_message_fits_together(purpose: Purpose) -> None:
    traits = TRAITS[purpose]
    # Who may be asked, and where a phase is played.
    assert traits.direct or traits.asked_in is None
    assert not (traits.direct and traits.current_in)
    # Of what is never edited nothing can be shown later, and no card taken away.
    assert not traits.fixed or not (traits.brought_to_end or traits.shows_cards)
    # What a removed clue or a hidden card is to be taken off must be edited, or go.
    assert not traits.shows_clue or traits.fixed or traits.brought_to_end
    assert not traits.shows_cards or traits.scored or traits.brought_to_end
    # Round 0 is over before the first round begins, and whoever calls does so for a phase.
    assert traits.sent_late or not (traits.of_whole_game or traits.scored)
    assert not (traits.sent_late and (traits.brought_to_end or traits.calls))


@pytest.mark.parametrize("purpose", TRAITS)
def test_what_is_waited_for_is_public_and_waits_for_nothing(purpose: Purpose) -> None:
    traits = TRAITS[purpose]
    for earlier in {traits.sent_after, traits.refers_to} - {None}:
        first = TRAITS[earlier]
        assert not first.direct
        assert (first.sent_after, first.refers_to) == (None, None)
    if traits.refers_to is not None:
        assert TRAITS[traits.refers_to].shows_cards


async def test_a_purpose_that_only_a_newer_bot_knows_stops_nothing(room: Room) -> None:
    newer: Any = "newer"
    game = await room.started("untimed")
    async with room.store.begin() as uow:
        key = MessageKey(game, 1, newer)
        await uow.messages.invalidate((key,), 1, room.clock.now)
        await uow.commit()
    room.messenger.faults[newer] = ["later"] * MAX_FAILURES
    while room.messenger.faults[newer]:
        await room.deliver()
        room.clock.now += SLOWEST
    assert set(room.messenger.purposes()) >= {"lobby", "turn", "tell"}
    assert key.traits == Traits()
