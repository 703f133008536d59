"""The menu of the table: what host and moderators do."""

from dataclasses import replace

from bot.engine.commands import (
    Command,
    EndGame,
    MoreTime,
    PassHost,
    Pause,
    RemoveClue,
    Resume,
    Skip,
)
from bot.engine.computers import last_computer
from bot.engine.errors import PhaseError, RequestError, SeatError, StaleAction
from bot.engine.hosting import is_host
from bot.engine.ids import PlayerId
from bot.engine.leaving import heir, shift, spoils
from bot.engine.legal import refusal
from bot.engine.model import Game
from bot.engine.projection import view_for
from bot.service.choices import REMOVE, number_of
from bot.service.ports import StoredGame
from bot.service.table import check_phase_ref
from bot.ui import presenters
from bot.ui.codec import Press
from bot.ui.copies import ASKED_ABOUT
from bot.ui.handlers.asking import AskingHandlers
from bot.ui.handlers.dependencies import Dependencies, HandlerGroup, origin
from bot.ui.handlers.host import HostHandlers
from bot.ui.handlers.seating import SeatingHandlers, player_of
from bot.ui.page import Page
from bot.ui.presenters.people import shortage, unpaired
from bot.ui.reply import Reply
from bot.ui.table_menu import MENU, table_menu

MORE_TIME = 120
"""Seconds that one press adds."""
ANSWERS = {
    "skip": "answer-skipped",
    "clue": "answer-clue-removed",
    "pause": "answer-paused",
    "resume": "answer-resumed",
    "end": "answer-ended",
}


class SteeringHandlers(HandlerGroup):
    """The part of the handlers behind the one button that steers a table."""

    def __init__(
        self,
        deps: Dependencies,
        host: HostHandlers,
        seating: SeatingHandlers,
        asking: AskingHandlers,
    ) -> None:
        super().__init__(deps)
        self._host = host
        self._seating = seating
        self._asking = asking

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
            await self.show_anew(reply, stored, error)
        except StaleAction as error:
            if error.code == "stale-question":  # about somebody, and spent
                raise
            await self.show_anew(reply, stored, error)

    async def _press(
        self, reply: Reply, stored: StoredGame, press: Press, values: list[str]
    ) -> None:
        doing, _, answer = press.arg.partition("-")
        sure, _, asked = answer.partition(".")
        if sure and sure != presenters.NO:
            await reply.spend()
        if sure == presenters.NO:
            await reply.take_away()
        elif stored.game.phase.kind == "finished" and not (doing == "leave" and sure):
            raise PhaseError("game-over")
        elif sure and press.phase == "lobby" and stored.game.phase.kind != "lobby":
            raise StaleAction("already-started")  # another question than what was asked
        elif not doing:
            await self._show(reply, stored)
        elif doing in ("leave", "kick") and sure:
            await self._asking.take_out(reply, stored, doing, sure, asked)
        elif doing == "end" and asked.endswith(".played-out") and _goes_on(stored):
            await self._asking.ask(reply, stored, doing, None, reply.texts("sure-changed"))
        elif doing in ASKED_ABOUT and not sure:
            check_of_its_phase(reply, stored, press, doing)
            await self._asking.ask(reply, stored, doing, player_of(values[0]) if values else None)
        elif doing == "more":
            command = MoreTime(reply.player, MORE_TIME, reply.moderates(stored.place))
            await self._host.more_time(reply, stored, command)
        elif doing == "host" and len(values) == 1:
            command = PassHost(reply.player, player_of(values[0]), reply.moderates(stored.place))
            await self._host.do(reply, stored, command, "answer-host")
        else:
            await self._do(reply, stored, press, doing, in_menu=reply.on_answer and not sure)

    async def _do(
        self, reply: Reply, stored: StoredGame, press: Press, doing: str, *, in_menu: bool
    ) -> None:
        """Do what takes nothing but a press.

        A menu in which the clock is stopped or runs on is shown anew: it offers the other then.
        """
        command = _simple(reply, stored).get(doing)
        if command is None:
            raise RequestError("malformed-id")
        check_of_its_phase(reply, stored, press, doing)
        if not in_menu or doing not in ("pause", "resume"):
            await self._host.do(reply, stored, command, ANSWERS[doing])
            return
        await reply.defer_update()
        after = await self._deps.table.act(stored.game.id, command, origin(reply))
        changed = stored.game.paused != after.game.paused
        told = reply.texts(ANSWERS[doing] if changed or doing == "pause" else "answer-not-stopped")
        await self._show(reply, after, told, gone=presenters.spoken(reply.texts, told))

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
            await self._asking.ask(reply, stored, "kick", last)
            return
        try:
            stored = await self._seating.computers(reply, stored, values)
        except SeatError as error:
            await self.show_anew(reply, stored, error)
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

    async def show_anew(
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
        moderator = "moderator" if reply.moderates(stored.place) else None
        steers_as = "host" if is_host(stored.game, reply.player) else moderator
        page = presenters.steer(context, possible, steers_as, seats=seats)
        await reply.update(page, MENU, gone, table_menu(stored.game, reply.player))


def _moves_the_game(game: Game, leaver: PlayerId) -> bool:
    """Say whether somebody's leaving would do more than give their seat away."""
    if game.phase.kind == "lobby":
        return False
    robs = heir(game, leaver) is not None
    return robs or spoils(game, leaver) or shift(game, leaver) != "none"


def _goes_on(stored: StoredGame) -> bool:
    """Say whether a round may follow, so that ending the game now leaves nobody the win (E3)."""
    return not view_for(stored.game, None).last_round


def answers_leaving(press: Press) -> bool:
    """Say whether a press answers the question whether to leave, which is looked at by itself."""
    return press.verb == "steer" and press.arg.startswith("leave-")


def check_of_its_phase(reply: Reply, stored: StoredGame, press: Press, doing: str) -> None:
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
