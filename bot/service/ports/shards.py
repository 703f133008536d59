"""Which servers a process plays for: some of the shards into which Discord divides them."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Shards:
    """The shards ``first`` to ``last``, of ``count`` that all processes have together."""

    first: int
    last: int
    count: int

    @property
    def numbers(self) -> range:
        """Return their numbers."""
        return range(self.first, self.last + 1)

    @property
    def are_all(self) -> bool:
        """Say whether there are no others."""
        return len(self.numbers) == self.count

    def of(self, guild_id: int) -> int:
        """Return the number of a server's shard, by Discord's formula."""
        return (guild_id >> 22) % self.count

    def has(self, guild_id: int) -> bool:
        """Say whether a server's shard is one of these."""
        return self.of(guild_id) in self.numbers

    def __str__(self) -> str:
        """Return them as ``DIXIT_SHARDS`` has them."""
        return f"{self.first}-{self.last}/{self.count}"


@dataclass(frozen=True, slots=True)
class Beat:
    """The last sign of a shard's process: ``holder`` is another one after each start."""

    shard: int
    holder: str
    seen_at: float
