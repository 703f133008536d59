"""How cards fare: what is found, what fools, and what nobody ever chooses, as records tell it."""

from collections.abc import Iterator
from dataclasses import dataclass

from bot.engine.ids import CardId
from bot.service.record import GameRecord, RoundRecord


@dataclass(slots=True)
class CardCount:
    """What came of one card in all games that were counted."""

    card: CardId
    games: int = 0
    """Games in whose deck it was."""
    dealt: int = 0
    """Times that a hand was filled up with it."""
    told: int = 0
    """Clues that it was given for by their storyteller, where it was sought."""
    voters: int = 0
    """Ballots in those rounds."""
    found: int = 0
    """Ballots of those that lay on it."""
    given: int = 0
    """Times that somebody chose it to go with another one's clue."""
    drawn: int = 0
    """Ballots that lay on it then."""

    @property
    def chosen(self) -> int:
        """Times that somebody chose it; what chance laid on the board does not count."""
        return self.told + self.given

    @property
    def found_share(self) -> float:
        """Part of the voters who found it when it was told of."""
        return self.found / self.voters if self.voters else 0.0

    @property
    def drawn_each(self) -> float:
        """Ballots that it drew each time it was given."""
        return self.drawn / self.given if self.given else 0.0


class CardCounts:
    """Counts the cards of games, record by record."""

    def __init__(self, deck: str | None = None) -> None:
        """Count all cards, or those of one deck."""
        self._deck = deck
        self._counts: dict[CardId, CardCount] = {}
        self.games = 0
        """Games with a card that counts."""
        self.rounds = 0

    def add(self, record: GameRecord) -> None:
        """Count a game that is over; one that never began has no cards."""
        known = [count for card in record.deck if (count := self._of(card))]
        if not known:
            return
        self.games += 1
        for count in known:
            count.games += 1
        hands = [draw.cards for draw in record.first_hands]
        hands += [draw.cards for told in record.rounds for draw in told.draws]
        for cards in hands:
            for card in cards:
                if count := self._of(card):
                    count.dealt += 1
        for told in record.rounds:
            if told.void is None:
                self.rounds += 1
                self._add_round(told)

    def _add_round(self, told: RoundRecord) -> None:
        ballots = [tokens for tokens in told.votes.values() if tokens]
        for laid in told.board:
            count = self._of(laid.card)
            if count is None or laid.card in told.random:
                continue
            here = sum(laid.number in tokens for tokens in ballots)
            if laid.number == told.clue_card:
                count.told += 1
                count.voters += len(ballots)
                count.found += here
            else:
                count.given += 1
                count.drawn += here

    def _of(self, card: CardId) -> CardCount | None:
        if self._deck not in (None, card.partition("/")[0]):
            return None
        return self._counts.setdefault(card, CardCount(card))

    def __iter__(self) -> Iterator[CardCount]:
        """Yield the counts in the order of the cards' ids."""
        return iter(sorted(self._counts.values(), key=lambda count: count.card))
