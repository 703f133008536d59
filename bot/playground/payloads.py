"""The store's objects in the shape in which Discord's API and gateway write them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bot.playground.model import (
    Attachment,
    Channel,
    ChannelType,
    Guild,
    Member,
    Message,
    Role,
    User,
)

if TYPE_CHECKING:
    from bot.playground.world import World


def user(person: User) -> dict[str, Any]:
    """Return a user object."""
    return {
        "id": person.id,
        "username": person.name.lower(),
        "global_name": None if person.bot else person.name,
        "discriminator": "0000" if person.bot else "0",
        "avatar": None,
        "bot": person.bot,
        "public_flags": 0,
        "flags": 0,
        "primary_guild": None,
    }


def me(bot: User) -> dict[str, Any]:
    """Return the bot's own user object, as `/users/@me` and READY give it."""
    own = {"verified": True, "mfa_enabled": True, "email": None, "locale": bot.locale}
    return user(bot) | {"username": bot.name} | own


def member(world: World, guild_member: Member) -> dict[str, Any]:
    """Return a guild member object."""
    silent = guild_member.timed_out_until
    return {
        "user": user(world.users[guild_member.user_id]),
        "nick": None,
        "avatar": None,
        "banner": None,
        "communication_disabled_until": world.clock.iso(silent) if silent else None,
        "premium_since": None,
        "roles": list(guild_member.roles),
        "joined_at": world.clock.iso(guild_member.joined_at),
        "deaf": False,
        "mute": False,
        "flags": 0,
        "pending": False,
    }


def role(guild_role: Role, position: int) -> dict[str, Any]:
    """Return a role object."""
    return {
        "id": guild_role.id,
        "name": guild_role.name,
        "permissions": str(int(guild_role.permissions)),
        "position": position,
        "color": 0,
        "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
        "hoist": False,
        "managed": guild_role.managed,
        "mentionable": False,
        "icon": None,
        "unicode_emoji": None,
        "flags": 0,
    }


def channel(world: World, place: Channel) -> dict[str, Any]:
    """Return a channel object of the kind in question."""
    data: dict[str, Any] = {
        "id": place.id,
        "type": int(place.type),
        "last_message_id": place.last_message_id,
        "flags": 0,
    }
    if place.type is ChannelType.DM:
        return data | {"recipients": [user(world.users[place.recipient_id or ""])]}
    data |= {
        "guild_id": place.guild_id,
        "name": place.name,
        "parent_id": place.parent_id,
        "rate_limit_per_user": place.slow_mode,
    }
    if not place.is_thread:
        return data | {
            "position": place.position,
            "topic": None,
            "nsfw": False,
            "permission_overwrites": [
                {"id": who, "type": 1, "allow": str(int(ow.allow)), "deny": str(int(ow.deny))}
                for who, ow in place.overwrites.items()
            ],
        }
    return data | {
        "owner_id": place.owner_id,
        "message_count": len(world.messages.get(place.id, {})),
        "total_message_sent": len(world.messages.get(place.id, {})),
        "member_count": 1,
        "thread_metadata": {
            "archived": place.archived,
            "locked": place.locked,
            "auto_archive_duration": place.auto_archive_minutes,
            "archive_timestamp": world.clock.iso(place.archive_changed_at),
            "create_timestamp": world.clock.iso(place.archive_changed_at),
        },
    }


def channels_of(world: World, guild: Guild) -> list[Channel]:
    """Return a guild's text channels, in their order."""
    return [c for c in world.channels.values() if c.guild_id == guild.id and not c.is_thread]


def threads_of(world: World, guild: Guild) -> list[Channel]:
    """Return a guild's open threads."""
    places = world.channels.values()
    return [c for c in places if c.guild_id == guild.id and c.is_thread and not c.archived]


