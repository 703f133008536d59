"""The engine against a second scorer, written from the rules by somebody who has not read it."""

import random
from contextlib import suppress
from dataclasses import asdict
from functools import cache

import pytest

from bot.engine.errors import SettingsError
from bot.engine.ids import CardId, GameId, PlayerId, Seat
from bot.engine.model import Ballot, Chair, Clue, Game, LaidCard, Voting
from bot.engine.options import CHOICES, LIMITS, OPTIONAL, SETTABLE, with_settings
from bot.engine.ruleset import RULESETS, ThreePlayers
from bot.engine.scoring import score
from bot.engine.seating import scorer_of
from bot.engine.settings import GameSettings
from bot.random_players import PACE, simulate
from bot.service.variants import differences
from tests.engine import second_scorer

ROUNDS = 5_000
fields_of = cache(asdict)
"""Rulesets are few, and to copy one takes longer than to score a round twice."""


def any_ruleset(dice, name):
    """A ruleset with its scoring fields changed now and then."""
    ruleset = RULESETS[name]
    if dice.random() < 0.5:
        return ruleset
    if ruleset.scoring == "agreement":
        return with_settings(ruleset, agreement_cap=dice.choice([2, 4, 12]))
    changes = {
        "lone_finder_points": dice.choice([3, 4]),
        "vote_points_cap": dice.choice([None, 1, 2, 3, 12]),
        "failure_points": dice.choice([0, 2, 3]),
        "storyteller_points": dice.choice([2, 3]),
    }
    if ruleset.pairs:
        changes["failure_per"] = dice.choice(["scorer", "player"])
    else:
        changes["tokens"] = dice.choice([1, 2, 3])
    return with_settings(ruleset, **changes)


def any_round(dice, name):
    """A voting phase as it stands at its end, and the same round in the second scorer's words."""
    ruleset = any_ruleset(dice, name)
    counts = range(ruleset.min_players, ruleset.max_players + 1, 2 if ruleset.pairs else 1)
    count = dice.choice(counts)
    half = count // 2
    teams = [seat % half if ruleset.pairs else None for seat in range(count)]
    gone_before = set()
    if ruleset.pairs:
        gone_before = {
            team + half * dice.randrange(2) for team in range(half) if dice.random() < 0.1
        }

    def player(seat):
        return PlayerId((seat + half) % count + 1) if seat in gone_before else PlayerId(seat + 1)

    storyteller = Seat(dice.randrange(count))
    if ruleset.pairs:
        givers = [storyteller, (storyteller + half) % count]
        givers += [t + half * dice.randrange(2) for t in range(half) if t != storyteller % half]
        voters = [(seat + half) % count for seat in givers[2:]]
    else:
        others = [seat for seat in range(count) if seat != storyteller]
        twice = 2 if count == 3 and ruleset.three_players else 1
        givers = [storyteller, *others * twice]
        voters = others
        if ruleset.scoring == "agreement":
            voters = [*others, storyteller]
    dice.shuffle(givers)
    board = tuple(
        LaidCard(CardId(f"x/{n}"), Seat(seat), player(seat)) for n, seat in enumerate(givers)
    )
    tokens = ruleset.tokens if count >= ruleset.many_tokens_from else 1
    own_cards = 2 if count == 3 and ruleset.three_players else 1
    tokens = max(1, min(tokens, len(board) - own_cards - 1))
    ballots = []
    for seat in voters:
        may = [n for n, giver in enumerate(givers, 1) if giver != seat or ruleset.own_cards]
        if ruleset.pairs:
            may = [n for n, giver in enumerate(givers, 1) if player(giver) != player(seat)]
        placed = 0 if dice.random() < 0.2 else dice.randint(1, tokens)
        popular = dice.choice(may)
        numbers = dice.sample(may, placed)
        if placed == 1 and dice.random() < 0.4:
            numbers = [popular if dice.random() < 0.5 else may[0]]
        ballots.append(Ballot(player(seat), Seat(seat), tuple(numbers), done=True))
    red = dice.choice([None, *range(1, len(board) + 1)]) if ruleset.scoring == "agreement" else None
    leavers = {seat for seat in range(count) if dice.random() < 0.08} - gone_before
    gone = leavers | gone_before
    game = Game(
        GameId("abcdefgh23"),
        PlayerId(1),
        GameSettings(ruleset, ("x",), PACE),
        Voting(storyteller, Clue(player(storyteller), ""), board, tokens, tuple(ballots), red),
        tuple(
            Chair(PlayerId(seat + 1), "", seat, teams[seat], gone=seat in gone)
            for seat in range(count)
        ),
        round=1,
        seated=count,
    )
    clue_card = givers.index(storyteller) + 1
    told = {
        "seated": [s + 1 for s in range(count) if s not in gone_before],
        "teams": {s + 1: teams[s] for s in range(count)},
        "storyteller": player(storyteller),
        "board": [
            {"number": n, "card": card.card, "giver": card.giver, "left": card.giver - 1 in leavers}
            for n, card in enumerate(board, 1)
        ],
        "clue_card": clue_card,
        "votes": {b.player: list(b.tokens) for b in ballots},
        "red": red,
        "left": [s + 1 for s in leavers],
        "tokens": tokens,
    }
    return game, told


