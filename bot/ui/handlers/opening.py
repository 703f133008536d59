"""Opening a lobby: with `/dixit start`, and again after a game."""

import asyncio
from collections import deque
from dataclasses import dataclass, replace
from weakref import WeakValueDictionary

import discord

from bot.engine.commands import AddComputer, PickRabbit, StartGame
from bot.engine.errors import ChannelBusy, DixitError, RequestError, SettingsError
from bot.engine.ids import CardId, GameId, PlayerId
from bot.engine.joining import seats_before
from bot.engine.ruleset import RULESETS
from bot.engine.settings import GameSettings
from bot.i18n import Library
from bot.service.choices import PACE, RULESET, choose, default_settings
from bot.service.ports import GuildSettings, Place, StoredGame
from bot.service.server_decks import offered
from bot.service.variants import VARIANTS, variants_of
from bot.ui.handlers.dependencies import Dependencies, HandlerGroup
from bot.ui.handlers.invitations import check_invited, mentioned, say_who_is_not_told, with_told
from bot.ui.handlers.seating import greet, sit
from bot.ui.permissions import check_permissions
from bot.ui.presenters.summary import deck_names, values_of_gone
from bot.ui.reply import Reply
from bot.ui.threads import check_thread, make_thread, remove_thread


@dataclass(frozen=True, slots=True)
class StartOptions:
    """What ``/dixit start`` asked for; None is the server's default."""

    ruleset: str | None = None
    pace: str | None = None
    decks: tuple[str, ...] = ()
    locale: str | None = None
    in_thread: bool = False
    variants: tuple[str, ...] = ()
    """By name, in any letter case and in the reader's language."""
    computers: int = 0
    """Computer players who sit down at once."""
    now: bool = False
    """Deal without waiting in the lobby."""
    invited: str | None = None
    """Mentions of the people and roles that may sit down; None: everybody."""


class OpeningHandlers(HandlerGroup):
    """The handlers that open lobbies."""

    def __init__(self, deps: Dependencies) -> None:
        super().__init__(deps)
        self._opening: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        """Held while an interaction that may come twice is dealt with."""
        self._played_again: deque[GameId] = deque(maxlen=1000)
        """Games whose people were called to a rematch, each once; a restart forgets them."""

    async def open(self, reply: Reply, wish: StartOptions) -> None:
        """Open a lobby in the channel with its host in it, or deal at once if that is wished."""
        await reply.defer()
        async with self._opening.setdefault(reply.interaction.id, asyncio.Lock()):
            await self._open(reply, wish)

    async def _open(self, reply: Reply, wish: StartOptions) -> None:
        deps = self._deps
        guild_id, channel_id = _where(reply)
        if wish.in_thread:
            check_thread(reply.interaction.channel)
        check_permissions(reply.interaction, in_thread=wish.in_thread)
        server = await deps.servers.settings(guild_id)
        _check_channel(reply, server, channel_id)
        await self._check_role(reply, server)
        invited = None if wish.invited is None else with_told(reply, mentioned(wish.invited))
        locale = deps.library.best(
            wish.locale or server.locale or own_locale(reply.interaction) or reply.texts.locale
        )
        settings = default_settings(
            wish.ruleset or server.ruleset or RULESET,
            wish.pace or server.pace or PACE,
            await self._named(guild_id, wish.decks, reply.texts.locale),
        )
        if wish.variants:
            settings = _with_variants(settings, wish.variants, deps.library)
        cards = await deps.server_decks.cards(guild_id, settings.decks)
        liked = (await deps.people.addressee(reply.player)).rabbit
        at_once = _at_once(reply.player, cards, wish, liked)
        thread = None
        if wish.in_thread:  # which is not to be there for nothing
            if await deps.table.dealt_with(reply.interaction.id):
                return  # it has come twice, and was answered
            await deps.table.check_room(guild_id)
            deps.table.check_rules(reply.player, settings, at_once)
            texts = deps.library.texts(locale)
            thread = await make_thread(reply.interaction, texts("thread-name", host=reply.name))
        try:
            stored = await deps.table.open(
                place=Place(guild_id, channel_id, thread and thread.id),
                host=reply.player,
                host_name=reply.name,
                settings=settings,
                locale=locale,
                interaction_id=reply.interaction.id,
                at_once=at_once,
                invited=invited,
            )
        except DixitError:
            if thread is not None and not await remove_thread(thread):
                await reply.say("answer-thread-left", place=thread.mention)
            raise
        if thread is not None:
            await reply.say("answer-opened-in-thread", place=thread.mention)
        await say_who_is_not_told(reply, invited)
        await greet(self._deps, reply, stored)

    async def fitting_variants(
        self, guild_id: int | None, ruleset: str | None, locale: str
    ) -> list[str]:
        """Return the names of the variants of a ruleset, of the server's usual one for None."""
        texts = self._deps.library.texts(locale)
        if ruleset not in RULESETS and guild_id is not None:
            ruleset = (await self._deps.servers.settings(guild_id)).ruleset
        rules = RULESETS[ruleset if ruleset in RULESETS else RULESET]
        return [texts(f"variant-{name}") for name in variants_of(rules)]

    async def _named(self, guild_id: int, names: tuple[str, ...], locale: str) -> tuple[str, ...]:
        """Return the decks of these titles or keys, by default the house's first.

        Raises SettingsError (``deck-unknown``) for a name that nothing here has.
        """
        if not names:
            return self._deps.decks.keys()[:1]
        shelf = await self._deps.server_decks.shelf(guild_id)
        found = [*zip(names, shelf.find_all(names, locale), strict=True)]
        for name, deck in found:
            if deck is None:
                raise SettingsError("deck-unknown", deck=name)
        return tuple(deck for _, deck in found if deck is not None)

    async def _check_role(self, reply: Reply, server: GuildSettings) -> None:
        """Let a role be told no more that was deleted while the bot was away."""
        guild, role = reply.interaction.guild, server.told_role
        if role is not None and guild and not guild.unavailable and guild.get_role(role) is None:
            await self._deps.servers.forget_role(server.guild_id, role)

    async def rematch(self, reply: Reply, stored: StoredGame) -> None:
        """Open a lobby with the settings of a game that is over; join it if it is open already."""
        await reply.defer()
        check_permissions(reply.interaction)
        await check_invited(self._deps, reply, stored)
        server = await self._deps.servers.settings(stored.place.guild_id)
        _check_channel(reply, server, stored.place.channel_id)
        settings = stored.game.settings
        shelf = await self._deps.server_decks.shelf(stored.place.guild_id, settings.decks)
        left, gone = offered(shelf, settings.decks)
        invited = await self._deps.invitations.again(stored)
        if invited is not None:
            invited = with_told(reply, invited)
        try:
            fresh = await self._deps.table.open(
                place=stored.place,
                host=reply.player,
                host_name=reply.name,
                settings=replace(settings, decks=left or shelf.keys()[:1]),
                locale=stored.locale,
                interaction_id=reply.interaction.id,
                at_once=[
                    AddComputer(reply.player, chair.computer, again=chair.player)
                    for chair in sorted(stored.game.chairs, key=lambda chair: chair.player)
                    if chair.computer is not None and not chair.gone
                ],
                past_seats=seats_before(
                    stored.game, calls=stored.game.id not in self._played_again
                ),
                invited=invited,
            )
        except ChannelBusy:
            if stored.game.phase.kind != "finished":  # nobody was offered this
                raise
            fresh = await self._join_lobby(reply, stored.place)
        else:
            self._played_again.append(stored.game.id)
            if gone:
                named = values_of_gone(gone, shelf, reply.texts)
                there = deck_names(fresh.game.settings, shelf, reply.texts)
                await reply.say("answer-decks-gone", decks=there, **named)
            await say_who_is_not_told(reply, invited)
        await greet(self._deps, reply, fresh)

    async def _join_lobby(self, reply: Reply, place: Place) -> StoredGame:
        """Sit down in the lobby that somebody opened before; raise ChannelBusy if it is none."""
        live = await self._deps.table.live_game_in(place.target_id)
        if live is None:
            raise ChannelBusy("channel-busy", elsewhere="yes")
        if live.game.phase.kind != "lobby":
            raise await self._deps.table.busy_channel(live, reply.player)
        return await sit(self._deps, reply, live)


