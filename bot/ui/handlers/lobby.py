"""Before the game: opening, joining, leaving, choosing, starting."""

import hashlib
from dataclasses import dataclass, replace

import discord

from bot.engine.commands import (
    AddComputer,
    Command,
    Configure,
    Join,
    Leave,
    PickRabbit,
    PickSeat,
    PickTeam,
    StartGame,
)
from bot.engine.errors import ChannelBusy, SeatError, SettingsError, TableError
from bot.engine.ids import CardId, PlayerId
from bot.engine.joining import seats_before, vacancies
from bot.engine.legal import refusal
from bot.engine.model import Game
from bot.engine.projection import view_for
from bot.engine.settings import GameSettings
from bot.i18n import Texts
from bot.service.choices import (
    PACE,
    REMOVE,
    RULESET,
    SEAT,
    choose,
    computer_command,
    default_settings,
)
from bot.service.ports import GuildSettings, Place, StoredGame
from bot.service.server_decks import check_offered
from bot.service.variants import VARIANTS, variants_of
from bot.ui import presenters
from bot.ui.codec import Press
from bot.ui.handlers.dependencies import Dependencies, check_steers, origin
from bot.ui.handlers.invitations import check_invited, mentioned
from bot.ui.page import Page
from bot.ui.permissions import check_permissions
from bot.ui.presenters.people import find, unpaired
from bot.ui.reply import Reply
from bot.ui.threads import check_thread, make_thread


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


