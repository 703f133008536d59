"""What events do within a round, and at the end of the game."""

from typing import cast

from bot.engine import events as e
from bot.engine.changing import changed
from bot.engine.evolve_deals import enter, mark_told
from bot.engine.ids import PlayerId, Seat
from bot.engine.model import (
    Ballot,
    Clue,
    Finished,
    Game,
    Given,
    RoundResult,
    Scored,
    Storytelling,
    Submitting,
    Voting,
)
from bot.engine.seating import player_of, present_seats, scorer_of


def storyteller_chosen(game: Game, event: e.StorytellerChosen) -> Game:
    """Let the chosen seat tell; with that the proposals to go on are settled (B3)."""
    game = changed(game, support=tuple(s for s in game.support if s.what != "skip"))
    return enter(mark_told(game, event.storyteller), Storytelling(event.storyteller))


def clue_given(game: Game, event: e.ClueGiven) -> Game:
    """Begin the submitting phase with the storyteller's cards."""
    given: list[Given] = []
    if event.card is not None:
        given.append(Given(event.seat, event.card))
    if event.partner_card is not None:
        opposite = next(seat for seat, c in enumerate(game.chairs) if event.partner_card in c.hand)
        given.append(Given(Seat(opposite), event.partner_card))
    clue = Clue(event.player, event.text, event.clip)
    return enter(mark_told(game, event.seat), Submitting(event.seat, clue, tuple(given)))


def clue_corrected(game: Game, event: e.ClueCorrected) -> Game:
    """Let the clue read otherwise (B2)."""
    phase = cast("Submitting", game.phase)
    return changed(game, phase=changed(phase, clue=changed(phase.clue, text=event.text)))


def card_given(game: Game, event: e.CardGiven) -> Game:
    """Put a card on its way to the board."""
    phase = cast("Submitting", game.phase)
    given = tuple(g for g in phase.given if g.card != event.instead)
    new = Given(event.seat, event.card)
    return changed(game, phase=changed(phase, given=(*given, new)))


def cards_taken_back(game: Game, event: e.CardsTakenBack) -> Game:
    """Return given cards."""
    phase = cast("Submitting", game.phase)
    given = tuple(g for g in phase.given if g.card not in event.cards)
    return changed(game, phase=changed(phase, given=given))


def board_laid(game: Game, event: e.BoardLaid) -> Game:
    """Begin the vote: cards leave the hands, and each voter has a ballot."""
    phase = cast("Submitting", game.phase)
    laid = {card.card for card in event.board}
    chairs = tuple(
        changed(chair, hand=tuple(c for c in chair.hand if c not in laid)) for chair in game.chairs
    )
    voting = Voting(
        phase.storyteller,
        phase.clue,
        event.board,
        event.tokens,
        ballots=tuple(Ballot(voter.player, voter.seat) for voter in event.voters),
        drawn=tuple(card.seat for card in event.board if card.card in event.random),
    )
    return enter(changed(game, chairs=chairs, likable=()), voting)


def ballot_changed(game: Game, event: e.BallotChanged) -> Game:
    """Replace a player's ballot."""
    phase = cast("Voting", game.phase)
    ballots = tuple(
        changed(b, tokens=event.tokens, done=event.done) if b.player == event.player else b
        for b in phase.ballots
    )
    return changed(game, phase=changed(phase, ballots=ballots))


def red_placed(game: Game, event: e.RedPlaced) -> Game:
    """Put the red token on a number, or take it off."""
    return changed(game, phase=changed(cast("Voting", game.phase), red=event.number))


def round_scored(game: Game, event: e.RoundScored) -> Game:
    """Add the round's points."""
    phase = cast("Voting", game.phase)
    gained: dict[int, int] = {}
    for item in event.points:
        gained[item.scorer] = gained.get(item.scorer, 0) + item.points
    points = [gained.get(scorer_of(game, Seat(seat)), 0) for seat in range(len(game.chairs))]
    chairs = tuple(
        changed(chair, score=chair.score + won) if won else chair
        for chair, won in zip(game.chairs, points, strict=True)
    )
    result = RoundResult(
        phase.clue.teller,
        phase.storyteller,
        phase.clue,
        phase.board,
        phase.ballots,
        phase.red,
        event.points,
        event.outcome,
    )
    return _over(changed(game, chairs=chairs), result)


def round_voided(game: Game, event: e.RoundVoided) -> Game:
    """End the round without points."""
    phase = cast("Storytelling | Submitting | Voting", game.phase)
    voting = phase if isinstance(phase, Voting) else None
    seat = phase.storyteller
    clue = None if isinstance(phase, Storytelling) else phase.clue
    result = RoundResult(
        _teller(game, seat, clue),
        seat,
        clue,
        voting.board if voting else (),
        voting.ballots if voting else (),
        voting.red if voting else None,
        points=(),
        outcome="void",
        void=event.reason,
    )
    return _over(game, result)


def _teller(game: Game, seat: Seat | None, clue: Clue | None) -> PlayerId | None:
    """Return who told or should have, also if they have left."""
    if clue is not None or seat is None:
        return clue and clue.teller
    return player_of(game, seat) or game.chairs[seat].player


def _over(game: Game, result: RoundResult) -> Game:
    """Put the board's cards to the discards, hidden ones excepted, and begin the pause."""
    cast_any = any(ballot.tokens for ballot in result.ballots)
    discarded = tuple(card.card for card in result.board if card.card not in game.hidden)
    return changed(
        enter(game, Scored(changed(result, present=present_seats(game)))),
        discards=game.discards + discarded,
        silent=0 if cast_any else game.silent + 1,
    )


def game_ended(game: Game, event: e.GameEnded) -> Game:
    """End the game."""
    last = game.phase.result if isinstance(game.phase, Scored) else None
    finished = Finished(event.reason, event.winners, last)
    return changed(enter(game, finished), waiting=(), paused=False)


def clock_set(game: Game, event: e.ClockSet) -> Game:
    """Set the clock; only a person lets that of a table that rests run on (C3)."""
    phase, woken = game.phase, game.resting and not event.paused
    if isinstance(phase, Voting):
        phase = changed(phase, closing=event.closing, suspended_deadline=event.suspended_deadline)
    return changed(
        game,
        phase=phase,
        deadline=event.deadline,
        remaining=event.remaining,
        paused=event.paused,
        resting=event.resting or (game.resting and event.paused),
        person_acted=game.person_acted or woken,
    )
