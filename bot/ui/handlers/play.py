"""The game itself: hands, clue, cards, votes."""

from dataclasses import dataclass, replace

import discord

from bot.engine.commands import (
    CorrectClue,
    FinishBallot,
    GiveCard,
    GiveClue,
    GiveStar,
    NextRound,
    PlaceRed,
    PlaceToken,
    PlayerCommand,
    RemoveRed,
    RemoveToken,
    TakeBack,
)
from bot.engine.errors import CardError, ClueError, PhaseError, SeatError, StaleAction
from bot.engine.hiding import check_not_hidden
from bot.engine.ids import CARD_ID, CardId
from bot.engine.legal import refusal
from bot.engine.projection import view_for
from bot.service.ports import ClipFile, MessageKey, StoredGame
from bot.service.purposes import Purpose
from bot.service.table import check_phase_ref
from bot.ui import presenters
from bot.ui.clips import clip_kind, take_clip
from bot.ui.codec import Press, number_in
from bot.ui.copies import LATE, LOOK_TO_PLAY, STAR, WORDS, WORDS_THEN
from bot.ui.handlers.dependencies import HandlerGroup, origin
from bot.ui.handlers.invitations import admission
from bot.ui.handlers.late import (
    KINDS,
    OF_ONES_OWN,
    TYPED,
    Presenter,
    at_present,
    leading_on,
    pressed_on,
    was_overtaken,
    why_late,
)
from bot.ui.handlers.seating import joining
from bot.ui.page import RenderContext
from bot.ui.presenters.hand import choosable
from bot.ui.presenters.people import viewer
from bot.ui.renderer import PRESENTERS
from bot.ui.reply import Reply


@dataclass(frozen=True, slots=True)
class SubmittedClue:
    """What a clue's modal sent."""

    text: str
    partner_card: str | None = None
    file: discord.Attachment | None = None
    live: bool = False
    """Given live in the voice channel."""


