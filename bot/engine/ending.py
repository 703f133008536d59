"""Is the game over, why, and who has won."""

from bot.engine.events import GameEnded
from bot.engine.model import EndReason, Game, Voting
from bot.engine.seating import (
    ends_laps,
    is_too_few,
    players_of_scorer,
    present_seats,
    scorer_of,
    seat_of,
)


def end_reason(game: Game) -> EndReason | None:
    """Return why the game is over after a round, None if it goes on; the pile apart."""
    ruleset = game.settings.ruleset
    best = max((score for _, score in _standings(game)), default=0)
    if ruleset.target_score is not None and best >= ruleset.target_score:
        return "target"
    # Before the laps: a game in which nobody has ever voted is not played out, nor won.
    if game.silent >= game.seated:
        return "no-ballots"
    if ends_laps(game):
        return "laps"
    return "too-few" if is_too_few(game, with_newcomers=True) else None


def can_be_voted(game: Game, phase: Voting) -> bool:
    """Say whether a token is placed, or somebody who might place one is still at the table."""
    return any(b.tokens or seat_of(game, b.player) is not None for b in phase.ballots)


def ends_unvoted(game: Game) -> bool:
    """Say whether a turn is one too many without a vote, as nobody can cast one any more (L4)."""
    phase = game.phase
    too_many = game.silent + 1 >= game.seated
    return isinstance(phase, Voting) and too_many and not can_be_voted(game, phase)


def end_game(game: Game, reason: EndReason) -> GameEnded:
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
