"""From what a person does on a page to the interaction Discord would send to the bot."""

from collections.abc import Callable, Sequence
from typing import Any

from bot.playground import components as kinds
from bot.playground import payloads, uploads
from bot.playground.command_checks import SUB_COMMAND, SUB_COMMAND_GROUP
from bot.playground.components import Component, find, walk
from bot.playground.core import Core
from bot.playground.errors import LocalError
from bot.playground.interactions import (
    AUTOCOMPLETE,
    COMMAND,
    COMPONENT,
    MODAL_SUBMIT,
    Interaction,
)
from bot.playground.model import Channel, Message, MessageFlag, Permission, User
from bot.playground.uploads import Upload

USER_OPTION, CHANNEL_OPTION, ROLE_OPTION, MENTIONABLE_OPTION, FILE_OPTION = 6, 7, 8, 9, 11
VALUE_TYPES: dict[int, type | tuple[type, ...]] = {3: str, 4: int, 5: bool, 10: (int, float)}


class Act:
    """One act of one person; every method raises `LocalError` for what a client can't do."""

    def __init__(
        self, core: Core, user: User, form: dict[str, Any], files: Sequence[Upload]
    ) -> None:
        self.core, self.user, self.form = core, user, form
        self.files = {str(file.index): file for file in files}
        self.data: dict[str, Any] = form.get("data") or {}
        self.resolved: dict[str, dict[str, Any]] = {}

    def go(self) -> Interaction:
        """Do it and return the interaction that the bot hears of."""
        makers: dict[Any, Callable[[], Interaction]] = {
            COMMAND: self.command,
            AUTOCOMPLETE: self.command,
            COMPONENT: self.component,
            MODAL_SUBMIT: self.modal,
        }
        maker = makers.get(self.form.get("type"))
        if maker is None:
            raise LocalError("there is no such type of interaction")
        return maker()

    def _start(
        self, kind: int, channel: Channel, data: dict[str, Any], source: Message | None = None
    ) -> Interaction:
        if self.resolved:
            data["resolved"] = self.resolved
        nonce = self.form.get("nonce")
        return self.core.interactions.start(
            kind, self.user, channel, data, nonce=nonce, source=source
        )

    def channel(self, channel_id: Any) -> Channel:
        """Return a channel that the person sees."""
        channel = self.core.world.channels.get(str(channel_id))
        if channel is None or not self.core.world.can_see(self.user.id, channel):
            raise LocalError("this person sees no such channel", 404)
        return channel

    # -- slash commands ------------------------------------------------------------------

    def command(self) -> Interaction:
        """Call a slash command, or ask it to complete an option."""
        kind = self.form["type"]
        channel = self.channel(self.form.get("channel_id"))
        allowed = self.core.world.permissions(self.user.id, channel)
        if Permission.USE_APPLICATION_COMMANDS not in allowed:
            raise LocalError("this person may not use commands here", 403)
        name = self.data.get("name")
        for known in self.core.commands.usable(self.user.id, channel.guild_id):
            if known["name"] == name:
                break
        else:
            raise LocalError(f"there is no command /{name} here", 404)
        options = self._options(
            known["options"], self.data.get("options") or [], channel, partial=kind == AUTOCOMPLETE
        )
        data = {"id": known["id"], "name": name, "type": known["type"], "options": options}
        if "guild_id" in known:
            data["guild_id"] = known["guild_id"]
        return self._start(kind, channel, data)

    def _options(
        self,
        known: list[dict[str, Any]],
        given: list[dict[str, Any]],
        channel: Channel,
        *,
        partial: bool,
    ) -> list[dict[str, Any]]:
        by_name = {option["name"]: option for option in known}
        result: list[dict[str, Any]] = []
        for item in given:
            option = by_name.get(str(item.get("name")))
            if option is None:
                raise LocalError(f"there is no option {item.get('name')!r}")
            made: dict[str, Any] = {"name": option["name"], "type": option["type"]}
            if option["type"] in (SUB_COMMAND, SUB_COMMAND_GROUP):
                nested = item.get("options") or []
                made["options"] = self._options(
                    option.get("options") or [], nested, channel, partial=partial
                )
            else:
                focused = partial and bool(item.get("focused"))
                made["value"] = item.get("value") if focused else self._value(option, item, channel)
                if focused:
                    made["focused"] = True
            result.append(made)
        names = {item["name"] for item in result}
        missing = [o["name"] for o in known if o.get("required") and o["name"] not in names]
        if missing and not partial:
            raise LocalError(f"these options are needed: {', '.join(missing)}")
        subs = [o for o in known if o["type"] in (SUB_COMMAND, SUB_COMMAND_GROUP)]
        if subs and len(result) != 1:
            raise LocalError(f"one of these is needed: {', '.join(o['name'] for o in subs)}")
        return result

    def _value(self, option: dict[str, Any], item: dict[str, Any], channel: Channel) -> Any:
        value, kind, name = item.get("value"), option["type"], option["name"]
        if kind in (USER_OPTION, CHANNEL_OPTION, ROLE_OPTION, MENTIONABLE_OPTION):
            return self._resolve(kind, str(value), channel)
        if kind == FILE_OPTION:
            return self._attach(str(value), channel.id)
        right = VALUE_TYPES[kind]
        if not isinstance(value, right) or (isinstance(value, bool) and kind != 5):
            raise LocalError(f"{name}: that is no value for this option")
        choices = [choice["value"] for choice in option.get("choices") or ()]
        if choices and value not in choices:
            raise LocalError(f"{name}: choose one of {choices}")
        size = len(value) if isinstance(value, str) else value
        low_key, high_key = (
            ("min_length", "max_length") if kind == 3 else ("min_value", "max_value")
        )
        low, high = option.get(low_key), option.get(high_key)
        if (low is not None and size < low) or (high is not None and size > high):
            raise LocalError(f"{name}: {value!r} is outside {low} to {high}")
        return value

    def _resolve(self, kind: int, snowflake: str, channel: Channel) -> str:
        """Put a user, channel or role that a value names among the resolved data."""
        world = self.core.world
        guild = world.guilds.get(channel.guild_id or "")
        if kind in (USER_OPTION, MENTIONABLE_OPTION) and snowflake in world.users:
            person = world.users[snowflake]
            self.resolved.setdefault("users", {})[snowflake] = payloads.user(person)
            if guild and snowflake in guild.members:
                member = payloads.member(world, guild.members[snowflake])
                del member["user"]
                granted = str(int(world.permissions(snowflake, channel)))
                member["permissions"] = granted
                self.resolved.setdefault("members", {})[snowflake] = member
            return snowflake
        if kind == CHANNEL_OPTION and snowflake in world.channels:
            place = payloads.channel(world, self.channel(snowflake))
            granted = world.permissions(self.user.id, world.channels[snowflake])
            place["permissions"] = str(int(granted))
            self.resolved.setdefault("channels", {})[snowflake] = place
            return snowflake
        if kind in (ROLE_OPTION, MENTIONABLE_OPTION) and guild and snowflake in guild.roles:
            role = payloads.role(guild.roles[snowflake], 0)
            self.resolved.setdefault("roles", {})[snowflake] = role
            return snowflake
        raise LocalError(f"there is nothing with the id {snowflake} to choose")

    def _attach(self, index: str, channel_id: str) -> str:
        """Store an uploaded file and put it among the resolved data; return its id."""
        upload = self.files.get(index)
        if upload is None:
            raise LocalError(f"there is no file files[{index}]")
        world = self.core.world
        file = uploads.store(upload, world.ids.next(), channel_id)
        world.attachments[file.id] = file
        shown = payloads.attachment(world, file) | {"ephemeral": True}
        self.resolved.setdefault("attachments", {})[file.id] = shown
        return file.id

    # -- buttons and selects -------------------------------------------------------------

    def component(self) -> Interaction:
        """Press a button or choose from a select."""
        channel = self.channel(self.form.get("channel_id"))
        message = self.core.world.messages[channel.id].get(str(self.form.get("message_id")))
        if message is None or message.only_for not in (None, self.user.id):
            raise LocalError("this person sees no such message", 404)
        custom_id = str(self.data.get("custom_id"))
        component = find(message.components, custom_id)
        if component is None:
            raise LocalError(f"the message has no component {custom_id!r}", 404)
        if component.get("disabled"):
            raise LocalError("this component is greyed out", 409)
        if message.flags & MessageFlag.LOADING:
            raise LocalError("the bot is still thinking", 409)
        kind = component["type"]
        if self.data.get("component_type", kind) != kind:
            raise LocalError(f"the component is of type {kind}")
        data: dict[str, Any] = {"custom_id": custom_id, "component_type": kind}
        data["id"] = component["id"]
        if kind in kinds.SELECTS:
            data["values"] = self._chosen(component, self.data.get("values"), channel)
        return self._start(COMPONENT, channel, data, message)

    def _chosen(self, select: Component, values: Any, channel: Channel) -> list[str]:
        chosen = [str(value) for value in values] if isinstance(values, list) else []
        low, high = select.get("min_values", 1), (select.get("max_values") or 1)
        if select.get("required") is False and not chosen:
            return []
        if not low <= len(chosen) <= high or len(set(chosen)) != len(chosen):
            raise LocalError(f"choose {low} to {high} different values")
        if select["type"] == kinds.STRING_SELECT:
            self._among_options(select, chosen)
            return chosen
        option_kind = {5: 6, 6: 8, 7: 9, 8: 7}[select["type"]]
        return [self._resolve(option_kind, value, channel) for value in chosen]

    def _among_options(self, holder: Component, chosen: Sequence[str]) -> None:
        known = {option["value"] for option in holder["options"]}
        if not known.issuperset(chosen):
            raise LocalError(f"there is no option {sorted(set(chosen) - known)}")

    # -- modals --------------------------------------------------------------------------

    def modal(self) -> Interaction:
        """Submit a modal that an earlier interaction has opened."""
        opener = self.core.interactions.find(str(self.form.get("interaction_id")))
        if opener is None or opener.modal is None or opener.user is not self.user:
            raise LocalError("no modal of this interaction is open", 404)
        if opener.channel.id not in self.core.world.channels:
            raise LocalError("the channel is gone", 404)
        modal = opener.modal
        given: dict[str, Component] = {
            part["custom_id"]: part
            for part in walk(self.data.get("components") or ())
            if part.get("custom_id")
        }
        unknown = set(given) - {c.get("custom_id") for c in walk(modal["components"])}
        if unknown:
            raise LocalError(f"the modal has no component {sorted(unknown)}")
        parts = [
            self._part(part, given, opener.channel, str(number))
            for number, part in enumerate(modal["components"], start=1)
        ]
        data = {"custom_id": modal["custom_id"], "components": parts}
        made = self._start(MODAL_SUBMIT, opener.channel, data, opener.source)
        opener.modal = None
        return made

    def _part(
        self, part: Component, given: dict[str, Component], channel: Channel, number: str
    ) -> Component:
        top: Component = {"type": part["type"], "id": part.get("id") or int(number)}
        match part:
            case {"type": kinds.LABEL, "component": component}:
                return top | {"component": self._input(component, given, channel)}
            case {"type": kinds.ROW, "components": nested}:
                return top | {"components": [self._input(c, given, channel) for c in nested]}
            case _:
                return top

    def _input(
        self, component: Component, given: dict[str, Component], channel: Channel
    ) -> Component:
        custom_id, kind = component["custom_id"], component["type"]
        answer = given.get(custom_id, {})
        made: Component = {"type": kind, "id": component.get("id") or 100, "custom_id": custom_id}
        required = component.get("required", True)
        if kind == kinds.TEXT_INPUT:
            text = str(answer.get("value", component.get("value")) or "")
            self._check_text(component, text, required=required)
            return made | {"value": text}
        if kind == kinds.CHECKBOX:
            return made | {"value": bool(answer.get("value", component.get("default", False)))}
        if kind == kinds.RADIO_GROUP:
            value = answer.get("value")
            if value is None and required:
                raise LocalError(f"{custom_id}: choose one")
            if value is not None:
                self._among_options(component, [value])
            return made | {"value": value}
        values = answer.get("values") or []
        if required and not values:
            raise LocalError(f"{custom_id}: choose something")
        if kind == kinds.FILE_UPLOAD:
            most = component.get("max_values") or 1
            if len(values) > most:
                raise LocalError(f"{custom_id}: at most {most} files")
            return made | {"values": [self._attach(str(v), channel.id) for v in values]}
        if kind == kinds.CHECKBOX_GROUP:
            self._among_options(component, values)
            return made | {"values": values}
        select = component | {"required": required}
        return made | {"values": self._chosen(select, values, channel)}

    def _check_text(self, component: Component, text: str, *, required: bool) -> None:
        custom_id = component["custom_id"]
        if required and not text:
            raise LocalError(f"{custom_id}: this must be filled in")
        low, high = component.get("min_length") or 0, component.get("max_length") or 4000
        if text and not low <= len(text) <= high:
            raise LocalError(f"{custom_id}: {low} to {high} characters")
