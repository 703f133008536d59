"""Records, and what ``simulate`` and ``replay`` make of them."""

import argparse
import json

import pytest
from pydantic import TypeAdapter

from bot.cli import replay as replay_command
from bot.cli import simulate as simulate_command
from bot.engine import commands as c
from bot.engine.ids import PlayerId
from bot.engine.ruleset import CLASSIC, ODYSSEY, PARTY, RULESETS, TEAMS
from bot.random_players import simulate
from bot.service.record import GameRecord
from bot.service.record_builder import build_record
from bot.service.record_check import foreign_seal, replay_problems
from tests.engine.tabletop import Table


def timed(table):
    return [(float(at), event) for at, event in enumerate(table.log)]


def changed(record, change):
    document = json.loads(record.model_dump_json())
    change(document)
    return GameRecord.model_validate_json(json.dumps(document))


def unseal(document):
    """Leave of a record what one without its seed has."""
    document.update(seed=None, commitment=None)
    for entry in document["log"]:
        entry["event"].pop("commitment", None)


@pytest.fixture(scope="module")
def played():
    return simulate(ODYSSEY, 7, "a record", absences=0.05, leavers=0.01)


@pytest.mark.parametrize("name", RULESETS)
@pytest.mark.parametrize("with_seed", [True, False])
def test_records_replay_to_the_same_result(name, with_seed):
    players = {"mini": 4, "teams": 10}.get(name, 6)
    for number in range(4):
        record = simulate(RULESETS[name], players, f"{number}", absences=0.15, leavers=0.03)
        again = GameRecord.model_validate_json(record.model_dump_json())
        assert again == record
        if not with_seed:
            again = changed(again, unseal)
        assert replay_problems(again) == []


def test_what_a_record_tells():
    table = Table(CLASSIC, 4)
    table.to_voting()
    for voter, giver in ((2, 1), (3, 2)):
        table.vote(voter, giver)
    table.leave(4)
    number = {giver: table.number(giver) for giver in range(1, 5)}
    table.close()
    table.do(c.EndGame(PlayerId(1)))
    record = build_record(timed(table), seed=b"test")
    (told,) = record.rounds
    assert (record.ruleset.name, record.seed, record.ended) == ("classic", b"test".hex(), "ended")
    assert record.winners == ("2",)
    assert record.seats == told.seated == ("1", "2", "3", "4")
    assert [(p.id, p.name) for p in record.players] == [
        ("1", "Julien"), ("2", "Tom"), ("3", "Mathilde"), ("4", "Léa"),
    ]  # fmt: skip
    assert [move.what for move in record.players[3].moves] == ["joined", "left"]
    assert (told.number, told.storyteller, told.clue, told.void) == (1, "1", "a clue", None)
    assert {card.giver: (card.number, card.left) for card in told.board} == {
        str(giver): (number[giver], giver == 4) for giver in number
    }
    assert told.clue_card == number[1]
    assert told.votes == {"2": (number[1],), "3": (number[2],), "4": ()}
    assert {who: [(i.reason, i.points) for i in items] for who, items in told.points.items()} == {
        "1": [("storyteller", 3)],
        "2": [("found", 3), ("votes", 1)],
        "3": [],
    }
    assert told.totals == {"1": 3, "2": 4, "3": 0}
    assert told.left == ("4",)


def test_teams_are_told_by_their_numbers():
    table = Table(TEAMS, 6)
    table.play_round(vote_for_storyteller=True)
    (told,) = build_record(timed(table)).rounds
    assert told.teams == {"1": 0, "2": 1, "3": 2, "4": 0, "5": 1, "6": 2}
    assert told.totals == {"0": 0, "1": 2, "2": 2}
    assert [player.team for player in build_record(timed(table)).players] == [0, 1, 2, 0, 1, 2]


