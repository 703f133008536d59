"""What a round pays: a pure function of the board, the ballots and the ruleset."""

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from bot.engine.ids import PlayerId, Seat
from bot.engine.model import Ballot, Game, LaidCard, Outcome, Points, Reason, Voting
from bot.engine.ruleset import Ruleset
from bot.engine.seating import present_seats, scorer_of


@dataclass(frozen=True, slots=True)
class Tally:
    """What each scorer is due before it is known who has left, and how the round came out."""

    points: tuple[Points, ...]
    outcome: Outcome


def score(game: Game) -> Tally:
    """Score the voting phase of a game; who has left earns nothing (L1)."""
    phase = game.phase
    assert isinstance(phase, Voting)  # noqa: S101 - only a voting phase is ever scored
    ruleset = game.settings.ruleset
    scorers = {Seat(seat): scorer_of(game, Seat(seat)) for seat in range(len(game.chairs))}
    present = {game.chairs[seat].player: scorers[seat] for seat in present_seats(game)}
    if ruleset.scoring == "agreement":
        tally = agreement(ruleset, phase, scorers)
    else:
        tally = guessing(ruleset, phase, scorers, present)
    earning = set(present.values())
    return Tally(tuple(p for p in tally.points if p.scorer in earning), tally.outcome)


def guessing(
    ruleset: Ruleset, phase: Voting, scorers: dict[Seat, int], present: dict[PlayerId, int]
) -> Tally:
    """Score a round in which the storyteller's card is sought.

    ``scorers`` says who scores for each seat, ``present`` for each player who has not left.
    """
    cast = [ballot for ballot in phase.ballots if ballot.tokens]
    target = _number_of(phase.board, phase.storyteller)
    finders = [ballot for ballot in cast if target in ballot.tokens]
    outcome = _outcome(ruleset, len(phase.ballots), len(cast), len(finders))
    storyteller = scorers[phase.storyteller]
    points: list[Points] = []
    reason: Reason = "lone-finder" if outcome == "lone-finder" else "found"
    if outcome in {"found", "lone-finder"}:
        lone = outcome == "lone-finder"
        told = ruleset.lone_finder_points if lone else ruleset.storyteller_points
        found = ruleset.lone_finder_points if lone else ruleset.finder_points
        points.append(Points(storyteller, "lone-finder" if lone else "storyteller", told))
        points += [Points(scorers[b.seat], reason, found) for b in finders]
    elif outcome in {"everybody", "nobody"}:
        heads = Counter(present.values() if ruleset.failure_per == "player" else ())
        points += [
            Points(scorer, "failure", ruleset.failure_points * heads.get(scorer, 1))
            for scorer in (scorers[b.seat] for b in cast)
        ]
    if phase.tokens > 1 and ruleset.single_token_bonus:
        points += [
            Points(scorers[b.seat], "single-token", ruleset.single_token_bonus)
            for b in finders
            if len(b.tokens) == 1
        ]
    points += _votes(ruleset, phase, cast, scorers, present)
    return Tally(tuple(points), outcome)


def agreement(ruleset: Ruleset, phase: Voting, scorers: dict[Seat, int]) -> Tally:
    """Score tokens by how many lie together: none alone or under the red one."""
    cast = [ballot for ballot in phase.ballots if ballot.tokens]
    if not cast:
        return Tally((), "no-ballots")
    points: list[Points] = []
    for ballot in cast:
        number = ballot.tokens[0]
        together = sum(number in other.tokens for other in cast)
        if together > 1 and number != phase.red:
            worth = min(together, ruleset.agreement_cap)
            points.append(Points(scorers[ballot.seat], "agreement", worth))
    return Tally(tuple(points), "agreement")


def _outcome(ruleset: Ruleset, possible: int, cast: int, finders: int) -> Outcome:
    """Judge over the ballots cast; one alone is neither everybody nor a lone finder (S1)."""
    if not cast:
        return "no-ballots"
    if not finders:
        return "nobody"
    if cast == 1 and possible > 1:
        return "found"
    if finders == cast:
        return "everybody"
    if finders == 1 and ruleset.lone_finder_points != ruleset.finder_points:
        return "lone-finder"
    return "found"


def _votes(
    ruleset: Ruleset,
    phase: Voting,
    cast: Iterable[Ballot],
    scorers: dict[Seat, int],
    present: dict[PlayerId, int],
) -> Iterator[Points]:
    """Pay tokens on cards to their givers, up to the cap over all of a scorer's cards (S5).

    A token on the storyteller's card pays nobody, nor does one on the voter's own team's (T2), nor
    one on a leaver's – in teams neither, as the mate inherits the hand, not the card (L1).
    """
    tokens: dict[int, int] = {}
    for ballot in cast:
        for number in ballot.tokens:
            card = phase.board[number - 1]
            giver = scorers[card.seat]
            pays = card.seat != phase.storyteller and card.giver in present
            if pays and giver != scorers[ballot.seat]:
                tokens[giver] = tokens.get(giver, 0) + 1
    cap = ruleset.vote_points_cap
    for giver, count in sorted(tokens.items()):
        yield Points(giver, "votes", count if cap is None else min(cap, count))


def _number_of(board: tuple[LaidCard, ...], seat: Seat) -> int:
    return next(number for number, card in enumerate(board, 1) if card.seat == seat)