def guild(server: Guild) -> dict[str, Any]:
    """Return a guild object as the REST routes give it."""
    return {
        "id": server.id,
        "name": server.name,
        "icon": None,
        "splash": None,
        "discovery_splash": None,
        "banner": None,
        "home_header": None,
        "incidents_data": None,
        "description": None,
        "owner_id": server.owner_id,
        "preferred_locale": server.locale,
        "features": server.features,
        "emojis": [],
        "stickers": [],
        "roles": [role(each, index) for index, each in enumerate(server.roles.values())],
        "verification_level": 0,
        "default_message_notifications": 1,
        "explicit_content_filter": 0,
        "mfa_level": 0,
        "nsfw_level": 0,
        "nsfw": False,
        "premium_tier": 0,
        "premium_subscription_count": 0,
        "premium_progress_bar_enabled": False,
        "system_channel_id": None,
        "system_channel_flags": 0,
        "rules_channel_id": None,
        "public_updates_channel_id": None,
        "safety_alerts_channel_id": None,
        "vanity_url_code": None,
        "afk_channel_id": None,
        "afk_timeout": 300,
        "application_id": None,
        "region": "deprecated",
        "widget_enabled": False,
        "widget_channel_id": None,
        "max_members": 500000,
        "max_presences": None,
        "max_video_channel_users": 25,
        "max_stage_video_channel_users": 50,
        "approximate_member_count": len(server.members),
    }


def full_guild(world: World, server: Guild) -> dict[str, Any]:
    """Return a guild as GUILD_CREATE brings it: without the members intent, only the bot."""
    own = server.members.get(world.bot.id)
    return guild(server) | {
        "joined_at": world.clock.iso(own.joined_at if own else None),
        "large": False,
        "unavailable": False,
        "member_count": len(server.members),
        "members": [member(world, own)] if own else [],
        "channels": [channel(world, each) for each in channels_of(world, server)],
        "threads": [channel(world, each) for each in threads_of(world, server)],
        "voice_states": [],
        "presences": [],
        "stage_instances": [],
        "guild_scheduled_events": [],
        "soundboard_sounds": [],
    }


def attachment(world: World, file: Attachment) -> dict[str, Any]:
    """Return an attachment object."""
    url = attachment_url(world, file)
    data: dict[str, Any] = {
        "id": file.id,
        "filename": file.filename,
        "size": len(file.data),
        "url": url,
        "proxy_url": url,
        "content_type": file.content_type,
    }
    if file.description is not None:
        data["description"] = file.description
    if file.width is not None:
        data |= {"width": file.width, "height": file.height}
    return data


def attachment_url(world: World, file: Attachment) -> str:
    """Return where a stored file is served."""
    return f"{world.base_url}/attachments/{file.channel_id}/{file.id}/{file.filename}"


def message(world: World, post: Message) -> dict[str, Any]:
    """Return a message object.

    Files that an embed or a component shows are not in `attachments`: Discord lists there only
    those that stand by themselves.
    """
    shown = str(post.components) + str(post.embeds)
    loose = [file for file in post.attachments if attachment_url(world, file) not in shown]
    data: dict[str, Any] = {
        "id": post.id,
        "channel_id": post.channel_id,
        "type": _message_type(post),
        "author": user(world.users[post.author_id]),
        "content": post.content,
        "timestamp": world.clock.iso(post.created_at),
        "edited_timestamp": world.clock.iso(post.edited_at) if post.edited_at else None,
        "tts": post.tts,
        "mention_everyone": False,
        "mentions": [user(world.users[who]) for who in post.mentions],
        "mention_roles": [],
        "attachments": [attachment(world, file) for file in loose],
        "embeds": post.embeds,
        "components": post.components,
        "pinned": post.pinned,
        "flags": int(post.flags),
    }
    if post.nonce is not None:
        data["nonce"] = post.nonce
    if post.webhook_id is not None:
        data |= {"webhook_id": post.webhook_id, "application_id": post.webhook_id}
    if post.interaction_metadata is not None:
        data["interaction_metadata"] = post.interaction_metadata
    if post.reference is not None:
        data["message_reference"] = post.reference
    if post.thread_id is not None:
        data["message_reference"] = {"type": 0, "channel_id": post.thread_id}
    return data


def _message_type(post: Message) -> int:
    if post.thread_id is not None:
        return 18  # a thread was started
    if (post.interaction_metadata or {}).get("type") == 2:
        return 20  # the answer to a slash command
    return 19 if post.reference else 0
