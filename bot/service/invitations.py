"""Games in which only those sit down who are invited."""

from collections.abc import Collection
from dataclasses import replace

from bot.engine.errors import SeatError
from bot.engine.ids import GameId, PlayerId
from bot.engine.model import Game
from bot.service.ports import Invited, Store, StoredGame, is_discord_id
from bot.service.table import TableService

MOST_IN_ALL = 50
"""People and roles that may be invited to a game: all of them stand in its lobby."""


class InvitationService:
    """Says who is invited, and invites."""

    def __init__(self, store: Store, table: TableService) -> None:
        self._store = store
        self._table = table

    async def of(self, stored: StoredGame) -> Invited | None:
        """Return who is invited; None for a game in which anybody may sit down."""
        if not stored.by_invitation:
            return None
        return _who_can_be_told(await self._store.read.invitations.of(stored.game.id))

    async def admits(
        self, stored: StoredGame, player: PlayerId, roles: Collection[int] = ()
    ) -> bool:
        """Say whether somebody who is not at the table may sit down, by name or by a role."""
        invited = await self.of(stored)
        return invited is None or player in invited.people or not invited.roles.isdisjoint(roles)

    async def check(self, stored: StoredGame, player: PlayerId, roles: Collection[int]) -> None:
        """Raise SeatError (``not-invited``) for who is neither invited nor at the table."""
        if player not in at_the_table(stored.game) and not await self.admits(stored, player, roles):
            over = "yes" if stored.game.phase.kind == "finished" else "no"
            raise SeatError("not-invited", over=over)

    async def invite(self, game: GameId, invited: Invited) -> StoredGame:
        """Invite more; a game in which anybody may sit down is for those who are, from now on.

        Raises SettingsError (``too-many-invited-in-all``).
        """
        return await self._table.admit(game, invited=invited, most=MOST_IN_ALL)

    async def again(self, stored: StoredGame) -> Invited | None:
        """Return who is invited when a game is played again: also who sat in it."""
        invited = await self.of(stored)
        if invited is None:
            return None
        people = invited.people | at_the_table(stored.game)
        roles = invited.roles - {stored.place.guild_id}  # once, everybody's could be invited
        return _who_can_be_told(Invited(people, roles))


def _who_can_be_told(invited: Invited) -> Invited:
    """Leave out whoever is nobody any more: Discord refuses messages that name them."""
    return replace(invited, people=frozenset(filter(is_discord_id, invited.people)))


def at_the_table(game: Game) -> frozenset[PlayerId]:
    """Return who sits or waits to."""
    seated = {chair.player for chair in game.chairs if not chair.gone and chair.computer is None}
    waiting = {newcomer.player for newcomer in game.waiting if newcomer.computer is None}
    return frozenset(seated | waiting)
