"""What the host decides before the game: the settings, and when to deal."""

from dataclasses import replace

from bot.engine.commands import Configure, StartGame
from bot.engine.errors import SettingsError
from bot.engine.ids import CardId
from bot.engine.model import Game
from bot.service.choices import choose
from bot.service.ports import StoredGame
from bot.service.server_decks import check_offered, check_still_chosen, offered
from bot.ui import presenters
from bot.ui.codec import Press
from bot.ui.handlers.dependencies import HandlerGroup, check_steers, origin
from bot.ui.handlers.seating import player_of
from bot.ui.page import Page
from bot.ui.reply import Reply


class LobbyHandlers(HandlerGroup):
    """The lobby's part of the handlers."""

    async def start(self, reply: Reply, stored: StoredGame, first: list[str] | None = None) -> None:
        """Deal; where the host chooses the first storyteller (B1), ask for them first."""
        await (reply.defer_update() if first and reply.on_answer else reply.defer())
        game, decks, chosen = stored.game, stored.game.settings.decks, None
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
            try:
                cards = await self._deps.server_decks.cards(stored.place.guild_id, decks)
            except SettingsError:
                await self._deps.table.refresh(game.id)  # the lobby shows what is there
                raise

        def deal(now: Game) -> StartGame:
            check_still_chosen(now, decks)
            return StartGame(reply.player, cards, reply.moderates(stored.place), chosen)

        await self._deps.table.act(game.id, deal, origin(reply))
        await reply.update(presenters.notice(reply.texts, "answer-started"))

    async def settings(self, reply: Reply, stored: StoredGame, page: str = "") -> None:
        """Show what can be chosen; from a page of the panel, another one in its place."""
        await (reply.defer_update() if page else reply.defer())
        check_steers(reply, stored)
        gone = presenters.notice(reply.texts, "hand-gone")
        await reply.update(await self._panel(reply, stored, page), "settings", gone)

    async def choose(
        self, reply: Reply, stored: StoredGame, press: Press, values: list[str]
    ) -> None:
        """Take one choice of the settings panel."""
        await reply.defer_update()
        deps, lock = self._deps, self._deps.answer_locks.of(reply)
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
                if press.arg == "decks":
                    _, gone = offered(shelf, game.settings.decks)  # an old menu still has them
                    there = tuple(deck for deck in chosen.decks if deck not in gone)
                    check_offered(shelf, there or chosen.decks)
                    chosen = replace(chosen, decks=there)
                return Configure(reply.player, chosen, moderator)

            acted = await deps.table.act(press.game, configure, origin(reply, press))
        async with lock.held(acted) as shown:
            panel = await self._panel(reply, shown, presenters.page_of(press.arg))
            gone = presenters.notice(reply.texts, "hand-done-gone")
            await reply.update(panel, "settings", gone)

    async def _panel(self, reply: Reply, stored: StoredGame, page: str = "") -> Page:
        library = self._deps.library
        shelf = await self._deps.server_decks.shelf(
            stored.place.guild_id, stored.game.settings.decks
        )
        context = replace(await self._deps.clue_context(reply, stored), decks=shelf)
        languages = {name: library.texts(name)("language-name") for name in library.locales}
        return presenters.settings_panel(context, languages, page, stored.locale)
