"""The menu of the table: what host and moderators do, and what the others do without a host."""

from dataclasses import replace
from typing import cast, get_args

from bot.engine.commands import (
    Command,
    EndGame,
    Kick,
    Leave,
    MoreTime,
    PassHost,
    Pause,
    Propose,
    RemoveClue,
    Resume,
    Skip,
)
from bot.engine.computers import last_computer
from bot.engine.errors import PhaseError, RequestError, SeatError, StaleAction
from bot.engine.events import PlayerLeft
from bot.engine.ids import CardId, PlayerId
from bot.engine.leaving import breaks_off, farewell, heir, shift, spoils
from bot.engine.legal import refusal
from bot.engine.model import Game
from bot.engine.projection import view_for
from bot.engine.settings import Proposed
from bot.service.choices import REMOVE, number_of
from bot.service.ports import StoredGame
from bot.service.server_decks import check_still_chosen
from bot.service.table import check_phase_ref
from bot.ui import presenters
from bot.ui.codec import Press, number_in
from bot.ui.copies import ASKED_ABOUT
from bot.ui.handlers.dependencies import Dependencies, origin
from bot.ui.handlers.host import HostHandlers
from bot.ui.handlers.lobby import LobbyHandlers
from bot.ui.handlers.seating import SeatingHandlers, player_of
from bot.ui.page import Page
from bot.ui.presenters.people import find, shortage, unpaired
from bot.ui.questions import Question, foretell
from bot.ui.reply import Reply
from bot.ui.table_menu import MENU, TableMenu

QUIET = 60.0
"""Seconds without anybody's action after which the host counts as away (B3)."""
MORE_TIME = 120
"""Seconds that one press adds."""
ANSWERS = {
    "skip": "answer-skipped",
    "clue": "answer-clue-removed",
    "pause": "answer-paused",
    "resume": "answer-resumed",
    "end": "answer-ended",
}


