"""The course of a game: what follows by itself from what people did, or did not do in time."""

from collections.abc import Iterable

from bot.engine.chance import Chance
from bot.engine.clock import closing_changed
from bot.engine.dues import awaited, awaited_seats, dues, given_for
from bot.engine.events import (
    CardsDrawn,
    Draw,
    Event,
    GameEnded,
    HandsPassed,
    PileRefilled,
    RoundScored,
    RoundStarted,
    RoundVoided,
    SeatsMissed,
    SeatsTaken,
    StorytellerChosen,
    TableLaid,
    Voter,
)
from bot.engine.evolve import evolve
from bot.engine.ids import CardId, PlayerId, Seat
from bot.engine.model import (
    EndReason,
    Game,
    Given,
    Scored,
    Storytelling,
    Submitting,
    TableCard,
    Voting,
)
from bot.engine.ruleset import round_rules
from bot.engine.scoring import score
from bot.engine.seating import (
    is_last_turn,
    is_too_few,
    is_waited_for,
    next_seating,
    partner_seat,
    player_of,
    players_of_scorer,
    present_seats,
    scorer_of,
)


def settled(game: Game, chance: Chance, now: float) -> tuple[Event, ...]:
    """Return what follows at once from the state as it is; nothing when it is at rest."""
    phase = game.phase
    follows: tuple[Event, ...] = ()
    if isinstance(phase, Storytelling | Submitting) and is_too_few(game, with_newcomers=False):
        follows = (RoundVoided("too-few"),)
    elif isinstance(phase, Storytelling):
        teller = phase.storyteller
        if teller is not None and not is_waited_for(game, player_of(game, teller)):
            follows = (RoundVoided("passed"),)
    elif isinstance(phase, Submitting):
        if not awaited(game):
            follows = (lay_table(game, chance),)
    elif isinstance(phase, Voting):
        # With nobody left there is nobody to wait for, nor a host to end a pause.
        follows = closing_changed(game, now) if present_seats(game) else (scored(game),)
    elif isinstance(phase, Scored):
        reason = ending(game)
        if reason is not None:
            follows = (ended(game, reason),)
    elif phase.kind == "lobby" and not game.chairs:
        follows = (ended(game, "too-few"),)
    return follows


def expired(game: Game, chance: Chance) -> tuple[Event, ...]:
    """Return what the deadline of the phase does (L3); *skip* does the same."""
    phase = game.phase
    if isinstance(phase, Storytelling):
        if phase.storyteller is None:
            return (StorytellerChosen(_random_storyteller(game, chance)),)
        return (*_missed(game), RoundVoided("passed"))
    if isinstance(phase, Submitting):
        return (*_missed(game), lay_table(game, chance))
    if isinstance(phase, Voting):
        return (*_missed(game), scored(game))
    if isinstance(phase, Scored):
        return next_round(game, chance)
    return ()


def scored(game: Game) -> RoundScored:
    """Reveal the ballots and pay them."""
    tally = score(game)
    return RoundScored(tally.points, tally.outcome)


def _missed(game: Game) -> tuple[Event, ...]:
    """Return who let the deadline pass; whoever placed a token has not."""
    seats = awaited_seats(game)
    if isinstance(game.phase, Voting):
        voted = {b.player for b in game.phase.ballots if b.tokens}
        if game.phase.red is not None:
            voted.add(player_of(game, game.phase.storyteller) or PlayerId(0))
        seats = tuple(seat for seat in seats if game.chairs[seat].player not in voted)
    return (SeatsMissed(seats),) if seats else ()


# Laying the table


def lay_table(game: Game, chance: Chance) -> TableLaid:
    """Draw missing cards at random, shuffle all (N1) and say who votes with how many tokens."""
    phase = game.phase
    assert isinstance(phase, Submitting)  # noqa: S101 - cards are given in no other phase
    missing = _missing_cards(game, phase, chance)
    given = sorted((*phase.given, *missing), key=lambda card: (card.seat, card.card))
    table = chance.shuffled(
        [TableCard(g.card, g.seat, player_of(game, g.seat)) for g in given],
        round=game.round,
        purpose="board",
    )
    return TableLaid(
        table,
        random=tuple(g.card for g in missing),
        voters=tuple(_voters(game, phase, given)),
        tokens=_tokens(game, len(table)),
    )