class LobbyHandlers:
    """The lobby's part of the handlers."""

    def __init__(self, deps: Dependencies) -> None:
        self._deps = deps

    async def open(self, reply: Reply, wish: StartOptions) -> None:
        """Open a lobby in the channel with its host in it, or deal at once if that is wished."""
        await reply.defer()
        deps = self._deps
        guild_id, channel_id = _where(reply)
        if wish.in_thread:
            check_thread(reply.interaction.channel)
        check_permissions(reply.interaction, in_thread=wish.in_thread)
        server = await deps.servers.settings(guild_id)
        _check_channel(reply, server, channel_id)
        await self._check_role(reply, server)
        invited = None if wish.invited is None else mentioned(wish.invited)
        locale = wish.locale or server.locale or _guild_locale(reply.interaction)
        settings = default_settings(
            wish.ruleset or server.ruleset or RULESET,
            wish.pace or server.pace or PACE,
            await self._named(guild_id, wish.decks, reply.texts.locale),
        )
        if wish.variants:
            settings = _with_variants(settings, wish.variants, reply.texts)
        cards = await deps.server_decks.cards(guild_id, settings.decks)
        thread_id = None
        if wish.in_thread:
            await deps.table.check_room(guild_id)  # before there is a thread for nothing
            texts = deps.library.texts(deps.library.best(locale))
            thread_id = await make_thread(reply.interaction, texts("thread-name", host=reply.name))
        stored = await deps.table.open(
            place=Place(guild_id, channel_id, thread_id),
            host=reply.player,
            host_name=reply.name,
            settings=settings,
            locale=deps.library.best(locale),
            interaction_id=reply.interaction.id,
            at_once=_at_once(reply.player, cards, wish),
            invited=invited,
        )
        if thread_id is not None:
            await reply.say("answer-opened-in-thread", place=f"<#{thread_id}>")
        await self._greet(reply, stored)

    async def _named(self, guild_id: int, names: tuple[str, ...], locale: str) -> tuple[str, ...]:
        """Return the decks of these titles or keys, by default the house's first.

        Raises SettingsError (``deck-unknown``) for a name that nothing here has.
        """
        if not names:
            return self._deps.decks.keys()[:1]
        shelf = await self._deps.server_decks.shelf(guild_id)
        found = [(name, shelf.find(name, locale)) for name in names]
        for name, deck in found:
            if deck is None:
                raise SettingsError("deck-unknown", deck=name)
        return tuple(deck for _, deck in found if deck is not None)

    async def _check_role(self, reply: Reply, server: GuildSettings) -> None:
        """Let a role be told no more that was deleted while the bot was away."""
        guild, role = reply.interaction.guild, server.told_role
        if role is not None and guild and not guild.unavailable and guild.get_role(role) is None:
            await self._deps.servers.forget_role(server.guild_id, role)

    async def join(self, reply: Reply, stored: StoredGame, team: int | None = None) -> None:
        """Sit down, and be greeted by direct message; who sits is written to again at least."""
        await reply.defer()
        await self._greet(reply, await self._sit(reply, stored, team))

    async def _sit(self, reply: Reply, stored: StoredGame, team: int | None = None) -> StoredGame:
        await check_invited(self._deps, reply, stored)
        command = Join(reply.player, reply.name, team)
        try:
            return await self._deps.table.act(stored.game.id, command, origin(reply))
        except SeatError:
            await self._deps.people.retry_dm(reply.player)
            raise

    async def leave(self, reply: Reply, stored: StoredGame) -> None:
        """Stand up."""
        await reply.defer()
        await self._deps.table.act(stored.game.id, Leave(reply.player), origin(reply))
        await reply.say("answer-left")

    async def start(self, reply: Reply, stored: StoredGame, first: list[str] | None = None) -> None:
        """Deal; where the host chooses the first storyteller (B1), ask for them first."""
        await reply.defer()
        game, chosen = stored.game, None
        if game.phase.kind == "lobby" and game.settings.ruleset.first_storyteller == "choice":
            if not first:
                check_steers(reply, stored)
                context = await self._deps.context(reply, stored)
                await reply.show(presenters.first_storyteller(context))
                return
            chosen = player_of(first[0])
        cards: tuple[CardId, ...] = ()
        if game.phase.kind == "lobby":  # later it is refused, whatever has become of the decks
            check_steers(reply, stored)
            await self._deps.departures.look(stored)  # nobody waits for who has left the server
            guild_id, decks = stored.place.guild_id, game.settings.decks
            cards = await self._deps.server_decks.cards(guild_id, decks)
        command = StartGame(reply.player, cards, reply.moderates(stored.place), chosen)
        await self._deps.table.act(game.id, command, origin(reply))
        await reply.say("answer-started")

    async def settings(self, reply: Reply, stored: StoredGame, page: str = "") -> None:
        """Show what can be chosen; from a page of the panel, another one in its place."""
        await (reply.defer_update() if page else reply.defer())
        check_steers(reply, stored)
        await reply.update(await self._panel(reply, stored, page))

    async def choose(
        self, reply: Reply, stored: StoredGame, press: Press, values: list[str]
    ) -> None:
        """Take one choice of the settings panel."""
        await reply.defer_update()
        deps, turn = self._deps, self._deps.turns.at(reply)
        moderator = reply.moderates(stored.place)
        if press.arg == "language":
            check_steers(reply, stored)
            if len(values) != 1 or values[0] not in deps.library.locales:
                raise SettingsError("setting-choice", field="language")
            acted = await deps.table.speak(press.game, values[0])
        else:
            shelf = await deps.server_decks.shelf(stored.place.guild_id, stored.game.settings.decks)

            def configure(game: Game) -> Configure:
                # Of the settings as they are by then: two choices may come together.
                chosen = choose(game.settings, press.arg, values)
                check_offered(shelf, chosen.decks)
                return Configure(reply.player, chosen, moderator)

            acted = await deps.table.act(press.game, configure, origin(reply, press))
        async with turn.of(acted) as shown:
            await reply.update(await self._panel(reply, shown, presenters.page_of(press.arg)))

    async def computers(self, reply: Reply, stored: StoredGame, values: list[str]) -> None:
        """Give a seat to a computer player, or take the last one's away.

        The public message on which it was chosen shows it; else it is answered besides.
        """
        in_public = reply.interaction.message is not None and not reply.on_answer
        await (reply.defer_update() if in_public else reply.defer())
        moderator = reply.moderates(stored.place)
        level = values[0] if len(values) == 1 else ""
        if level == SEAT:
            check_steers(reply, stored)
        command = computer_command(
            reply.player, "even" if level == SEAT else level, moderator=moderator
        )

        def ask(game: Game) -> Command:
            if level == SEAT and not vacancies(game):
                raise SeatError("seat-filled")  # by the first of two presses, or it was taken away
            return command

        await self._deps.table.act(stored.game.id, ask, origin(reply))
        if not in_public:
            done = "answer-computer-removed" if level == REMOVE else "answer-computer-added"
            await reply.say(done)

    async def pick_team(self, reply: Reply, stored: StoredGame, press: Press) -> None:
        """Ask for a team; who has not joined yet joins with it."""
        await reply.defer_update()
        await check_invited(self._deps, reply, stored)
        team = int(press.arg) if press.arg.isdigit() else None
        came_from = origin(reply, press)
        joins = False

        def ask(game: Game) -> Join | PickTeam:
            nonlocal joins
            seated = find(view_for(game, None), reply.player) is not None
            joins = game.settings.ruleset.pairs and not seated
            if joins:
                return Join(reply.player, reply.name, team)
            return PickTeam(reply.player, team)

        stored = await self._deps.table.act(press.game, ask, came_from)
        if joins:
            await self._greet(reply, stored)

    async def place(
        self, reply: Reply, stored: StoredGame, press: Press, values: list[str]
    ) -> None:
        """Show which rabbits are free and where one may sit, or take a choice."""
        if values:
            await reply.defer_update()
            command: PickRabbit | PickSeat
            if press.verb == "seat":
                command = PickSeat(reply.player, player_of(values[0]))
            else:
                chosen = int(values[0]) if values[0].isdecimal() else -1
                command = PickRabbit(reply.player, chosen)
            stored = await self._deps.table.act(press.game, command, origin(reply))
        else:
            await reply.defer()
            own = find(view_for(stored.game, reply.player), reply.player)
            asked = PickRabbit(reply.player, own.rabbit if own else 0)
            if (refused := refusal(stored.game, asked)) is not None:
                raise refused
        await reply.update(presenters.own_place(await self._deps.context(reply, stored)))

    async def rematch(self, reply: Reply, stored: StoredGame) -> None:
        """Open a lobby with the settings of a game that is over; join it if it is open already."""
        await reply.defer()
        check_permissions(reply.interaction)
        await check_invited(self._deps, reply, stored)
        server = await self._deps.servers.settings(stored.place.guild_id)
        _check_channel(reply, server, stored.place.channel_id)
        await self._deps.server_decks.cards(stored.place.guild_id, stored.game.settings.decks)
        try:
            fresh = await self._deps.table.open(
                place=stored.place,
                host=reply.player,
                host_name=reply.name,
                settings=stored.game.settings,
                locale=stored.locale,
                interaction_id=reply.interaction.id,
                at_once=[
                    AddComputer(reply.player, chair.computer)
                    for chair in sorted(stored.game.chairs, key=lambda chair: chair.player)
                    if chair.computer is not None
                ],
                past_seats=seats_before(stored.game),
                invited=await self._deps.invitations.again(stored),
            )
        except ChannelBusy:
            if stored.game.phase.kind != "finished":  # nobody was offered this
                raise
            fresh = await self._join_lobby(reply, stored.place)
        await self._greet(reply, fresh)

    async def _join_lobby(self, reply: Reply, place: Place) -> StoredGame:
        """Sit down in the lobby that somebody opened before; raise ChannelBusy if it is none."""
        live = await self._deps.table.live_game_in(place.target_id)
        if live is None or live.game.phase.kind != "lobby":
            raise ChannelBusy("channel-busy")
        return await self._sit(reply, live)

    async def _panel(self, reply: Reply, stored: StoredGame, page: str = "") -> Page:
        library = self._deps.library
        shelf = await self._deps.server_decks.shelf(
            stored.place.guild_id, stored.game.settings.decks
        )
        context = replace(await self._deps.context(reply, stored), decks=shelf)
        languages = {name: library.texts(name)("language-name") for name in library.locales}
        return presenters.settings_panel(context, languages, page)

    async def _greet(self, reply: Reply, stored: StoredGame) -> None:
        """Open the direct messages at the player's own click: a closed door shows at once."""
        deps = self._deps
        context = await deps.context(reply, stored)
        guild = reply.interaction.guild
        page = presenters.greeting(context, guild.name if guild else "")
        key = hashlib.sha256(f"greet {stored.game.id} {reply.player}".encode()).hexdigest()[:20]
        opened = await deps.messenger.open_dm(reply.player, page, key)
        player = find(context.game, reply.player)
        if not opened:
            await reply.say("answer-joined-dm-closed")
        elif player is None or not player.waiting:
            await reply.say("answer-joined")
        elif player == unpaired(context.game):
            await reply.say("answer-joined-alone")
        else:
            await reply.say("answer-joined-late")