class PlayHandlers(HandlerGroup):
    """The game's part of the handlers."""

    async def my_hand(self, reply: Reply, stored: StoredGame) -> None:
        """Show the presser's hand, and what they can do with it.

        Who presses in the channel for want of a direct message may have opened theirs by now.
        """
        await (reply.defer_update() if reply.on_answer else reply.defer())
        await self._deps.people.retry_dm(reply.player)
        context = await self._deps.context(reply, stored)
        no_seat = await self._no_seat(reply, stored) if viewer(context) is None else ""
        gone = leading_on(context, reply.texts("hand-gone"))
        await reply.update(presenters.my_hand(context, no_seat), "hand", gone)

    async def _no_seat(self, reply: Reply, stored: StoredGame) -> str:
        """Return why the presser cannot sit down; "" if as far as is known they can."""
        if await admission(self._deps, reply, stored) == "uninvited":
            return reply.texts("error-not-invited", over=False)
        join = await joining(self._deps, reply, stored)
        try:
            refused = refusal(stored.game, join(stored.game, None))
        except SeatError as error:
            refused = error
        return "" if refused is None else presenters.refusal(refused, reply.texts)

    async def look(self, reply: Reply, stored: StoredGame, press: Press, values: list[str]) -> None:
        """Show one card large, the presser's own or the board's; or the whole board larger."""
        await (reply.defer_update() if reply.on_answer else reply.defer_beside())
        moderates = reply.moderates(stored.place, managers=True)
        over = stored.game.phase.kind == "finished"
        seen = await self._deps.as_it_was(stored, press)
        context = replace(
            await self._deps.context(reply, seen),
            delivery_key="",
            moderates=moderates and not over,
            past=seen is not stored,
        )
        chosen = values[0] if values else press.arg
        own = {held for hand in context.game.hands for held in hand.cards}
        kind = _kind_of_look(context, chosen)
        if chosen == presenters.IN_WORDS:
            page = presenters.describe(context)
        elif chosen == presenters.WHOLE_BOARD and context.game.board:
            page = presenters.whole_board(context)
        else:
            card = _card(chosen)
            check_not_hidden(stored.game, card)
            if card not in own and card not in context.game.board:
                raise CardError("card-not-yours")
            page = presenters.look(context, card)
        if not reply.on_answer:
            await reply.show(page, kind)
            return
        gone = presenters.notice(reply.texts, "hand-gone")
        await reply.update(page, kind, gone)

    async def describe(self, reply: Reply, stored: StoredGame, press: Press) -> None:
        """Say in words what the cards show: those of the message whose button was pressed."""
        await reply.defer()
        seen = await self._deps.as_it_was(stored, press)
        context = replace(await self._deps.context(reply, seen), past=seen is not stored)
        await reply.show(presenters.describe(context), _kind_of_words(context))

    async def pick(self, reply: Reply, stored: StoredGame, press: Press) -> None:
        """Choose a card: to tell with it (a modal opens), or to give it."""
        card = _card(press.arg)
        view = view_for(stored.game, reply.player)
        if view.may_tell and press.phase == "storytelling" and press.round == view.round:
            check_not_hidden(stored.game, card)
            if not any(card in hand.cards for hand in view.hands):
                raise CardError("card-not-yours")
            context = await self._deps.clue_context(reply, stored)
            await reply.open_modal(presenters.clue_modal(context, card))
            return
        await reply.defer_update()
        await self._hand_action(reply, press, GiveCard(reply.player, card))

    async def take_back(self, reply: Reply, press: Press) -> None:
        """Take a given card back."""
        await reply.defer_update()
        await self._hand_action(reply, press, TakeBack(reply.player, _card(press.arg)))

    async def ask_clue(self, reply: Reply, stored: StoredGame, press: Press | None = None) -> None:
        """Open the clue's modal (party), or the hand to choose from; later, correct it (B2).

        An answer or a message that still offers the latter too late is brought up to date.
        """
        view = view_for(stored.game, reply.player)
        if view.phase in {"submitting", "voting"} and view.storyteller == reply.player:
            again = CorrectClue(reply.player, view.clue.text if view.clue else "")
            if (refused := refusal(stored.game, again)) is not None:
                if press is None:
                    raise refused
                await reply.defer_in_place()
                raise StaleAction(refused.code)
            context = await self._deps.context(reply, stored)
            await reply.open_modal(presenters.correction_modal(context))
            return
        if view.no_clue is not None:
            raise view.no_clue
        if view.hands:
            await self.my_hand(reply, stored)
            return
        context = await self._deps.clue_context(reply, stored)
        await reply.open_modal(presenters.clue_modal(context, None))

    async def correct(self, reply: Reply, press: Press, told: SubmittedClue) -> None:
        """Take the clue in other words (B2)."""
        await reply.defer_in_place()
        everybody = (await self._deps.table.load(press.game)).game.settings.ruleset.givers
        purpose = "hand" if everybody == "everybody" else "tell"
        command = CorrectClue(reply.player, told.text)
        await self._act(reply, press, command, presenters.hand, purpose)

    async def tell(
        self, reply: Reply, stored: StoredGame, press: Press, told: SubmittedClue
    ) -> None:
        """Take what the clue's modal sent."""
        await reply.defer_in_place()
        clip = None if told.file is None else await self._take(stored, told.file)
        kind = "voice" if told.live else None
        command = GiveClue(
            reply.player,
            told.text,
            _card(press.arg) if press.arg else None,
            _card(told.partner_card) if told.partner_card else None,
            kind if clip is None else clip_kind(clip),
        )
        answer = _kept_or_not(presenters.tell, presenters.my_hand)
        await self._act(reply, press, command, answer, "tell", clip)

    async def _take(self, stored: StoredGame, file: discord.Attachment) -> ClipFile:
        """Fetch the file of a clue, unless the server has come to take none (``clips-off``)."""
        server = await self._deps.servers.settings(stored.place.guild_id)
        mime = stored.game.settings.ruleset.mime_or_sing
        if not server.clips:
            raise ClueError("clips-off", live=mime)
        return await take_clip(file, "clip" if mime else "sound")

    async def ballot(self, reply: Reply, stored: StoredGame, press: Press) -> None:
        """Open the presser's ballot, or say why there is none; in place of what was looked at.

        Who is not at the table reads how they get there, as where their hand would be. In direct
        messages a ballot may be open above: what was asked for it beside it goes then.
        """
        back = reply.on_answer and (press.arg == presenters.BACK or reply.direct)
        await (reply.defer_update() if back else reply.defer())
        check_phase_ref(stored.game, origin(reply, press).phase_ref)
        if await reply.give_way():
            return
        context = await self._deps.context(reply, stored)
        if viewer(context) is None:
            await self.my_hand(reply, stored)
            return
        gone = leading_on(context, reply.texts("hand-gone"))
        await reply.update(presenters.ballot(context), "ballot", gone)

    async def token(self, reply: Reply, press: Press) -> None:
        """Place a token; where it lies already nothing changes."""
        await reply.defer_update()
        await self._vote(reply, press, PlaceToken(reply.player, _number(press.arg)))

    async def lift(self, reply: Reply, press: Press) -> None:
        """Take a token off again."""
        await reply.defer_update()
        await self._vote(reply, press, RemoveToken(reply.player, _number(press.arg)))

    async def red(self, reply: Reply, press: Press) -> None:
        """Place the red token."""
        await reply.defer_update()
        await self._vote(reply, press, PlaceRed(reply.player, _number(press.arg)))

    async def lift_red(self, reply: Reply, press: Press) -> None:
        """Take the red token off again."""
        await reply.defer_update()
        await self._vote(reply, press, RemoveRed(reply.player, _number(press.arg)))

    async def done(self, reply: Reply, press: Press) -> None:
        """Say that fewer tokens than allowed are enough."""
        await reply.defer_update()
        await self._vote(reply, press, FinishBallot(reply.player))

    async def next_round(self, reply: Reply, press: Press) -> None:
        """End the pause."""
        await reply.defer_update()
        await self._deps.table.act(press.game, NextRound(reply.player), origin(reply, press))

    async def star(self, reply: Reply, stored: StoredGame, press: Press, values: list[str]) -> None:
        """Ask where the presser's star of a round is to go, or give it there (B4)."""
        command = GiveStar(reply.player, press.round, _number(values[0]) if values else 0)
        if values:
            await reply.defer_update()
            try:
                stored = await self._deps.table.act(press.game, command, origin(reply))
            except PhaseError as error:  # the menu has had its time
                reply.refusal = error.code
                why = presenters.refusal(error, reply.texts)
                await reply.update(presenters.sorry(why, (), reply.texts))
                return
        else:
            await reply.defer()
        reply.at_table(stored)
        context = await self._deps.context(reply, stored)
        offered = [o for o in context.game.legal if isinstance(o, GiveStar)]
        if all(o.round != press.round for o in offered):
            raise refusal(stored.game, command) or PhaseError("star-too-late")
        then = None
        if press.round != stored.game.round:  # a menu of it may say the phase that came after
            seen = await self._deps.as_it_was(stored, replace(press, phase="scored"))
            then = (await self._deps.context(reply, seen)).game
        page = presenters.star(context, then)
        await reply.update(page, STAR, page)

    async def _vote(
        self,
        reply: Reply,
        press: Press,
        command: PlaceToken | RemoveToken | PlaceRed | RemoveRed | FinishBallot,
    ) -> None:
        answer = _kept_or_not(presenters.hand, presenters.ballot)
        await self._act(reply, press, command, answer, "hand", kind="ballot")

    async def _hand_action(self, reply: Reply, press: Press, command: GiveCard | TakeBack) -> None:
        answer = _kept_or_not(presenters.hand, presenters.my_hand)
        await self._act(reply, press, command, answer, "hand")

    async def _act(
        self,
        reply: Reply,
        press: Press,
        command: PlayerCommand,
        answer: Presenter,
        purpose: Purpose,
        clip: ClipFile | None = None,
        *,
        kind: str = "hand",
    ) -> None:
        """Do it; show in the message that was pressed what came of it.

        ``purpose`` is that of the direct message whose answer this may be. What was opened from it
        to look at is taken away instead: whatever comes next appears there, above.
        """
        came_from = origin(reply, press, self._answered(reply, purpose, press))
        lock = self._deps.answer_locks.of(reply)
        acted = await self._deps.table.act(press.game, command, came_from, clip=clip)
        if not await reply.give_way():
            async with lock.held(acted) as stored:
                reply.at_table(stored)
                context = await self._deps.context(reply, stored)
                page, gone = answer(context), leading_on(context, reply.texts("hand-done-gone"))
                there = await reply.update(page, kind, gone)
            if there:
                await self._deps.shown(came_from, stored, page)
        await reply.close_past(acted)

    async def too_late(self, reply: Reply, press: Press, error: StaleAction) -> None:
        """Say that a press came too late, with what can be pressed now.

        One's own hand or ballot is shown as it is now if a card or a vote is awaited, and a direct
        message in any case. Raises ``error`` to give back what was typed.
        """
        typed = press.verb in TYPED
        own = press.verb in OF_ONES_OWN and (reply.direct or reply.on_answer)
        reply.looks_anew()
        stored = await self._deps.table.load(press.game)
        reply.at_table(stored)
        context = await self._deps.context(reply, stored)
        if was_overtaken(press, context):
            error = StaleAction("clue-overtaken")
        if typed and not own:
            raise error
        if not own:
            why = presenters.refusal(error, reply.texts)
            await reply.show(leading_on(context, why), LATE)
            return
        # What was typed is given back besides in any case, with why.
        gone = None if typed else leading_on(context, why_late(press, context, error, shows=False))
        kept = reply.changes_own and context.kept
        shows = kept or at_present(press, context) is not presenters.late
        if not typed and stored.game.phase.kind != "finished":
            why = why_late(press, context, error, shows=shows)
            context = replace(context, notes=(why,))
        if not kept:
            shows_now = at_present(press, context)
            page = shows_now(replace(context, delivery_key=""))
            await reply.update(page, KINDS.get(shows_now, LATE), gone)
        else:
            purpose = pressed_on(press, context.game)
            if press.round != stored.game.round:
                page = presenters.over(context, press.round)
            else:
                page = PRESENTERS[purpose](context)
            came_from = origin(reply, press, self._answered(reply, purpose, press))
            if await reply.update(page, "hand"):
                await self._deps.shown(came_from, stored, page)
        if typed:
            raise error

    @staticmethod
    def _answered(reply: Reply, purpose: Purpose, press: Press) -> MessageKey | None:
        """Return the direct message whose content changes with this answer."""
        if not reply.direct:
            return None
        return MessageKey(press.game, press.round, purpose, reply.player)


def _kept_or_not(kept: Presenter, answer: Presenter) -> Presenter:
    """Return what shows a stored message and what an answer that nobody keeps, as one presenter."""
    return lambda context: kept(context) if context.kept else answer(context)


def _kind_of_look(context: RenderContext, chosen: str) -> str:
    """Return the kind of a look: one at a card that can be given or told is the hand's."""
    game = context.game
    if chosen == presenters.IN_WORDS:
        return _kind_of_words(context)
    if chosen in choosable(context):
        return "hand"
    return LOOK_TO_PLAY if game.may_vote or game.may_red else "look"


def _kind_of_words(context: RenderContext) -> str:
    """Return the kind of the cards in words: those of a past round are past already."""
    return WORDS_THEN if context.past else WORDS


def _card(text: str) -> CardId:
    if not CARD_ID.fullmatch(text):
        raise CardError("malformed-id")
    return CardId(text)


def _number(text: str) -> int:
    if (number := number_in(text)) is None:
        raise CardError("malformed-id")
    return number
