"""Every game and every event comes back from JSON as it was, and names can be taken out."""

import json
from dataclasses import fields, is_dataclass, replace
from math import isfinite
from typing import Any, get_args

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from bot.engine.errors import StorageError
from bot.engine.events import (
    Event,
    GameEnded,
    GameOpened,
    GameStarted,
    NewcomerJoined,
    PlayerJoined,
    SeatAssignment,
    SeatPicked,
)
from bot.engine.ids import PlayerId, Seat
from bot.engine.model import Ballot, Clue, Game, LaidCard, Newcomer, RoundResult, Scored
from bot.engine.seating import everybody
from data.codec import dump_events, dump_game, load_events, load_game
from data.pseudonyms import new_pseudonym, pseudonymised
from tests.data.games import ANNA, BRUNO, CARLA, NOW, SETTINGS, WHALE, game_id, lobby

LAX = settings(max_examples=60, suppress_health_check=[HealthCheck.too_slow], deadline=None)


def finite(value: Any) -> Any:
    """The same without moments that no clock shows and no JSON can hold."""
    if isinstance(value, float) and not isfinite(value):
        return NOW
    if isinstance(value, tuple):
        return tuple(map(finite, value))
    if is_dataclass(value) and not isinstance(value, type):
        return replace(value, **{f.name: finite(getattr(value, f.name)) for f in fields(value)})
    return value


@LAX
@given(st.from_type(Game).map(finite))
def test_a_game_comes_back_as_it_was(game: Game):
    assert load_game(dump_game(game)) == game


@pytest.mark.parametrize("kind", get_args(Event), ids=lambda kind: kind.__name__)
def test_every_kind_of_event_comes_back_as_it_was(kind: type):
    @settings(LAX, max_examples=10)
    @given(st.lists(st.from_type(kind).map(finite), max_size=3).map(tuple))
    def check(events):
        loaded = load_events(dump_events(events))
        assert loaded == events
        assert [type(event) for event in loaded] == [kind] * len(events)

    check()


@pytest.mark.parametrize("text", ["", "{}", "[1]", '{"id": 7}'])
def test_what_is_no_game_is_refused(text: str):
    with pytest.raises(StorageError) as refusal:
        load_game(text)
    assert refusal.value.code == "storage-broken"
    with pytest.raises(StorageError):
        load_events(text)


def test_late_joiners_are_players_too():
    game = replace(lobby().game, waiting=(Newcomer(CARLA, "Carla", 3),))
    assert everybody(game) == {ANNA, BRUNO, CARLA}


AS = PlayerId(-(2**40))
FORMER = "a former player"


def test_a_person_is_called_otherwise_wherever_they_stand():
    place = SeatAssignment(BRUNO, "Bruno", 1, None, 0, told=False, gone=False, was=None)
    ballots = (Ballot(ANNA, Seat(0)), Ballot(BRUNO, Seat(1)))
    board = (LaidCard(WHALE, Seat(0), ANNA),)
    result = RoundResult(
        ANNA, Seat(0), Clue(ANNA, "Anna"), board, ballots, None, (), "found"
    )  # fmt: skip
    events = dump_events(
        (
            GameOpened(game_id(), ANNA, "Anna", SETTINGS, NOW),
            PlayerJoined(BRUNO, "Bruno", 1),
            GameStarted((replace(place, player=ANNA, name="Anna"), place), deck=(), pile=()),
            NewcomerJoined(Newcomer(ANNA, "Anna", 2)),
            SeatPicked(BRUNO, left_of=ANNA),
            GameEnded("ended", (ANNA, BRUNO)),
        )
    )
    state = dump_game(
        replace(
            lobby().game,
            phase=Scored(result),
            waiting=(Newcomer(CARLA, "Carla", 2, replaces=ANNA),),
        )
    )
    changed = pseudonymised(events, ANNA, FORMER, AS) + pseudonymised(state, ANNA, FORMER, AS)
    assert str(ANNA) not in changed
    assert changed.count('"Anna"') == 1  # a clue, whoever typed it
    assert changed.count(f'"{FORMER}"') == 4
    assert changed.count('"Bruno"') == 3
    assert load_game(pseudonymised(state, ANNA, FORMER, AS)).phase == Scored(
        replace(
            result,
            storyteller=AS,
            clue=Clue(AS, "Anna"),
            board=(replace(board[0], giver=AS),),
            ballots=(replace(ballots[0], player=AS), ballots[1]),
        )
    )
    assert pseudonymised(events, CARLA, FORMER, AS) is events


def test_seats_and_teams_are_no_people():
    """In a record, where ids are texts, a person may have the number of a team or of a seat."""
    told = {"teams": {"1": 0, "2": 1}, "totals": {"0": 3, "1": 5}, "seats": ["1", None, "2"]}
    entry = {"event": {"kind": "seats-missed", "seats": [1, 2], "storyteller": 1}}
    document = json.dumps({"rounds": [told], "log": [entry], "winners": ["1"]})
    changed = json.loads(pseudonymised(document, PlayerId(1), FORMER, AS))
    assert changed["rounds"] == [
        {"teams": {str(AS): 0, "2": 1}, "totals": {"0": 3, "1": 5}, "seats": [str(AS), None, "2"]}
    ]
    assert changed["log"] == [entry]
    assert changed["winners"] == [str(AS)]


def test_stand_ins_are_nobody_and_exact_in_every_reader():
    made = {new_pseudonym() for _ in range(100)}
    assert len(made) == 100
    assert all(-(2**53) < one < -12 for one in made)
