"""A simulated Discord with the real bot above it; messages are delivered when a test says so."""

import json
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass, field
from typing import Any

import simcord
from discord import InteractionType
from simcord.actors import MemberActor, _dispatch_actor_interaction
from simcord.components import walk_components

from bot.client import DixitBot
from bot.engine import commands as c
from bot.engine.ids import CardId, GameId, PlayerId
from bot.engine.projection import view_for
from bot.engine.views import GameView
from bot.service.choices import default_settings
from bot.service.ports import Place, StoredGame
from bot.service.table import Origin
from bot.ui.codec import Press
from bot.ui.copies import Interaction
from bot.ui.handlers.dependencies import Dependencies

NAMES = ("Anna", "Bruno", "Carla", "Dario", "Stranger")
Meanwhile = Callable[[Callable[[Interaction], Awaitable[object]]], None]
"""Takes what is to happen just before the next answer is shown."""


@dataclass
class Scenario:
    """One server with a channel, four players and a stranger."""

    env: simcord.Env
    bot: DixitBot
    guild: Any
    channel: Any
    users: list[MemberActor]
    interactions: int = 10**6
    answers: list[str] = field(default_factory=list)

    @property
    def table(self):
        return self.bot.services.table

    @property
    def deps(self) -> Dependencies:
        return self.bot.services.router.handlers.deps

    def player(self, index: int) -> PlayerId:
        return PlayerId(self.users[index].id)

    async def deliver(self) -> None:
        await self.post()
        await self.env.settle()

    async def post(self) -> None:
        """Deliver while a press is being dealt with, which would never settle."""
        while await self.bot.services.dispatcher.step():
            pass

    # -- a game, brought about directly ------------------------------------------------------

    async def do(self, game: GameId, command: c.Command) -> StoredGame:
        self.interactions += 1
        return await self.table.act(game, command, Origin(self.interactions))

    async def lobby(
        self,
        players: int = 3,
        *,
        ruleset: str = "mini",
        channel: Any = None,
        pace: str = "untimed",
    ) -> GameId:
        self.interactions += 1
        where = channel or self.channel
        stored = await self.table.open(
            place=Place(where.guild.id if hasattr(where, "guild") else self.guild.id, where.id),
            host=self.player(0),
            host_name=NAMES[0],
            settings=default_settings(ruleset, pace, ("plain",)),
            locale="en",
            interaction_id=self.interactions,
        )
        for index in range(1, players):
            await self.do(stored.game.id, c.Join(self.player(index), NAMES[index]))
        return stored.game.id

    async def started(self, players: int = 3, game: GameId | None = None) -> GameId:
        game = game or await self.lobby(players)
        cards = tuple(CardId(card) for card in self.deps.decks.cards("plain"))
        await self.do(game, c.StartGame(self.player(0), cards))
        return game

    async def told(self, players: int = 3, game: GameId | None = None) -> GameId:
        game = await self.started(players, game)
        await self.do(game, c.GiveClue(self.player(0), "a clue", await self.card(game, 0)))
        return game

    async def voting(self, players: int = 3, game: GameId | None = None) -> GameId:
        game = await self.told(players, game)
        for index in range(1, players):
            await self.do(game, c.GiveCard(self.player(index), await self.card(game, index)))
        return game

    async def scored(self) -> GameId:
        game = await self.voting()
        await self.do(game, c.Skip(self.player(0)))
        return game

    async def view(self, game: GameId, index: int | None) -> GameView:
        viewer = None if index is None else self.player(index)
        return view_for((await self.table.load(game)).game, viewer)

    async def card(self, game: GameId, index: int, which: int = 0) -> CardId:
        return (await self.view(game, index)).hands[0].cards[which]

    # -- what people do ----------------------------------------------------------------------

    def message(self, verb: str) -> Any:
        """The newest message of the channel with such a button."""
        for message in reversed(self.channel.history()):
            if any(f":{verb}:" in i for i in ids_of(message)):
                return message
        raise AssertionError(f"no message has {verb}")

    async def press(self, index: int, verb: str, message: Any = None) -> simcord.InteractionResult:
        """Press the button of a message (the newest that has it)."""
        message = message or self.message(verb)
        custom_id = next(i for i in ids_of(message) if f":{verb}:" in i)
        return await self.users[index].click(message, custom_id=custom_id)

    async def sure(self, index: int, asked: simcord.InteractionResult) -> simcord.InteractionResult:
        """Press the first button of an answer that asks once more."""
        return await self.forge(index, ids_in(asked)[0])

    async def again(
        self, index: int, shown: simcord.InteractionResult, asked: str
    ) -> simcord.InteractionResult:
        """Press a button of an answer that only its reader sees: a verb, or a verb's argument."""
        offered = (
            c["custom_id"] for c in _walked(shown) if c.get("custom_id") and not c.get("disabled")
        )
        custom_id = next(i for i in offered if asked in i.split(":"))
        assert shown.response is not None
        return await self.users[index].click(shown.response, custom_id=custom_id)

    async def forge(
        self,
        index: int,
        press: Press | str,
        *,
        locale: str = "en-US",
        values: list[str] | None = None,
    ) -> simcord.InteractionResult:
        """Send a press that no message offers, as a modified client could."""
        data: dict[str, Any] = {
            "custom_id": press if isinstance(press, str) else press.encode(),
            "component_type": 2 if values is None else 3,
        }
        if values is not None:
            data["values"] = values
        message = self.channel.last_message
        from simcord.backend import serializers

        stored = self.env.backend.get_message(self.channel.id, message.id)
        extra = {
            "message": dict(serializers.message_payload(self.env.backend, stored)),
            "locale": locale,
        }
        return await _dispatch_actor_interaction(
            self.users[index],
            InteractionType.component.value,
            self.channel,
            data,
            extra=extra,
            source_message_id=stored.id,
        )


