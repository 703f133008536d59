"""What a player may do now: asked of the rules themselves, by trying each command on them."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from typing import get_args

from bot.engine import commands as c
from bot.engine.chance import ANY_CHANCE
from bot.engine.decide import apply_rule
from bot.engine.errors import PhaseError, RuleViolation
from bot.engine.ids import CardId, PlayerId
from bot.engine.joining import RABBITS
from bot.engine.liking import likable
from bot.engine.model import Game, Storytelling, Submitting, Voting
from bot.engine.pending import ballot_of
from bot.engine.rules.telling import storytelling_of
from bot.engine.rules.voting import ballot_in, red_token_of
from bot.engine.seating import present_seats, seat_of, seats_of
from bot.engine.settings import ComputerLevel

_ANY_TEXT = "…"


def refusal(game: Game, command: c.Command) -> RuleViolation | None:
    """Return why ``decide`` would refuse the command now, None if it would take it."""
    return _refused(lambda: apply_rule(game, command, ANY_CHANCE, 0.0))


def _refused(rule: Callable[[], object]) -> RuleViolation | None:
    """Return what a rule raises, None if nothing."""
    try:
        rule()
    except RuleViolation as violation:
        # Whoever keeps the refusal must not keep the state that its frames refer to.
        return violation.with_traceback(None)
    return None


def clue_refusal(game: Game, player: PlayerId) -> RuleViolation | None:
    """Return why the player may give no clue now, whatever its words and card."""
    return _over(game) or _refused(lambda: storytelling_of(game, player))


def ballot_refusal(game: Game, player: PlayerId) -> RuleViolation | None:
    """Return why the player has no ballot now."""
    return _over(game) or _refused(lambda: ballot_in(game, player))


def red_refusal(game: Game, player: PlayerId) -> RuleViolation | None:
    """Return why the player has no red token now."""
    return _over(game) or _refused(lambda: red_token_of(game, player))


def legal_commands(game: Game, player: PlayerId) -> tuple[c.Command, ...]:
    """Return everything that the player may do now, of what can be listed.

    The texts of GiveClue and CorrectClue and the name of Join are left empty: they are still to be
    typed. StartGame (which takes the cards), Propose, Configure, MoreTime and HideCard (which
    moderators alone may) are not listed. Some may change nothing, such as a token where it lies
    already.
    """
    return (*player_commands(game, player), *_host_commands(game, player))


def player_commands(game: Game, player: PlayerId) -> tuple[c.PlayerCommand, ...]:
    """Return what of :data:`~bot.engine.commands.PlayerCommand` the player may do now."""
    return tuple(
        command
        for command in _candidates(game, player)
        if refusal(game, _with_text(command)) is None
    )


def _candidates(game: Game, player: PlayerId) -> Iterator[c.PlayerCommand]:
    """Yield what is worth trying: a superset of what is legal, but not much more."""
    phase = game.phase
    yield from (c.GiveStar(player, liked.round, liked.number) for liked in likable(game))
    if phase.kind == "finished":
        return
    if seat_of(game, player) is None:
        yield from (c.Join(player, "", team) for team in _teams(game))
    yield c.Leave(player)
    if phase.kind == "lobby":
        yield from (c.PickTeam(player, team) for team in _teams(game))
        yield from (c.PickRabbit(player, rabbit) for rabbit in range(RABBITS))
        yield from (c.PickSeat(player, chair.player) for chair in game.chairs)
    elif isinstance(phase, Storytelling):
        if clue_refusal(game, player) is None:
            yield from _clues(game, player)
    elif isinstance(phase, Submitting):
        yield c.CorrectClue(player, "")
        given = {card.card for card in phase.given}
        for card in _cards(game, player):
            yield c.GiveCard(player, card)
            if card in given:
                yield c.TakeBack(player, card)
    elif isinstance(phase, Voting):
        yield from _votes(game, phase, player)
    else:
        yield c.NextRound(player)


def _votes(game: Game, phase: Voting, player: PlayerId) -> Iterator[c.PlayerCommand]:
    numbers = range(1, len(phase.board) + 1)
    ballot = ballot_of(phase, player)
    if ballot is not None:
        yield from (c.PlaceToken(player, number) for number in numbers)
        yield from (c.RemoveToken(player, number) for number in ballot.tokens)
        yield c.FinishBallot(player)
    if red_refusal(game, player) is None:
        yield from (c.PlaceRed(player, number) for number in numbers)
        if phase.red is not None:
            yield c.RemoveRed(player, phase.red)


def _over(game: Game) -> RuleViolation | None:
    return PhaseError("game-over") if game.phase.kind == "finished" else None


def _teams(game: Game) -> Iterable[int | None]:
    pairs = game.settings.ruleset.max_players // 2 if game.settings.ruleset.pairs else 0
    return (None, *range(pairs))


def _clues(game: Game, player: PlayerId) -> Iterator[c.GiveClue]:
    """Yield clues about each card, and who plays two seats one for each pair of cards (T4)."""
    if game.settings.ruleset.telling == "before-cards":
        yield c.GiveClue(player, "")
        return
    cards = _cards(game, player)
    for card in cards:
        yield c.GiveClue(player, "", card)
        if len(seats_of(game, player)) > 1:
            yield from (c.GiveClue(player, "", card, partners) for partners in cards)


def _cards(game: Game, player: PlayerId) -> tuple[CardId, ...]:
    return tuple(card for seat in seats_of(game, player) for card in game.chairs[seat].hand)


def _host_commands(game: Game, actor: PlayerId) -> Iterator[c.HostCommand]:
    people = [game.chairs[seat].player for seat in present_seats(game)]
    waiting = [newcomer.player for newcomer in game.waiting]
    candidates: list[c.HostCommand] = [
        *(c.AddComputer(actor, level) for level in get_args(ComputerLevel)),
        c.RemoveComputer(actor),
        c.Skip(actor),
        c.RemoveClue(actor),
        c.Pause(actor),
        c.Resume(actor),
        c.EndGame(actor),
        *(c.PassHost(actor, player) for player in people),
        *(c.Kick(actor, player) for player in (*people, *waiting)),
    ]
    return (command for command in candidates if refusal(game, command) is None)


def _with_text(command: c.PlayerCommand) -> c.PlayerCommand:
    return (
        replace(command, text=_ANY_TEXT)
        if isinstance(command, c.GiveClue | c.CorrectClue)
        else command
    )