class SteeringHandlers:
    """The part of the handlers behind the one button that steers a table."""

    def __init__(
        self,
        deps: Dependencies,
        host: HostHandlers,
        seating: SeatingHandlers,
        lobby: LobbyHandlers,
    ) -> None:
        self._deps = deps
        self._host = host
        self._seating = seating
        self._lobby = lobby

    async def press(
        self, reply: Reply, stored: StoredGame, press: Press, values: list[str]
    ) -> None:
        """Show the menu, do what was chosen in it, or ask once more about what cannot be undone.

        A menu that is out of date, so that what it offers is refused, is shown anew.
        """
        if values and reply.on_answer:
            await reply.defer_update()  # what was chosen does not stay in the menu
        try:
            await self._press(reply, stored, press, values)
        except SeatError as error:
            await self._show_anew(reply, stored, error)
        except StaleAction as error:
            if error.code == "stale-question":  # about somebody, and spent
                raise
            await self._show_anew(reply, stored, error)

    async def _press(
        self, reply: Reply, stored: StoredGame, press: Press, values: list[str]
    ) -> None:
        doing, _, answer = press.arg.partition("-")
        sure, _, asked = answer.partition(".")
        if sure and sure != presenters.NO:
            await reply.spend()
        if sure == presenters.NO:
            await reply.take_away()
        elif stored.game.phase.kind == "finished":
            raise PhaseError("game-over")
        elif sure and press.phase == "lobby" and stored.game.phase.kind != "lobby":
            raise StaleAction("already-started")  # another question than what was asked
        elif not doing:
            await self._show(reply, stored)
        elif doing in ("leave", "kick") and sure:
            await self._take_out(reply, stored, doing, sure, asked)
        elif doing == "end" and asked.endswith(".played-out") and _goes_on(stored):
            await self.ask(reply, stored, doing, None, reply.texts("sure-changed"))
        elif doing in ASKED_ABOUT and not sure:
            _check_of_its_phase(reply, stored, press, doing)
            await self.ask(reply, stored, doing, player_of(values[0]) if values else None)
        elif doing == "more":
            command = MoreTime(reply.player, MORE_TIME, reply.moderates(stored.place))
            await self._host.more_time(reply, stored, command)
        elif doing == "host" and len(values) == 1:
            command = PassHost(reply.player, player_of(values[0]), reply.moderates(stored.place))
            await self._host.do(reply, stored, command, "answer-host")
        else:
            command = _simple(reply, stored).get(doing)
            if command is None:
                raise RequestError("malformed-id")
            _check_of_its_phase(reply, stored, press, doing)
            await self._host.do(reply, stored, command, ANSWERS[doing])

    async def _take_out(
        self, reply: Reply, stored: StoredGame, doing: str, sure: str, asked: str
    ) -> None:
        """Let somebody leave, or remove them, if the question about it was true to the end."""
        whom = reply.player if doing == "leave" else player_of(sure)
        if not await self._still_holds(reply, stored, doing, whom, asked):
            return
        if doing == "leave":
            await self._seating.leave(reply, stored, sure=True)
        else:
            command = Kick(reply.player, whom, reply.moderates(stored.place))
            await self._host.do(reply, stored, command, "answer-kicked")

    async def _still_holds(
        self, reply: Reply, stored: StoredGame, doing: str, whom: PlayerId, asked: str
    ) -> bool:
        """Say whether a question about somebody's leaving is still true; else ask it anew.

        That is, if leaving would by now do to the others what was not said then. Raise StaleAction
        if somebody has left, and come back, since.
        """
        asked_at, _, told = asked.partition(".")
        version = number_in(asked_at)
        if version is None or find(view_for(stored.game, None), whom) is None:
            return True
        for action in await self._deps.table.history(stored.game.id, after=version):
            gone = (event.player for event in action.events if isinstance(event, PlayerLeft))
            if whom in gone:
                raise StaleAction("stale-question")
        promised = heir(stored.game, whom) is not None
        robs = promised and not told.endswith(presenters.PROMISED)
        if not told or not (robs or spoils(stored.game, whom)):
            return True
        after, voids = farewell(stored.game, whom), breaks_off(stored.game, whom)
        if told == presenters.outcome(after, voids=voids, promised=promised):
            return True
        await self.ask(reply, stored, doing, whom, reply.texts("sure-changed"))
        return False

    async def computers(self, reply: Reply, stored: StoredGame, values: list[str]) -> None:
        """Give a seat to a computer player, or take the last one's away.

        A public message shows it; the menu stays, as it is then, also if that is refused. If it
        would void the round, move the end of the game or take a promised seat from somebody that
        the last one leaves, it is asked about first, as with anybody.
        """
        last = last_computer(stored.game)
        if values == [REMOVE] and last is not None and _moves_the_game(stored.game, last):
            if reply.on_answer:
                await reply.defer_update()
            await self.ask(reply, stored, "kick", last)
            return
        try:
            stored = await self._seating.computers(reply, stored, values)
        except SeatError as error:
            await self._show_anew(reply, stored, error)
            return
        view = view_for(stored.game, None)
        alone = unpaired(view)
        done = "answer-computer-added"
        if values == [REMOVE]:
            done = "answer-computer-removed"
        elif alone is not None and alone.computer is not None:
            done = "answer-computer-alone"
        running, seated = view.phase != "lobby", len(view.players)
        context = await self._deps.context(reply, stored)
        added = number_of("".join(values))
        told = (reply.texts(done, running=running, count=seated, added=added), shortage(context))
        spoken = presenters.spoken(reply.texts, *told)
        if reply.on_answer:
            await self._show(reply, stored, *filter(None, told), gone=spoken)
        elif reply.interaction.message is None:
            await reply.show(spoken)

    async def _show_anew(
        self, reply: Reply, stored: StoredGame, error: SeatError | StaleAction
    ) -> None:
        """Show the menu with what was wrong with a press on an older one; else raise it."""
        if not reply.on_answer or reply.direct:
            raise error
        reply.refusal = error.code
        late = isinstance(error, StaleAction)
        refused = presenters.refusal(error, reply.texts)
        why = reply.texts("hand-late") if late else refused
        gone = presenters.spoken(reply.texts, refused)
        await self._show(reply, await self._deps.table.load(stored.game.id), why, gone=gone)

    async def _show(
        self, reply: Reply, stored: StoredGame, *notes: str, gone: Page | None = None
    ) -> None:
        await reply.defer()
        context = replace(
            await self._deps.context(reply, stored),
            moderates=reply.moderates(stored.place, managers=True),
            notes=notes,
        )
        possible = frozenset(
            name
            for name, command in _simple(reply, stored).items()
            if refusal(stored.game, command) is None
        ) - {"pause" if stored.game.paused else "resume"}  # what would change nothing
        seats = await self._seating.takes_computers(reply, stored)
        steers = reply.player == stored.game.host or reply.moderates(stored.place)
        page = presenters.steer(context, possible, steers=steers, seats=seats)
        await reply.update(page, MENU, gone, TableMenu.about(stored.game, reply.player))

    async def ask(
        self,
        reply: Reply,
        stored: StoredGame,
        doing: str,
        whom: PlayerId | None = None,
        *notes: str,
    ) -> None:
        """Say what would happen, with a button that does it; refuse now what would be refused.

        Who stands up in the lobby loses nothing and is not asked.
        """
        if doing == "leave" and stored.game.phase.kind == "lobby":
            await self._seating.leave(reply, stored)
            return
        await reply.defer()
        moderator = reply.moderates(stored.place)
        if doing == "end":
            wanted = EndGame(reply.player, moderator)
        elif doing == "clue":
            wanted = RemoveClue(reply.player, moderator)
        elif doing == "leave":
            wanted = Leave(reply.player)
        elif whom is not None:
            wanted = Kick(reply.player, whom, moderator)
        else:
            raise RequestError("malformed-id")
        if (refused := refusal(stored.game, wanted)) is not None:
            raise refused
        context = replace(await self._deps.context(reply, stored), notes=notes)
        would = foretell(stored.game, wanted)
        page = presenters.ask_once_more(
            context,
            doing,
            whom,
            would.after,
            voids=would.voids,
            unwon=would.unwon,
            shift=would.shift,
            heir=would.heir,
            invited=whom is None or await self._deps.invitations.admits(stored, whom),
            asked_at=stored.version,
        )
        await reply.show(page, doing, Question.about(stored.game, wanted))

    async def propose(self, reply: Reply, stored: StoredGame, press: Press) -> None:
        """Propose something while the host is away, or agree to it (B3).

        A host who agrees to it under the game's message is back, and it is done.
        """
        await reply.defer()
        if press.arg not in get_args(Proposed):
            raise RequestError("malformed-id")
        what, cards = cast("Proposed", press.arg), tuple[CardId, ...]()
        decks = stored.game.settings.decks
        if reply.player == stored.game.host and what != "host" and not reply.on_answer:
            await self._agree_as_host(reply, stored, press)
            return
        if what == "start" and stored.game.phase.kind == "lobby":
            cards = await self._deps.server_decks.cards(stored.place.guild_id, decks)
        quiet = self._deps.table.now() - stored.last_action_at >= QUIET

        def propose(now: Game) -> Propose:
            if what == "start":
                check_still_chosen(now, decks)
            return Propose(reply.player, what, quiet, cards)

        try:
            after = await self._deps.table.act(stored.game.id, propose, origin(reply, press))
        except SeatError as error:
            await self._show_anew(reply, stored, error)
            return
        done = all(
            (shown.what, reply.player in shown.supporters) != (what, True)
            for shown in view_for(after.game, None).proposals
        )
        if done and what == "host":
            await self._host.name_host(reply, after)
        else:
            await reply.say("answer-decided" if done else "answer-proposed")

    async def _agree_as_host(self, reply: Reply, stored: StoredGame, press: Press) -> None:
        if press.arg == "start":
            await self._lobby.start(reply, stored)
            return
        _check_of_its_phase(reply, stored, press, press.arg)
        await self._host.do(reply, stored, Skip(reply.player), ANSWERS["skip"])