def _at_once(
    host: PlayerId, cards: tuple[CardId, ...], wish: StartOptions, liked: int | None
) -> list[PickRabbit | AddComputer | StartGame]:
    """Return what the host does in the moment of opening, with the rabbit that they like."""
    own = [] if liked is None else [PickRabbit(host, liked)]
    company = [AddComputer(host, "even")] * wish.computers
    return [*own, *company, *([StartGame(host, cards)] if wish.now else [])]


def _with_variants(
    settings: GameSettings, wanted: tuple[str, ...], library: Library
) -> GameSettings:
    """Add variants to those of the ruleset's book; raise SettingsError for an unknown one.

    They may be named in any language: the table may speak another than whoever types.
    """
    languages = [library.texts(locale) for locale in library.locales]
    names = {texts(f"variant-{name}").lower(): name for name in VARIANTS for texts in languages}
    added = [names.get(name.lower(), name.lower()) for name in wanted]
    own = [name for name, on in variants_of(settings.ruleset).items() if on]
    return choose(settings, "variants", own + added)


def _where(reply: Reply) -> tuple[int, int]:
    guild_id, channel_id = reply.interaction.guild_id, reply.interaction.channel_id
    if guild_id is None or channel_id is None:
        raise RequestError("not-in-a-server")
    return guild_id, channel_id


def _check_channel(reply: Reply, server: GuildSettings, channel_id: int) -> None:
    """Raise RequestError unless games may be started in the channel, or in that of the thread."""
    parent = getattr(reply.interaction.channel, "parent_id", None)
    if server.channels and not {channel_id, parent} & set(server.channels):
        raise RequestError("channel-not-allowed", channel=", ".join(map(str, server.channels)))


def own_locale(interaction: discord.Interaction) -> str | None:
    """Return the language that the server has chosen on Discord, None if it can choose none.

    Only a Community server can; every other one has ``en-US``, whatever is spoken there.
    """
    guild, locale = interaction.guild, interaction.guild_locale
    return locale.value if locale and guild and "COMMUNITY" in guild.features else None
