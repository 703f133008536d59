"""The registration of slash commands."""

from bot.playground.command_registry import GLOBAL
from bot.playground.core import Call
from bot.playground.errors import MISSING_ACCESS, UNKNOWN_APPLICATION, ApiError
from bot.playground.rest.routes import Answer, route

ALL = "/applications/{application_id}/commands"
ONE = f"{ALL}/{{command_id}}"
GUILD_ALL = "/applications/{application_id}/guilds/{guild_id}/commands"
GUILD_ONE = f"{GUILD_ALL}/{{command_id}}"


def _place(call: Call) -> str:
    if call.params["application_id"] != call.core.application_id:
        raise ApiError(UNKNOWN_APPLICATION)
    place = call.params.get("guild_id", GLOBAL)
    if place != GLOBAL and place not in call.core.world.guilds:
        raise ApiError(MISSING_ACCESS)
    return place


@route("GET", GUILD_ALL)
@route("GET", ALL)
async def get_commands(call: Call) -> Answer:
    """Answer with the registered commands."""
    return 200, call.core.commands.all(_place(call))


@route("PUT", GUILD_ALL)
@route("PUT", ALL)
async def replace_commands(call: Call) -> Answer:
    """Replace all commands of a place."""
    return 200, call.core.commands.replace(_place(call), call.body)


@route("POST", GUILD_ALL)
@route("POST", ALL)
async def add_command(call: Call) -> Answer:
    """Register one command, over one of the same name."""
    place = _place(call)
    names = {command["name"] for command in call.core.commands.all(place)}
    made = call.core.commands.upsert(place, call.body)
    return 200 if made["name"] in names else 201, made


@route("GET", GUILD_ONE)
@route("GET", ONE)
async def get_command(call: Call) -> Answer:
    """Answer with one command."""
    return 200, call.core.commands.get(_place(call), call.params["command_id"])


@route("PATCH", GUILD_ONE)
@route("PATCH", ONE)
async def edit_command(call: Call) -> Answer:
    """Change one command."""
    command_id = call.params["command_id"]
    return 200, call.core.commands.upsert(_place(call), call.body or {}, command_id)


@route("DELETE", GUILD_ONE)
@route("DELETE", ONE)
async def delete_command(call: Call) -> Answer:
    """Remove one command."""
    call.core.commands.delete(_place(call), call.params["command_id"])
    return 204, None
