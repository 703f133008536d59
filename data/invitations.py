"""Who may sit down in games for invited people."""

from bot.engine.ids import GameId, PlayerId
from bot.service.ports import Invited
from data.repository import Reading, Writing

SELECT = "SELECT kind, invited_id FROM invitations WHERE game_id = $1 ORDER BY kind, invited_id"
# A role that is notified has a second row.
INSERT = """
    INSERT INTO invitations (game_id, kind, invited_id) VALUES ($1, $2, $3)
    ON CONFLICT (game_id, kind, invited_id) DO NOTHING"""


class SqlInvitationReads(Reading):
    """Satisfies ``bot.service.ports.InvitationReads``."""

    async def of(self, game: GameId) -> Invited:
        found = await self._query(SELECT, game)
        return Invited(
            frozenset(PlayerId(invited) for kind, invited in found if kind == "person"),
            frozenset(invited for kind, invited in found if kind == "role"),
            frozenset(invited for kind, invited in found if kind == "told-role"),
        )


class SqlInvitations(Writing, SqlInvitationReads):
    """Satisfies ``bot.service.ports.Invitations``."""

    async def add(self, game: GameId, invited: Invited) -> None:
        kinds = {"person": invited.people, "role": invited.roles, "told-role": invited.told}
        for kind, ids in kinds.items():
            for invited_id in sorted(ids):
                self._transaction.write(INSERT, game, kind, invited_id)
