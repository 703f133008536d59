"""What one viewer may know of a game: made by ``projection.view_for`` and by nothing else."""

from dataclasses import dataclass
from typing import Literal

from bot.engine.commands import PlayerCommand
from bot.engine.errors import RuleViolation
from bot.engine.ids import CardId, GameId, PlayerId, Seat
from bot.engine.model import EndReason, Likable, Outcome, Reason, Shortage, VoidReason
from bot.engine.settings import Clip, ComputerLevel, GameSettings, PhaseName, Proposed


@dataclass(frozen=True, slots=True)
class PlayerView:
    """A player as everybody sees them; ``score`` and ``rabbit`` are the team's in team games.

    Who waits for the next round has the rabbit already that they will have in it.
    """

    id: PlayerId
    name: str
    seat: Seat | None
    """None in the lobby and for late joiners who wait for the next round."""
    rabbit: int
    score: int
    team: int | None = None
    away: bool = False
    waiting: bool = False
    """Joined late, plays from the next round."""
    computer: ComputerLevel | None = None
    """How well a computer player plays; None: a person."""
    was_host: bool = False
    """Was the host in this round, before somebody else."""
    replaces: PlayerId | None = None
    """Whose seat a newcomer takes: a computer player's (C2) or, in teams, an empty one (L2)."""
    alone: bool = False
    """A newcomer to a team game, with no seat before a second one comes (L2)."""


@dataclass(frozen=True, slots=True)
class ClueView:
    """The clue and who gave it; ``clip`` says what came with it."""

    storyteller: PlayerId
    text: str
    clip: Clip | None = None


@dataclass(frozen=True, slots=True)
class HandView:
    """One hand of the viewer's (one per seat played, T4).

    ``cards`` are in their fixed order for the round, given ones included; ``given`` are those on
    the way to the board. ``instead`` came for others that a moderator has hidden (M1); ``lost`` is
    how many of these were hidden in this round for which none has come.
    """

    seat: Seat
    cards: tuple[CardId, ...]
    given: frozenset[CardId] = frozenset()
    instead: frozenset[CardId] = frozenset()
    lost: int = 0


@dataclass(frozen=True, slots=True)
class RevealedView:
    """A card of the board after the reveal; ``giver`` is None where nobody sat (T4)."""

    number: int
    card: CardId
    giver: PlayerId | None
    storyteller: bool
    voters: tuple[PlayerId, ...]
    red: bool = False


@dataclass(frozen=True, slots=True)
class ScoreView:
    """What one scorer (a player, in teams a pair) got this round: pairs of reason and points."""

    players: tuple[PlayerId, ...]
    rabbit: int
    team: int | None
    items: tuple[tuple[Reason, int], ...]
    before: int
    after: int


@dataclass(frozen=True, slots=True)
class RevealView:
    """A scored or voided round."""

    cards: tuple[RevealedView, ...]
    scores: tuple[ScoreView, ...]
    outcome: Outcome
    void: bool = False
    void_reason: VoidReason | Literal[""] = ""
    """Empty unless void."""
    missed: tuple[PlayerId, ...] = ()
    """Those at the table who had a vote and placed no token."""


@dataclass(frozen=True, slots=True)
class OutcomeView:
    """How a game ended; ``winners`` share the win (E1)."""

    reason: EndReason
    winners: tuple[PlayerId, ...]


@dataclass(frozen=True, slots=True)
class ProposalView:
    """What players ask for while the host is away; ``needed`` of them let it happen (B3)."""

    what: Proposed
    supporters: tuple[PlayerId, ...]
    needed: int


@dataclass(frozen=True, slots=True)
class FavouriteView:
    """What got the most stars of a game: the clue (number 0) or a card of a round (B4)."""

    round: int
    number: int
    by: PlayerId
    stars: int


