"""The start: seats, teams, deck, first hands, first storyteller."""

from bot.engine.chance import Chance
from bot.engine.events import Events, GameStarted, RoundStarted, SeatAssignment
from bot.engine.evolve import evolve
from bot.engine.ids import CardId, PlayerId, Seat
from bot.engine.model import Game
from bot.engine.rounds import draw, first_storyteller
from bot.engine.seating import seat_of


def deal(game: Game, cards: tuple[CardId, ...], first: PlayerId | None, chance: Chance) -> Events:
    """Seat everybody (A1, T1), shuffle the deck and deal; ``first`` is who the host chose."""
    cards = tuple(dict.fromkeys(cards))
    pile = chance.shuffled(cards, round=0, purpose="deck")
    started = GameStarted(assign_seats(game, chance), cards, pile, chance.commitment(game.id))
    after = evolve(game, started)
    dealt = draw(after)
    after = evolve(after, dealt)
    chosen = None if first is None else seat_of(after, first)
    teller = first_storyteller(after, chance) if chosen is None else chosen
    return (started, dealt, RoundStarted(1, teller))


def assign_seats(game: Game, chance: Chance) -> tuple[SeatAssignment, ...]:
    """Return the seats: shuffled or in the order of joining; partners opposite each other (T1)."""
    ruleset = game.settings.ruleset
    seats = tuple(Seat(seat) for seat in range(len(game.chairs)))
    shuffle = ruleset.seating == "shuffled"
    if not ruleset.pairs:
        order = chance.shuffled(seats, round=0, purpose="seats") if shuffle else seats
        return tuple(_assignment(game, seat, None, game.chairs[seat].rabbit) for seat in order)
    pairs = _pairs(game, seats, chance)
    if shuffle:
        pairs = [
            chance.shuffled(pair, round=0, purpose="partners", counter=number)
            for number, pair in enumerate(chance.shuffled(pairs, round=0, purpose="seats"))
        ]
    return tuple(
        _assignment(game, pair[side], team, _rabbit_of(game, pair))
        for side in (0, 1)
        for team, pair in enumerate(pairs)
    )


def _pairs(game: Game, seats: tuple[Seat, ...], chance: Chance) -> list[tuple[Seat, ...]]:
    """Keep the teams that were picked, and pair the rest at random, with a single first."""
    picked: dict[int, list[Seat]] = {}
    free: list[Seat] = []
    for seat in seats:
        team = game.chairs[seat].team
        if team is None:
            free.append(seat)
        else:
            picked.setdefault(team, []).append(seat)
    pairs = [tuple(pair) for _, pair in sorted(picked.items()) if len(pair) == 2]
    singles = [pair[0] for _, pair in sorted(picked.items()) if len(pair) == 1]
    rest = list(chance.shuffled(free, round=0, purpose="teams"))
    while singles and rest:
        pairs.append((singles.pop(0), rest.pop(0)))
    left = chance.shuffled(singles + rest, round=0, purpose="teams", counter=1)
    pairs += zip(left[::2], left[1::2], strict=True)
    return pairs


def _rabbit_of(game: Game, pair: tuple[Seat, ...]) -> int:
    """Return the rabbit of a pair: one that either has chosen or had before, if possible (L6)."""
    chairs = [game.chairs[seat] for seat in pair]
    had = {(former.player, former.rabbit) for former in game.past_seats}
    own = [c.rabbit for c in chairs if c.rabbit_chosen or (c.player, c.rabbit) in had]
    return min(own or (c.rabbit for c in chairs))


def _assignment(game: Game, seat: Seat, team: int | None, rabbit: int) -> SeatAssignment:
    chair = game.chairs[seat]
    return SeatAssignment(
        chair.player,
        chair.name,
        rabbit,
        team,
        score=0,
        told=False,
        gone=False,
        was=seat,
        computer=chair.computer,
    )
