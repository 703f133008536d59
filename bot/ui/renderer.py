"""Render contexts and pages for the messages of a game."""

from collections.abc import Callable
from dataclasses import replace

from bot.engine.ids import PlayerId
from bot.engine.leaving import may_return
from bot.engine.liking import liked_round
from bot.engine.projection import page_view_for
from bot.engine.seating import partner_of
from bot.engine.views import GameView, PlayerView
from bot.i18n import Library, Texts
from bot.service.invalidation import DRAWN, LAST, has_told
from bot.service.invitations import InvitationService, at_the_table
from bot.service.milestones import milestone
from bot.service.people import PeopleService
from bot.service.ports import MessageKey, StoredGame, is_discord_id
from bot.service.purposes import Purpose
from bot.service.record import FORMER_PLAYER
from bot.service.server_decks import ServerDecks
from bot.service.servers import ServerService
from bot.service.table import TableService
from bot.service.told_roles import ToldRoles
from bot.ui import presenters
from bot.ui.markup import unmarked
from bot.ui.page import Addresses, Page, Removed, RenderContext

PRESENTERS: dict[Purpose, Callable[[RenderContext], Page]] = {
    "lobby": presenters.lobby,
    "turn": presenters.turn,
    "board": presenters.board,
    "reveal": presenters.reveal,
    "tell": presenters.tell,
    "hand": presenters.hand,
}
"""Those that need nothing but a context; ``Renderer.page`` has the others."""


CALLED_FOR = 600.0
"""Seconds for which a rematch's lobby calls those who played before."""