def ids_of(message: Any) -> list[str]:
    """Every ``custom_id`` on a message."""
    return [
        c["custom_id"]
        for c in walk_components([component.to_dict() for component in message.components])
        if c.get("custom_id")
    ]


def texts_of(message: Any) -> str:
    """Every text on a message."""
    return _texts([component.to_dict() for component in message.components])


def said(result: simcord.InteractionResult) -> str:
    """Everything that an interaction's answers say, which only the presser sees."""
    return "\n".join(c["content"] for c in _walked(result) if "content" in c)


def read(result: simcord.InteractionResult) -> str:
    """The same, with the alternative texts of its pictures."""
    return "\n".join([said(result), *_alts(_walked(result))])


def alts_of(message: Any) -> list[str]:
    """The alternative texts of a message's pictures."""
    return _alts(walk_components([component.to_dict() for component in message.components]))


def ids_in(result: simcord.InteractionResult) -> list[str]:
    """Every ``custom_id`` on an interaction's answers, which only the presser sees."""
    return [c["custom_id"] for c in _walked(result) if c.get("custom_id")]


def _walked(result: simcord.InteractionResult) -> list[dict[str, Any]]:
    """Every component of an interaction's answers that only the presser sees."""
    answers = [result.response, *result.followups]
    shown = [a for a in answers if a is not None and a.ephemeral]
    return [component for answer in shown for component in walk_components(answer.components)]


def _alts(components: Iterable[dict[str, Any]]) -> list[str]:
    galleries = [component["items"] for component in components if "items" in component]
    return [item["description"] for items in galleries for item in items]


def _texts(components: list[dict[str, Any]]) -> str:
    return "\n".join(c["content"] for c in walk_components(components) if "content" in c)


def snapshot(stored: StoredGame) -> str:
    """The state of a game, to compare."""
    from data.codec import dump_game

    return json.dumps([stored.version, dump_game(stored.game)])