def test_a_running_game_keeps_its_secrets():
    table = Table(PARTY, 6)
    table.play_round()
    table.next()
    table.tell()
    table.do(c.RemoveClue(PlayerId(1)))
    record = build_record(timed(table), seed=b"secret")
    assert (record.seed, record.log, record.deck, record.first_hands) == (None, (), (), ())
    assert [told.draws for told in record.rounds] == [(), ()]
    assert record.winners == ()
    text = record.model_dump_json()
    shown = {card.card for told in record.rounds for card in told.board}
    assert all(card in shown or card not in text for card in table.cards)
    assert replay_problems(record) == ["the game is not over: its log is still secret"]


def test_cards_drawn_at_random_and_void_rounds_are_told():
    table = Table(CLASSIC, 4)
    table.skip()
    table.next()
    table.tell()
    table.skip()
    table.close()
    table.do(c.EndGame(PlayerId(1)))
    void, told = build_record(timed(table), seed=b"test").rounds
    assert (void.void, void.storyteller, void.board) == ("passed", "1", ())
    assert len(told.random) == 3
    assert told.outcome == "no-ballots"


@pytest.mark.parametrize(
    ("change", "where"),
    [
        (lambda d: d["rounds"][0]["totals"].update({"1": 99}), "record.rounds[0].totals.1"),
        (lambda d: d["rounds"][0].update(storyteller="5"), "record.rounds[0].storyteller"),
        (lambda d: d.update(winners=["3", "4"]), "record.winners"),
        (lambda d: d["rounds"].pop(), "record.rounds"),
        (lambda d: d["rounds"][0]["votes"].popitem(), "record.rounds[0].votes"),
        (lambda d: d["players"][0].update(team=4), "record.players[0].team"),
        (lambda d: d.update(seed="00" * 32), "record.commitment"),
        (lambda d: d.update(seed="not hexadecimal"), "record.seed"),
        (lambda d: d.update(seed=None), "no seed"),
        (lambda d: d.update(commitment="00" * 32), "record.commitment"),
        (lambda d: d.update(commitment=None), "record.commitment"),
        (lambda d: d["log"].pop(), "record"),
        (lambda d: d["log"].pop(10), "event"),
    ],
)
def test_a_record_that_was_changed_disagrees(played, change, where):
    assert any(where in problem for problem in replay_problems(changed(played, change)))


def test_a_record_made_anew_disagrees_with_the_commitment_that_was_shown(played):
    other = simulate(ODYSSEY, 7, "another record")
    other = other.model_copy(update={"game": played.game})
    assert played.commitment is not None
    assert foreign_seal(played, None) is None
    assert foreign_seal(played, f" {played.commitment.upper()}") is None
    assert "shown is not this game's" in (foreign_seal(other, played.commitment) or "")


def test_a_game_that_was_started_without_a_commitment_still_agrees(played):
    def undo(document):
        document.pop("commitment")
        for entry in document["log"]:
            entry["event"].pop("commitment", None)

    old = changed(played, undo)
    assert old.seed is not None
    assert replay_problems(old) == []
    assert foreign_seal(old, played.commitment) is None


CHANGES = [
    # kind of event, what is changed in the last one of it, whether it takes the seed to notice
    ("round-scored", lambda e: e["points"][0].update(points=7), False),
    ("round-scored", lambda e: e.update(outcome="nobody", points=[]), False),
    ("board-laid", lambda e: e.update(tokens=3), False),
    ("board-laid", lambda e: e["voters"].pop(), False),
    ("cards-drawn", lambda e: e["draws"].reverse(), False),
    ("cards-drawn", lambda e: e["draws"][0].update(cards=["x/y"]), False),
    ("game-started", lambda e: e["pile"].pop(), False),
    ("game-started", lambda e: e["places"].pop(), False),
    ("round-started", lambda e: e.update(storyteller=(e["storyteller"] + 1) % 7), False),
    ("game-ended", lambda e: e.update(winners=[1]), False),
    ("game-ended", lambda e: e.update(reason="laps"), False),
    ("board-laid", lambda e: e["board"].reverse(), True),
    ("game-started", lambda e: e["places"].reverse(), True),
]


