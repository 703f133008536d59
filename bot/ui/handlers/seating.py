"""Who sits where before the game: joining, leaving, computer players, teams, rabbits, seats."""

import hashlib
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from itertools import chain

from bot.engine.commands import AddComputer, Command, Join, Leave, PickRabbit, PickSeat, PickTeam
from bot.engine.errors import PhaseError, SeatError, StorageError
from bot.engine.ids import PlayerId
from bot.engine.joining import places, vacancies
from bot.engine.leaving import may_return
from bot.engine.legal import refusal
from bot.engine.model import Game
from bot.engine.projection import view_for
from bot.engine.ruleset import RULESETS, served
from bot.service.choices import SEAT, computer_command
from bot.service.ports import StoredGame
from bot.service.server_decks import cards_offered
from bot.ui import presenters
from bot.ui.codec import Press, number_in
from bot.ui.copies import JOINED
from bot.ui.handlers.dependencies import Dependencies, HandlerGroup, check_steers, origin
from bot.ui.handlers.invitations import admission, check_invited
from bot.ui.presenters.people import find
from bot.ui.reply import Reply
from bot.ui.way_back import LEFT, WayBack
from bot.ui.way_in import IN_LATE, SEATED, seated, way_in

OVER = frozenset({"last-round", "pile-runs-out", "pile-too-small"})
"""Why nobody can sit down any more, whatever seat there is."""


class SeatingHandlers(HandlerGroup):
    """The handlers of the lobby's seats."""

    async def join(self, reply: Reply, stored: StoredGame, team: int | None = None) -> None:
        """Sit down, and be greeted by direct message; who sits is written to again at least."""
        await reply.defer()
        stored = await sit(self._deps, reply, stored, team)
        await reply.close_past(stored)  # how to get in
        await greet(self._deps, reply, stored)

    async def leave(self, reply: Reply, stored: StoredGame, *, sure: bool = False) -> None:
        """Stand up; who says once more that they are ``sure`` reads the same once more."""
        await reply.defer()
        try:
            after = await self._deps.table.act(stored.game.id, Leave(reply.player), origin(reply))
        except (SeatError, PhaseError):  # which may have ended the game
            after = await self._deps.table.load(stored.game.id)
            left = await self._deps.table.last_left(after, reply.player)
            if not sure or left is None or left.kicked:
                raise
        reply.at_table(after)
        back = may_return(after.game, reply.player)
        admitted = await admission(self._deps, reply, after)
        context = await self._deps.context(reply, after)
        kind = "" if after.game.phase.kind == "finished" else LEFT
        way_back = WayBack.of(after.game, reply.player)
        await reply.show(presenters.left(context, back, admitted), kind, way_back)

    async def takes_computers(self, reply: Reply, stored: StoredGame) -> int:
        """Return how many more computer players would be given seats, by rules and cards.

        At a table that plays, where each changes what comes, it is one at a time.
        """
        cards = await _cards(self._deps, stored)
        moderator = reply.moderates(stored.place)
        room = _room(stored.game, cards(stored.game))
        command = AddComputer(reply.player, "even", moderator, room)
        if refusal(stored.game, command) is not None:
            return 0
        lobby = stored.game.phase.kind == "lobby"
        return places(stored.game, room) - len(stored.game.chairs) if lobby else 1

    async def computers(self, reply: Reply, stored: StoredGame, values: list[str]) -> StoredGame:
        """Give a seat to a computer player, or take the last one's away; return the game then."""
        await reply.defer_in_place()
        moderator = reply.moderates(stored.place)
        level = values[0] if len(values) == 1 else ""
        if level == SEAT:
            check_steers(reply, stored)
        command = computer_command(
            reply.player, "even" if level == SEAT else level, moderator=moderator
        )
        cards = await _cards(self._deps, stored)

        def ask(game: Game) -> Command:
            if level == SEAT and not vacancies(game):
                late = refusal(game, command)
                if late is not None and late.code in OVER:
                    raise late
                # By the first of two presses, or it was taken away.
                raise SeatError("seat-filled", more="yes" if late is None else "no")
            if isinstance(command, AddComputer):
                return replace(command, room=_room(game, cards(game)))
            return command

        return await self._deps.table.act(stored.game.id, ask, origin(reply))

    async def pick_team(self, reply: Reply, stored: StoredGame, press: Press) -> None:
        """Ask for a team; who has not joined yet joins with it."""
        await reply.defer_update()
        await check_invited(self._deps, reply, stored)
        team = number_in(press.arg)
        came_from = origin(reply, press)
        joins = False
        join = await joining(self._deps, reply, stored)

        def ask(game: Game) -> Join | PickTeam:
            nonlocal joins
            here = find(view_for(game, None), reply.player) is not None
            joins = game.settings.ruleset.pairs and not here
            return join(game, team) if joins else PickTeam(reply.player, team)

        stored = await self._deps.table.act(press.game, ask, came_from)
        if joins:
            await greet(self._deps, reply, stored)

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
                chosen = number_in(values[0])
                command = PickRabbit(reply.player, -1 if chosen is None else chosen)
            stored = await self._deps.table.act(press.game, command, origin(reply))
            if isinstance(command, PickRabbit):
                with suppress(StorageError):  # for this game it is chosen
                    await self._deps.people.note_rabbit(reply.player, command.rabbit)
        else:
            await reply.defer()
            own = find(view_for(stored.game, reply.player), reply.player)
            asked = PickRabbit(reply.player, own.rabbit if own else 0)
            if (refused := refusal(stored.game, asked)) is not None:
                raise refused
        page = presenters.own_place(await self._deps.context(reply, stored))
        gone = presenters.notice(reply.texts, "hand-done-gone" if values else "hand-gone")
        await reply.update(page, "place", gone)


