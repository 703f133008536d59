"""What buttons, menus and modals can ask for: each verb with its handler and where it counts."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from bot.service.ports import StoredGame
from bot.ui.codec import Press
from bot.ui.handlers import Handlers
from bot.ui.reply import Reply
from bot.ui.submitted import selected, submitted_clue

Handle = Callable[[Handlers, Reply, StoredGame, Press], Awaitable[None]]


@dataclass(frozen=True, slots=True)
class Verb:
    """One verb of a ``custom_id``."""

    handle: Handle
    direct: bool = False
    """Also from direct messages, which offer it, or whose answers do."""
    anew: bool = False
    """Answered by a new message, unless pressed on an answer, whatever has become of the game."""


VERBS: dict[str, Verb] = {
    "join": Verb(lambda to, reply, game, _: to.seating.join(reply, game)),
    "leave": Verb(lambda to, reply, game, _: to.seating.leave(reply, game)),
    # Its menu brings the first storyteller whom the host chose.
    "start": Verb(
        lambda to, reply, game, _: to.lobby.start(reply, game, selected(reply.interaction))
    ),
    "settings": Verb(  # arg: another page of them
        lambda to, reply, game, press: to.lobby.settings(reply, game, press.arg)
    ),
    # A choice in the settings; arg names the field.
    "set": Verb(
        lambda to, reply, game, press: to.lobby.choose(
            reply, game, press, selected(reply.interaction)
        ),
        direct=True,
    ),
    # Its argument is the team's number.
    "team": Verb(lambda to, reply, stored, press: to.seating.pick_team(reply, stored, press)),
    # Both show the free rabbits and the seats, and take a choice of their own.
    "rabbit": Verb(
        lambda to, reply, game, press: to.seating.place(
            reply, game, press, selected(reply.interaction)
        )
    ),
    "seat": Verb(
        lambda to, reply, game, press: to.seating.place(
            reply, game, press, selected(reply.interaction)
        )
    ),
    # A level, or that one is to leave; arg: that a seat which was left is to be taken.
    "computer": Verb(
        lambda to, reply, game, press: to.steering.computers(
            reply, game, selected(reply.interaction) or [press.arg]
        )
    ),
    "rematch": Verb(lambda to, reply, game, _: to.opening.rematch(reply, game)),
    "howto": Verb(lambda to, reply, game, _: to.info.howto(reply, game)),
    "rules": Verb(lambda to, reply, game, _: to.info.rules(reply, game)),
    "explain": Verb(lambda to, reply, game, press: to.info.explain(reply, game, round=press.round)),
    # My hand, on every public message.
    "hand": Verb(lambda to, reply, game, _: to.play.my_hand(reply, game), direct=True, anew=True),
    # The card in arg is given, or told with; it is looked at alone; it is taken back.
    "pick": Verb(lambda to, reply, game, press: to.play.pick(reply, game, press), direct=True),
    "look": Verb(
        lambda to, reply, game, press: to.play.look(
            reply, game, press, selected(reply.interaction)
        ),
        direct=True,
    ),
    "back": Verb(lambda to, reply, _, press: to.play.take_back(reply, press), direct=True),
    # A moderator asks to hide the card in arg, or of a menu, and says so again.
    "hide": Verb(
        lambda to, reply, game, press: to.moderation.ask(
            reply, game, press, selected(reply.interaction)
        )
    ),
    "conceal": Verb(lambda to, reply, game, press: to.moderation.hide(reply, game, press)),
    # "clue" opens a modal, in party or to correct; "tell" and "correct" are the modals.
    "clue": Verb(lambda to, reply, game, _: to.play.ask_clue(reply, game), direct=True),
    "tell": Verb(
        lambda to, reply, game, press: to.play.tell(
            reply, game, press, submitted_clue(reply.interaction)
        ),
        direct=True,
    ),
    "correct": Verb(
        lambda to, reply, _, press: to.play.correct(
            reply, press, submitted_clue(reply.interaction)
        ),
        direct=True,
    ),
    # The cards in words.
    "describe": Verb(
        lambda to, reply, game, press: to.play.describe(reply, game, press), direct=True
    ),
    # "vote" opens the ballot; a token is placed on the number in arg, or taken off it again.
    "vote": Verb(
        lambda to, reply, game, press: to.play.ballot(reply, game, press), direct=True, anew=True
    ),
    "token": Verb(lambda to, reply, _, press: to.play.token(reply, press), direct=True),
    "lift": Verb(lambda to, reply, _, press: to.play.lift(reply, press), direct=True),
    "red": Verb(lambda to, reply, _, press: to.play.red(reply, press), direct=True),
    "done": Verb(lambda to, reply, _, press: to.play.done(reply, press), direct=True),
    # The menu of the table; arg: what is done, or asked about once more.
    "steer": Verb(
        lambda to, reply, game, press: to.steering.press(
            reply, game, press, selected(reply.interaction)
        ),
        direct=True,
    ),
    # A proposal or support for it; arg: which.
    "propose": Verb(lambda to, reply, game, press: to.steering.propose(reply, game, press)),
    # Asks where one's star of the round in it goes, and takes the choice.
    "star": Verb(
        lambda to, reply, game, press: to.play.star(reply, game, press, selected(reply.interaction))
    ),
    "next": Verb(lambda to, reply, _, press: to.play.next_round(reply, press)),
}
"""The only list of verbs; ``join`` and the like belong to the channel."""
