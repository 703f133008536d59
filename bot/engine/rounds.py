"""The course of a game: what follows by itself from what people did, or did not do in time."""

from bot.engine.board_setup import lay_board
from bot.engine.chance import Chance
from bot.engine.clock import resume_clock, update_closing
from bot.engine.computers import rests
from bot.engine.ending import end_game, end_reason
from bot.engine.events import (
    CardsDrawn,
    ClockSet,
    Draw,
    Event,
    HandsPassed,
    PileRefilled,
    RoundScored,
    RoundStarted,
    RoundVoided,
    SeatsMissed,
    SeatsTaken,
    StorytellerChosen,
)
from bot.engine.evolve import evolve
from bot.engine.hands import hands_were_seen
from bot.engine.ids import CardId, Seat
from bot.engine.model import Game, Scored, Storytelling, Submitting, Voting
from bot.engine.pending import awaited, awaited_seats, can_tell, placing
from bot.engine.pile import takes_last_card
from bot.engine.ruleset import round_rules
from bot.engine.scoring import score
from bot.engine.seating import (
    Seating,
    has_person,
    is_too_few,
    last_turn_follows,
    next_seating,
    only_empty_teams_follow,
    present_seats,
)


def settle(game: Game, chance: Chance, now: float) -> tuple[Event, ...]:
    """Return what follows at once from the state as it is; nothing when it is at rest."""
    phase = game.phase
    follows: tuple[Event, ...] = ()
    if isinstance(phase, Storytelling | Submitting) and is_too_few(game, with_newcomers=False):
        follows = (RoundVoided("too-few"),)
    elif isinstance(phase, Storytelling):
        if phase.storyteller is not None and not awaited(game):
            enough = can_tell(game, phase.storyteller)
            follows = (RoundVoided("passed" if enough else "no-card"),)
    elif isinstance(phase, Submitting):
        if not awaited(game):
            follows = (lay_board(game, chance),)
    elif isinstance(phase, Voting):
        # With nobody left there is nobody to wait for, nor a host to end a pause.
        if not present_seats(game):
            follows = (score_round(game),)
        elif game.paused and not has_person(game, with_newcomers=True):
            follows = resume_clock(game, now)  # computer players play it out (C3)
        else:
            follows = update_closing(game, now)
    elif isinstance(phase, Scored):
        reason = end_reason(game)
        if reason is not None:
            follows = (end_game(game, reason),)
    elif phase.kind == "lobby" and not has_person(game, with_newcomers=False):
        follows = (end_game(game, "too-few"),)
    return follows


def expire_phase(game: Game, chance: Chance) -> tuple[Event, ...]:
    """Return what the deadline of the phase does (L3); *skip* does the same."""
    phase = game.phase
    if isinstance(phase, Storytelling):
        if phase.storyteller is None:
            return (StorytellerChosen(_random_storyteller(game, chance)),)
        return (*_missed(game), RoundVoided("passed"))
    if isinstance(phase, Submitting):
        return (*_missed(game), lay_board(game, chance))
    if isinstance(phase, Voting):
        return (*_missed(game), score_round(game))
    if isinstance(phase, Scored):
        return _go_on(game, chance)
    return ()


def _go_on(game: Game, chance: Chance) -> tuple[Event, ...]:
    """Begin the next round; if only computers played this one, let the table rest before it (C3).

    No turn passes then while nobody is there, and none is left of the pause for who comes.
    """
    events = begin_next_round(game, chance)
    if rests(game) and isinstance(events[-1], RoundStarted):
        return (ClockSet(None, 0.0, paused=True, resting=True),)
    return events


def score_round(game: Game) -> RoundScored:
    """Reveal the ballots and pay them."""
    tally = score(game)
    return RoundScored(tally.points, tally.outcome)


def _missed(game: Game) -> tuple[Event, ...]:
    """Return who let the deadline pass; whoever placed a token has not, and no computer (L3)."""
    seats = tuple(s for s in awaited_seats(game) if game.chairs[s].computer is None)
    if isinstance(game.phase, Voting):
        voted = placing(game, game.phase)
        seats = tuple(seat for seat in seats if game.chairs[seat].player not in voted)
    return (SeatsMissed(seats),) if seats else ()


# From round to round


