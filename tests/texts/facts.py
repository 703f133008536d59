"""What games that were played show: the truth that sentences are held against."""

from collections import Counter
from dataclasses import dataclass, field
from functools import cached_property

from bot.engine.ruleset import Ruleset
from bot.service.record import RoundRecord
from tests.texts import play
from tests.texts.play import PlayedGame


@dataclass
class Facts:
    """Games by one ruleset, asked what happened in them; nothing is taken from the ruleset."""

    rules: Ruleset
    """Only to try things with, never to look numbers up."""
    games: list[PlayedGame] = field(default_factory=list)

    @property
    def rounds(self) -> list[RoundRecord]:
        return [told for _, told in play.rounds_of(self.games)]

    @cached_property
    def players(self) -> set[int]:
        return play.startable(self.rules)

    @cached_property
    def hands(self) -> set[int]:
        return {size for game in self.games for size in game.hands}

    @cached_property
    def left_at_the_end(self) -> tuple[int, int]:
        return play.ends_with(self.rules)

    @cached_property
    def misses(self) -> int:
        return play.missed_until_away(self.rules)

    @cached_property
    def takes_a_sound(self) -> bool:
        return play.takes_a_sound(self.rules)

    @cached_property
    def hidden_from(self) -> set[str]:
        return {who for game in self.games for who in game.hidden}

    def given(self, *, three: bool) -> set[int]:
        """Cards that each gave who gave after the clue, with three players or with more."""
        return {
            count
            for game, told in play.rounds_of(self.games)
            if (game.players == 3) == three
            for giver, count in Counter(card.giver for card in told.board).items()
            if giver != told.storyteller or told.clue_card is None
        }

    @cached_property
    def tables_of_three(self) -> set[int]:
        return {len(t.board) for game, t in play.rounds_of(self.games) if game.players == 3}

    @cached_property
    def most_tokens(self) -> int:
        return max(told.tokens for told in self.rounds)

    @cached_property
    def many_tokens_from(self) -> int:
        """The least number of players that brought the most tokens, or two where three were few."""
        return min(g.players for g, told in play.rounds_of(self.games) if told.tokens > 1)

    @cached_property
    def tokens_were_lowered(self) -> bool:
        """Some table of so many players had fewer than the most tokens."""
        return any(
            told.tokens < self.most_tokens
            for game, told in play.rounds_of(self.games)
            if game.players >= self.many_tokens_from
        )

    def points(self, reason: str) -> set[int]:
        """What one scorer got in a round for a reason."""
        return {
            sum(item.points for item in items if item.reason == reason)
            for told in self.rounds
            for items in told.points.values()
            if any(item.reason == reason for item in items)
        }

    @cached_property
    def failed(self) -> list[RoundRecord]:
        return [told for told in self.rounds if told.outcome in {"everybody", "nobody"}]

    @cached_property
    def cap(self) -> int | None:
        """The most points for votes, if anybody had more votes than points; all else is true."""
        capped: set[int] = set()
        for told in self.rounds:
            for scorer, votes in votes_by_scorer(told).items():
                items = told.points.get(scorer, ())
                paid = sum(item.points for item in items if item.reason == "votes")
                assert paid <= votes
                if paid < votes:
                    capped.add(paid)
        assert len(capped) <= 1
        return next(iter(capped), None)

    @cached_property
    def agreement_cap(self) -> int | None:
        """The most points for agreeing, if more than so many ever agreed."""
        capped = {
            item.points
            for told in self.rounds
            for voter, items in told.points.items()
            for item in items
            if item.reason == "agreement"
            and item.points < list(told.votes.values()).count(told.votes[voter])
        }
        assert len(capped) <= 1
        return next(iter(capped), None)

    @cached_property
    def agreed(self) -> dict[tuple[int, bool], int]:
        """What each of so many on the same card got, without the red token there or with it."""
        return {
            (list(told.votes.values()).count(ballot), told.red in ballot): sum(
                item.points for item in told.points.get(voter, ()) if item.reason == "agreement"
            )
            for told in self.rounds
            for voter, ballot in told.votes.items()
            if ballot
        }

    @cached_property
    def has_red(self) -> bool:
        return any(told.red is not None for told in self.rounds)

    @cached_property
    def a_vote(self) -> int:
        """What a single token on a card brought to whoever gave it."""
        (each,) = {
            sum(item.points for item in told.points[scorer] if item.reason == "votes")
            for told in self.rounds
            for scorer, votes in votes_by_scorer(told).items()
            if votes == 1
        }
        return each

    def ended(self, reason: str) -> list[PlayedGame]:
        return [game for game in self.games if game.record.ended == reason]

    def ends_at(self, target: int) -> bool:
        """Whether every game that ended by points ended when somebody had so many, not before."""
        games = self.ended("target")
        for game in games:
            totals = [max(told.totals.values()) for told in game.record.rounds]
            if not (totals[-1] >= target and all(total < target for total in totals[:-1])):
                return False
        return bool(games)

    @cached_property
    def turns(self) -> set[int]:
        """How often each player told in games that ended by laps; a turn may have been passed."""
        return {
            count
            for game in self.ended("laps")
            for count in Counter(
                game.record.seats[told.number % len(game.record.seats)]
                for told in game.record.rounds
            ).values()
        }


def scorer(told: RoundRecord, player: str | None) -> str:
    return str(told.teams.get(player or "", player))


def votes_by_scorer(told: RoundRecord) -> Counter[str]:
    """Count the tokens on each scorer's cards that were not the storyteller's, others' ones."""
    giver = {card.number: card.giver for card in told.board}
    return Counter(
        scorer(told, giver[number])
        for voter, ballot in told.votes.items()
        for number in ballot
        if number != told.clue_card
        and told.clue_card is not None
        and scorer(told, giver[number]) != scorer(told, voter)
    )


def teller_points(told: RoundRecord, but: str = "") -> int:
    """Everything that the storyteller, or their team, got in a round, but for one reason."""
    items = told.points.get(scorer(told, told.storyteller), ())
    return sum(item.points for item in items if item.reason != but)


def true_statements(told: RoundRecord) -> set[str]:
    """What may be said of a round that was scored."""
    ballots = [numbers for numbers in told.votes.values() if numbers]
    finders = sum(told.clue_card in numbers for numbers in ballots)
    guessing = told.clue_card is not None
    true = {
        "some missed it": guessing and 0 < finders < len(ballots),
        "all found it": guessing and 0 < finders == len(ballots) and told.outcome == "everybody",
        "nobody found it": guessing and bool(ballots) and not finders,
        "one found it": finders == 1,
        "one voted": len(ballots) == 1,
        "nobody voted": not ballots,
        "no points": not teller_points(told),
        "for the clue": True,
        "the red token": told.red is not None,
        "votes still count": guessing and finders < len(ballots),
    }
    return {name for name, holds in true.items() if holds}
