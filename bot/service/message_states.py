"""What a message is to show when its turn comes: the present, how its round went on, or nothing."""

from dataclasses import replace

from bot.engine.events import CardHidden, RoundVoided
from bot.engine.model import Game
from bot.engine.pending import awaited
from bot.engine.projection import view_for
from bot.service.hidden_cards import messages_showing, without_hidden
from bot.service.invalidation import UNTIL, asks_to_tell, current_message, until_when
from bot.service.ports import Delivery, MessageKey, StoredGame
from bot.service.table import TableService


class MessageStates:
    """Finds in a game and its log what a message is to show."""

    def __init__(self, table: TableService) -> None:
        self._table = table

    async def state(self, delivery: Delivery, stored: StoredGame) -> StoredGame | None:
        """Return the state that the message is to show, or None if it has lost its point.

        A message of a round that is over shows how that round went on, found again in the log; but
        a direct one that is its reader's newest tells of the end of the game, or of being taken off
        the table.
        """
        key, traits, game = delivery.key, delivery.key.traits, stored.game
        if key.is_replaced or (traits.sent_late and not traits.scored):
            return stored
        if traits.scored:
            if key == current_message(game):
                return stored
            # One that could not be edited, or that somebody took down, is not posted again.
            posted_anew = delivery.generation > 0 and delivery.message_id is None
            return None if posted_anew else await self._when_scored(stored, key)
        # What is there already is brought to its end; what never came is not sent any more.
        if delivery.message_id is None and delivery.attempted_at is None:
            return None if comes_too_late(key, game) else stored
        goes_on = traits.brought_to_end and _passed(key, game)
        tells_more = _was_taken_off(key, game) or await self._tells_of_the_end(delivery, game)
        if goes_on and not tells_more:
            return await self._as_it_went_on(stored, delivery)
        return None if _passed(key, game) and not (goes_on or traits.calls) else stored

    async def is_taken_down(self, key: MessageKey, present: StoredGame) -> bool:
        """Say whether a message that is there is to go.

        It was replaced, it calls in vain, or its clue was removed.
        """
        if key.is_replaced:
            return True
        if key.traits.calls:
            return comes_too_late(key, present.game)
        return key.traits.fixed and key.traits.shows_clue and await self.clue_removed(key)

    async def stays(self, key: MessageKey, present: StoredGame) -> bool:
        """Say whether what a message tells does not change any more, or not yet."""
        if key.purpose != "greeting" or key.viewer is None:
            return key.traits.fixed
        left = await self._table.last_left(present, key.viewer)
        return left is None and present.game.phase.kind != "finished"

    async def is_missed(self, key: MessageKey) -> bool:
        """Say whether somebody would miss the message now, if it is not there."""
        if key.is_replaced:
            return False
        game = (await self._table.load(key.game)).game
        return key == current_message(game) or _asks(key, game)

    async def clue_removed(self, key: MessageKey) -> bool:
        """Say whether a moderator removed the clue of the message's round."""
        moments = await self._table.past.round(key.game, key.round)
        return any(RoundVoided("clue-removed") in moment.action.events for moment in moments)

    async def shows_hidden_card(self, delivery: Delivery) -> bool:
        """Say whether a message that is there shows a card that a moderator has hidden since."""
        key = delivery.key
        since = await self._table.history(key.game, after=delivery.shown_version)
        events = [event for action in since for event in action.events]
        hidden = [event.card for event in events if isinstance(event, CardHidden)]
        states = await self._states_of(key) if hidden else []
        if key.is_of_former:  # it shows what it did
            key = replace(key, detail="")
        return any(key in messages_showing(states, card) for card in hidden)

    async def _tells_of_the_end(self, delivery: Delivery, game: Game) -> bool:
        """Say whether a direct message of an earlier round changes because the game has ended."""
        key = delivery.key
        if game.phase.kind != "finished" or not key.traits.direct or key.round == game.round:
            return False
        moments = await self._table.past.round(key.game, game.round)
        over = [m.action.version for m in moments if m.game.phase.kind == "finished"]
        return delivery.required_version >= min(over, default=0)

    async def _as_it_went_on(self, stored: StoredGame, delivery: Delivery) -> StoredGame:
        """Return the game as it was at the required version, at most at the end of the round."""
        key, version = delivery.key, delivery.required_version
        moments = await self._table.past.round(key.game, key.round)
        states = [moment.game for moment in moments if moment.action.version <= version]
        if not states:
            return stored
        return replace(stored, game=without_hidden(states[-1], stored), version=version)

    async def _when_scored(self, stored: StoredGame, key: MessageKey) -> StoredGame:
        """Return the game as it was last while a reveal was its present message, or ended there."""
        scored = [game for game in await self._states_of(key) if view_for(game, None).reveal]
        return replace(stored, game=without_hidden(scored[-1], stored)) if scored else stored

    async def _states_of(self, key: MessageKey) -> list[Game]:
        """Return the states that the actions of the message's round left behind, in order."""
        return [moment.game for moment in await self._table.past.round(key.game, key.round)]


def _passed(key: MessageKey, game: Game) -> bool:
    """Say whether the round of a message, or the phase of a reminder, is over."""
    if key.traits.calls and key.detail.split()[0] != game.phase.kind:
        return True
    return key.round != game.round or game.phase.kind == "finished"


def _names_another_deadline(key: MessageKey, game: Game) -> bool:
    """Say whether a reminder calls to a deadline that has been moved since."""
    named = [word for word in key.detail.split() if word.startswith(UNTIL)]
    return named not in ([], [until_when(game)])


def comes_too_late(key: MessageKey, game: Game) -> bool:
    """Say whether a message that is not there need not come any more."""
    traits = key.traits
    if traits.sent_late:
        return False
    if traits.current_in and game.phase.kind not in traits.current_in:
        return True
    if traits.calls and (game.paused or not awaited(game) or _names_another_deadline(key, game)):
        return True
    return _passed(key, game) or (traits.direct and not _asks(key, game))


def _was_taken_off(key: MessageKey, game: Game) -> bool:
    """Say whether a direct message's reader was taken off the table and is not back."""
    chairs = (chair for chair in game.chairs if chair.player == key.viewer)
    here = any(player.id == key.viewer for player in view_for(game, None).players)
    return key.traits.direct and not here and any(chair.kicked for chair in chairs)


def _asks(key: MessageKey, game: Game) -> bool:
    """Say whether a direct message asks for something now, so that it would be missed."""
    if key.round != game.round or key.traits.asked_in != game.phase.kind:
        return False
    view = view_for(game, key.viewer)
    if key.purpose == "tell":
        return asks_to_tell(view)
    return bool(view.hands)  # else they have left since
