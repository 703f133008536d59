"""What the bot does for a press or a command; cogs and the intake share it."""

from bot.ui.desk.desk import Desk
from bot.ui.desk.lobby import Wish
from bot.ui.desk.play import Told
from bot.ui.desk.steer import ServerWish

__all__ = ["Desk", "ServerWish", "Told", "Wish"]