def _moves_the_game(game: Game, leaver: PlayerId) -> bool:
    """Say whether somebody's leaving would do more than give their seat away."""
    if game.phase.kind == "lobby":
        return False
    robs = heir(game, leaver) is not None
    return robs or spoils(game, leaver) or shift(game, leaver) != "none"


def _goes_on(stored: StoredGame) -> bool:
    """Say whether a round may follow, so that ending the game now leaves nobody the win (E3)."""
    return not view_for(stored.game, None).last_round


def _check_of_its_phase(reply: Reply, stored: StoredGame, press: Press, doing: str) -> None:
    """Raise StaleAction if what ends a phase is pressed where an earlier one was looked at."""
    if doing in ("skip", "clue"):
        check_phase_ref(stored.game, origin(reply, press).phase_ref)


def _simple(reply: Reply, stored: StoredGame) -> dict[str, Command]:
    """Return what takes nothing but a press, by its name in a button's id."""
    who, moderator = reply.player, reply.moderates(stored.place)
    return {
        "pause": Pause(who, moderator),
        "resume": Resume(who, moderator),
        "more": MoreTime(who, MORE_TIME, moderator),
        "skip": Skip(who, moderator),
        "clue": RemoveClue(who, moderator),
        "end": EndGame(who, moderator),
    }