@pytest.mark.parametrize("name", RULESETS)
def test_both_scorers_agree_on_random_rounds(name):
    dice = random.Random(f"two scorers of {name}")
    outcomes = set()
    for _ in range(ROUNDS):
        game, told = any_round(dice, name)
        fields = fields_of(game.settings.ruleset)
        tally = score(game)
        assert tally.outcome == second_scorer.outcome(fields, told)
        points = {}
        for seat, chair in enumerate(game.chairs):
            if not chair.gone:
                points[scorer_of(game, Seat(seat))] = 0
        for item in tally.points:
            points[item.scorer] += item.points
        prefix = "team:{}".format if name == "teams" else lambda seat: str(seat + 1)
        expected = second_scorer.score(fields, told)
        assert {prefix(scorer): total for scorer, total in points.items()} == expected, told
        outcomes.add(tally.outcome)
    wanted = {"agreement"} if name == "party" else {"found", "everybody", "nobody", "lone-finder"}
    assert wanted <= outcomes


def any_settings(dice, name):
    """A ruleset with up to eight of all fields set by chance, as far as they fit together."""
    book = RULESETS[name]
    values = {
        **{field: range(least, most + 1) for field, (least, most) in LIMITS.items()},
        **CHOICES,
        "three_players": (None, ThreePlayers(), ThreePlayers(9, 3)),
    }
    assert set(values) == set(SETTABLE)
    ruleset = book
    for field in dice.sample(SETTABLE, dice.randrange(9)):
        value = dice.choice([*values[field], *([None] if field in OPTIONAL else [])])
        with suppress(SettingsError):
            ruleset = with_settings(ruleset, **{field: value})
    return ruleset


def agree_on_games(name, games):
    """Play games with settings by chance, people who come, go and stay away; count the rounds."""
    dice = random.Random(f"whole games of {name}")
    rounds, changed = 0, set()
    for number in range(games):
        ruleset = RULESETS[name] if number % 6 == 0 else any_settings(dice, name)
        changed |= set(differences(ruleset))
        players = dice.choice(
            range(ruleset.min_players, ruleset.max_players + 1, 2 if ruleset.pairs else 1)
        )
        record = simulate(
            ruleset, players, f"{name} {number}", absences=0.1, leavers=0.02, deck_size=252
        ).model_dump()
        for played in record["rounds"]:
            if played["void"] is not None:
                continue
            told = {**played, "votes": {k: list(v) for k, v in played["votes"].items()}}
            told["teams"] = {**dict.fromkeys(played["seated"]), **played["teams"]}
            if played["clue_card"] is None:
                del told["clue_card"]
            expected = second_scorer.score(record["ruleset"], told)
            points = {
                (f"team:{who}" if name == "teams" else who): sum(i["points"] for i in items)
                for who, items in played["points"].items()
            }
            assert points == expected, (number, ruleset, played)
            assert played["outcome"] == second_scorer.outcome(record["ruleset"], told)
            rounds += 1
    return rounds, changed


@pytest.mark.parametrize("name", RULESETS)
def test_both_scorers_agree_on_the_records_of_whole_games(name):
    rounds, _ = agree_on_games(name, 12)
    assert rounds > 30


@pytest.mark.full
@pytest.mark.parametrize("name", RULESETS)
def test_both_scorers_agree_on_a_thousand_games_with_any_settings(name):
    rounds, changed = agree_on_games(name, 200)
    assert rounds > 500
    assert len(changed) > len(SETTABLE) // 2
