"""What an event does to the state; nothing is checked here, ``decide`` has done that."""

from collections.abc import Callable, Iterable
from dataclasses import replace
from functools import reduce
from typing import Any, cast

from bot.engine import events as e
from bot.engine.ids import PlayerId, Seat
from bot.engine.model import (
    Ballot,
    Chair,
    Clue,
    Finished,
    Game,
    Given,
    Lobby,
    RoundResult,
    Scored,
    Storytelling,
    Submitting,
    Voting,
)
from bot.engine.seating import player_of, scorer_of, seat_of


def replay(events: Iterable[e.Event]) -> Game:
    """Fold a log, which begins with :class:`~bot.engine.events.GameOpened`, to a state."""
    game = reduce(evolve, events, cast("Game | None", None))
    if game is None:
        msg = "an empty log is no game"
        raise ValueError(msg)
    return game


def evolve(game: Game | None, event: e.Event) -> Game:
    """Return the state after the event; ``game`` is None before the first one."""
    if isinstance(event, e.GameOpened):
        return Game(
            id=event.id,
            host=event.host,
            settings=event.settings,
            phase=Lobby(),
            chairs=(Chair(event.host, event.name, rabbit=0),),
        )
    if game is None:
        msg = f"a log begins with game-opened, not {event.kind}"
        raise ValueError(msg)
    return _HANDLERS[type(event)](game, event)


# Lobby and seats


def _player_joined(game: Game, event: e.PlayerJoined) -> Game:
    chair = Chair(event.player, event.name, event.rabbit, event.team)
    return replace(game, chairs=(*game.chairs, chair))


def _newcomer_joined(game: Game, event: e.NewcomerJoined) -> Game:
    return replace(game, waiting=(*game.waiting, event.newcomer))


def _player_left(game: Game, event: e.PlayerLeft) -> Game:
    seat = seat_of(game, event.player)
    if seat is None:
        return replace(game, waiting=tuple(n for n in game.waiting if n.player != event.player))
    chairs, chair = game.chairs, game.chairs[seat]
    if game.phase.kind == "lobby":
        return replace(game, chairs=chairs[:seat] + chairs[seat + 1 :])
    if game.settings.ruleset.teams:  # hand and given card stay with the seat (T4)
        gone = replace(chair, gone=True)
        game = replace(game, chairs=_swap(chairs, seat, gone))
        return _ballot_handed_over(game, event.player)
    gone = replace(chair, gone=True, hand=())
    phase = game.phase
    if isinstance(phase, Submitting):
        phase = replace(phase, given=tuple(g for g in phase.given if g.seat != seat))
    return replace(
        game,
        chairs=_swap(chairs, seat, gone),
        discards=game.discards + chair.hand,
        phase=phase,
    )


def _ballot_handed_over(game: Game, leaver: PlayerId) -> Game:
    """Let the partner cast the ballot that the leaver has not (T4)."""
    phase = game.phase
    if not isinstance(phase, Voting):
        return game
    ballots = tuple(
        replace(b, player=player_of(game, b.seat) or leaver)
        if b.player == leaver and not b.tokens
        else b
        for b in phase.ballots
    )
    return replace(game, phase=replace(phase, ballots=ballots))


def _team_picked(game: Game, event: e.TeamPicked) -> Game:
    seat = _seated(game, event.player)
    chair = replace(game.chairs[seat], team=event.team)
    return replace(game, chairs=_swap(game.chairs, seat, chair))


def _configured(game: Game, event: e.Configured) -> Game:
    return replace(game, settings=event.settings)


def _host_passed(game: Game, event: e.HostPassed) -> Game:
    return replace(game, host=event.host)


def _player_returned(game: Game, event: e.PlayerReturned) -> Game:
    seat = _seated(game, event.player)
    chair = replace(game.chairs[seat], misses=0, away=False)
    return replace(game, chairs=_swap(game.chairs, seat, chair))


def _seats_missed(game: Game, event: e.SeatsMissed) -> Game:
    chairs = game.chairs
    for seat in event.seats:
        misses = chairs[seat].misses + 1
        chairs = _swap(chairs, seat, replace(chairs[seat], misses=misses, away=misses > 1))
    return replace(game, chairs=chairs)


# From the deal to the next round


