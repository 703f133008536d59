"""What a direct message says of a round that is over is what happened to its reader in it."""

import re
from collections import Counter
from dataclasses import replace

import pytest

from bot.engine.ids import PlayerId
from bot.engine.ruleset import RULESETS, TEAMS
from bot.ui import presenters
from tests.engine.tabletop import Table
from tests.texts.play import MOODS, play
from tests.ui.render_contexts import LIBRARY, context, text_of

in_every_language = pytest.mark.parametrize("locale", LIBRARY.locales)
PLAYERS = {"classic": 5, "odyssey": 7, "party": 8, "teams": 8, "mini": 4}
GAMES = {name: (RULESETS[name], count) for name, count in PLAYERS.items()} | {
    "lone finder": (replace(RULESETS["classic"], lone_finder_points=4), 5),
    "lone team": (replace(TEAMS, lone_finder_points=4, failure_per="player"), 8),
}


def fared(told, player: str) -> str:
    """Return from the record how a player fared: the key of what is said of it."""
    votes = [numbers for numbers in told.votes.values() if numbers]
    found = sum(told.clue_card in numbers for numbers in votes)
    if not votes:
        return "no-ballots"
    if told.votes.get(player) == ():
        return "unvoted"
    tells = player == told.storyteller
    if told.outcome == "agreement":
        return agreed(told, player)
    if not (tells or player in told.votes):
        return ""
    if found == 0 or (found == len(votes) and (found > 1 or len(told.votes) == 1)):
        how = "nobody" if found == 0 else "everybody"
    elif tells:
        how = "found"
    else:
        right = told.clue_card in told.votes[player]
        how = "missed" if not right else "alone" if found == 1 else "found"
    return f"own-{how}" if tells else how


def agreed(told, player: str) -> str:
    """Return how the token of a player of party lay."""
    (number,) = told.votes.get(player) or (None,)
    together = others_with(told, player)
    if number is None:
        return ""
    assert told.board[number - 1].number == number
    return "red" if number == told.red else "together" if together else "apart"


def others_with(told, player: str) -> int:
    """Return how many others have a token on the card of somebody's."""
    lay = told.votes.get(player)
    return sum(numbers == lay for other, numbers in told.votes.items() if lay and other != player)


def taken_apart(texts, told, key: str) -> list[str]:
    """Return from the record what a player or team got points for, as the reveal says it."""
    gained: Counter[str] = Counter()
    for item in told.points[key]:
        tells = key in (told.storyteller, str(told.teams.get(told.storyteller)))
        of_clue = item.reason == "lone-finder" and tells
        gained["storyteller" if of_clue else item.reason] += item.points
    return [
        texts(f"points-{reason}", points=points, outcome=told.outcome)
        for reason, points in gained.items()
        if points
    ]


def apart_in(said: str) -> list[int]:
    """Return the numbers that what was gained is taken apart into; none where it is not."""
    sum_, *parts = re.findall(r"\+(\d+)", said.splitlines()[1])
    assert not parts or sum(map(int, parts)) == int(sum_)
    return [int(part) for part in parts]


@in_every_language
@pytest.mark.parametrize("name", GAMES)
def test_everybody_reads_their_own_result(name, locale):
    texts, seen, apart = LIBRARY.texts(locale), set(), set()
    game = play(*GAMES[name], len(MOODS))
    for told in game.record.rounds:
        if told.void is not None:
            continue
        for player in told.seated:
            key = str(told.teams[player]) if told.teams else player
            gained = sum(item.points for item in told.points[key])
            parts = taken_apart(texts, told, key)
            points = texts(
                "hand-over-points",
                team=bool(told.teams),
                gained=gained,
                apart=len(parts) > 1,
                parts=", ".join(parts),
                total=told.totals[key],
            )
            how = fared(told, player)
            found = sum(told.clue_card in numbers for numbers in told.votes.values())
            count = others_with(told, player) if told.outcome == "agreement" else found
            line = texts("hand-over-how", how=how, count=count) + " " if how else ""
            view = replace(game.reveals[told.number], viewer=PlayerId(int(player)))
            said = text_of(presenters.hand(context(view, locale, direct=True)))
            assert said.splitlines()[1] == line + points, (told.number, player)
            apart.add(tuple(apart_in(said)))
            seen.add(how)
    guessing = {"found", "alone", "missed", "everybody", "nobody", "own-found", "own-everybody"}
    expected = {"together", "apart", "red"} if name == "party" else guessing | {"own-nobody"}
    assert seen >= expected | {"unvoted", "no-ballots"}
    assert () in apart
    assert 1 not in map(len, apart)
    assert (2 in map(len, apart)) == (name != "party"), "as there all is for one thing"
    assert (3 in map(len, apart)) == (name == "odyssey"), "one token was enough"


@in_every_language
def test_of_a_round_that_does_not_count_it_is_said_why(locale):
    table = Table(TEAMS, 6)
    table.skip()
    said = text_of(presenters.tell(context(table.view(2), locale, direct=True)))
    reveal = text_of(presenters.reveal(context(table.view(), locale)))
    assert said.splitlines()[1] in reveal.splitlines()


@in_every_language
@pytest.mark.parametrize(
    ("rules", "players", "away"),
    [("classic", 4, False), ("classic", 4, True), ("party", 6, True), ("teams", 6, False)],
)
def test_whoever_lost_their_turn_is_not_told_of_themselves_by_name(rules, players, away, locale):
    table, texts = Table(RULESETS[rules], players), LIBRARY.texts(locale)
    if away:  # their turn passes as soon as it comes
        table.play_without(2)
        table.next()
        assert table.game.chairs[1].away
    else:
        table.skip()
    teller = table.storyteller
    assert table.reveal.void_reason == "passed"
    own, other = (
        text_of(presenters.tell(context(table.view(player), locale, direct=True)))
        for player in (teller, teller % players + 1)
    )
    names = [player.name for player in table.view().players if player.id == teller]
    assert texts("void-passed-own") in own
    assert names[0] not in own
    assert names[0] in other
    assert texts("void-passed-own") not in other


@in_every_language
def test_who_left_and_came_back_reads_of_no_points(locale):
    table = Table(RULESETS["classic"], 5)
    table.to_voting()
    table.leave(3)
    table.join(3)
    table.close()
    said = text_of(presenters.hand(context(table.view(3), locale, direct=True)))
    assert "+" not in said
    assert "+" in text_of(presenters.hand(context(table.view(4), locale, direct=True)))


def test_a_message_of_an_earlier_round_says_nothing_of_a_later_one():
    table = Table(RULESETS["classic"], 5)
    table.play_round()
    table.next()
    table.play_round()
    own = context(table.view(3), direct=True)
    assert "+" in text_of(presenters.over(own))
    assert "+" not in text_of(presenters.over(own, 1))
