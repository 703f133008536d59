"""A hand's cards as they are given or told with, and the clues."""

from dataclasses import dataclass

import discord

from bot.engine.commands import CorrectClue, GiveCard, GiveClue, TakeBack
from bot.engine.errors import CardError, ClueError, StaleAction
from bot.engine.hiding import check_not_hidden
from bot.engine.legal import refusal
from bot.engine.projection import view_for
from bot.service.ports import ClipFile, StoredGame
from bot.ui import presenters
from bot.ui.clips import clip_kind, take_clip
from bot.ui.codec import Press
from bot.ui.handlers.acting import ActingGroup, card_in, kept_or_not
from bot.ui.handlers.dependencies import Dependencies
from bot.ui.handlers.looking import LookingHandlers
from bot.ui.reply import Reply


@dataclass(frozen=True, slots=True)
class SubmittedClue:
    """What a clue's modal sent."""

    text: str
    partner_card: str | None = None
    file: discord.Attachment | None = None
    live: bool = False
    """Given live in the voice channel."""


class TellingHandlers(ActingGroup):
    """What comes of a hand: a clue, a card under it."""

    def __init__(self, deps: Dependencies, looking: LookingHandlers) -> None:
        super().__init__(deps)
        self._looking = looking

    async def pick(self, reply: Reply, stored: StoredGame, press: Press) -> None:
        """Choose a card: to tell with it (a modal opens), or to give it."""
        card = card_in(press.arg)
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
        await self._hand_action(reply, press, TakeBack(reply.player, card_in(press.arg)))

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
            await self._looking.my_hand(reply, stored)
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
            card_in(press.arg) if press.arg else None,
            card_in(told.partner_card) if told.partner_card else None,
            kind if clip is None else clip_kind(clip),
        )
        answer = kept_or_not(presenters.tell, presenters.my_hand)
        await self._act(reply, press, command, answer, "tell", clip)

    async def _take(self, stored: StoredGame, file: discord.Attachment) -> ClipFile:
        """Fetch the file of a clue, unless the server has come to take none (``clips-off``)."""
        server = await self._deps.servers.settings(stored.place.guild_id)
        mime = stored.game.settings.ruleset.mime_or_sing
        if not server.clips:
            raise ClueError("clips-off", live=mime)
        return await take_clip(file, "clip" if mime else "sound")

    async def _hand_action(self, reply: Reply, press: Press, command: GiveCard | TakeBack) -> None:
        answer = kept_or_not(presenters.hand, presenters.my_hand)
        await self._act(reply, press, command, answer, "hand")