def _at_once(
    host: PlayerId, cards: tuple[CardId, ...], wish: StartOptions
) -> list[AddComputer | StartGame]:
    """Return what the host does in the moment of opening."""
    company = [AddComputer(host, "even")] * wish.computers
    return [*company, StartGame(host, cards)] if wish.now else [*company]


def _with_variants(settings: GameSettings, wanted: tuple[str, ...], texts: Texts) -> GameSettings:
    """Add variants to those of the ruleset's book; raise SettingsError for an unknown one."""
    names = {texts(f"variant-{name}").lower(): name for name in VARIANTS}
    added = [names.get(name.lower(), name.lower()) for name in wanted]
    own = [name for name, on in variants_of(settings.ruleset).items() if on]
    return choose(settings, "variants", own + added)


def player_of(text: str) -> PlayerId:
    """Return the player whom a button or menu names; raise SeatError (``player-unknown``)."""
    if not (text.isascii() and text.isdigit()):
        raise SeatError("player-unknown")
    return PlayerId(int(text))


def _where(reply: Reply) -> tuple[int, int]:
    guild_id, channel_id = reply.interaction.guild_id, reply.interaction.channel_id
    if guild_id is None or channel_id is None:
        raise TableError("not-in-a-server")
    return guild_id, channel_id


def _check_channel(reply: Reply, server: GuildSettings, channel_id: int) -> None:
    """Raise TableError unless games may be started in the channel, or in that of the thread."""
    parent = getattr(reply.interaction.channel, "parent_id", None)
    if server.channels and not {channel_id, parent} & set(server.channels):
        raise TableError("channel-not-allowed")


def _guild_locale(interaction: discord.Interaction) -> str:
    return interaction.guild_locale.value if interaction.guild_locale else "en"
