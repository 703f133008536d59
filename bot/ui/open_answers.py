"""Answers to presses that can still be changed, which costs none of the bot's requests.

Discord lets an answer be edited or deleted for a quarter of an hour, and counts that for nothing.
They are remembered in memory only: what is forgotten costs a request, or leaves an old copy, which
a press brings up to date.
"""

import asyncio
from collections import Counter, OrderedDict
from collections.abc import Awaitable, Callable, Coroutine, Iterator
from contextlib import suppress
from dataclasses import replace
from itertools import takewhile
from typing import Any

from bot.engine.errors import DixitError
from bot.engine.ids import CardId, GameId
from bot.service.ports import StoredGame
from bot.ui.copies import (
    BESIDE,
    PASSING,
    STAR,
    TO_PLAY_WITH,
    WITH_CARDS,
    Closing,
    Copy,
    Interaction,
)
from bot.ui.network import NETWORK
from bot.ui.standings import PHASES, At, standings_of

KEPT = 1000
"""Answers of a kind that are remembered at most; each takes some kilobytes. Closings, too, of which
each holds a game: so only those are that an answer which is being made may have missed."""


class OpenAnswers:
    """The newest press of each direct message, and the newest copy of what somebody asked for."""

    def __init__(self, load: Callable[[GameId], Awaitable[StoredGame]]) -> None:
        self._load = load
        self._pressed: OrderedDict[int, Interaction] = OrderedDict()
        self._copies: OrderedDict[tuple[str, int, int | None], Copy] = OrderedDict()
        self._closing: set[asyncio.Task[None]] = set()
        self._closings: OrderedDict[Closing, tuple[int, At | None]] = OrderedDict()
        """With their numbers, and with the moment of the game that each knows of."""
        self._held: Counter[int] = Counter()
        """Answers that are being pressed, and how often; commands, too, which press none."""
        self._known: dict[int, int] = {}
        """Of each of these the last closing before it was pressed: what is made of it may miss the
        later ones."""
        self.closed = 0
        """The number of the last closing."""

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

    def hold(self, press: Interaction) -> None:
        """Close the answer that is pressed only afterwards: it is to show what comes of it."""
        held = _held_by(press)
        self._held[held] += 1
        self._known.setdefault(held, self.closed)

    async def release(self, press: Interaction) -> None:
        """Close the answer that was pressed, if something is to that came meanwhile.

        The press lets go of its message, which weighs most of what would be remembered of it.
        """
        held = _held_by(press)
        press.message = None
        self._held[held] -= 1
        if self._held[held] <= 0:
            del self._held[held]
            pressed = [k for k, c in self._copies.items() if c.message_id == held]
            over = [k for k in pressed if self._is_overtaken(k, self._copies[k])]
            del self._known[held]
            self._forget_closings()
            await self._take(over)

    async def replace(self, kind: str, copy: Copy) -> None:
        """Take the earlier answer of this kind away from somebody who has got a new one there.

        In direct messages one answer to play with is open for each game, of whatever kind. One that
        was pressed may be changed through that press from now on, and is of the kind that it turned
        into. One that something has closed while it was being made is taken away itself.
        """
        press = copy.answer
        key = (kind, press.user.id, press.channel_id)
        if press.guild_id is None and kind in TO_PLAY_WITH:
            key = (BESIDE, press.user.id, copy.table)
        earlier = self._copies.get(key)
        if earlier is not None and press.message and press.message.id == earlier.message_id:
            copy = replace(copy, of_message=earlier.of_message)
        self._forget(copy.message_id)
        away = [earlier] if earlier and earlier.message_id != copy.message_id else []
        if copy.message_id not in self._held and self._is_overtaken(key, copy):
            self._copies.pop(key, None)
            away.append(copy)
        else:
            _keep(self._copies, key, copy)
            if any(closing.leaves_open(copy) for closing in self._newer(copy)):
                self._soon(self._look_again(copy.game))
        await asyncio.gather(*map(_take_copy_away, away))

    def spent(self, press: Interaction) -> None:
        """Note that an answer turns into something that nothing closes."""
        if press.message is not None:
            self._forget(press.message.id)

    def _forget(self, message_id: int) -> None:
        for key in [k for k, copy in self._copies.items() if copy.message_id == message_id]:
            del self._copies[key]

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

    async def close_past(self, stored: StoredGame) -> None:
        """Take away what is over by now of what people have open of a game."""
        kinds = PASSING | {STAR}
        await self._close(Closing(kinds, game=stored.game.id, now=standings_of(stored)))

    async def close_pictures(self, table: int, card: CardId, but: int) -> None:
        """Take away all that may show a card of a channel's game, ``but`` to one: it is hidden."""
        await self._close(Closing(WITH_CARDS, table=table, card=card, but=but))

    def moved(self, table: int, round: int, phase: str) -> None:
        """Take away what is past in a channel's game, as another process tells.

        Which game that is need not be told: one that is over moves no more. It is looked at only if
        something is open of which its moment does not tell whether it is over.
        """
        if phase in PHASES:
            moment = round, PHASES.index(phase)
            closing = Closing(PASSING, table=table, before=moment)
            self._soon(self._close(closing))
            for game in {copy.game for copy in self._copies.values() if closing.leaves_open(copy)}:
                self._soon(self._look_again(game))

    async def _look_again(self, game: GameId) -> None:
        with suppress(DixitError):  # what is out of date then is brought up to date by a press
            await self.close_past(await self._load(game))

    def hidden(self, table: int) -> None:
        """Take away all that shows cards of a channel's game, as another process tells."""
        self._soon(self._close(Closing(WITH_CARDS, table=table)))

    def _soon(self, closing: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(closing)
        self._closing.add(task)
        task.add_done_callback(self._closing.discard)

    async def _close(self, closing: Closing) -> None:
        """Take away what is open, and what is still being made as soon as it is there.

        Of equal ones that which knows a game's newest moment is kept: past rounds come up again.
        """
        at = None if closing.now is None else closing.now.at
        _, known = self._closings.get(closing, (0, None))
        if at is not None and known is not None and at < known:
            return
        self.closed += 1
        self._closings.pop(closing, None)
        self._closings[closing] = self.closed, at
        self._forget_closings()
        meant = [key for key, copy in self._copies.items() if closing.concerns(*key[:2], copy)]
        await self._take([key for key in meant if self._copies[key].message_id not in self._held])

    def _forget_closings(self) -> None:
        """Forget those that nothing which is being made can miss."""
        known = next(iter(self._known.values()), self.closed)
        while self._closings:
            number, _ = next(iter(self._closings.values()))
            if number > known and len(self._closings) <= KEPT:
                break
            self._closings.popitem(last=False)

    def _is_overtaken(self, key: tuple[str, int, int | None], copy: Copy) -> bool:
        return any(closing.concerns(*key[:2], copy) for closing in self._newer(copy))

    def _newer(self, copy: Copy) -> Iterator[Closing]:
        """Yield what was closed since the game was looked at for an answer."""
        newer = takewhile(lambda each: each[1][0] > copy.since, reversed(self._closings.items()))
        return (closing for closing, _ in newer)

    async def _take(self, over: list[tuple[str, int, int | None]]) -> None:
        await asyncio.gather(*(_take_copy_away(self._copies.pop(key)) for key in over))


def _held_by(press: Interaction) -> int:
    return press.id if press.message is None else press.message.id


async def take_away(answer: Interaction, besides: int | None = None) -> None:
    """Take an answer away that only one person sees, or one that came ``besides`` another."""
    if not answer.is_expired():
        with suppress(*NETWORK):  # they may have dismissed it
            if besides is None:
                await answer.delete_original_response()
            else:
                await answer.followup.delete_message(besides)


async def _take_copy_away(copy: Copy) -> None:
    await take_away(copy.answer, copy.message_id if copy.besides else None)


def _keep(kept: OrderedDict[Any, Any], key: Any, answer: Interaction | Copy) -> None:
    kept[key] = answer
    kept.move_to_end(key)
    while kept and (len(kept) > KEPT or next(iter(kept.values())).is_expired()):
        kept.popitem(last=False)
