"""Everybody presses everything at once, twice, and at two bots that share one database."""

import asyncio
import random
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

from bot.engine import commands as c
from bot.engine.errors import RequestError, RuleViolation
from bot.engine.ids import PlayerId
from bot.engine.invariants import problems
from bot.engine.model import Game
from bot.engine.projection import view_for
from bot.service.actions import SYSTEM
from bot.service.choices import default_settings
from bot.service.delivery import Dispatcher
from bot.service.ports import StoredGame
from bot.service.table import Origin, TableService, fold, timed_events
from data.store import SqliteStore
from tests.service.conftest import CARDS, PLACE, Clock, FakeMessenger

PEOPLE = tuple(PlayerId(number) for number in range(100, 114))
"""More than any table has room for."""


def likely(chance: random.Random, game: Game, player: PlayerId) -> c.Command:
    """What a player presses in a game, in the right phase or not."""
    view = view_for(game, player)
    cards = [card for hand in view.hands for card in hand.cards]
    card = chance.choice(cards) if cards and chance.random() < 0.9 else chance.choice(CARDS)
    told = None if game.settings.ruleset.telling == "before-cards" else card
    number = chance.randint(0, len(view.board) + 1)
    return chance.choice(
        (
            *[c.GiveClue(player, "a clue", told)] * 5,
            *[c.GiveCard(player, card)] * 4,
            *[c.PlaceToken(player, number)] * 5,
            *[c.PlaceRed(player, number)] * 2,
            c.RemoveToken(player, number),
            c.RemoveRed(player, number),
            c.FinishBallot(player),
            c.TakeBack(player, card),
            c.NextRound(player),
        )
    )


def unlikely(chance: random.Random, game: Game, player: PlayerId) -> c.Command:
    """What comes between: people come and go, hosts steer, clocks run out."""
    somebody, moderator = chance.choice(PEOPLE), chance.random() < 0.3
    return chance.choice(
        (
            *[c.StartGame(player, CARDS, moderator)] * 3,
            c.PickTeam(player, chance.choice((None, 0, 5, 6, -1))),
            c.Join(player, "again", chance.choice((None, 0, 9))),
            c.Leave(player),
            c.Kick(player, somebody, moderator),
            c.PassHost(player, somebody, moderator),
            c.Skip(player, moderator),
            c.Pause(player, moderator),
            c.Resume(player, moderator),
            c.RemoveClue(player, moderator),
            c.MoreTime(player, chance.choice((-1, 60, 10**9)), moderator),
            c.StartClock(game.round, game.phase.kind),
            c.ExpirePhase(game.round, game.phase.kind, game.deadline or 0.0),
        )
    )


def presses(chance: random.Random, game: Game, first: int) -> list[tuple[c.Command, Origin]]:
    """What arrives at the same moment; some of it is delivered twice."""
    found: list[tuple[c.Command, Origin]] = []
    for number in range(first, first + chance.randint(2, 14)):
        make = likely if chance.random() < 0.85 else unlikely
        command = make(chance, game, chance.choice(PEOPLE))
        loops = isinstance(command, c.StartClock | c.ExpirePhase)
        found.append((command, SYSTEM if loops else Origin(number)))
    if game.phase.kind == "lobby":
        found.append((c.StartGame(game.host, CARDS), Origin(first + 50)))
    found += [again for again in found if chance.random() < 0.3]
    chance.shuffle(found)
    return found


def only_refusals(outcomes: Sequence[object]) -> Iterator[BaseException]:
    """Yield what is no refusal by the rules or the table."""
    for outcome in outcomes:
        if isinstance(outcome, BaseException) and not isinstance(
            outcome, RuleViolation | RequestError
        ):
            yield outcome


@pytest.mark.parametrize("ruleset", ["classic", "odyssey", "party", "teams", "mini"])
async def test_a_storm_of_presses_leaves_a_sound_game(tmp_path: Path, ruleset: str) -> None:
    chance, clock, messenger = random.Random(ruleset), Clock(), FakeMessenger()
    path = tmp_path / "dixit.db"
    async with await SqliteStore.open(path) as one, await SqliteStore.open(path) as other:
        tables = [TableService(store, wake=lambda _: None, now=clock) for store in (one, other)]
        workers = [Dispatcher(table, table.store, messenger) for table in tables]
        settings = default_settings(ruleset, "normal", ("house",))
        opening = [
            chance.choice(tables).open(
                place=PLACE, host=player, host_name="Host", settings=settings, locale="en",
                interaction_id=player,
            )
            for player in PEOPLE
        ]  # fmt: skip
        outcomes = await asyncio.gather(*opening, return_exceptions=True)
        (game_id,) = [stored.game.id for stored in outcomes if isinstance(stored, StoredGame)]
        joining = [
            chance.choice(tables).act(game_id, c.Join(player, "Player"), Origin(1_000 + player))
            for player in PEOPLE
        ]
        outcomes += await asyncio.gather(*joining, return_exceptions=True)
        assert not list(only_refusals(outcomes))
        for wave in range(40):
            game = (await tables[0].load(game_id)).game
            acting = [
                chance.choice(tables).act(game_id, command, origin)
                for command, origin in presses(chance, game, 10_000 + 100 * wave)
            ]
            steps = [worker.step() for worker in workers]
            outcomes = await asyncio.gather(*acting, *steps, return_exceptions=True)
            assert not list(only_refusals(outcomes))
            game = (await tables[1].load(game_id)).game
            assert not problems(game, CARDS if game.round else None)
            clock.now += chance.choice((0.0, 1.0, 200.0))
        game = (await tables[0].load(game_id)).game
        log = await tables[0].history(game_id)
        assert game.round
        assert fold(None, tuple(event for _, event in timed_events(log))) == game
