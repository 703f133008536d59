"""Which messages have shown a card that a moderator hides (M1): they are not to show it again."""

from collections.abc import Iterable
from dataclasses import replace

from bot.engine.events import CardHidden, Event
from bot.engine.hands import result_of
from bot.engine.ids import CardId
from bot.engine.model import Game, LaidCard, Voting
from bot.service.invalidation import persons
from bot.service.past import left_behind
from bot.service.ports import LoggedAction, MessageKey, StoredGame
from bot.service.purposes import DIRECT, TRAITS, Purpose

SHOWING_CARDS: list[Purpose] = [purpose for purpose, traits in TRAITS.items() if traits.shows_cards]
PUBLIC: list[Purpose] = [purpose for purpose in SHOWING_CARDS if purpose not in DIRECT]
HANDS: list[Purpose] = [purpose for purpose in SHOWING_CARDS if purpose in DIRECT]


def messages_showing(states: Iterable[Game], card: CardId) -> frozenset[MessageKey]:
    """Return the messages that showed the card in these states: boards, and hands with it."""
    found: set[MessageKey] = set()
    for game in states:
        if any(laid.card == card for laid in _board(game)):
            found |= {MessageKey(game.id, game.round, purpose) for purpose in PUBLIC}
            readers = persons(game)  # the board to vote on stands where the hand was
        else:
            readers = tuple(chair.player for chair in game.chairs if card in chair.hand)
        found |= {MessageKey(game.id, game.round, way, who) for way in HANDS for who in readers}
    return frozenset(found)


def _board(game: Game) -> tuple[LaidCard, ...]:
    if isinstance(game.phase, Voting):
        return game.phase.board
    result = result_of(game)
    return () if result is None else result.board


def without_hidden(game: Game, present: StoredGame) -> Game:
    """Return an earlier state of a game without what has been hidden since."""
    return replace(game, hidden=present.game.hidden)


def to_be_redrawn(log: Iterable[LoggedAction], news: Iterable[Event]) -> tuple[MessageKey, ...]:
    """Return the messages that show cards which are hidden by the news, the last of the log."""
    hidden = [event.card for event in news if isinstance(event, CardHidden)]
    states = [moment.game for moment in left_behind(log)] if hidden else []
    keys = frozenset(key for card in hidden for key in messages_showing(states, card))
    return tuple(sorted(keys, key=lambda key: (-key.round, key.purpose, key.viewer or 0)))
