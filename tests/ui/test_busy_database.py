"""Somebody else holds the database: all is acknowledged first, and what fails has changed nothing.

The time for which a writer waits is shortened here; it is longer than Discord's three seconds.
"""

import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from typing import Any
from unittest.mock import AsyncMock

import pytest
from discord import InteractionResponse, InteractionType, Permissions, app_commands

from bot.engine.errors import VersionConflict
from bot.engine.ids import GameId
from bot.service.executor import Executor
from bot.ui.codec import Press
from bot.ui.presenters.clue import FIELD_TEXT
from bot.ui.verbs import VERBS
from data.store import SqliteStore
from tests.ui.scenario import Scenario, said, snapshot
from tests.ui.test_attacks import send

ANNA, BRUNO, MANAGER = 0, 1, 5
UNCHANGED = "so nothing was changed"
READING = {
    "howto", "rules", "look", "describe", "vote", "clue", "settings", "hand", "explain", "star",
    "steer", "hide", "rabbit", "seat", "leave",
}  # fmt: skip
"""Verbs that are answered as ever, for they only read or ask; all others write."""
READING_COMMANDS = {
    "hand", "clue", "status", "rules", "explain", "settings", "stats", "leaderboard",
    "history", "invite", "leave", "kick", "end", "forget-me", "hide-card",
    "remove-clue",
}  # fmt: skip
"""Commands that are answered as ever, some of them by a question; all others write."""
Held = tuple[Scenario, GameId]


@pytest.fixture(autouse=True)
def impatience(monkeypatch: pytest.MonkeyPatch) -> None:
    connect = sqlite3.connect
    monkeypatch.setattr(
        sqlite3, "connect", lambda path, **how: connect(path, **(how | {"timeout": 0.05}))
    )


@pytest.fixture
async def held(sim: Scenario) -> AsyncIterator[Held]:
    """A game at the vote, whose database another process has begun to write to."""
    managers = sim.guild.create_role("managers", permissions=Permissions(manage_guild=True))
    sim.users.append(sim.guild.add_member(sim.env.create_user("Manager"), roles=[managers]))
    game = await sim.voting()
    await sim.deliver()
    path = sim.bot.settings.database
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield sim, game


@pytest.fixture
def order(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What comes first: acknowledgements, and transactions that may have to wait."""
    events: list[str] = []

    def noted(owner: type, name: str, event: str) -> None:
        method = getattr(owner, name)

        def call(self: Any, *args: Any, **options: Any) -> Any:
            events.append(event)
            return method(self, *args, **options)

        monkeypatch.setattr(owner, name, call)

    noted(InteractionResponse, "defer", "acknowledged")
    noted(InteractionResponse, "send_modal", "acknowledged")
    noted(SqliteStore, "begin", "writes")
    return events


def data_of(press: Press) -> tuple[dict[str, Any], InteractionType]:
    data: dict[str, Any] = {"custom_id": press.encode()}
    if press.verb in ("tell", "correct"):
        field = {"type": 4, "custom_id": FIELD_TEXT, "value": "a clue"}
        data["components"] = [{"type": 18, "component": field}]
        return data, InteractionType.modal_submit
    chosen = {"set": "50", "computer": "even"}.get(press.verb)
    data["component_type"] = 2 if chosen is None else 3
    if chosen is not None:
        data["values"] = [chosen]
    return data, InteractionType.component


async def test_every_press_is_acknowledged_first_and_changes_nothing(
    held: Held, order: list[str]
) -> None:
    sim, game = held
    before, card = snapshot(await sim.table.load(game)), await sim.card(game, ANNA)
    args = {"set": "target", "team": "1", "token": "1", "lift": "1", "red": "1", "liftred": "1"}
    args |= {"propose": "skip"}
    args |= dict.fromkeys(("look", "pick", "back"), card)
    args |= dict.fromkeys(("hide", "conceal"), (await sim.view(game, None)).board[0])
    for verb in VERBS:
        order.clear()
        data, kind = data_of(Press(verb, game, 1, "voting", args.get(verb, "")))
        who = MANAGER if verb in {"hide", "conceal"} else ANNA
        answer = await send(sim, who, data, kind, sim.channel.last_message)
        assert order[0] == "acknowledged", verb
        assert said(answer), verb
        assert (UNCHANGED in said(answer)) == (verb not in READING), verb
    assert snapshot(await sim.table.load(game)) == before


async def test_every_command_is_acknowledged_first_and_changes_nothing(
    held: Held, order: list[str]
) -> None:
    sim, game = held
    before = snapshot(await sim.table.load(game))
    group = sim.bot.tree.get_command("dixit")
    assert isinstance(group, app_commands.Group)
    for name in [each.name for each in group.commands]:
        order.clear()
        who = sim.users[MANAGER if name in {"server", "hide-card"} else ANNA]
        given = {"player": sim.users[BRUNO]} if name in {"kick", "host"} else {}
        given |= {"number": 1} if name == "hide-card" else {}
        answer = await who.slash(sim.channel, f"dixit {name}", **given)
        assert order[0] == "acknowledged", name
        assert said(answer), name
        assert (UNCHANGED in said(answer)) == (name not in READING_COMMANDS), name
    assert snapshot(await sim.table.load(game)) == before


async def test_status_stays_as_it_was_answered_if_the_message_cannot_be_brought_up_to_date(
    sim: Scenario, monkeypatch: pytest.MonkeyPatch
) -> None:
    await sim.voting()
    await sim.deliver()
    status = said(await sim.users[ANNA].slash(sim.channel, "dixit status"))
    monkeypatch.setattr(Executor, "execute", AsyncMock(side_effect=VersionConflict("busy")))
    assert said(await sim.users[ANNA].slash(sim.channel, "dixit status")) == status
