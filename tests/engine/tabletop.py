"""A table to play on in tests: it holds the state, the log and the clock, and checks every step."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any, Self

from bot.engine import commands as c
from bot.engine.chance import Chance
from bot.engine.decide import decide, open_game
from bot.engine.events import Event
from bot.engine.evolve import evolve, replay
from bot.engine.ids import CardId, GameId, PlayerId
from bot.engine.invariants import problems
from bot.engine.legal import player_commands
from bot.engine.model import Game, Submitting, Voting
from bot.engine.pending import awaited
from bot.engine.projection import own_hands, view_for
from bot.engine.ruleset import Ruleset
from bot.engine.settings import GameSettings, Pace
from bot.engine.views import GameView, RevealView

NAMES = (
    "Julien",
    "Tom",
    "Mathilde",
    "Léa",
    "Nicolas",
    "Ana",
    "Bo",
    "Cleo",
    "Dan",
    "Eve",
    "Fay",
    "Gus",
)
GAME = GameId("abcdefgh23")
NO_CLOCK = Pace("none", None, None, None)


def deck(size: int = 84) -> tuple[CardId, ...]:
    return tuple(CardId(f"test/card-{number:03}") for number in range(size))


class Table:
    """A game in which players sit as they joined, host first, unless the ruleset says otherwise.

    Players are 1, 2, 3 …; in teams 1 sits opposite the first of the second half, and so on.
    ``self.now`` moves only when a test moves it.
    """

    def __init__(
        self,
        ruleset: Ruleset,
        players: int,
        *,
        cards: int = 84,
        pace: Pace = NO_CLOCK,
        seed: bytes = b"test",
        start: bool = True,
        names: tuple[str, ...] = NAMES,
        **fields: Any,
    ) -> None:
        fields = {"seating": "joined", "first_storyteller": "host", **fields}
        self.ruleset = replace(ruleset, **fields)
        self.cards = deck(cards)
        self.chance = Chance(seed)
        self.now = 1000.0
        settings = GameSettings(self.ruleset, ("test",), pace)
        self.log: list[Event] = list(open_game(GAME, PlayerId(1), names[0], settings, self.now))
        self.game: Game = replay(self.log)
        for player in range(2, players + 1):
            self.do(c.Join(PlayerId(player), names[player - 1]))
        if start:
            if self.ruleset.pairs and self.ruleset.seating == "joined":
                for player in range(1, players + 1):
                    self.do(c.PickTeam(PlayerId(player), (player - 1) % (players // 2)))
            self.do(c.StartGame(PlayerId(1), self.cards))

    def copy(self) -> Self:
        """The same table, to try something on."""
        other = object.__new__(type(self))
        other.__dict__ = self.__dict__ | {"log": list(self.log)}
        return other

    def do(self, command: c.Command) -> tuple[Event, ...]:
        """Decide, fold and check that nothing broke."""
        events = decide(self.game, command, chance=self.chance, now=self.now)
        for event in events:
            self.game = evolve(self.game, event)
        self.log += events
        assert problems(self.game, self.cards if self.game.round else None) == []
        return events

    # Looking

    @property
    def kind(self) -> str:
        return self.game.phase.kind

    @property
    def scores(self) -> dict[int, int]:
        """Score of everybody who has not left."""
        return {chair.player: chair.score for chair in self.game.chairs if not chair.gone}

    @property
    def awaited(self) -> tuple[int, ...]:
        return awaited(self.game)

    def view(self, player: int | None = None) -> GameView:
        """What a player sees and may do, or the channel."""
        if player is None:
            return view_for(self.game, None)
        return replace(
            self.seen(player), legal=frozenset(player_commands(self.game, PlayerId(player)))
        )

    def seen(self, player: int) -> GameView:
        """What a player sees; what they may do is not tried, which takes as long again."""
        return view_for(self.game, PlayerId(player))

    @property
    def reveal(self) -> RevealView:
        reveal = self.view().reveal
        assert reveal is not None
        return reveal

    def points(self, player: int) -> dict[str, int]:
        """What a player (or their team) got in the round that is revealed, by reason."""
        return next(dict(s.items) for s in self.reveal.scores if player in s.players)

    def hand(self, player: int, which: int = 0) -> tuple[CardId, ...]:
        hands = own_hands(self.game, PlayerId(player))
        return hands[which].cards if hands else self.game.chairs[self.seat(player)].hand

    def seat(self, player: int) -> int:
        return next(s for s, chair in enumerate(self.game.chairs) if chair.player == player)

    @property
    def voting(self) -> Voting:
        assert isinstance(self.game.phase, Voting)
        return self.game.phase

    @property
    def submitting(self) -> Submitting:
        assert isinstance(self.game.phase, Submitting)
        return self.game.phase

    def number(self, player: int, which: int = 0) -> int:
        """The board number of a player's card."""
        numbers = [n for n, card in enumerate(self.voting.board, 1) if card.giver == player]
        return numbers[which]

    @property
    def storyteller(self) -> int:
        teller = self.view().storyteller
        assert teller is not None
        return teller

    # Doing

    def tell(self, player: int | None = None, text: str = "a clue", **more: Any) -> None:
        player = self.storyteller if player is None else player
        view = self.seen(player)
        if view.partner_card_too:
            own, other = sorted(view.hands, key=lambda hand: hand.seat != view.teller_seat)
            more = {"card": own.cards[0], "partner_card": other.cards[0], **more}
        elif self.ruleset.telling == "with-card":
            more.setdefault("card", self.hand(player)[0])
        self.do(c.GiveClue(PlayerId(player), text, **more))

    def give(self, player: int, which: int = 0) -> None:
        """Give the card at this place among those not given yet."""
        hand = own_hands(self.game, PlayerId(player))[0]
        free = [card for card in hand.cards if card not in hand.given]
        self.do(c.GiveCard(PlayerId(player), free[which]))

    def give_all(self) -> None:
        """Everybody awaited gives; a team's first partner in seat order does it."""
        while self.kind == "submitting":
            self.give(self.awaited[0])

    def to_voting(self) -> None:
        self.tell()
        self.give_all()

    def place(self, player: int, number: int) -> None:
        self.do(c.PlaceToken(PlayerId(player), number))

    def vote(self, player: int, giver: int, which: int = 0) -> None:
        """Put a token on somebody's card."""
        self.place(player, self.number(giver, which))

    def red(self, number: int) -> None:
        self.do(c.PlaceRed(PlayerId(self.storyteller), number))

    def close(self) -> tuple[Event, ...]:
        """Let voting end, as its deadline or the host would."""
        return self.do(c.Skip(PlayerId(1), moderator=True))

    def skip(self) -> tuple[Event, ...]:
        return self.do(c.Skip(PlayerId(1), moderator=True))

    def next(self) -> None:
        self.do(c.NextRound(next(chair.player for chair in self.game.chairs if not chair.gone)))

    def leave(self, player: int) -> tuple[Event, ...]:
        return self.do(c.Leave(PlayerId(player)))

    def join(self, player: int, team: int | None = None) -> tuple[Event, ...]:
        return self.do(c.Join(PlayerId(player), f"player {player}", team))

    def play_round(self, *, vote_for_storyteller: bool = False) -> None:
        """Play one round in which every ballot goes to the first card that may have it."""
        self.to_voting()
        for ballot in self.voting.ballots:
            view = self.seen(ballot.player)
            target = self.number(self.storyteller) if vote_for_storyteller else None
            may = [n for n in range(1, len(view.board) + 1) if n not in view.own_numbers]
            self.place(ballot.player, may[0] if target is None else target)
            if view.tokens > 1:
                self.do(c.FinishBallot(ballot.player))
        self.close()

    def phases(self) -> Iterator[None]:
        """Play the game to its end; stop in each phase."""
        while self.kind != "finished":
            yield
            if self.kind == "storytelling":
                self.tell()
            elif self.kind == "submitting":
                self.give_all()
            elif self.kind == "voting":
                for voter in self.awaited:
                    if (view := self.seen(voter)).may_vote:
                        self.place(voter, min({1, 2, 3} - view.own_numbers))
                self.close()
            else:
                self.next()

    def play_without(self, absent: int) -> None:
        """Play one round in which somebody misses the time for a card and for a vote."""
        self.tell()
        for player in self.awaited:
            if player != absent:
                self.give(player)
        self.skip()
        self.vote(next(p for p in self.awaited if p != absent), self.storyteller)
        self.close()