async def sit(
    deps: Dependencies, reply: Reply, stored: StoredGame, team: int | None = None
) -> StoredGame:
    """Sit down; who sits already is written to again at least. Raise what the engine refuses."""
    await check_invited(deps, reply, stored)
    join = await joining(deps, reply, stored)
    try:
        return await deps.table.act(stored.game.id, lambda game: join(game, team), origin(reply))
    except SeatError:
        await deps.people.retry_dm(reply.player)
        raise


async def joining(
    deps: Dependencies, reply: Reply, stored: StoredGame
) -> Callable[[Game, int | None], Join]:
    """Return what makes the command to sit down (in a team), as the cards have room for it.

    It raises SeatError where a lobby is full that other rules had room in: by its rules
    (``ruleset-full``), or as its decks have cards for no more (``cards-full``).
    """
    cards = await _cards(deps, stored)
    liked = (await deps.people.addressee(reply.player)).rabbit

    def join(game: Game, team: int | None = None) -> Join:
        command = Join(reply.player, reply.name, team, _room(game, cards(game)), liked)
        refused = refusal(game, command)
        if refused is not None and refused.code == "table-full" and _larger(game, cards(game)):
            most = places(game, command.room)
            by_rules = most == game.settings.ruleset.max_players
            raise SeatError("ruleset-full" if by_rules else "cards-full", maximum=most)
        return command

    return join


async def _cards(deps: Dependencies, stored: StoredGame) -> Callable[[Game], int | None]:
    """Return what says how many cards a lobby's decks have; None later, as they are dealt."""
    lobby = stored.game.phase.kind == "lobby"
    shelf = await deps.server_decks.of_game(stored) if lobby else None

    def cards(game: Game) -> int | None:
        if shelf is None or game.phase.kind != "lobby":
            return None
        return cards_offered(shelf, game.settings.decks)

    return cards


def _room(game: Game, cards: int | None) -> int | None:
    """Return for how many players the cards suffice, None if for nobody."""
    return None if cards is None else max(served(game.settings.ruleset, cards), default=None)


def _larger(game: Game, cards: int | None) -> bool:
    """Say whether more could play with the same cards if the host chose another ruleset."""
    counts = [] if cards is None else [served(rules, cards) for rules in RULESETS.values()]
    return max(chain(*counts), default=0) > len(game.chairs)


async def greet(deps: Dependencies, reply: Reply, stored: StoredGame) -> None:
    """Open the direct messages at the player's own click: a closed door shows at once.

    Discord answers a greeting that is sent again with the one that is there already. Who has left
    since may read that in it, and so is greeted anew. An answer that offers what may be done in a
    lobby goes with it; one that says instead where else cards are to be found stays while they are
    in the game. One that says from when who comes late plays goes then.
    """
    reply.at_table(stored)
    context = await deps.context(reply, stored)
    guild = reply.interaction.guild
    page = presenters.greeting(context, guild.name if guild else "")
    departures = 0
    with suppress(StorageError):  # they have joined all the same
        departures = await deps.table.departures(stored.game.id, reply.player)
    which = f"greet {stored.game.id} {reply.player} {departures}".encode()
    key = hashlib.sha256(which).hexdigest()[:20]
    opened = await deps.messenger.open_dm(reply.player, page, key, stored)
    was_here = any(former.player == reply.player for former in stored.game.past_seats)
    in_lobby = stored.game.phase.kind == "lobby"
    page = presenters.joined(context, opened=opened, again=was_here)
    if not in_lobby:
        await reply.show(page, IN_LATE, way_in(stored.game, reply.player))
    elif opened:
        await reply.show(page, JOINED)
    else:
        await reply.show(page, SEATED, seated(reply.player))


def player_of(text: str) -> PlayerId:
    """Return the player whom a button or menu names; raise SeatError (``player-unknown``)."""
    if (number := number_in(text)) is None:
        raise SeatError("player-unknown")
    return PlayerId(number)
