"""Render contexts and pages for the messages of a game."""

from collections.abc import Callable
from dataclasses import replace

from bot.engine.ids import PlayerId
from bot.engine.projection import page_view_for
from bot.engine.views import GameView, PlayerView
from bot.i18n import Library, Texts
from bot.service import record
from bot.service.pictures import Decks
from bot.service.ports import DIRECT, MessageKey, Purpose, Store, StoredGame
from bot.service.record import FORMER_PLAYER
from bot.service.record_builder import build_record
from bot.service.table import timed_events
from bot.ui import presenters
from bot.ui.page import Page, RenderContext

PICTURE_STAYS = frozenset({"turn", "board", "reveal", "end", "remind", "dm_fallback"})
"""Messages whose pictures never change: an edit leaves them where they are."""

PUBLIC: dict[Purpose, Callable[[RenderContext], Page]] = {
    "lobby": presenters.lobby,
    "turn": presenters.turn,
    "board": presenters.board,
    "reveal": presenters.reveal,
    "remind": presenters.remind,
}


class Renderer:
    """Makes render contexts and pages; the one place that asks for the view of a page."""

    def __init__(self, store: Store, library: Library, decks: Decks) -> None:
        self.library = library
        self.decks = decks
        self._store = store

    def public(self, stored: StoredGame, now: float, delivery_key: str = "") -> RenderContext:
        """Return the context of a message in the channel, in the game's language."""
        texts = self.library.texts(stored.locale)
        return RenderContext(
            game=name_former(page_view_for(stored.game, None, now), texts),
            texts=texts,
            decks=self.decks,
            place=stored.place,
            delivery_key=delivery_key,
        )

    async def private(
        self,
        stored: StoredGame,
        viewer: PlayerId,
        locale: str,
        now: float,
        *,
        direct: bool,
        delivery_key: str = "",
    ) -> RenderContext:
        """Return the context of a message for one person, in their language."""
        async with self._store.begin() as uow:
            settings = await uow.settings(stored.place.guild_id)
        texts = self.library.texts(locale)
        return RenderContext(
            game=name_former(page_view_for(stored.game, viewer, now), texts),
            texts=texts,
            decks=self.decks,
            place=stored.place,
            delivery_key=delivery_key,
            clips=settings.clips,
            direct=direct,
        )

    async def page(
        self, key: MessageKey, delivery_key: str, stored: StoredGame, now: float
    ) -> Page:
        """Return the page of a stored message as it is to be shown now."""
        if key.purpose in DIRECT and key.viewer is not None:
            async with self._store.begin() as uow:
                person = await uow.person(key.viewer)
            context = await self.private(
                stored, key.viewer, person.locale, now, direct=True, delivery_key=delivery_key
            )
            return presenters.tell(context) if key.purpose == "tell" else presenters.hand(context)
        context = self.public(stored, now, delivery_key)
        if key.purpose == "dm_fallback" and key.viewer is not None:
            return presenters.dm_fallback(context, key.viewer)
        if key.purpose == "end":
            return presenters.end(context, await self.record(stored))
        if key.purpose == "reveal":
            present = await self._store.read_game(key.game)
            context = replace(
                context, past=present is not None and _moment(present) != _moment(stored)
            )
        return PUBLIC[key.purpose](context)

    async def record(self, stored: StoredGame) -> record.GameRecord:
        """Return the record so far; the seed is in it only once the game is over."""
        async with self._store.begin() as uow:
            log = await uow.log(stored.game.id)
        over = stored.game.phase.kind == "finished"
        return build_record(timed_events(log), seed=stored.seed if over else None)


def _moment(stored: StoredGame) -> tuple[int, str]:
    return stored.game.round, stored.game.phase.kind


def name_former(view: GameView, texts: Texts) -> GameView:
    """Give those who asked to be forgotten their name in the reader's language, on pictures too."""

    def named(people: tuple[PlayerView, ...]) -> tuple[PlayerView, ...]:
        former = texts("former-player")
        return tuple(replace(p, name=former) if p.name == FORMER_PLAYER else p for p in people)

    return replace(view, players=named(view.players), departed=named(view.departed))
