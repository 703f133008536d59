"""Who the bot is, whom it knows, and where its gateway is."""

from bot.playground import payloads
from bot.playground.core import Call
from bot.playground.errors import (
    OPENING_DMS_TOO_FAST,
    UNKNOWN_GUILD,
    UNKNOWN_USER,
    ApiError,
    Problems,
)
from bot.playground.gateway import IDENTIFIES_PER_DAY
from bot.playground.rest.routes import Answer, route

NEW_DMS, NEW_DMS_SECONDS = 50, 600.0
"""So many direct-message channels may be opened in so many seconds."""


@route("GET", "/users/@me")
async def get_me(call: Call) -> Answer:
    """Answer with the bot's own account."""
    return 200, payloads.me(call.core.world.bot)


@route("GET", "/users/@me/guilds")
async def get_my_guilds(call: Call) -> Answer:
    """Answer with the guilds that the bot is in."""
    world = call.core.world
    guilds = [
        {
            "id": guild.id,
            "name": guild.name,
            "icon": None,
            "banner": None,
            "owner": False,
            "permissions": str(int(guild.roles[guild.id].permissions)),
            "features": guild.features,
        }
        for guild in world.guilds_of(world.bot.id)
    ]
    return 200, guilds


@route("DELETE", "/users/@me/guilds/{guild_id}")
async def leave_guild(call: Call) -> Answer:
    """Let the bot leave a guild."""
    world = call.core.world
    guild = world.guilds.get(call.params["guild_id"])
    if guild is None or world.bot.id not in guild.members:
        raise ApiError(UNKNOWN_GUILD)
    world.remove_bot(guild)
    return 204, None


@route("POST", "/users/@me/channels")
async def open_dm(call: Call) -> Answer:
    """Open the direct messages with a user; too many new ones at a time are refused."""
    core = call.core
    recipient = (call.body or {}).get("recipient_id")
    if recipient is None:
        problems = Problems()
        problems.required("recipient_id")
        problems.raise_if_any()
    user = core.world.users.get(str(recipient))
    if user is None or user.bot:
        raise ApiError(UNKNOWN_USER)
    if all(channel.recipient_id != user.id for channel in core.world.channels.values()):
        now = core.clock.now()
        core.opened_dms = [at for at in core.opened_dms if now - at < NEW_DMS_SECONDS]
        if len(core.opened_dms) >= NEW_DMS:
            raise ApiError(OPENING_DMS_TOO_FAST)
        core.opened_dms.append(now)
    return 200, payloads.channel(core.world, core.world.open_dm(user))


@route("GET", "/users/{user_id}")
async def get_user(call: Call) -> Answer:
    """Answer with any account."""
    user = call.core.world.users.get(call.params["user_id"])
    if user is None:
        raise ApiError(UNKNOWN_USER)
    return 200, payloads.user(user)


@route("GET", "/gateway")
async def get_gateway(call: Call) -> Answer:
    """Answer with the gateway's address."""
    return 200, {"url": call.core.gateway.url}


@route("GET", "/gateway/bot")
async def get_bot_gateway(call: Call) -> Answer:
    """Answer with the gateway's address, the shards it advises, and the starts left today."""
    gateway = call.core.gateway
    now = call.core.clock.now()
    used = sum(now - at < 86_400 for at in gateway.identifies)
    limit = {
        "total": IDENTIFIES_PER_DAY,
        "remaining": max(0, IDENTIFIES_PER_DAY - used),
        "reset_after": 86_400_000,
        "max_concurrency": max(1, gateway.recommended_shards),
    }
    shards = gateway.recommended_shards
    return 200, {"url": gateway.url, "shards": shards, "session_start_limit": limit}


@route("GET", "/oauth2/applications/@me")
@route("GET", "/applications/@me")
async def get_application(call: Call) -> Answer:
    """Answer with the bot's application."""
    world = call.core.world
    owner = next((user for user in world.users.values() if not user.bot), world.bot)
    return 200, {
        "id": world.bot.id,
        "name": world.bot.name,
        "icon": None,
        "description": "",
        "summary": "",
        "type": None,
        "bot_public": True,
        "bot_require_code_grant": False,
        "verify_key": "0" * 64,
        "flags": 1 << 23,
        "owner": payloads.user(owner),
        "team": None,
        "bot": payloads.user(world.bot),
        "integration_types_config": {"0": {}},
        "approximate_guild_count": sum(1 for _ in world.guilds_of(world.bot.id)),
        "approximate_user_install_count": 0,
        "approximate_user_authorization_count": 0,
        "eligible_oauth2_scopes": ["bot", "applications.commands"],
        "explicit_content_filter": 0,
        "flags_new": str(1 << 23),
        "role_connections_verification_url": None,
        "redirect_uris": [],
        "interactions_endpoint_url": None,
    }
