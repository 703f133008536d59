"""Repositories: what can be asked of each kind of thing, and what a transaction may change."""

from collections.abc import Sequence
from typing import Protocol

from bot.engine.events import Event
from bot.engine.ids import GameId, PlayerId
from bot.service.ports.values import (
    ClipFile,
    GuildSettings,
    Invited,
    LoggedAction,
    Person,
    StoredGame,
)


class GameReads(Protocol):
    """Games and their logs."""

    async def get(self, game: GameId) -> StoredGame | None:
        """Return the game, over or not; raise StorageError if it cannot be read."""
        ...

    async def live_in(self, target_id: int) -> StoredGame | None:
        """Return the game that is not over in this channel or thread, if it can be read."""
        ...

    async def last_in(self, target_id: int) -> StoredGame | None:
        """Return the newest game of the channel or thread, over or not, if it can be read."""
        ...

    async def of_player(self, player: PlayerId) -> tuple[StoredGame, ...]:
        """Return the games that are not over and in which the person sits or waits to.

        What cannot be read is left out.
        """
        ...

    async def live_in_guild(self, guild_id: int) -> tuple[GameId, ...]:
        """Return the games of a server that are not over."""
        ...

    async def has_room(self, guild_id: int, maximum: int) -> bool:
        """Say whether fewer than ``maximum`` games of a server are not over.

        Games are looked into only at the limit: one that cannot be read does not count.
        """
        ...

    async def log(self, game: GameId, after: int = 0) -> tuple[LoggedAction, ...]:
        """Return the accepted actions after a version in order, by default all."""
        ...


class Games(GameReads, Protocol):
    """Games and their logs, to be changed."""

    async def take_as_read(self, stored: StoredGame) -> None:
        """Save over a game only if all of it is still as it was read."""
        ...

    async def get_for_update(
        self, game: GameId, interaction_id: int | None
    ) -> tuple[StoredGame, bool] | None:
        """Return the game, and whether this interaction was dealt with before; None: no game."""
        ...

    async def add(self, stored: StoredGame, events: Sequence[Event], at: float) -> None:
        """Insert a new game (version 1) with the first line of its log.

        The commit raises VersionConflict if the game exists, or another one is not over there.
        """
        ...

    async def save(self, stored: StoredGame, events: Sequence[Event], at: float) -> None:
        """Save over ``stored.version - 1`` and append to the log.

        Raise VersionConflict, at the latest when it is committed, if that is not the version.
        """
        ...

    async def close_unreadable(self, target_id: int) -> None:
        """Let games of this channel or thread that cannot be read count as over."""
        ...

    async def shift_last_action(self, seconds: float) -> None:
        """Take a time in which nobody could act out of how long nobody has acted, in our games."""
        ...

    async def shift_timers(self, seconds: float) -> None:
        """Move when people are reminded and computer players act, in our games."""
        ...


class InvitationReads(Protocol):
    """Who may sit down in games for invited people."""

    async def of(self, game: GameId) -> Invited:
        """Return who is invited to a game."""
        ...


class Invitations(InvitationReads, Protocol):
    """Who may sit down in games for invited people, to be added to."""

    async def add(self, game: GameId, invited: Invited) -> None:
        """Invite people and roles besides those who are."""
        ...


class PeopleReads(Protocol):
    """What is known of people."""

    async def get(self, player: PlayerId) -> Person | None:
        """Return what is kept of a person, None if nothing is."""
        ...

    async def games_with(self, player: PlayerId) -> tuple[GameId, ...]:
        """Return the games and lobbies in which something is kept of a person.

        Those that are not over come first.
        """
        ...

    async def played(self, player: PlayerId) -> int:
        """Return how many of these are games that were ever started."""
        ...


