"""Names for the things a game is made of."""

import re
from typing import NewType

PlayerId = NewType("PlayerId", int)
"""A Discord user id (snowflake), or the small number of a computer player."""

GameId = NewType("GameId", str)
"""Ten characters of ``[a-z2-7]``; unguessable, short enough for a ``custom_id``."""

CardId = NewType("CardId", str)
"""``deck/card``, as in ``house/whale``; at most 41 characters (see :data:`CARD_ID`)."""

Seat = NewType("Seat", int)
"""A place at the table, 0-based in clockwise order; "left" is the next one."""

HIDDEN = "hidden/"
"""How a view names cards that a moderator has hidden (M1); no deck is called so."""

CARD_ID = re.compile(r"[a-z0-9-]{1,16}/[a-z0-9-]{1,24}")
GAME_ID = re.compile(r"[a-z2-7]{10}")


def is_hidden_card(card: CardId) -> bool:
    """Say whether it stands for a card that a moderator has hidden."""
    return card.startswith(HIDDEN)
