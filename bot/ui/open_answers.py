"""Answers to presses that can still be changed, which costs none of the bot's requests.

Discord lets an answer be edited or deleted for a quarter of an hour, and counts that for nothing.
They are remembered in memory only: what is forgotten costs a request, or leaves an old copy, which
a press brings up to date.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Coroutine
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import Any, get_args

import discord

from bot.engine.ids import GameId
from bot.engine.model import Game
from bot.engine.settings import PhaseName
from bot.ui.network import NETWORK

Interaction = discord.Interaction[Any]
KEPT = 1000
"""Answers of a kind that are remembered at most; each takes some kilobytes."""

BESIDE = "beside"
"""The kind of the one answer that is open in direct messages beside those of a game."""
LEADING_ON = frozenset({"hand", "ballot", "late", "look-to-play"})
"""The kinds of answers from which the game goes on, as a look does that has Vote."""
TO_PLAY_WITH = LEADING_ON | {"look", "words"}
"""The kinds of answers that are of this one kind in direct messages."""
OF_A_ROUND = LEADING_ON | {BESIDE}
"""The kinds of answers that say what is to be done, which is no longer true after the round."""
WITH_CARDS = OF_A_ROUND | {"look", "howto"}
"""The kinds of answers that show cards of a game."""

PHASES: tuple[str, ...] = get_args(PhaseName)

Moment = tuple[int, int]
"""A round, and the place of a phase in it; later ones are greater."""


def moment_of(game: Game) -> Moment:
    """Return how far a game has come."""
    return game.round, PHASES.index(game.phase.kind)


@dataclass(frozen=True, slots=True)
class Copy:
    """An answer that somebody asked for, and the game that it is about with its channel."""

    answer: Interaction
    table: int | None
    game: GameId | None
    message_id: int
    moment: Moment
    of_message: bool = False
    """Opened from a message of the game, in direct messages: that one shows what comes of it."""

    def is_expired(self) -> bool:
        """Say whether Discord lets it be changed no more."""
        return self.answer.is_expired()


class OpenAnswers:
    """The newest press of each direct message, and the newest copy of what somebody asked for."""

    def __init__(self) -> None:
        self._pressed: OrderedDict[int, Interaction] = OrderedDict()
        self._copies: OrderedDict[tuple[str, int, int | None], Copy] = OrderedDict()
        self._closing: set[asyncio.Task[None]] = set()

    def pressed(self, interaction: Interaction) -> None:
        """Remember a press that has changed the message it was made on."""
        if interaction.message is not None:
            _keep(self._pressed, interaction.message.id, interaction)

    def of(self, message_id: int) -> Interaction | None:
        """Return the press through which a message can still be edited."""
        interaction = self._pressed.get(message_id)
        return None if interaction is None or interaction.is_expired() else interaction

    def forget(self, message_id: int) -> None:
        """Edit a message in the ordinary way from now on."""
        self._pressed.pop(message_id, None)

    async def replace(self, kind: str, copy: Copy) -> None:
        """Take the earlier answer of this kind away from somebody who has got a new one there.

        In direct messages one answer to play with is open for each game, of whatever kind. One that
        was pressed may be changed through that press from now on, and is of the kind that it turned
        into.
        """
        press = copy.answer
        key = (kind, press.user.id, press.channel_id)
        if press.guild_id is None and kind in TO_PLAY_WITH:
            key = (BESIDE, press.user.id, copy.table)
        earlier = self._copies.get(key)
        if earlier is not None and press.message and press.message.id == earlier.message_id:
            copy = replace(copy, of_message=earlier.of_message)
        for other in [k for k, each in self._copies.items() if each.message_id == copy.message_id]:
            del self._copies[other]
        _keep(self._copies, key, copy)
        if earlier is not None and earlier.message_id != copy.message_id:
            await take_away(earlier.answer)

    def gives_way(self, press: Interaction, table: int | None) -> bool:
        """Say whether a press was on an answer that is to go: it was opened from a message."""
        key = (BESIDE, press.user.id, table)
        copy = self._copies.get(key)
        if copy is None or press.message is None or press.message.id != copy.message_id:
            return False
        if copy.of_message:
            del self._copies[key]
        return copy.of_message

    async def close_beside(self, press: Interaction, table: int | None) -> None:
        """Take away what the presser has open beside the direct message that was pressed."""
        copy = self._copies.get((BESIDE, press.user.id, table))
        if copy is not None and press.message and press.message.id != copy.message_id:
            await self._take([(BESIDE, press.user.id, table)])

    async def close_past(self, game: GameId, moment: Moment) -> None:
        """Take away what is open in direct messages and of an earlier phase of a game."""
        await self._take_past(lambda copy: copy.game == game, moment)

    async def close(self, game: GameId) -> None:
        """Take away the hands and ballots of a game that are open: a round is over."""
        await self._close(lambda copy: copy.game == game, OF_A_ROUND)

    async def close_pictures(self, table: int, but: int) -> None:
        """Take away all that shows cards of a channel's game, ``but`` to one: one is hidden."""
        await self._close(lambda copy: copy.table == table, WITH_CARDS, but)

    def moved(self, table: int, round: int, phase: str) -> None:
        """Take away what is past in a channel's game, as another process tells.

        Which game that is need not be told: one that is over moves no more.
        """
        if phase in PHASES:
            moment = round, PHASES.index(phase)
            self._soon(self._take_past(lambda copy: copy.table == table, moment))

    def hidden(self, table: int) -> None:
        """Take away all that shows cards of a channel's game, as another process tells."""
        self._soon(self._close(lambda copy: copy.table == table, WITH_CARDS))

    def _soon(self, closing: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(closing)
        self._closing.add(task)
        task.add_done_callback(self._closing.discard)

    async def _take_past(self, meant: Callable[[Copy], bool], moment: Moment) -> None:
        await self._close(lambda copy: meant(copy) and copy.moment < moment, frozenset({BESIDE}))

    async def _close(
        self, meant: Callable[[Copy], bool], kinds: frozenset[str], but: int | None = None
    ) -> None:
        await self._take(
            [
                (kind, who, at)
                for (kind, who, at), copy in self._copies.items()
                if kind in kinds and meant(copy) and who != but
            ]
        )

    async def _take(self, over: list[tuple[str, int, int | None]]) -> None:
        await asyncio.gather(*(take_away(self._copies.pop(key).answer) for key in over))


async def take_away(answer: Interaction) -> None:
    """Take an answer away that only one person sees."""
    if not answer.is_expired():
        with suppress(*NETWORK):  # they may have dismissed it
            await answer.delete_original_response()


def _keep(kept: OrderedDict[Any, Any], key: Any, answer: Interaction | Copy) -> None:
    kept[key] = answer
    kept.move_to_end(key)
    while kept and (len(kept) > KEPT or next(iter(kept.values())).is_expired()):
        kept.popitem(last=False)
