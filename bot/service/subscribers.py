"""What follows from every change of a game, within its transaction."""

import asyncio

from bot.engine.computers import is_computer
from bot.engine.errors import SettingsError
from bot.engine.events import CardHidden, ClueGiven, Event, GameStarted
from bot.engine.pending import awaited
from bot.service.endings import ends_now, gone, newcomers, superseded_messages, taken_off
from bot.service.execution import Change, Subscriber
from bot.service.hidden_cards import to_be_redrawn
from bot.service.invalidation import (
    begins_to_close,
    invalidated_messages,
    is_progress,
    persons,
)
from bot.service.ports import LoggedAction, MessageKey, UnitOfWork
from bot.service.record_builder import build_record
from bot.service.results import keep_results
from bot.service.server_decks import is_own

ANSWERED_WITHIN = 5.0
"""Seconds for which the outbox leaves a message to the answer that changes it."""
PROGRESS_EVERY = 25.0
"""Seconds for which a message waits for more before it says who else is not awaited any more."""
ONE_LEFT_WITHIN = 2.0
"""The same once all wait for one, five at most: nobody else should be blamed."""

REVEALED_WITHIN = 1.0
"""Seconds after the end of voting within which the reveal is surely posted."""


async def invalidate_messages(uow: UnitOfWork, change: Change) -> None:
    """Note which messages must show the new version."""
    game, origin = change.after.game, change.origin
    keys = list(invalidated_messages(change.before, game)) if change.events else []
    if change.clip is not None:
        keys.append(MessageKey(game.id, game.round, "clip"))
    if origin.answered is not None:
        keys.append(origin.answered)
    keys += change.show
    await uow.messages.revive(change.show)
    await uow.messages.invalidate(
        tuple(dict.fromkeys(keys)),
        change.after.version,
        change.at,
        wait=0.0 if change.show else _wait(change),
    )
    if change.events:
        superseded = superseded_messages(change.before, game)
        await uow.messages.supersede(superseded, change.after.version, change.at)
        readers = taken_off(change.before, change.events)
        if ends_now(change.before, game):
            readers.update(persons(game), newcomers(change.before))
        version, at = change.after.version, change.at
        await uow.messages.supersede_newest(game.id, readers, version, at)
        # A hand of a round tells itself of who leaves in it.
        left = gone(change.events) - readers
        await uow.messages.supersede_newest(game.id, left, version, at, purpose="greeting")
    if origin.answered is not None and origin.message_id is not None:
        until = change.at + ANSWERED_WITHIN
        await uow.messages.delay(origin.answered, origin.message_id, until)


def _wait(change: Change) -> float:
    """Return the seconds for which a public message waits for more to tell."""
    before, game = change.before, change.after.game
    if before is None:
        return 0.0
    if is_progress(before, game):
        return PROGRESS_EVERY if len(awaited(game)) > 1 else ONE_LEFT_WITHIN
    if game.deadline is not None and begins_to_close(before, game):
        # The reveal comes before anybody has read much.
        return game.deadline - change.at + REVEALED_WITHIN
    return 0.0


async def keep_clip(uow: UnitOfWork, change: Change) -> None:
    """Keep the file that came with a clue until it is delivered."""
    if change.clip is not None:
        await uow.clips.add(change.after.game.id, change.after.game.round, change.clip)


async def keep_record(uow: UnitOfWork, change: Change) -> None:
    """Keep the record of a game that is over, and what came of it for each person.

    A lobby that closed was no game: nothing is remembered of it once its log is gone.
    """
    stored = change.after
    if change.events and stored.game.phase.kind == "finished" and stored.game.round:
        log = await uow.games.log(stored.game.id)
        record = await asyncio.to_thread(
            build_record, timed_events(log), seed=stored.seed, locale=stored.locale
        )
        document = record.model_dump_json()
        await uow.records.save(stored.game.id, document, change.at, stored.place.guild_id)
        await keep_results(uow, record)


async def keep_said(uow: UnitOfWork, change: Change) -> None:
    """Note what a computer player said, so that it is not said again soon."""
    stored = change.after
    for event in change.events:
        if isinstance(event, ClueGiven) and is_computer(stored.game, event.player):
            place = stored.place
            await uow.said.add(place.guild_id, stored.locale, event.text, change.at)


async def keep_decks(uow: UnitOfWork, change: Change) -> None:
    """Keep the server's decks that a game was dealt from, as they are, until it is over.

    Raises SettingsError if one was removed in this moment (``deck-removed``), or cards of it that
    are being dealt (``deck-changed``).
    """
    dealt = {card for e in change.events if isinstance(e, GameStarted) for card in e.deck}
    if not dealt:
        return
    game, place = change.after.game, change.after.place
    for deck in filter(is_own, game.settings.decks):
        if not await uow.decks.pin(game.id, place.guild_id, deck):
            raise SettingsError("deck-removed", deck="none")
        offered = {card.id for card in await uow.decks.cards(deck) if card.offered}
        if any(card not in offered for card in dealt if card.startswith(f"{deck}/")):
            raise SettingsError("deck-changed")


async def redraw_without_hidden_cards(uow: UnitOfWork, change: Change) -> None:
    """Note that the messages that show a card which a moderator hides must not show it."""
    if any(isinstance(event, CardHidden) for event in change.events):
        log = await uow.games.log(change.after.game.id)
        keys = await asyncio.to_thread(to_be_redrawn, log, change.events)
        await uow.messages.supersede(keys, change.after.version, change.at)


SUBSCRIBERS: tuple[Subscriber, ...] = (
    invalidate_messages,
    redraw_without_hidden_cards,
    keep_clip,
    keep_record,
    keep_said,
    keep_decks,
)
"""All of them, in the order in which they are called."""


def timed_events(log: tuple[LoggedAction, ...]) -> list[tuple[float, Event]]:
    """Return every event of a log with its moment."""
    return [(action.at, event) for action in log for event in action.events]
