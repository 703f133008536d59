"""Which rows the loops of a process look at where several processes share a database."""

from bot.service.ports import Shards


class Slice:
    """The shards of this process, as conditions of SQL statements.

    Servers are told apart by Discord's formula on their id, with numbers that come from nobody but
    the operator. A process alone has everything, and no conditions.
    """

    def __init__(self, shards: Shards | None = None) -> None:
        self.shards = shards
        self.others: frozenset[int] = frozenset()
        """Shards of other processes that live: their messages are left to them."""

    @property
    def games(self) -> str:
        """Return what holds of the rows of our games; it continues a condition."""
        if self.shards is None:
            return ""
        return f" AND {self._shard} BETWEEN {self.shards.first} AND {self.shards.last}"

    @property
    def messages(self) -> str:
        """Return what holds of the rows of messages that are ours to send, as above."""
        if not self.others:
            return ""
        theirs = ", ".join(map(str, sorted(self.others)))
        game = f"SELECT {self._shard} FROM games WHERE games.game_id = messages.game_id"  # noqa: S608
        return f" AND ({game}) NOT IN ({theirs})"

    @property
    def _shard(self) -> str:
        return f"(guild_id >> 22) % {self.shards.count if self.shards else 1}"
