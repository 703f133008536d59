"""``custom_id``: ``d1:<verb>:<game>:<round>:<phase>:<arg>:<delivery key>``, at most 100 characters.

A button carries everything that is needed to act on it years and restarts later. ``verb`` says what
is asked for (see ``bot.ui.verbs``). ``arg`` is a card id or a board number, never a position in a
hand. ``delivery key`` is that of the message (see ``bot.service.messenger``), by which a send in
doubt is found again.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from bot.engine.ids import GAME_ID, GameId
from bot.engine.settings import PhaseName

VERSION = "d1"
MAX_LENGTH = 100

Verb = str
"""A key of ``bot.ui.verbs.VERBS``, which is the only list of them."""
PHASES: dict[str, PhaseName] = {
    "l": "lobby",
    "t": "storytelling",
    "s": "submitting",
    "v": "voting",
    "r": "scored",
    "f": "finished",
}
LETTERS = {name: letter for letter, name in PHASES.items()}
ARG = re.compile(r"[a-z0-9/_.,-]{0,64}")
VERB = re.compile(r"[a-z]{1,16}")
DELIVERY_KEY = re.compile(r"[a-z0-9]{0,25}")
NUMBER = re.compile(r"[0-9]{1,20}")
"""As many digits as an id of Discord's may have; Python refuses to read some thousands."""


@dataclass(frozen=True, slots=True)
class Press:
    """What a component's ``custom_id`` says."""

    verb: Verb
    game: GameId
    round: int
    phase: PhaseName
    arg: str = ""
    delivery_key: str = ""

    def encode(self) -> str:
        """Return the ``custom_id``; raise ValueError if it would be longer than 100."""
        letter = LETTERS[self.phase]
        place = f"{self.game}:{self.round}:{letter}"
        text = f"{VERSION}:{self.verb}:{place}:{self.arg}:{self.delivery_key}"
        if len(text) > MAX_LENGTH:
            raise ValueError(text)
        return text


def decode(custom_id: str) -> Press | None:
    """Return the press, or None for an id that this version of the bot has not made."""
    parts = custom_id.split(":")
    if len(parts) != 7 or len(custom_id) > MAX_LENGTH or parts[0] != VERSION:
        return None
    _, verb, game, number, letter, arg, delivery_key = parts
    well_formed = (
        VERB.fullmatch(verb)
        and GAME_ID.fullmatch(game)
        and re.fullmatch(r"0|[1-9][0-9]{0,3}", number)
        and letter in PHASES
        and ARG.fullmatch(arg)
        and DELIVERY_KEY.fullmatch(delivery_key)
    )
    if not well_formed:
        return None
    return Press(verb, GameId(game), int(number), PHASES[letter], arg, delivery_key)


def number_in(text: str) -> int | None:
    """Return the number that a button, a menu or a window names, or None if it is none."""
    return int(text) if NUMBER.fullmatch(text) else None


def custom_ids(components: list[Any]) -> Iterator[str]:
    """Yield every ``custom_id`` in a message's components, nested ones included."""
    for component in components:
        custom_id = getattr(component, "custom_id", None)
        if custom_id:
            yield custom_id
        yield from custom_ids(list(getattr(component, "children", ())))
