"""What must be true of every state; tests and ``replay`` ask after each step."""

from collections import Counter
from collections.abc import Iterable, Iterator

from bot.engine.ids import CardId
from bot.engine.model import Game, Storytelling, Submitting, Voting
from bot.engine.pending import awaited, given_for, own_numbers, pending_cards
from bot.engine.seating import has_person, present_seats


def problems(
    game: Game, deck: Iterable[CardId] | None = None, *, at_rest: bool = True
) -> list[str]:
    """Return what is broken, in words for developers; empty when all is well.

    With ``deck`` it is also checked that every card of it is somewhere; with ``at_rest`` that
    everything has followed which follows at once, as it has after each command.
    """
    found = [*_seat_problems(game), *_clock_problems(game)]
    if at_rest:
        found += _rest_problems(game)
    if game.round:
        found += _card_problems(game, deck)
    if game.settings.ruleset.pairs and game.round:
        found += _team_problems(game)
    phase = game.phase
    in_round = isinstance(phase, Storytelling | Submitting | Voting)
    teller = phase.storyteller if in_round else None
    if teller is not None and not game.chairs[teller].told:
        found.append("the storyteller's turn is not marked")
    if isinstance(phase, Submitting):
        found += _given_problems(game, phase)
    if isinstance(phase, Voting):
        found += _ballot_problems(game, phase)
    return found


def _repeated(items: Iterable[object]) -> list[object]:
    return [item for item, count in Counter(items).items() if count > 1]


def _rest_problems(game: Game) -> Iterator[str]:
    people = [game.chairs[seat].player for seat in present_seats(game)]
    people += [newcomer.player for newcomer in game.waiting]
    alone = not has_person(game, with_newcomers=True)  # computer players, while votes are cast
    if game.phase.kind != "finished" and not alone and game.host not in people:
        yield f"the host {game.host} is not here"
    if game.phase.kind in {"storytelling", "submitting"} and not awaited(game):
        yield f"nobody is awaited in {game.phase.kind}"
    if isinstance(game.phase, Voting) and game.phase.closing == bool(awaited(game)):
        yield "voting closes with ballots missing, or does not close without"


def _seat_problems(game: Game) -> Iterator[str]:
    seated = [game.chairs[seat].player for seat in present_seats(game)]
    people = seated + [newcomer.player for newcomer in game.waiting]
    # Whoever takes over a computer player's seat needs none of their own.
    seats = len(seated) + sum(newcomer.replaces not in seated for newcomer in game.waiting)
    for player in _repeated(people):
        yield f"{player} is in two places"
    if seats > game.settings.ruleset.max_players and game.phase.kind != "lobby":
        yield f"{seats} people are too many"
    single = not game.settings.ruleset.pairs or game.phase.kind == "lobby"
    rabbits = [game.chairs[s].rabbit for s in present_seats(game)] if single else []
    for rabbit in _repeated(rabbits):
        yield f"two players have rabbit {rabbit}"
    for chair in game.chairs:
        if chair.gone and chair.hand and not game.settings.ruleset.pairs:
            yield f"{chair.player} has left but holds cards"
        if chair.away and chair.misses < 2:
            yield f"{chair.player} is away without having missed two deadlines"
        if chair.score < 0:
            yield f"{chair.player} has {chair.score} points"


def _card_problems(game: Game, deck: Iterable[CardId] | None) -> Iterator[str]:
    cards = [*game.pile, *game.discards, *game.hidden]
    for chair in game.chairs:
        cards += chair.hand
    if isinstance(game.phase, Voting):
        cards += [card.card for card in game.phase.board]
    for card in _repeated(cards):
        yield f"{card} is in two places"
    if deck is not None:
        for card in set(deck) ^ set(cards):
            yield f"{card} is lost or was not in the deck"


def _team_problems(game: Game) -> Iterator[str]:
    half = len(game.chairs) // 2
    if len(game.chairs) % 2:
        yield "an odd number of seats"
        return
    for one, other in zip(game.chairs[:half], game.chairs[half:], strict=True):
        pair = ((c.team, c.rabbit, c.score) for c in (one, other))
        if len(set(pair)) > 1:
            yield f"{one.player} and {other.player} sit opposite but are no team"
    for team in _repeated(chair.team for chair in game.chairs[:half]):
        yield f"team {team} sits in four seats"


def _given_problems(game: Game, phase: Submitting) -> Iterator[str]:
    for given in phase.given:
        if given.card not in game.chairs[given.seat].hand:
            yield f"{given.card} was given from a hand that it is not in"
    for due in pending_cards(game, phase.storyteller):
        if len(given_for(phase, due)) > due.cards:
            yield f"more than {due.cards} cards from {due.seats}"


def _ballot_problems(game: Game, phase: Voting) -> Iterator[str]:
    numbers = range(1, len(phase.board) + 1)
    if phase.red is not None and phase.red not in numbers:
        yield f"the red token lies on {phase.red}"
    for voter in _repeated(ballot.player for ballot in phase.ballots):
        yield f"{voter} has two ballots"
    for ballot in phase.ballots:
        if not set(ballot.tokens) <= set(numbers):
            yield f"{ballot.player} voted for a number that is not there"
        if len(set(ballot.tokens)) < len(ballot.tokens) or len(ballot.tokens) > phase.tokens:
            yield f"{ballot.player} placed too many tokens"
        if own_numbers(game, phase, ballot) & set(ballot.tokens):
            yield f"{ballot.player} voted for a card of their own"
        if ballot.done and not ballot.tokens:
            yield f"{ballot.player} is done without a token"


def _clock_problems(game: Game) -> Iterator[str]:
    if game.deadline is not None and game.paused:
        yield "the clock runs in a pause"
    if game.remaining is not None and not game.paused:
        yield "the clock stands without a pause"
    if game.phase.kind in {"lobby", "finished"} and (game.deadline, game.remaining) != (None, None):
        yield "a clock where nothing is awaited"
