"""What the page of a record says is what the record, and the reveals of the game, say."""

from functools import cache
from html import escape

import pytest

from bot.cli.record_page import record_page
from bot.engine import commands as c
from bot.engine.ids import PlayerId
from bot.engine.model import Outcome
from bot.engine.options import with_settings
from bot.engine.ruleset import RULESETS
from bot.i18n import Texts, installed
from bot.random_players import Simulation, simulate
from bot.service.rabbits import RABBITS
from bot.service.record import FORMER_PLAYER, GameRecord, RoundRecord
from bot.service.record_builder import build_record
from bot.ui import presenters
from bot.ui.presenters.end import reason
from tests.cli.test_record_page import opened, players_of
from tests.engine.tabletop import Table
from tests.languages import in_every_language
from tests.ui.render_contexts import LIBRARY, context, text_of

__all__ = ["opened"]
SEEN: dict[str, set[Outcome]] = {
    "teams": {"nobody", "everybody", "no-ballots"},
    "party": {"agreement", "no-ballots"},
    "classic": {"nobody", "found", "no-ballots"},
}
"""Outcomes that the games played here must have."""


@cache
def games_of(name: str) -> list[GameRecord]:
    """Some games with all of these outcomes, for nobody votes for long stretches."""
    games: list[GameRecord] = []
    while not SEEN[name] <= {told.outcome for game in games for told in game.rounds}:
        absences = 0.9 if len(games) % 2 else 0.0
        key = f"words/{len(games)}"
        games.append(simulate(RULESETS[name], players_of(name), key, absences=absences))
    return games


def sentence(record: GameRecord, told: RoundRecord, texts: Texts) -> str:
    """What a reveal of that round says."""
    if told.void:
        return texts(f"void-{told.void}", person=True)
    names = {player.id: player.name for player in record.players}
    finders = sum(told.clue_card in numbers for numbers in told.votes.values())
    key, side = f"outcome-{told.outcome}", str(told.storyteller)
    if record.ruleset.pairs:
        side = str(told.teams.get(side))
        key += "-teams" if told.outcome in ("everybody", "nobody") else ""
    if told.clue_card is None and told.outcome == "no-ballots":
        key = "explain-outcome-no-ballots"
    votes = any(points.reason == "votes" for points in told.points.get(side, ()))
    return texts(
        key, number=str(told.clue_card), storyteller=names[str(told.storyteller)],
        finders=finders, votes="yes" if votes else "no", cap=str(record.ruleset.agreement_cap),
    ).replace("**", "")  # fmt: skip


@in_every_language
@pytest.mark.parametrize("name", RULESETS)
def test_everything_that_the_words_ask_for_is_given(caplog, name, locale):
    """What is not given stands as its own name in the page, and in the log."""
    texts = installed().texts(locale)
    record = simulate(
        with_settings(RULESETS[name], target_score=10, laps=None), players_of(name), "k"
    )
    assert record.ended == "target"
    page = record_page(record, texts, {}, {})
    assert not caplog.records
    pairs = "yes" if record.ruleset.pairs else "no"
    assert texts("ended-target", points=10, pairs=pairs) not in page
    record = record.model_copy(update={"rounds": ()})  # it tells of nobody who has them
    assert texts("ended-target", points=10, pairs=pairs) in record_page(record, texts, {}, {})


@in_every_language
@pytest.mark.parametrize("name", ["classic", "teams"])
def test_whoever_has_reached_the_points_is_named_as_in_the_game(name, locale):
    """Both of a pair, and all who have as many; of who was forgotten, that they were a player."""
    table = Table(RULESETS[name], 6, target_score=11, laps=None, refill="recycle")
    while table.kind != "finished":
        table.next() if table.kind == "scored" else table.play_round()
    reached = [chair.name for chair in table.game.chairs if chair.score >= 11]
    assert len(reached) == 4
    said = reason(context(table.view(), locale)).replace("**", "")
    for rabbit in RABBITS:
        said = said.replace(f"{rabbit.glyph}\N{NO-BREAK SPACE}", "")
    record, texts = build_record(enumerate(table.log)), LIBRARY.texts(locale)
    assert escape(said) in record_page(record, texts, {}, {})
    [*others, last] = record.players
    assert last.name in said
    forgotten = record.model_copy(
        update={"players": (*others, last.model_copy(update={"name": FORMER_PLAYER}))}
    )
    page = record_page(forgotten, texts, {}, {})
    assert escape(said.replace(last.name, texts("former-player"))) in page


@in_every_language
@pytest.mark.parametrize("phase", ["storytelling", "voting"])
@pytest.mark.parametrize("leaves", [1, 2])
def test_who_were_too_few_is_said_as_in_the_game(leaves: int, phase: str, locale: str):
    """It is people where computer players alone are left, else players (E2)."""
    table = Table(RULESETS["classic"], leaves, start=False)
    for _ in range(3 - leaves):
        table.do(c.AddComputer(PlayerId(1), "even"))
    table.do(c.StartGame(PlayerId(1), table.cards))
    if phase == "voting":
        table.to_voting()
    table.leave(leaves)
    if phase == "voting":
        table.close()
    view, texts = table.view(), LIBRARY.texts(locale)
    assert view.outcome is not None
    assert view.outcome.reason == "too-few"
    page = record_page(build_record(enumerate(table.log)), texts, {}, {})
    assert reason(context(view, locale)) in page
    for key in ("ended-too-few", "void-too-few"):
        right, wrong = (texts(key, person=person) for person in (leaves == 2, leaves != 2))
        assert right in page
        assert wrong not in page
    if table.reveal.void_reason == "too-few":
        assert right in text_of(presenters.reveal(context(view, locale)))


@pytest.mark.browser
async def test_a_winner_is_named_of_a_game_that_was_played_out_only(opened):
    table = Simulation(RULESETS["classic"], 4, b"k" * 32)
    table.play(0.0, 0.0)
    page = await opened(build_record(table.log, seed=b"k" * 32))
    assert await page.locator("#winners").is_visible()
    ended = Simulation(RULESETS["classic"], 4, b"k" * 32)
    ended.do(c.EndGame(PlayerId(1)))
    page = await opened(build_record(ended.log, seed=b"k" * 32))
    assert await page.get_attribute("body", "data-verdict") == "agrees"
    assert not await page.locator("#won").is_visible()


@pytest.mark.browser
@in_every_language
@pytest.mark.parametrize("name", SEEN)
async def test_each_round_is_told_as_its_reveal_told_it(opened, name: str, locale: str):
    texts = installed().texts(locale)
    for game in games_of(name):
        page = await opened(game, locale)
        said = await page.locator(".outcome").all_text_contents()
        assert said == [sentence(game, told, texts) for told in game.rounds]
