"""Lobbies for invited people: who is, said by mentioning them."""

import re
from dataclasses import replace

import discord

from bot.engine.errors import SettingsError
from bot.engine.ids import PlayerId
from bot.service.ports import Invited, StoredGame, is_discord_id
from bot.ui.handlers.dependencies import Dependencies, HandlerGroup, check_steers
from bot.ui.presenters.invited import Admission, mentions
from bot.ui.reply import Reply

MENTION = re.compile(r"<@(?P<kind>[!&]?)(?P<id>[0-9]{1,19})>")
BETWEEN = " ,;\n\t"
MOST_INVITED = 25
"""People and roles in one option: what a lobby can show in a line or two."""


class InvitationHandlers(HandlerGroup):
    """The invitations' part of the handlers."""

    async def invite(
        self, reply: Reply, stored: StoredGame, named: str | None, *, everybody: bool
    ) -> None:
        """Invite those who are mentioned, or let everybody sit down; else say who is invited."""
        check_steers(reply, stored)
        service = self._deps.invitations
        if everybody:
            await self._deps.table.admit(stored.game.id, invited=None)
            await reply.say("answer-admits-everybody")
            return
        if named is not None:
            stored = await service.invite(stored.game.id, with_told(reply, mentioned(named)))
        invited = await service.of(stored)
        if invited is None:
            await reply.say("answer-everybody-invited")
        else:
            named = mentions(invited, reply.texts)
            await reply.say("answer-invited" if named else "answer-invited-nobody", invited=named)


async def check_invited(deps: Dependencies, reply: Reply, stored: StoredGame) -> None:
    """Raise SeatError (``not-invited``) unless the presser may sit down."""
    await deps.invitations.check(stored, reply.player, _roles(reply))


async def admission(deps: Dependencies, reply: Reply, stored: StoredGame) -> Admission:
    """Say whether the presser, who is not at the table, may sit down.

    A direct message does not tell which roles they have.
    """
    if await deps.invitations.admits(stored, reply.player, _roles(reply)):
        return "invited"
    invited = await deps.invitations.of(stored)
    return "by-role" if reply.direct and invited and invited.roles else "uninvited"


def _roles(reply: Reply) -> list[int]:
    user = reply.interaction.user
    return [role.id for role in user.roles] if isinstance(user, discord.Member) else []


def with_told(reply: Reply, invited: Invited) -> Invited:
    """Return who is invited, with the roles that the presser may have notified here.

    Raises SettingsError (``everyone-invited``) for the role that everybody has.
    """
    if reply.guild_id in invited.roles:
        raise SettingsError("everyone-invited")
    asked = reply.interaction
    any_role = asked.permissions.mention_everyone and asked.app_permissions.mention_everyone
    found = [asked.guild.get_role(role) for role in invited.roles] if asked.guild else []
    told = frozenset(role.id for role in found if role and (role.mentionable or any_role))
    return replace(invited, told=told)


async def say_who_is_not_told(reply: Reply, invited: Invited | None) -> None:
    """Say which of the invited roles the lobby does not notify."""
    if invited is not None and (quiet := invited.roles - invited.told):
        roles = mentions(Invited(roles=quiet), reply.texts)
        await reply.say("answer-roles-not-told", roles=roles, count=len(quiet))


def mentioned(text: str) -> Invited:
    """Return the people and roles that are mentioned in what was typed.

    Raises SettingsError: ``no-mention`` if there is anything else, ``too-many-invited``.
    """
    rest = MENTION.sub("", text).strip(BETWEEN)
    found = [(kind, int(number)) for kind, number in MENTION.findall(text)]
    if rest or not found or not all(is_discord_id(number) for _, number in found):
        raise SettingsError("no-mention", typed=rest or text)
    if len(found) > MOST_INVITED:
        raise SettingsError("too-many-invited", maximum=MOST_INVITED)
    return Invited(
        frozenset(PlayerId(number) for kind, number in found if kind != "&"),
        frozenset(number for kind, number in found if kind == "&"),
    )
