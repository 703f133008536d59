"""What delivery asks of who talks to Discord: send, edit, delete and find one message."""

from dataclasses import dataclass
from typing import Literal, Protocol

from bot.service.ports import Delivery, MessageKey, StoredGame

Fault = Literal[
    "message-gone", "edit-too-late", "channel-gone", "no-permission", "closed", "too-fast", "later"
]
"""What ``DeliveryError.code`` of a messenger may be: the last two are worth trying again.

Of a direct message "channel-gone" and "no-permission" say, as "closed" does, that its reader
cannot be written to; the game goes on in its channel.
"""


def delivery_key_of(delivery: Delivery) -> str:
    """Return 20 characters: the message's nonce, which its ``custom_id``s carry, too."""
    return delivery.key.former.delivery_key or delivery.key.delivery_key(delivery.generation)


@dataclass(frozen=True, slots=True)
class Sent:
    """Where a message ended up, and the names of the pictures that it shows, if known.

    It is ``stale`` if it was there already and shows something else: what was to be sent was sent
    once before, in a time that a restored backup has undone.
    """

    channel_id: int
    message_id: int
    pictures: str = ""
    stale: bool = False


class Messenger(Protocol):
    """Sends and edits one message; raises DeliveryError with a ``Fault`` as its code."""

    async def send(self, key: MessageKey, delivery_key: str, stored: StoredGame) -> Sent:
        """Send under the nonce ``delivery_key``; the same nonce again returns the first message."""
        ...

    async def edit(
        self, key: MessageKey, delivery_key: str, stored: StoredGame, sent: Sent
    ) -> Sent:
        """Bring a message up to date; return it with what it shows now."""
        ...

    async def delete(self, sent: Sent) -> None:
        """Take a message down."""
        ...

    async def find(
        self, key: MessageKey, delivery_key: str, stored: StoredGame, since: float
    ) -> Sent | None:
        """Look for our own message with ``delivery_key`` in what was sent after ``since``."""
        ...