def _missing_cards(game: Game, phase: Submitting, chance: Chance) -> list[Given]:
    """Draw what is still due from the hand it should come from (L3)."""
    drawn: list[Given] = []
    for due in dues(game, phase.storyteller):
        given = given_for(phase, due)
        missing = due.cards - len(given)
        if missing <= 0:
            continue
        counter = due.seats[0]
        seat = chance.choice(
            due.seats, round=game.round, purpose="missing-partner", counter=counter
        )
        given_cards = {g.card for g in given}
        hand = [card for card in game.chairs[seat].hand if card not in given_cards]
        cards = chance.shuffled(hand, round=game.round, purpose="missing-card", counter=counter)
        drawn += [Given(seat, card) for card in cards[:missing]]
    return drawn


def _voters(game: Game, phase: Submitting, given: Iterable[Given]) -> Iterable[Voter]:
    """Everybody but the storyteller; party: everybody; teams: who gave no card (T4: plays both)."""
    ruleset = game.settings.ruleset
    if not ruleset.teams:
        for seat in present_seats(game):
            if ruleset.agreement or seat != phase.storyteller:
                yield Voter(game.chairs[seat].player, seat)
        return
    for card in given:
        partner = partner_seat(game, card.seat)
        assert partner is not None  # noqa: S101 - every seat of a team game has an opposite one
        own_team = phase.storyteller in {card.seat, partner}
        player = player_of(game, partner)
        if not own_team and player is not None:
            yield Voter(player, partner)


def _tokens(game: Game, cards: int) -> int:
    """Lower the tokens to one fewer than the cards one may vote for."""
    rules = round_rules(game.settings.ruleset, game.seated)
    return max(1, min(rules.tokens, cards - rules.cards_given - 1))


# From round to round


def next_round(game: Game, chance: Chance) -> tuple[Event, ...]:
    """Seat newcomers, draw, pass hands (party) and let the next storyteller begin.

    With an end by the pile the game is over instead if the draw would take its last card.
    """
    phase = game.phase
    assert isinstance(phase, Scored)  # noqa: S101 - a round ends in no other phase
    result, ruleset = phase.result, game.settings.ruleset
    current = Seat(len(game.chairs) - 1) if result.seat is None else result.seat
    seating = next_seating(game, current)
    events: list[Event] = []
    after = game
    if seating.changed:
        events.append(SeatsTaken(seating.places))
        after = evolve(after, events[-1])
    need = cards_to_draw(after)
    if ruleset.refill == "end" and need and need >= len(after.pile):
        return (ended(game, "pile"),)
    refilled = _refilled(after, need, chance)
    if refilled is not None:
        events.append(refilled)
        after = evolve(after, refilled)
    if need:
        events.append(draw(after))
        after = evolve(after, events[-1])
    if ruleset.pass_hands and result.clue is not None:
        events.append(HandsPassed())
    offered = result.seat is None
    storyteller = first_storyteller(after, chance) if offered else seating.storyteller
    events.append(
        RoundStarted(game.round + 1, storyteller, new_lap=seating.new_lap and not offered)
    )
    return tuple(events)


def _refilled(game: Game, need: int, chance: Chance) -> PileRefilled | None:
    refill = game.settings.ruleset.refill
    if refill == "shuffle-all":
        cards, kept = game.pile + game.discards, ()
    elif refill == "recycle" and need > len(game.pile):
        cards, kept = game.discards, game.pile
    else:
        return None
    shuffled = chance.shuffled(cards, round=game.round, purpose="pile")
    return PileRefilled(kept + shuffled)


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
    if how == "offer":
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


# The end


def ending(game: Game) -> EndReason | None:
    """Return why the game is over after a round, None if it goes on; the pile apart."""
    ruleset = game.settings.ruleset
    best = max((score for _, score in _standings(game)), default=0)
    if ruleset.target_score is not None and best >= ruleset.target_score:
        return "target"
    if ruleset.laps is not None and game.laps + 1 >= ruleset.laps and is_last_turn(game):
        return "laps"
    if is_too_few(game, with_newcomers=True):
        return "too-few"
    seats = len(game.chairs) if ruleset.teams else len(present_seats(game))
    return "no-ballots" if game.silent >= seats else None


def ended(game: Game, reason: EndReason) -> GameEnded:
    """End the game with the standings as they are; ties share the win (E1)."""
    if game.phase.kind == "lobby":
        return GameEnded(reason, ())
    standings = _standings(game)
    best = max((score for _, score in standings), default=0)
    return GameEnded(
        reason,
        tuple(
            player
            for scorer, score in standings
            if score == best
            for player in players_of_scorer(game, scorer)
        ),
    )


def _standings(game: Game) -> list[tuple[int, int]]:
    """Return scorer and score of everybody who has not left."""
    scores = {scorer_of(game, s): game.chairs[s].score for s in present_seats(game)}
    return list(scores.items())
