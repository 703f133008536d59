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
    GameOpened,
    GameStarted,
    NewcomerJoined,
    PlayerJoined,
    SeatAssignment,
)
from bot.engine.model import Game, Newcomer
from data.codec import (
    dump_events,
    dump_game,
    load_events,
    load_game,
    players_of,
    rename,
    rename_in_record,
)
from tests.data.games import ANNA, BRUNO, CARLA, NOW, SETTINGS, game_id, lobby

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
    assert players_of(game) == {ANNA, BRUNO, CARLA}


def test_a_person_is_renamed_wherever_their_name_stands():
    place = SeatAssignment(BRUNO, "Bruno", 1, None, 0, told=False, gone=False, was=None)
    events = (
        GameOpened(game_id(), ANNA, "Anna", SETTINGS, NOW),
        PlayerJoined(BRUNO, "Bruno", 1),
        GameStarted((replace(place, player=ANNA, name="Anna"), place), deck=(), pile=()),
        NewcomerJoined(Newcomer(ANNA, "Anna", 2)),
    )
    game = replace(lobby().game, waiting=(Newcomer(ANNA, "Anna", 2),))
    text = dump_events(rename(events, ANNA, "a former player"))
    text += dump_game(rename(game, ANNA, "a former player"))
    assert "Anna" not in text
    assert text.count('"a former player"') == 5
    assert text.count('"Bruno"') == 3
    assert rename(events, CARLA, "a former player") == events
    assert rename(game, BRUNO, "Bruno") == game


def test_a_person_is_renamed_in_a_record_by_their_id():
    record = {
        "ruleset": {"name": "mini"},
        "players": [
            {"id": ANNA, "name": "Anna", "score": 4},
            {"player": str(ANNA), "name": "Anna"},
            {"id": BRUNO, "name": "Anna"},
        ],
    }
    renamed = json.loads(rename_in_record(json.dumps(record), ANNA, "già giocatore"))
    assert [p["name"] for p in renamed["players"]] == ["già giocatore", "già giocatore", "Anna"]
    assert renamed["ruleset"] == record["ruleset"]
    assert renamed["players"][0]["score"] == 4