def begin_next_round(game: Game, chance: Chance) -> tuple[Event, ...]:
    """Seat newcomers, draw, pass hands (party) and let the next storyteller begin.

    With an end by the pile the game is over instead if the draw would take its last card.
    """
    phase = game.phase
    assert isinstance(phase, Scored)  # noqa: S101 - a round ends in no other phase
    result, ruleset = phase.result, game.settings.ruleset
    seating, events, after = _seated_anew(game, phase)
    need = cards_to_draw(after)
    if takes_last_card(after, need):
        return (end_game(game, "pile"),)
    refilled = _refilled(after, need, chance)
    if refilled is not None:
        events.append(refilled)
        after = evolve(after, refilled)
    if need:
        events.append(draw(after))
        after = evolve(after, events[-1])
    if ruleset.pass_hands and hands_were_seen(game):
        events.append(HandsPassed())
    offered = result.seat is None
    storyteller = first_storyteller(after, chance) if offered else seating.storyteller
    events.append(
        RoundStarted(game.round + 1, storyteller, new_lap=seating.new_lap and not offered)
    )
    return tuple(events)


def is_last_round(game: Game) -> bool:
    """Say whether a round is scored after which the pile ends the game."""
    if not isinstance(game.phase, Scored) or game.settings.ruleset.refill != "end":
        return False
    _, _, after = _seated_anew(game, game.phase)
    return takes_last_card(after, cards_to_draw(after))


def is_played_out(game: Game) -> bool:
    """Say whether the pause is the last one (E3): after it the pile ends the game, or the laps do.

    By the laps, as the only turn left is an empty team's, which passes.
    """
    if not isinstance(game.phase, Scored):
        return False
    empty = game.settings.ruleset.pairs and only_empty_teams_follow(game)
    return (empty and last_turn_follows(game)) or is_last_round(game)


def _seated_anew(game: Game, phase: Scored) -> tuple[Seating, list[Event], Game]:
    """Return who sits where in the next round, what makes it so, and the game with it."""
    seat = phase.result.seat
    seating = next_seating(game, Seat(len(game.chairs) - 1) if seat is None else seat)
    if not seating.changed:
        return seating, [], game
    taken = SeatsTaken(seating.places)
    return seating, [taken], evolve(game, taken)


def _refilled(game: Game, need: int, chance: Chance) -> PileRefilled | None:
    refill = game.settings.ruleset.refill
    if refill == "shuffle-all":
        cards, kept = game.pile + game.discards, ()
    elif refill == "recycle" and len(game.pile) < max(need, _least_pile(game)):
        cards, kept = game.discards, game.pile
    else:
        return None
    shuffled = chance.shuffled(cards, round=game.round, purpose="pile")
    return PileRefilled(kept + shuffled)


def _least_pile(game: Game) -> int:
    """Return how many cards the pile must hold whatever the draw needs (D1)."""
    by_players = game.settings.ruleset.recycle_below == "players"
    return len(present_seats(game)) if by_players else 0


def _missing_in_hands(game: Game) -> list[int]:
    size = round_rules(game.settings.ruleset, len(game.chairs)).hand_size
    return [max(0, size - len(chair.hand)) for chair in game.chairs]


def cards_to_draw(game: Game) -> int:
    """Return how many cards the draw needs; nobody discards down (S4)."""
    return sum(_missing_in_hands(game))


def draw(game: Game) -> CardsDrawn:
    """Fill the hands from the top of the pile, seat by seat."""
    draws: list[Draw] = []
    top = 0
    for seat, missing in enumerate(_missing_in_hands(game)):
        cards: tuple[CardId, ...] = game.pile[top : top + missing]
        if cards:
            draws.append(Draw(Seat(seat), cards))
            top += len(cards)
    return CardsDrawn(tuple(draws))


def first_storyteller(game: Game, chance: Chance) -> Seat | None:
    """Return who tells first, None if whoever offers a clue first."""
    how = game.settings.ruleset.first_storyteller
    if how in {"offer", "choice"}:  # the host has chosen nobody, or somebody who left at once
        return None
    if how == "host":
        for seat in present_seats(game):
            if game.chairs[seat].player == game.host:
                return seat
    return _random_storyteller(game, chance)


def _random_storyteller(game: Game, chance: Chance) -> Seat:
    seats = present_seats(game)
    waited_for = [seat for seat in seats if not game.chairs[seat].away]
    return chance.choice(waited_for or seats, round=game.round, purpose="storyteller")