@pytest.mark.parametrize(("kind", "change", "takes_seed"), CHANGES)
@pytest.mark.parametrize("with_seed", [True, False])
def test_a_log_that_was_changed_disagrees(played, kind, change, takes_seed, with_seed):
    def spoil(document):
        events = [entry["event"] for entry in document["log"] if entry["event"]["kind"] == kind]
        change(events[-1])
        if not with_seed:
            unseal(document)

    if with_seed or not takes_seed:
        problems = replay_problems(changed(played, spoil))
        assert any(problem.startswith(("event", "after event")) for problem in problems)


# The commands


def command(module, *words):
    parser = argparse.ArgumentParser()
    module.configure(parser)
    return module.run(parser.parse_args(list(words)))


def test_simulate_prints_records_that_replay(capsys, tmp_path):
    words = ("--ruleset", "teams", "--players", "8", "--seed", "s", "--games", "3", "--json")
    assert command(simulate_command, *words, "--absences", "0.1", "--leavers", "0.05") == 0
    out = capsys.readouterr().out
    assert len(out.splitlines()) == 3
    file = tmp_path / "records.jsonl"
    file.write_text(out, "utf-8")
    assert command(replay_command, str(file)) == 0
    assert capsys.readouterr().out.count(" agrees") == 3


def test_simulate_prints_a_summary_and_takes_settings(capsys):
    words = ("--ruleset", "classic", "--players", "4", "--games", "2", "--deck-size", "60")
    assert command(simulate_command, *words, "--set", "target_score=12", "laps=none") == 0
    out = capsys.readouterr().out
    assert "classic, 4 players" in out
    assert "ended by target 2" in out


@pytest.mark.parametrize(
    "words",
    [
        ("--players", "99"),
        ("--ruleset", "teams", "--players", "7"),
        ("--deck-size", "20"),
        ("--set", "target_score=1000"),
        ("--set", "laps=many"),
    ],
)
def test_simulate_refuses_what_cannot_be_played(capsys, words):
    assert command(simulate_command, *words) == 2
    assert "simulate:" in capsys.readouterr().err


def test_replay_says_where_and_fails(capsys, tmp_path, played):
    file = tmp_path / "record.json"
    spoilt = changed(played, lambda d: d["rounds"][1]["points"].clear())
    file.write_text(json.dumps(json.loads(spoilt.model_dump_json()), indent=2), "utf-8")
    assert command(replay_command, str(file)) == 1
    assert "record.rounds[1].points" in capsys.readouterr().out


@pytest.mark.parametrize("text", ["", "{}", "not json"])
def test_replay_of_something_else_fails(capsys, tmp_path, text):
    file = tmp_path / "record.json"
    file.write_text(text, "utf-8")
    assert command(replay_command, str(file)) == 1
    assert "no game record" in capsys.readouterr().out
    assert command(replay_command, str(tmp_path / "missing")) == 1


def test_the_schema_is_documented():
    schema = TypeAdapter(GameRecord).json_schema()
    for part in ("GameRecord", "RoundRecord", "PlayerRecord", "BoardCard", "LogEntry"):
        described = schema if part == "GameRecord" else schema["$defs"][part]
        assert described["description"]


def test_who_comes_back_to_another_team_counts_there():
    table = Table(TEAMS, 6, laps=2)
    table.leave(6)  # of team 2
    table.leave(2)  # of team 1
    table.join(6, team=1)
    table.play_round()
    table.next()
    table.play_round()
    record = build_record(timed(table))
    assert record.rounds[0].teams["6"] == 2
    assert record.rounds[1].teams["6"] == 1
    assert next(player.team for player in record.players if player.id == "6") == 1
    assert "6" not in record.rounds[1].left
