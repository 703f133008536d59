"""A round that is over, as it is revealed: who gave and chose what, and who got what."""

from bot.engine.ids import PlayerId, Seat
from bot.engine.model import Game, Reason, RoundResult
from bot.engine.seating import present_seats, scorer_of
from bot.engine.views import RevealedView, RevealView, ScoreView


def reveal_of(game: Game, result: RoundResult) -> RevealView:
    """Return how a round that is over went; who leaves in the pause after it stays in it."""
    if result.void is not None:
        scores = _scores(game, result)
        return RevealView((), scores, "void", void=True, void_reason=result.void)
    present = {game.chairs[seat].player for seat in _scored_seats(game, result)}
    missed = tuple(b.player for b in result.ballots if not b.tokens and b.player in present)
    cards = tuple(
        RevealedView(
            number,
            card.card,
            card.giver,
            storyteller=card.seat == result.seat,
            voters=tuple(b.player for b in result.ballots if number in b.tokens),
            red=number == result.red,
        )
        for number, card in enumerate(result.board, 1)
    )
    return RevealView(cards, _scores(game, result), result.outcome, missed=missed)


def _scored_seats(game: Game, result: RoundResult) -> tuple[Seat, ...]:
    """Return the seats that were there when the round ended; chairs stay until the next one."""
    return present_seats(game) if result.present is None else result.present


def _scores(game: Game, result: RoundResult) -> tuple[ScoreView, ...]:
    """Return what every scorer who was there got, in seat order."""
    players: dict[int, list[PlayerId]] = {}
    for seat in _scored_seats(game, result):
        players.setdefault(scorer_of(game, seat), []).append(game.chairs[seat].player)
    scores: list[ScoreView] = []
    for scorer, here in players.items():
        chair = next(c for n, c in enumerate(game.chairs) if scorer_of(game, Seat(n)) == scorer)
        items: tuple[tuple[Reason, int], ...] = tuple(
            (p.reason, p.points) for p in result.points if p.scorer == scorer
        )
        gained = sum(points for _, points in items)
        team = chair.team if game.settings.ruleset.pairs else None
        scores.append(
            ScoreView(tuple(here), chair.rabbit, team, items, chair.score - gained, chair.score)
        )
    return tuple(scores)
