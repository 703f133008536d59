"""The order among a game's messages: which of them wait until another one is there."""

# ruff: noqa: S608
# Statements are put together from constants of this package; values are always parameters.

from collections.abc import Callable, Iterator

from bot.service.ports import REPLACED, TRAITS, Purpose, Traits

REVEAL_ATTEMPTS = 3
"""How often a reveal is tried before what comes after it is sent all the same."""
BOARD_ATTEMPTS = 1
"""How often a board is tried before direct messages that refer to it get a picture of their own."""


def _waiting(
    which: str, waits_for: Callable[[Traits], Purpose | None], earlier: str
) -> Iterator[str]:
    """Return conditions that hold for messages that wait, one for each purpose waited for.

    ``which`` says which messages wait, ``earlier`` for which of the earlier ones.
    """
    waiting: dict[Purpose, list[str]] = {}
    for purpose, traits in TRAITS.items():
        if (first := waits_for(traits)) is not None:
            waiting.setdefault(first, []).append(f"'{purpose}'")
    for first, purposes in waiting.items():
        yield f"""
    {which} AND purpose IN ({", ".join(purposes)}) AND EXISTS (
        SELECT 1 FROM messages AS earlier
        WHERE earlier.game_id = messages.game_id AND earlier.purpose = '{first}'
          AND earlier.state = 'open' AND earlier.required_version > earlier.shown_version
          AND earlier.message_id IS NULL AND {earlier})"""


# What was replaced is deleted once what was sent in its place is there.
REPLACED_WAITS = f"""
    substr(detail, 1, {len(REPLACED)}) = '{REPLACED}' AND EXISTS (
        SELECT 1 FROM messages AS newer
        WHERE newer.game_id = messages.game_id AND newer.round = messages.round
          AND newer.purpose = messages.purpose AND newer.viewer = messages.viewer
          AND newer.detail = '' AND newer.state = 'open' AND newer.message_id IS NULL)"""
# The next round comes after the reveal; the board in a direct message after the board it refers to.
WAITING = (
    REPLACED_WAITS,
    *_waiting(
        "message_id IS NULL",
        lambda traits: traits.sent_after,
        f"earlier.failures < {REVEAL_ATTEMPTS}",
    ),
    *_waiting(
        "message_id IS NOT NULL",
        lambda traits: traits.refers_to,
        f"earlier.round = messages.round AND earlier.failures < {BOARD_ATTEMPTS}",
    ),
)
IN_ORDER = f"NOT ({' OR '.join(WAITING)})"
"""The condition that a message need not wait."""
