"""What the bot does for a press or a command; cogs and the router share it."""

from bot.ui.handlers.handlers import Handlers
from bot.ui.handlers.opening import StartOptions
from bot.ui.handlers.server import NO_LANGUAGE, ServerOptions
from bot.ui.handlers.telling import SubmittedClue

__all__ = ["NO_LANGUAGE", "Handlers", "ServerOptions", "StartOptions", "SubmittedClue"]
