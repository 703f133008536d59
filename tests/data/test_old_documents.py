"""What the program before wrote – states, logs, records – is still read.

The documents in ``old`` were written by the version that knew rulesets by ``agreement`` and
``teams``, the suspended deadline as ``former`` and the board as ``table``; it hid everybody's hand
before the clue of party, and took the discards back only for want of cards to draw.
"""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from bot.engine.evolve import replay
from bot.engine.ids import PlayerId
from bot.engine.model import Voting
from bot.engine.options import with_settings
from bot.engine.ruleset import CLASSIC, PARTY, TEAMS
from bot.service.record import read_record
from bot.service.record_check import replay_problems
from bot.service.upcasting import upcast
from data.codec import dump_events, dump_game, load_events, load_game
from data.pseudonyms import new_pseudonym, pseudonymised

OLD = Path(__file__).parent / "old"
RULESETS = {
    "party": replace(PARTY, hidden_from="everybody", recycle_below="draw"),
    "teams": replace(TEAMS, recycle_below="draw"),
    "three": with_settings(CLASSIC, lone_finder_points=4),
}


def old(name, what):
    return (OLD / f"{name}-{what}.json").read_text("utf-8").strip()


@pytest.mark.parametrize(("name", "ruleset"), RULESETS.items())
def test_an_old_state_is_what_it_would_be_today(name, ruleset):
    game = load_game(old(name, "state"))
    assert game.settings.ruleset == ruleset
    assert isinstance(game.phase, Voting)
    assert game.phase.closing
    assert game.phase.board
    assert game.phase.suspended_deadline == json.loads(old(name, "state"))["phase"]["former"]


@pytest.mark.parametrize("name", RULESETS)
def test_an_old_log_comes_to_the_old_states(name):
    events = load_events(old(name, "log"))
    state = load_game(old(name, "state"))
    states = [replay(events[:count]) for count in range(1, len(events) + 1)]
    assert state in states
    assert states[-1].phase.kind == "finished"


@pytest.mark.parametrize("name", RULESETS)
def test_an_old_record_still_agrees_with_the_rules(name):
    record = read_record(old(name, "record"))
    assert record.ruleset == RULESETS[name]
    assert record.variants["hidden-hands" if name == "party" else "lone-finder"] == (
        name != "teams"
    )
    assert replay_problems(record) == []
    player = PlayerId(1)
    text = pseudonymised(old(name, "record"), player, "somebody else", new_pseudonym())
    renamed = read_record(text)
    assert renamed.players[0].name == "somebody else"
    assert "1" not in {player.id for player in renamed.players}
    assert replay_problems(renamed) == []


@pytest.mark.parametrize("name", RULESETS)
def test_what_is_written_today_needs_no_translation(name):
    state, log = load_game(old(name, "state")), load_events(old(name, "log"))
    for text in (dump_game(state), dump_events(log)):
        assert upcast(text) is text


def test_what_people_typed_is_not_translated():
    typed = '"agreement": "former": "table": {"agreement":1,"hand_size":2}'
    clue = {"text": typed, "kind": "clue-given", "former": "kept"}
    assert json.loads(upcast(json.dumps(clue))) == clue


def test_text_that_is_no_json_is_left_to_its_reader():
    assert upcast('{"agreement": nonsense') == '{"agreement": nonsense'
