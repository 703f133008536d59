"""What an answer says of a game, if its phases do not tell when that is over."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol, Self

from bot.engine.model import Game


class Depends(Protocol):
    """What alone says of an answer when it is over."""

    def is_past(self, game: Game) -> bool:
        """Say whether what was said or asked is not so any more in a game."""
        ...


@dataclass(frozen=True, slots=True)
class AsSaid:
    """All that an answer's words depend on, as it was and as it is read from a game."""

    read: Callable[[Game], object]
    said: object

    @classmethod
    def of(cls, game: Game, read: Callable[[Game], object]) -> Self:
        """Return what is so in a game."""
        return cls(read, read(game))

    def is_past(self, game: Game) -> bool:
        """Say whether it is otherwise by now."""
        return self.read(game) != self.said
