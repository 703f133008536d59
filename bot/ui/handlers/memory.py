"""What is remembered of games: statistics, leaderboard, history."""

import hashlib
from collections.abc import Sequence
from contextlib import suppress
from typing import get_args

from bot.engine.errors import DeliveryError, GameNotFound, RequestError, SettingsError
from bot.engine.evolve import replay
from bot.engine.ids import GAME_ID, GameId, PlayerId
from bot.engine.projection import view_for
from bot.i18n import Texts
from bot.service.choices import RULESET_NAMES
from bot.service.milestones import milestone
from bot.service.ports import By, Place
from bot.service.record import GameRecord
from bot.service.statistics import PERIODS, Selection, Statistics
from bot.ui import presenters
from bot.ui.handlers.dependencies import HandlerGroup
from bot.ui.handlers.opening import own_locale
from bot.ui.history_press import HistoryPress
from bot.ui.page import Page, RenderContext
from bot.ui.permissions import check_sharing, may_share
from bot.ui.presenters.loved import most_loved
from bot.ui.renderer import named
from bot.ui.reply import Reply
from bot.ui.share_press import SharePress


class MemoryHandlers(HandlerGroup):
    """Shows a server's games to its members only."""

    async def stats(
        self,
        reply: Reply,
        player: PlayerId | None,
        selection: Selection,
        *,
        private: bool | None = None,
    ) -> None:
        """Show somebody's statistics here, or choose whether others may see one's own."""
        await reply.defer()
        guild_id = reply.guild_id
        _check(selection)
        if private is not None:
            await self._deps.people.keep_private(reply.player, private=private)
            await reply.say("answer-private" if private else "answer-not-private")
            return
        meant = player or reply.player
        found, hidden = await self._statistics(reply, guild_id, meant, selection)
        offered = not hidden and may_share(reply.interaction)
        share = SharePress(meant, selection) if offered else None
        await reply.show(presenters.statistics(found, selection, reply.texts, share=share))

    async def _statistics(
        self, reply: Reply, guild_id: int, player: PlayerId, selection: Selection
    ) -> tuple[Statistics, bool]:
        """Return somebody's statistics, and whether they keep them from others."""
        own, hidden = player == reply.player, (await self._deps.people.person(player)).private
        if hidden and not own:
            raise RequestError("stats-private")
        found = await self._deps.statistics.of_player(guild_id, player, selection)
        if found is None:
            if selection == Selection():
                raise RequestError("stats-none", own=own)
            raise RequestError("stats-nothing")
        return found, hidden

    async def leaderboard(self, reply: Reply, selection: Selection, by: By) -> None:
        """Show who is ahead in this server."""
        await reply.defer()
        guild_id = reply.guild_id
        _check(selection)
        if by not in get_args(By):
            raise SettingsError("setting-choice", field="by")
        ranked = await self._deps.statistics.leaderboard(guild_id, selection, by, reply.player)
        share = SharePress(by, selection) if may_share(reply.interaction) else None
        await reply.show(presenters.leaderboard(ranked, selection, by, reply.texts, share=share))

    async def share(self, reply: Reply, press: SharePress) -> None:
        """Show statistics or a leaderboard, as they are now, to the channel: once for an answer.

        Who hides from others is shown to nobody, whoever presses.
        """
        await reply.defer_update()
        guild_id, selection = reply.guild_id, press.selection
        check_sharing(reply.interaction)
        texts, notes = await self._spoken(reply), (reply.texts("answer-shared"),)
        if isinstance(press.what, int):
            found, hidden = await self._statistics(reply, guild_id, press.what, selection)
            if hidden:
                raise RequestError("stats-hidden-own")
            public = presenters.statistics(found, selection, texts, shown_by=reply.name)
            own = presenters.statistics(found, selection, reply.texts, notes=notes)
        else:
            by = press.what
            ranked = await self._deps.statistics.leaderboard(guild_id, selection, by, reply.player)
            if not ranked:
                raise RequestError("stats-nothing")
            public = presenters.leaderboard(ranked, selection, by, texts, shown_by=reply.name)
            own = presenters.leaderboard(ranked, selection, by, reply.texts, notes=notes)
        await self._post(reply, public, press)
        await reply.update(own)

    async def _share_game(self, reply: Reply, press: HistoryPress) -> None:
        """Show a game that was opened again to the channel, and nobody in it who is private."""
        check_sharing(reply.interaction)
        texts = await self._spoken(reply)
        opened = await self._record(reply, press.game)
        shown = await self._record(reply, press.game, to_all=texts)
        public = await self._past_game(reply, shown, texts, shown_by=reply.name)
        notes = (reply.texts("answer-shared"),)
        own = await self._past_game(reply, opened, reply.texts, notes=notes)
        await self._post(reply, public, press)
        await reply.update(own)

    async def _spoken(self, reply: Reply) -> Texts:
        """Return the language of what is posted where somebody pressed.

        It is that of a table in play there; else the server's, that of the last table there, or
        the presser's.
        """
        last, playing = None, False
        with suppress(GameNotFound):
            stored = await self._deps.game_here(reply)
            last, playing = stored.locale, stored.game.phase.kind != "finished"
        server = await self._deps.servers.settings(reply.guild_id)
        of_server = server.locale or own_locale(reply.interaction)
        spoken = (last if playing else of_server or last) or reply.texts.locale
        return self._deps.library.texts(spoken)

    async def _post(self, reply: Reply, page: Page, press: SharePress | HistoryPress) -> None:
        """Post a page where somebody pressed; two presses of one button post it once."""
        interaction = reply.interaction
        message = interaction.id if interaction.message is None else interaction.message.id
        pressed = f"share:{message}:{press.encode()}"
        nonce = hashlib.sha256(pressed.encode()).hexdigest()[:20]
        channel_id = interaction.channel_id
        if channel_id is None:
            raise RequestError("not-in-a-server")
        try:
            await self._deps.messenger.post(channel_id, page, nonce, asked_by=reply.player)
        except DeliveryError as error:
            raise RequestError("unexpected") from error

    async def history(self, reply: Reply) -> None:
        """Show the newest games of this server that are over."""
        await reply.defer()
        await reply.show(await self._newest(reply))

    async def turn(self, reply: Reply, press: HistoryPress, chosen: Sequence[str]) -> None:
        """Do what was pressed in the history: turn a page, open or show a game, give its record."""
        if press.verb == "record":
            await reply.defer()
            record = await self._record(reply, press.game)
            await reply.show(presenters.record_file(record, reply.texts))
            return
        await reply.defer_update()
        if press.verb == "open":
            game = next((GameId(one) for one in chosen if GAME_ID.fullmatch(one)), None)
            record, offered = await self._record(reply, game), may_share(reply.interaction)
            await reply.update(await self._past_game(reply, record, reply.texts, share=offered))
            return
        if press.verb == "share":
            await self._share_game(reply, press)
            return
        if press.verb == "list":
            await reply.update(await self._newest(reply))
            return
        page = await self._deps.history.page(
            reply.guild_id, reply.player, press.number, newer=press.verb == "newer"
        )
        await reply.update(presenters.history(page, reply.texts))

    async def _newest(self, reply: Reply) -> Page:
        """Return the first page, on which stands what was loved most."""
        guild_id, past, texts = reply.guild_id, self._deps.history, reply.texts
        page = await past.page(guild_id, reply.player)
        loved = await past.most_loved(guild_id, reply.player, texts("somebody"))
        keys = {deck: None for record, _ in loved for deck in record.decks}
        decks = await self._deps.server_decks.of_past(guild_id, tuple(keys))
        return presenters.history(page, texts, [*most_loved(loved, decks, texts)])

    async def _record(
        self, reply: Reply, game: GameId | None, *, to_all: Texts | None = None
    ) -> GameRecord:
        """Return a game's record as the presser may see it, or ``to_all`` in their language."""
        if game is None:
            raise GameNotFound("history-gone")
        asker, texts = (reply.player, reply.texts) if to_all is None else (None, to_all)
        return await self._deps.history.record(reply.guild_id, game, asker, texts("somebody"))

    async def _past_game(
        self,
        reply: Reply,
        record: GameRecord,
        texts: Texts,
        *,
        share: bool = False,
        shown_by: str = "",
        notes: tuple[str, ...] = (),
    ) -> Page:
        game = replay(entry.event for entry in record.log)
        context = RenderContext(
            game=named(view_for(game, None), texts),
            texts=texts,
            decks=await self._deps.server_decks.of_past(reply.guild_id, record.decks),
            place=Place(reply.guild_id, 0),
            notes=notes,
            past=True,
        )
        told = (await self._deps.servers.settings(reply.guild_id)).milestones
        reached = milestone(record) if told else None
        return presenters.past_game(context, record, reached, share=share, shown_by=shown_by)


def _check(selection: Selection) -> None:
    """Raise SettingsError for what the commands do not offer."""
    if selection.ruleset is not None and selection.ruleset not in RULESET_NAMES:
        raise SettingsError("setting-choice", field="ruleset")
    if selection.period not in PERIODS:
        raise SettingsError("setting-choice", field="period")