@dataclass(frozen=True)
class GameView:
    """A game through one viewer's eyes; ``viewer`` None is the channel."""

    id: GameId
    viewer: PlayerId | None
    phase: PhaseName
    round: int
    """From 1; 0 in the lobby."""
    settings: GameSettings
    host: PlayerId
    players: tuple[PlayerView, ...]
    """In seat order (lobby: as joined or seats were chosen), late joiners last."""
    storyteller: PlayerId | None
    """None in the lobby and while round 1 waits for an offer."""
    clue: ClueView | None
    awaited: tuple[PlayerId, ...]
    """Whose action the phase waits for, away players excepted."""
    begun: tuple[PlayerId, ...]
    """Who of them has placed a token, but not all that their vote takes."""
    hands: tuple[HandView, ...]
    """Empty where the viewer has none or may not see it yet (P2)."""
    may_tell: bool
    """The viewer may give the clue now (see ``no_clue``)."""
    cards_to_give: int
    """How many cards the viewer still has to give."""
    board: tuple[CardId, ...]
    """Card of number ``i + 1``; empty before the board is laid."""
    own_numbers: frozenset[int]
    """Numbers that the viewer may not vote for."""
    cards_drawn: int
    """How many cards of the board were drawn from the viewer's hand, who let the time pass (L3)."""
    tokens: int
    """Tokens that each voter of this round may place."""
    may_vote: bool
    ballot: tuple[int, ...]
    """The viewer's tokens so far."""
    ballot_done: bool
    red: int | None
    may_red: bool
    """The viewer is the storyteller and may place a red token (P1)."""
    reveal: RevealView | None
    outcome: OutcomeView | None
    deadline: float | None
    """Seconds since the epoch; None while no clock runs."""
    closing: bool
    """All ballots are in; the deadline is the end of the correction time."""
    paused: bool
    last_round: bool
    """The round is scored, and the game ends instead of another one: by the pile, or as the only
    turn left is an empty team's."""
    pile: int
    """Cards in the draw pile; everybody sees it on a table."""
    commitment: str = ""
    """What ties the game to the seed of its shuffles; everybody may see it."""
    resting: bool = False
    """Paused by itself, until a person does something (C3)."""
    departed: tuple[PlayerView, ...] = ()
    """Who left in this round, and in teams whose seat is still empty: they may appear as givers and
    voters. Their ``seat`` is None."""
    rounds: int | None = None
    """Number of the last round unless somebody joins or leaves; None where that is not sure."""
    last_turn: bool = False
    """The round is being played, and by the laps none follows."""
    last_by_pile: bool = False
    """The round is being played, and the draw after it takes the rest of the pile, as it looks."""
    last_teller_away: PlayerId | None = None
    """In the pause: whose turn is next and ends the game by passing, unless they are back."""
    must_be_voted: bool = False
    """The round is scored, and one more without a vote ends the game (L4)."""
    hands_pass: bool = False
    """Before the next round everybody passes their hand to the left."""
    shortage: Shortage | None = None
    """What the game lacks so that it ends after the round (E2, L4, T4)."""
    vacant: int = 0
    """Seats that were left in this round and that nobody waits for."""
    unvoted: bool = False
    """Nobody is waited for in the vote any more, and no token was placed."""
    only_left_voted: bool = False
    """The same, but for tokens of who has left, which nobody can move (L1)."""
    teller_seat: Seat | None = None
    """The seat whose turn it is to tell; who plays two seats tells with that one's hand (T4)."""
    partner_card_too: bool = False
    """The viewer tells for two seats and gives a card for each with the clue (T4)."""
    legal: frozenset[PlayerCommand] = frozenset()
    """What the viewer may do now; only in views for a page (see :mod:`bot.engine.legal`)."""
    second_may_come: bool = True
    """Somebody can still join whoever is alone, so that the two come as a pair (L2)."""
    proposals: tuple[ProposalView, ...] = ()
    given_numbers: frozenset[int] = frozenset()
    """Numbers of the viewer's own cards while they are voted on; some rulesets allow them (P1)."""
    star: int | None = None
    """Where the viewer's star is that may be given: at the clue (0), or a card's number."""
    likable: tuple[Likable, ...] = ()
    """The clue and the cards that stars may be given to now, of this round or the one before."""
    favourites: tuple[FavouriteView, ...] = ()
    """Known to all once the game is over, to nobody before; those that tie, as they were told."""
    no_clue: RuleViolation | None = None
    """Why the viewer has no clue to give now, None if they have (and in the channel's view)."""
    no_vote: RuleViolation | None = None
    """Why the viewer has no ballot now, None if they have (and in the channel's view)."""
