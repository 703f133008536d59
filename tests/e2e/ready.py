"""All that a bot has read and drawn before it plays: done once, where bots are forked from."""

import gc

from bot.engine.ids import HIDDEN, CardId
from bot.i18n import installed
from bot.players.encoder import Encoder
from bot.players.thinking import Thinker
from bot.service.pictures import HandPicture
from cards.cache import PictureCache
from cards.catalogue import Catalogue
from cards.compositor import compose
from cards.examples import lobby, numbered, podium, reveal, storybook, track
from cards.maker import CachedArt
from tests.e2e import launch  # noqa: F401  with everything of the bot


def draw_grounds() -> None:
    """Draw pictures as most games show them: what lies under cards and rabbits is kept.

    Each bot would draw it for itself, which is a third of its work in a short game.
    """
    art = CachedArt(Catalogue(()), PictureCache(0, 0))
    cards = [CardId(f"{HIDDEN}{number}") for number in range(7)]
    for spec in (
        lobby(3, "plain"),
        *(HandPicture(numbered(cards, count)) for count in (4, 5, 6, 7)),
        reveal(cards, 6),
        track(3, None),
        podium((1, 2, 3)),
        *(storybook(cards, rounds) for rounds in (1, 2)),
    ):
        compose(spec, art)


installed()
Thinker(Encoder()).close()
draw_grounds()
gc.freeze()