def _game_started(game: Game, event: e.GameStarted) -> Game:
    return replace(
        game,
        chairs=tuple(_dealt_in(place) for place in event.places),
        pile=event.pile,
    )


def _dealt_in(place: e.Place) -> Chair:
    return Chair(place.player, place.name, place.rabbit, place.team)


def _cards_drawn(game: Game, event: e.CardsDrawn) -> Game:
    chairs, drawn = list(game.chairs), 0
    for draw in event.draws:
        chair = chairs[draw.seat]
        chairs[draw.seat] = replace(chair, hand=chair.hand + draw.cards)
        drawn += len(draw.cards)
    return replace(game, chairs=tuple(chairs), pile=game.pile[drawn:])


def _pile_refilled(game: Game, event: e.PileRefilled) -> Game:
    return replace(game, pile=event.pile, discards=())


def _hands_passed(game: Game, _event: e.HandsPassed) -> Game:
    hands = [chair.hand for chair in game.chairs]
    chairs = zip(game.chairs, hands[-1:] + hands[:-1], strict=True)
    return replace(game, chairs=tuple(replace(chair, hand=hand) for chair, hand in chairs))


def _seats_taken(game: Game, event: e.SeatsTaken) -> Game:
    seated = {place.player for place in event.places if not place.gone}
    return replace(
        game,
        chairs=tuple(_taken(game, place) for place in event.places),
        waiting=tuple(n for n in game.waiting if n.player not in seated),
    )


def _taken(game: Game, place: e.Place) -> Chair:
    before = None if place.was is None else game.chairs[place.was]
    stays = before is not None and (before.player, before.gone) == (place.player, place.gone)
    return Chair(
        place.player,
        place.name,
        place.rabbit,
        place.team,
        place.score,
        hand=() if before is None else before.hand,
        told=place.told,
        misses=before.misses if before is not None and stays else 0,
        away=before.away if before is not None and stays else False,
        gone=place.gone,
    )


def _round_started(game: Game, event: e.RoundStarted) -> Game:
    chairs = game.chairs
    if event.new_lap:
        chairs = tuple(replace(chair, told=False) for chair in chairs)
    game = replace(
        game,
        phase=Storytelling(event.storyteller),
        chairs=chairs,
        round=event.round,
        laps=game.laps + event.new_lap,
        seated=len(chairs),
        deadline=None,
        remaining=None,
    )
    return game if event.storyteller is None else _told(game, event.storyteller)


def _told(game: Game, seat: int) -> Game:
    return replace(game, chairs=_swap(game.chairs, seat, replace(game.chairs[seat], told=True)))


# A round


def _storyteller_chosen(game: Game, event: e.StorytellerChosen) -> Game:
    game = _told(game, event.storyteller)
    return replace(game, phase=Storytelling(event.storyteller), deadline=None, remaining=None)


def _clue_given(game: Game, event: e.ClueGiven) -> Game:
    given: list[Given] = []
    if event.card is not None:
        given.append(Given(event.seat, event.card))
    if event.partner_card is not None:
        opposite = next(seat for seat, c in enumerate(game.chairs) if event.partner_card in c.hand)
        given.append(Given(Seat(opposite), event.partner_card))
    clue = Clue(event.player, event.text, event.clip)
    game = _told(game, event.seat)
    phase = Submitting(event.seat, clue, tuple(given))
    return replace(game, phase=phase, deadline=None, remaining=None)


def _card_given(game: Game, event: e.CardGiven) -> Game:
    phase = cast("Submitting", game.phase)
    given = tuple(g for g in phase.given if g.card != event.instead)
    new = Given(event.seat, event.card)
    return replace(game, phase=replace(phase, given=(*given, new)))


def _cards_taken_back(game: Game, event: e.CardsTakenBack) -> Game:
    phase = cast("Submitting", game.phase)
    given = tuple(g for g in phase.given if g.card not in event.cards)
    return replace(game, phase=replace(phase, given=given))


def _table_laid(game: Game, event: e.TableLaid) -> Game:
    phase = cast("Submitting", game.phase)
    laid = {card.card for card in event.table}
    chairs = tuple(
        replace(chair, hand=tuple(c for c in chair.hand if c not in laid)) for chair in game.chairs
    )
    voting = Voting(
        phase.storyteller,
        phase.clue,
        event.table,
        event.tokens,
        ballots=tuple(Ballot(voter.player, voter.seat) for voter in event.voters),
    )
    return replace(game, phase=voting, chairs=chairs, deadline=None, remaining=None)


