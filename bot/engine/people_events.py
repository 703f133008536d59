"""What happened to people and their seats; :mod:`bot.engine.events` has all events."""

from dataclasses import dataclass
from typing import Literal

from bot.engine.ids import PlayerId, Seat
from bot.engine.model import Newcomer
from bot.engine.settings import ComputerLevel


@dataclass(frozen=True, slots=True)
class PlayerJoined:
    """Somebody sat down in the lobby."""

    player: PlayerId
    name: str
    rabbit: int
    team: int | None = None
    computer: ComputerLevel | None = None
    kind: Literal["player-joined"] = "player-joined"


@dataclass(frozen=True, slots=True)
class NewcomerJoined:
    """Somebody joined a running game and waits for the next round (L2)."""

    newcomer: Newcomer
    kind: Literal["newcomer-joined"] = "newcomer-joined"


@dataclass(frozen=True, slots=True)
class NewcomerMoved:
    """Somebody who waits for the next round has another seat to come than until now (C2)."""

    newcomer: Newcomer
    kind: Literal["newcomer-moved"] = "newcomer-moved"


@dataclass(frozen=True, slots=True)
class PlayerLeft:
    """Somebody left, of their own will or not (L1)."""

    player: PlayerId
    kicked: bool = False
    kind: Literal["player-left"] = "player-left"


@dataclass(frozen=True, slots=True)
class TeamPicked:
    """Somebody asked for a team in the lobby (T1)."""

    player: PlayerId
    team: int | None
    kind: Literal["team-picked"] = "team-picked"


@dataclass(frozen=True, slots=True)
class RabbitPicked:
    """Somebody chose a rabbit in the lobby."""

    player: PlayerId
    rabbit: int
    kind: Literal["rabbit-picked"] = "rabbit-picked"


@dataclass(frozen=True, slots=True)
class SeatPicked:
    """Somebody sat down to the left of ``left_of`` in the lobby (A1)."""

    player: PlayerId
    left_of: PlayerId
    kind: Literal["seat-picked"] = "seat-picked"


@dataclass(frozen=True, slots=True)
class HostPassed:
    """Somebody else is host now."""

    host: PlayerId
    kind: Literal["host-passed"] = "host-passed"


@dataclass(frozen=True, slots=True)
class SeatAssignment:
    """A seat to be taken; ``was`` is its number before (first: in the lobby), None if new."""

    player: PlayerId
    name: str
    rabbit: int
    team: int | None
    score: int
    told: bool
    gone: bool
    was: Seat | None
    computer: ComputerLevel | None = None


@dataclass(frozen=True, slots=True)
class SeatsTaken:
    """Newcomers were seated and left chairs taken away; all seats in order (L2)."""

    places: tuple[SeatAssignment, ...]
    kind: Literal["seats-taken"] = "seats-taken"


@dataclass(frozen=True, slots=True)
class SeatsMissed:
    """These seats let a deadline pass; the second time running they are away (L3)."""

    seats: tuple[Seat, ...]
    kind: Literal["seats-missed"] = "seats-missed"


@dataclass(frozen=True, slots=True)
class PlayerReturned:
    """Somebody who had missed a deadline did something again."""

    player: PlayerId
    kind: Literal["player-returned"] = "player-returned"
