"""The slash commands that the bot has registered."""

from typing import Any

from bot.playground.command_checks import check_command, check_unique
from bot.playground.errors import UNKNOWN_COMMAND, ApiError, Problems
from bot.playground.model import Permission
from bot.playground.world import Event, World

GLOBAL = ""
"""The place of commands that are not one guild's."""


class CommandRegistry:
    """Commands by place (a guild's id or `GLOBAL`), each as Discord returns it."""

    def __init__(self, world: World) -> None:
        self._world = world
        self._commands: dict[str, list[dict[str, Any]]] = {}

    def all(self, place: str = GLOBAL) -> list[dict[str, Any]]:
        """Return a place's commands."""
        return list(self._commands.get(place, ()))

    def get(self, place: str, command_id: str) -> dict[str, Any]:
        """Return one command; raises `ApiError` 10063."""
        for command in self._commands.get(place, ()):
            if command["id"] == command_id:
                return command
        raise ApiError(UNKNOWN_COMMAND)

    def replace(self, place: str, forms: Any) -> list[dict[str, Any]]:
        """Set a place's commands to these forms; a name known already keeps its id."""
        problems = Problems()
        if not isinstance(forms, list):
            problems.count("", forms, 0, 100)
            problems.raise_if_any()
        for index, form in enumerate(forms):
            check_command(form, str(index), problems)
        check_unique(forms, problems)
        problems.raise_if_any()
        known = {(c["type"], c["name"]): c["id"] for c in self.all(place)}
        self._commands[place] = [
            self._made(form, place, known.get((form.get("type", 1), form["name"])))
            for form in forms
        ]
        self._world.announce(Event("SESSION", {}))
        return self.all(place)

    def upsert(
        self, place: str, form: dict[str, Any], command_id: str | None = None
    ) -> dict[str, Any]:
        """Add a command, or change the one with this id (or the same name)."""
        if command_id is not None:
            old = self.get(place, command_id)
            form = {**old, **form}
        problems = Problems()
        check_command(form, "", problems)
        problems.raise_if_any()
        same = [c for c in self.all(place) if c["name"] == form["name"] or c["id"] == command_id]
        made = self._made(form, place, same[0]["id"] if same else None)
        rest = [c for c in self.all(place) if c["id"] != made["id"]]
        self._commands[place] = [*rest, made]
        self._world.announce(Event("SESSION", {}))
        return made

    def delete(self, place: str, command_id: str) -> None:
        """Remove a command; raises `ApiError` 10063."""
        gone = self.get(place, command_id)
        self._commands[place].remove(gone)
        self._world.announce(Event("SESSION", {}))

    def _made(self, form: dict[str, Any], place: str, known_id: str | None) -> dict[str, Any]:
        made = {
            "type": 1,
            "description": "",
            "options": [],
            "name_localizations": None,
            "description_localizations": None,
            "default_member_permissions": None,
            "nsfw": False,
            "integration_types": [0],
            "contexts": None,
            **{key: value for key, value in form.items() if key != "id" and value is not None},
            "id": known_id or self._world.ids.next(),
            "application_id": self._world.bot.id,
            "version": self._world.ids.next(),
        }
        if place:
            made |= {"guild_id": place, "contexts": None}  # known of global commands only
        return made

    def usable(self, user_id: str, guild_id: str | None) -> list[dict[str, Any]]:
        """Return what a user may call in a guild (None: in direct messages)."""
        if guild_id is None:
            return [c for c in self.all() if _in_dms(c)]
        guild = self._world.guilds[guild_id]
        if self._world.bot.id not in guild.members or user_id not in guild.members:
            return []
        granted = guild.roles[guild.id].permissions
        for role_id in guild.members[user_id].roles:
            granted |= guild.roles[role_id].permissions
        everything = guild.owner_id == user_id or bool(granted & Permission.ADMINISTRATOR)
        own = self.all(guild_id)
        names = {c["name"] for c in own}
        return [
            c
            for c in [*own, *(c for c in self.all() if c["name"] not in names)]
            if (c.get("contexts") is None or 0 in c["contexts"])
            and (everything or not int(c["default_member_permissions"] or 0) & ~granted)
        ]


def _in_dms(command: dict[str, Any]) -> bool:
    if command.get("contexts") is not None:
        return 1 in command["contexts"]
    return command.get("dm_permission", True) is not False
