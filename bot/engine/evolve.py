"""What an event does to the state; nothing is checked here, ``decide`` has done that."""

from collections.abc import Iterable
from functools import reduce
from typing import assert_never, cast

from bot.engine import events as e
from bot.engine import evolve_deals as deals
from bot.engine import evolve_people as people
from bot.engine import evolve_rounds as rounds
from bot.engine.changing import changed
from bot.engine.computers import computer_seats, is_computer
from bot.engine.joining import former_team, free_rabbit
from bot.engine.model import Chair, Game, Lobby


def replay(events: Iterable[e.Event]) -> Game:
    """Return the state that a log leads to.

    Raises ValueError if it does not begin with :class:`~bot.engine.events.GameOpened`.
    """
    game = reduce(evolve, events, cast("Game | None", None))
    if game is None:
        msg = "an empty log is no game"
        raise ValueError(msg)
    return game


def evolve(game: Game | None, event: e.Event) -> Game:
    """Return the state after the event; ``game`` is None before the first one."""
    if isinstance(event, e.GameOpened):
        lobby = Game(event.id, event.host, event.settings, Lobby(), (), past_seats=event.past_seats)
        rabbit, team = free_rabbit(lobby, event.host), former_team(lobby, event.host)
        return changed(lobby, chairs=(Chair(event.host, event.name, rabbit, team),))
    if game is None:
        msg = f"a log begins with game-opened, not {event.kind}"
        raise ValueError(msg)
    after = _evolve(game, event)
    acted = isinstance(event, e.ClueGiven | e.CardGiven | e.BallotChanged | e.RedPlaced)
    if acted and not after.person_acted and computer_seats(game):
        return changed(after, person_acted=not is_computer(game, event.player))
    return after


def _evolve(  # noqa: C901, PLR0911, PLR0912 - one case per event
    game: Game, event: e.RunningEvent
) -> Game:
    match event:
        case e.PlayerJoined():
            return people.player_joined(game, event)
        case e.NewcomerJoined():
            return people.newcomer_joined(game, event)
        case e.NewcomerMoved():
            return people.newcomer_moved(game, event)
        case e.PlayerLeft():
            return people.player_left(game, event)
        case e.TeamPicked():
            return people.team_picked(game, event)
        case e.RabbitPicked():
            return people.rabbit_picked(game, event)
        case e.SeatPicked():
            return people.seat_picked(game, event)
        case e.Configured():
            return people.configured(game, event)
        case e.HostPassed():
            return people.host_passed(game, event)
        case e.GameStarted():
            return deals.game_started(game, event)
        case e.CardsDrawn():
            return deals.cards_drawn(game, event)
        case e.PileRefilled():
            return deals.pile_refilled(game, event)
        case e.HandsPassed():
            return deals.hands_passed(game, event)
        case e.SeatsTaken():
            return deals.seats_taken(game, event)
        case e.RoundStarted():
            return deals.round_started(game, event)
        case e.StorytellerChosen():
            return rounds.storyteller_chosen(game, event)
        case e.ClueGiven():
            return rounds.clue_given(game, event)
        case e.ClueCorrected():
            return rounds.clue_corrected(game, event)
        case e.CardGiven():
            return rounds.card_given(game, event)
        case e.CardsTakenBack():
            return rounds.cards_taken_back(game, event)
        case e.BoardLaid():
            return rounds.board_laid(game, event)
        case e.BallotChanged():
            return rounds.ballot_changed(game, event)
        case e.RedPlaced():
            return rounds.red_placed(game, event)
        case e.SeatsMissed():
            return people.seats_missed(game, event)
        case e.PlayerReturned():
            return people.player_returned(game, event)
        case e.RoundScored():
            return rounds.round_scored(game, event)
        case e.RoundVoided():
            return rounds.round_voided(game, event)
        case e.ProposalSupported():
            return people.proposal_supported(game, event)
        case e.StarGiven():
            return people.star_given(game, event)
        case e.CardHidden():
            return deals.card_hidden(game, event)
        case e.GameEnded():
            return rounds.game_ended(game, event)
        case e.ClockSet():
            return rounds.clock_set(game, event)
        case _:
            assert_never(event)
