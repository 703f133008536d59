"""A host who is away holds nobody up: half of those present decide (B3)."""

from bot.engine.chance import Chance
from bot.engine.commands import Propose, Skip, StartGame
from bot.engine.computers import is_computer
from bot.engine.errors import PhaseError, SeatError
from bot.engine.events import Events, HostPassed, ProposalSupported
from bot.engine.ids import PlayerId
from bot.engine.model import Game
from bot.engine.rules.course import skip
from bot.engine.rules.lobby import check_lobby, start_game
from bot.engine.rules.who import check_started, own_seat
from bot.engine.seating import present_seats, seat_of
from bot.engine.settings import Proposed


def propose(game: Game, command: Propose, chance: Chance) -> Events:
    """Support a proposal; whoever makes it half lets it happen.

    Raises what would be said to the host; SeatError: waits-for-next-round, not-seated,
    host-proposes-not; PhaseError: host-not-away for the first who asks before there was a quiet
    minute.
    """
    player = command.player
    own_seat(game, player)
    if is_computer(game, player):
        raise SeatError("not-seated")
    if player == game.host:
        raise SeatError("host-proposes-not")
    outcome = _outcome(game, command, chance)
    before = supporters(game, command.what)
    if not before and not command.quiet:
        raise PhaseError("host-not-away")
    support = () if player in before else (ProposalSupported(player, command.what),)
    return (*support, *outcome) if len({*before, player}) >= needed(game) else support


def carried(game: Game, chance: Chance) -> Events:
    """Return what happens as half of those who are present now support it, as some went (B3).

    A start waits for another press: the cards to be dealt come with it.
    """
    if game.phase.kind == "finished":
        return ()
    for what in ("host", "skip"):
        there = supporters(game, what)
        if there and len(there) >= needed(game):
            return _outcome(game, Propose(there[0], what), chance)
    return ()


def supporters(game: Game, what: Proposed) -> tuple[PlayerId, ...]:
    """Return who supports a proposal in this phase and still sits there, the first one first."""
    return tuple(
        s.player
        for s in game.support
        if (s.what, s.round, s.phase) == (what, game.round, game.phase.kind)
        and seat_of(game, s.player) is not None
    )


def needed(game: Game) -> int:
    """Return how many are half of the people who are present, the host among them."""
    chairs = [game.chairs[seat] for seat in present_seats(game)]
    people = sum(chair.computer is None and not chair.away for chair in chairs)
    return max(1, -(-people // 2))


def _outcome(game: Game, command: Propose, chance: Chance) -> Events:
    """Return what the host would bring about, which must be allowed already when it is asked."""
    if command.what == "start":
        check_lobby(game)
        return start_game(game, StartGame(game.host, command.cards), chance)
    if command.what == "skip":
        check_started(game)
        return skip(game, Skip(game.host), chance)
    first = next(iter(supporters(game, "host")), command.player)
    return (HostPassed(first),)
