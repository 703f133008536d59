"""All that a bot has read before it plays: imported once, where bots are forked from."""

import gc

from bot.i18n import installed
from bot.players.encoder import Encoder
from bot.players.thinking import Thinker
from tests.e2e import launch  # noqa: F401  with everything of the bot

installed()
Thinker(Encoder()).close()
gc.freeze()