class People(PeopleReads, Protocol):
    """What is known of people, to be changed."""

    async def save(self, person: Person) -> None:
        """Save what is known of a person."""
        ...

    async def forget_in(self, games: Sequence[GameId], player: PlayerId, replacement: str) -> None:
        """Erase a person in some games: the first of many steps to ``forget``."""
        ...

    async def forget(self, player: PlayerId, replacement: str) -> int:
        """Erase a person, who has left all games; return games touched.

        Their row, messages and clips go; in states, logs and records a number and ``replacement``
        stand for their id and name. What cannot be read is emptied, for nobody can say whether
        the name is in it.
        """
        ...


class ServerReads(Protocol):
    """What servers' managers chose."""

    async def get(self, guild_id: int) -> GuildSettings:
        """Return a server's settings, the defaults if there are none."""
        ...

    async def with_commands(self) -> tuple[int, ...]:
        """Return the servers in which slash commands of their own are registered."""
        ...


class Servers(ServerReads, Protocol):
    """What servers' managers chose, to be changed."""

    async def save(self, settings: GuildSettings) -> None:
        """Save a server's settings."""
        ...

    async def note_commands(self, guild_id: int, *, present: bool) -> None:
        """Note whether a server has slash commands of its own."""
        ...


class Seen(Protocol):
    """Interactions that were dealt with."""

    async def contains(self, interaction_id: int) -> bool:
        """Say whether this interaction was dealt with before."""
        ...

    async def add(self, interaction_id: int, at: float, *, once: bool = False) -> None:
        """Remember an interaction that was dealt with.

        Raise VersionConflict, at the latest when it is committed, if it was before and may be
        ``once`` only.
        """
        ...


class ClipReads(Protocol):
    """Files that came with clues."""

    async def get(self, game: GameId, round: int) -> ClipFile | None:
        """Return the file that came with a round's clue."""
        ...


class Clips(ClipReads, Protocol):
    """Files that came with clues, to be added to."""

    async def add(self, game: GameId, round: int, clip: ClipFile) -> None:
        """Keep the file that came with a round's clue."""
        ...


class SaidReads(Protocol):
    """What computer players have said."""

    async def get(self, guild_id: int, locale: str) -> tuple[str, ...]:
        """Return the clues of computer players in a server and language, the oldest first."""
        ...


class Said(SaidReads, Protocol):
    """What computer players have said, to be added to."""

    async def add(self, guild_id: int, locale: str, clue: str, at: float) -> None:
        """Note what a computer player said."""
        ...


class RecordReads(Protocol):
    """Records of games that are over."""

    async def get(self, game: GameId) -> str | None:
        """Return the record, a JSON document, of a game that is over; raise DamagedDocument."""
        ...

    async def count(self, guild_id: int, until: float) -> int:
        """Return how many games of a server that were over by then are remembered."""
        ...

    async def of_server(self, guild_id: int, game: GameId) -> str | None:
        """Return the record of a game that was played in a server; None for any other's.

        Raises DamagedDocument.
        """
        ...

    async def games(self) -> tuple[GameId, ...]:
        """Return all games with a record."""
        ...

    async def behind(self) -> GameId | None:
        """Return the next game of whose record results are to be made; those of a server in order.

        None if there is none.
        """
        ...


class Records(RecordReads, Protocol):
    """Records of games that are over, to be added to."""

    async def save(self, game: GameId, record_json: str, at: float, guild_id: int) -> None:
        """Keep the record of a game of a server that is over; it gets the server's next number.

        Kept again, after a late star, it has the number and the moment that it had.

        Where others of the server are behind it is, too: its ratings depend on theirs. So no other
        game of the server ends beside it.
        """
        ...

    async def remove(self, guild_id: int, until: float, most: int) -> tuple[GameId, ...]:
        """Remove all that is kept of a server's oldest games that were over by then.

        Record, results, log, state, messages: at most of so many games; return of which.
        """
        ...

    async def drop(self, game: GameId) -> None:
        """Remove the record of what was no game, of which there are no results."""
        ...

    async def put_behind(self) -> None:
        """Have results of all records made anew."""
        ...

    async def caught_up(self, game: GameId) -> None:
        """Note that the results of a game are made."""
        ...
