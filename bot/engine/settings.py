"""What is chosen in the lobby, and the words that commands, events, state and views share."""

from dataclasses import dataclass
from typing import Literal

from bot.engine.ruleset import Ruleset

Proposed = Literal["start", "skip", "host"]
"""What players may decide among themselves while the host is away (B3)."""
PhaseName = Literal["lobby", "storytelling", "submitting", "voting", "scored", "finished"]
Clip = Literal["audio", "image", "video", "voice"]
"""What came with a clue (*mime or sing*); "voice": live in the voice channel."""


ComputerLevel = Literal["gentle", "even", "sharp"]
"""How well a computer player plays."""


@dataclass(frozen=True, slots=True)
class Pace:
    """Seconds per phase, None for no limit; the pause after a round always ends by itself."""

    name: str = "normal"
    storytelling: int | None = 180
    submitting: int | None = 120
    voting: int | None = 120
    pause: int = 45
    closing: int = 5
    """Seconds in which the last voter may correct."""


@dataclass(frozen=True, slots=True)
class GameSettings:
    """What a game is played with."""

    ruleset: Ruleset
    decks: tuple[str, ...]
    pace: Pace