class Renderer:
    """Makes the render contexts and pages of a game's messages."""

    def __init__(
        self,
        table: TableService,
        people: PeopleService,
        servers: ServerService,
        invitations: InvitationService,
        library: Library,
        decks: ServerDecks,
    ) -> None:
        self.library = library
        self._decks = decks
        self._table = table
        self._people = people
        self._servers = servers
        self._invitations = invitations
        self._told_roles = ToldRoles()

    async def public(self, stored: StoredGame, delivery_key: str = "") -> RenderContext:
        """Return the context of a message in the channel, in the game's language."""
        return await self._context(stored, None, stored.locale, delivery_key)

    async def private(
        self,
        stored: StoredGame,
        viewer: PlayerId,
        locale: str,
        *,
        direct: bool,
        delivery_key: str = "",
    ) -> RenderContext:
        """Return the context of a message for one person, in their language."""
        context = await self._context(stored, viewer, locale, delivery_key)
        gone = any(chair.kicked for chair in stored.game.chairs if chair.player == viewer)
        removed = await self._removed(stored, viewer) if gone else None
        followed = direct and await self._followed(stored, viewer)
        return replace(context, direct=direct, removed=removed, followed=followed)

    async def _followed(self, stored: StoredGame, viewer: PlayerId) -> bool:
        """Say whether who tells was sent a hand besides, as their partner had left by then (T4).

        Of who is at the table no more, whether they were sent a hand since the clue.
        """
        game = stored.game
        tells = game.settings.ruleset.pairs and has_told(game, viewer)
        alone = tells and partner_of(game, viewer) is None
        if not alone and viewer in at_the_table(game):
            return False
        hand = MessageKey(game.id, game.round, "hand", viewer)
        return await self._table.store.outbox.was_sent(hand)

    async def _removed(self, stored: StoredGame, viewer: PlayerId) -> Removed | None:
        """Return whether who was taken off the table may come back; None of who is back.

        Which roles they have is not known here.
        """
        if viewer in at_the_table(stored.game):
            return None
        if may_return(stored.game, viewer) == "no":
            return "no"
        return "yes" if await self._invitations.admits(stored, viewer) else "invited"

    async def _context(
        self, stored: StoredGame, viewer: PlayerId | None, locale: str, delivery_key: str
    ) -> RenderContext:
        texts = self.library.at_table(locale, stored.locale)
        view = page_view_for(stored.game, viewer, self._table.now())
        return RenderContext(
            game=named(view, texts),
            texts=texts,
            decks=await self._decks.of_game(stored),
            place=stored.place,
            delivery_key=delivery_key,
        )

    async def page(
        self,
        key: MessageKey,
        delivery_key: str,
        stored: StoredGame,
        posted: Addresses | None = None,
    ) -> Page:
        """Return the page of a stored message as it is to be shown now.

        A direct one refers to the pictures that are ``posted``.
        """
        if key.traits.direct and key.viewer is not None:
            return await self._direct_page(key, key.viewer, delivery_key, stored, posted or {})
        context = await self.public(stored, delivery_key)
        if key.purpose == "dm_fallback" and key.viewer is not None:
            return presenters.dm_fallback(context, key.viewer)
        if key.purpose == "remind":
            words = key.detail.split()
            return presenters.remind(context, last=LAST in words, drawn=DRAWN in words)
        if key.purpose == "end":
            record = await self._table.record(stored)
            told = (await self._servers.settings(stored.place.guild_id)).milestones
            return presenters.end(context, record, milestone(record) if told else None)
        if key.purpose == "lobby":
            context = replace(context, invited=await self._invitations.of(stored))
            if context.invited is None:  # else they are among the invited
                context = replace(context, called=self._called(stored))
            if not stored.game.past_seats and context.invited is None:  # who plays again is there
                role = (await self._servers.settings(stored.place.guild_id)).told_role
                if role is not None and stored.game.phase.kind == "lobby":
                    lately = not self._told_roles.notifies(stored)
                    context = replace(context, told_role=role, told_lately=lately)
        if key.purpose == "turn":
            clips = (await self._servers.settings(stored.place.guild_id)).clips
            context = replace(context, clips=clips)
        if key.purpose == "reveal":
            present = await self._table.load(key.game)
            past, over = _moment(present) != _moment(stored), liked_round(present.game) != key.round
            context = replace(context, past=past, stars_over=over)
        return PRESENTERS[key.purpose](context)

    async def _direct_page(
        self,
        key: MessageKey,
        viewer: PlayerId,
        delivery_key: str,
        stored: StoredGame,
        posted: Addresses,
    ) -> Page:
        locale = key.former.locale or (await self._people.addressee(viewer)).locale
        context = await self.private(stored, viewer, locale, direct=True, delivery_key=delivery_key)
        if key.purpose == "greeting":
            left = await self._table.last_left(stored, viewer)
            back = await self._removed(stored, viewer) if left else None
            if left is not None and back is not None and not left.kicked:
                return presenters.left_early(context, back)
            return presenters.greeted(replace(context, removed=back))
        context = replace(context, posted=posted)
        if key.round < stored.game.round and stored.game.phase.kind == "finished":
            return presenters.over(context)
        return PRESENTERS[key.purpose](context)

    def _called(self, stored: StoredGame) -> tuple[PlayerId, ...]:
        """Return who of the last game is yet to hear of its rematch; nobody of an old lobby.

        A lobby that has to be posted anew after a while would notify them again.
        """
        if self._table.now() - stored.created_at > CALLED_FOR:
            return ()
        past = (former.player for former in stored.game.past_seats if former.called)
        there = at_the_table(stored.game)
        return tuple(p for p in past if p not in there and is_discord_id(p))


def _moment(stored: StoredGame) -> tuple[int, str]:
    return stored.game.round, stored.game.phase.kind


def named(view: GameView, texts: Texts) -> GameView:
    """Give everybody the name by which they are shown, on pictures too.

    Those who asked to be forgotten have theirs in the reader's language; of people who sat down
    with the mark of computer players, as once they could, it is taken off.
    """

    def called(people: tuple[PlayerView, ...]) -> tuple[PlayerView, ...]:
        former = texts("former-player")
        names = [p.name if p.computer else unmarked(p.name) for p in people]
        return tuple(
            replace(player, name=former if name == FORMER_PLAYER else name)
            for player, name in zip(people, names, strict=True)
        )

    return replace(view, players=called(view.players), departed=called(view.departed))