def _ballot_changed(game: Game, event: e.BallotChanged) -> Game:
    phase = cast("Voting", game.phase)
    ballots = tuple(
        replace(b, tokens=event.tokens, done=event.done) if b.player == event.player else b
        for b in phase.ballots
    )
    return replace(game, phase=replace(phase, ballots=ballots))


def _red_placed(game: Game, event: e.RedPlaced) -> Game:
    return replace(game, phase=replace(cast("Voting", game.phase), red=event.number))


def _round_scored(game: Game, event: e.RoundScored) -> Game:
    phase = cast("Voting", game.phase)
    gained: dict[int, int] = {}
    for item in event.points:
        gained[item.scorer] = gained.get(item.scorer, 0) + item.points
    chairs = tuple(
        replace(chair, score=chair.score + gained.get(scorer_of(game, Seat(seat)), 0))
        for seat, chair in enumerate(game.chairs)
    )
    result = RoundResult(
        phase.clue.teller,
        phase.storyteller,
        phase.clue,
        phase.table,
        phase.ballots,
        phase.red,
        event.points,
        event.outcome,
    )
    return _over(replace(game, chairs=chairs), result)


def _round_voided(game: Game, event: e.RoundVoided) -> Game:
    phase = cast("Storytelling | Submitting | Voting", game.phase)
    voting = phase if isinstance(phase, Voting) else None
    seat = phase.storyteller
    clue = None if isinstance(phase, Storytelling) else phase.clue
    result = RoundResult(
        _teller(game, seat, clue),
        seat,
        clue,
        voting.table if voting else (),
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
    """Put the table's cards to the discards and begin the pause."""
    cast_any = any(ballot.tokens for ballot in result.ballots)
    return replace(
        game,
        phase=Scored(result),
        discards=game.discards + tuple(card.card for card in result.table),
        silent=0 if cast_any else game.silent + 1,
        deadline=None,
        remaining=None,
    )


def _game_ended(game: Game, event: e.GameEnded) -> Game:
    last = game.phase.result if isinstance(game.phase, Scored) else None
    finished = Finished(event.reason, event.winners, last)
    return replace(game, phase=finished, waiting=(), deadline=None, remaining=None, paused=False)


def _clock_set(game: Game, event: e.ClockSet) -> Game:
    phase = game.phase
    if isinstance(phase, Voting):
        phase = replace(phase, closing=event.closing, former=event.former)
    return replace(
        game,
        phase=phase,
        deadline=event.deadline,
        remaining=event.remaining,
        paused=event.paused,
    )


_HANDLERS: dict[type[Any], Callable[[Game, Any], Game]] = {
    e.PlayerJoined: _player_joined,
    e.NewcomerJoined: _newcomer_joined,
    e.PlayerLeft: _player_left,
    e.TeamPicked: _team_picked,
    e.Configured: _configured,
    e.HostPassed: _host_passed,
    e.GameStarted: _game_started,
    e.CardsDrawn: _cards_drawn,
    e.PileRefilled: _pile_refilled,
    e.HandsPassed: _hands_passed,
    e.SeatsTaken: _seats_taken,
    e.RoundStarted: _round_started,
    e.StorytellerChosen: _storyteller_chosen,
    e.ClueGiven: _clue_given,
    e.CardGiven: _card_given,
    e.CardsTakenBack: _cards_taken_back,
    e.TableLaid: _table_laid,
    e.BallotChanged: _ballot_changed,
    e.RedPlaced: _red_placed,
    e.SeatsMissed: _seats_missed,
    e.PlayerReturned: _player_returned,
    e.RoundScored: _round_scored,
    e.RoundVoided: _round_voided,
    e.GameEnded: _game_ended,
    e.ClockSet: _clock_set,
}


def _seated(game: Game, player: PlayerId) -> Seat:
    seat = seat_of(game, player)
    assert seat is not None  # noqa: S101 - decide lets only seated players have such events
    return seat


def _swap(chairs: tuple[Chair, ...], seat: int, chair: Chair) -> tuple[Chair, ...]:
    return (*chairs[:seat], chair, *chairs[seat + 1 :])
