"""What buttons, menus and modals can ask for: each verb with its handler and where it counts."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from bot.service.ports import StoredGame
from bot.ui.codec import Press
from bot.ui.handlers import Handlers, SubmittedClue
from bot.ui.reply import Reply
from bot.ui.submitted import selected, submitted_clue


@dataclass(frozen=True, slots=True)
class Pressed:
    """What a handler may need to know of a press or a sent modal."""

    reply: Reply
    game: StoredGame
    press: Press

    @property
    def chosen(self) -> list[str]:
        """What was chosen in a menu; raises RequestError (``malformed-id``)."""
        return selected(self.reply.interaction)

    @property
    def clue(self) -> SubmittedClue:
        """What a clue's modal sent; raises RequestError (``malformed-id``)."""
        return submitted_clue(self.reply.interaction)


async def _anew(reply: Reply, _: Press) -> None:
    """Acknowledge what a new message answers, unless it was pressed on an answer."""
    if not reply.on_answer:
        await reply.defer()


async def _in_place(reply: Reply, _: Press) -> None:
    """Acknowledge what changes the message that was pressed."""
    await reply.defer_update()


async def _unless_told(reply: Reply, press: Press) -> None:
    """Acknowledge a card that is given; to tell with one a window may open."""
    if press.phase != "storytelling":
        await reply.defer_update()


@dataclass(frozen=True, slots=True)
class Verb:
    """One verb of a ``custom_id``."""

    handle: Callable[[Handlers, Pressed], Awaitable[None]]
    direct: bool = False
    """Also from direct messages, which offer it, or whose answers do."""
    first: Callable[[Reply, Press], Awaitable[None]] | None = None
    """Acknowledges it before its game is read, where that is sure to be how it is done."""


VERBS: dict[str, Verb] = {
    "join": Verb(lambda to, on: to.seating.join(on.reply, on.game)),
    # Offered in a lobby; who still has it before them later is asked.
    "leave": Verb(lambda to, on: to.asking.ask(on.reply, on.game, "leave")),
    # Its menu brings the first storyteller whom the host chose.
    "start": Verb(lambda to, on: to.lobby.start(on.reply, on.game, on.chosen)),
    # In the panel itself; arg: another page of it.
    "settings": Verb(
        lambda to, on: to.lobby.settings(on.reply, on.game, on.press.arg), direct=True
    ),
    # A choice in the settings; arg names the field.
    "set": Verb(
        lambda to, on: to.lobby.choose(on.reply, on.game, on.press, on.chosen), direct=True
    ),
    # Its argument is the team's number.
    "team": Verb(lambda to, on: to.seating.pick_team(on.reply, on.game, on.press)),
    # Both show the free rabbits and the seats, and take a choice of their own.
    "rabbit": Verb(lambda to, on: to.seating.place(on.reply, on.game, on.press, on.chosen)),
    "seat": Verb(lambda to, on: to.seating.place(on.reply, on.game, on.press, on.chosen)),
    # A level, or that one is to leave; arg: that a seat which was left is to be taken.
    "computer": Verb(
        lambda to, on: to.steering.computers(on.reply, on.game, on.chosen or [on.press.arg])
    ),
    "rematch": Verb(lambda to, on: to.opening.rematch(on.reply, on.game)),
    "howto": Verb(lambda to, on: to.info.howto(on.reply, on.game), direct=True),
    "rules": Verb(lambda to, on: to.info.rules(on.reply, on.game), direct=True),
    "explain": Verb(lambda to, on: to.info.explain(on.reply, on.game, round=on.press.round)),
    # My hand, on every public message.
    "hand": Verb(lambda to, on: to.looking.my_hand(on.reply, on.game), direct=True, first=_anew),
    # The card in arg is given, or told with; it is looked at alone; it is taken back.
    "pick": Verb(
        lambda to, on: to.telling.pick(on.reply, on.game, on.press), direct=True, first=_unless_told
    ),
    "look": Verb(
        lambda to, on: to.looking.look(on.reply, on.game, on.press, on.chosen), direct=True
    ),
    "back": Verb(
        lambda to, on: to.telling.take_back(on.reply, on.press), direct=True, first=_in_place
    ),
    # A moderator asks to hide the card in arg, or of a menu, and says so again.
    "hide": Verb(lambda to, on: to.moderation.ask(on.reply, on.game, on.press, on.chosen)),
    "conceal": Verb(lambda to, on: to.moderation.hide(on.reply, on.game, on.press)),
    # "clue" opens a modal, in party or to correct; "tell" and "correct" are the modals.
    "clue": Verb(lambda to, on: to.telling.ask_clue(on.reply, on.game, on.press), direct=True),
    "tell": Verb(lambda to, on: to.telling.tell(on.reply, on.game, on.press, on.clue), direct=True),
    "correct": Verb(lambda to, on: to.telling.correct(on.reply, on.press, on.clue), direct=True),
    # The cards in words.
    "describe": Verb(lambda to, on: to.looking.describe(on.reply, on.game, on.press), direct=True),
    # "vote" opens the ballot; a token is placed on the number in arg, or taken off it again.
    "vote": Verb(
        lambda to, on: to.voting.ballot(on.reply, on.game, on.press), direct=True, first=_anew
    ),
    "token": Verb(lambda to, on: to.voting.token(on.reply, on.press), direct=True, first=_in_place),
    "lift": Verb(lambda to, on: to.voting.lift(on.reply, on.press), direct=True, first=_in_place),
    "red": Verb(lambda to, on: to.voting.red(on.reply, on.press), direct=True, first=_in_place),
    "liftred": Verb(
        lambda to, on: to.voting.lift_red(on.reply, on.press), direct=True, first=_in_place
    ),
    "done": Verb(lambda to, on: to.voting.done(on.reply, on.press), direct=True, first=_in_place),
    # The menu of the table; arg: what is done, or asked about once more.
    "steer": Verb(
        lambda to, on: to.steering.press(on.reply, on.game, on.press, on.chosen), direct=True
    ),
    # A proposal or support for it; arg: which.
    "propose": Verb(lambda to, on: to.proposals.propose(on.reply, on.game, on.press)),
    # Asks where one's star of the round in it goes, and takes the choice.
    "star": Verb(lambda to, on: to.voting.star(on.reply, on.game, on.press, on.chosen)),
    "next": Verb(lambda to, on: to.voting.next_round(on.reply, on.press)),
}
"""The only list of verbs; ``join`` and the like belong to the channel."""
