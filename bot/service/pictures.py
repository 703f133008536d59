"""What a picture shows, as plain data; ``cards`` draws it, ``bot.ui`` asks for it.

Every text arrives in the language it is to be shown in. Players are rabbits: an index into
:data:`bot.service.rabbits.RABBITS`; in team games one rabbit stands for the pair.
"""

from dataclasses import dataclass
from typing import Protocol

from bot.engine.ids import CardId


@dataclass(frozen=True, slots=True)
class NumberedCard:
    """A card under the number that its button carries (from 1)."""

    number: int
    card: CardId


@dataclass(frozen=True, slots=True)
class HandPicture:
    """One hand of 1 to 10 cards; the same before and after cards of it are given."""

    cards: tuple[NumberedCard, ...]


@dataclass(frozen=True, slots=True)
class CardPicture:
    """One card, large."""

    card: CardId


@dataclass(frozen=True, slots=True)
class BoardPicture:
    """The board before the reveal: 3 to 12 numbered cards under the clue."""

    title: str
    cards: tuple[NumberedCard, ...]


@dataclass(frozen=True, slots=True)
class RevealedCard:
    """A card of the board once everything is known.

    ``giver`` is None when the giver has left; ``tokens`` are the rabbits of those who voted for
    it; ``red`` says that the storyteller's red token (party) lies here.
    """

    number: int
    card: CardId
    giver: int | None
    storyteller: bool = False
    tokens: tuple[int, ...] = ()
    red: bool = False


@dataclass(frozen=True, slots=True)
class TrackRabbit:
    """A rabbit that moves from ``before`` to ``after`` points."""

    rabbit: int
    name: str
    before: int
    after: int


@dataclass(frozen=True, slots=True)
class RevealPicture:
    """The board with givers and voters, and below it the way of each rabbit on the score track."""

    title: str
    cards: tuple[RevealedCard, ...]
    rabbits: tuple[TrackRabbit, ...]
    target: int | None = 30
    """Points that end the game; None: the track is as long as the scores need, at least 30."""


@dataclass(frozen=True, slots=True)
class TrackPicture:
    """The score track from 0 to ``target`` (None: as far as the scores need, at least 30)."""

    rabbits: tuple[TrackRabbit, ...]
    target: int | None = 30


@dataclass(frozen=True, slots=True)
class PodiumPlace:
    """``rank`` starts at 1; players who tie share it."""

    rank: int
    rabbit: int
    name: str
    points: int


@dataclass(frozen=True, slots=True)
class PodiumPicture:
    """The end of a game: places in the order of their rank, the first of them crowned or not."""

    title: str
    places: tuple[PodiumPlace, ...]
    crowned: bool = True
    """False where nobody has won: the game was broken off, or nobody has a point."""


@dataclass(frozen=True, slots=True)
class StorybookEntry:
    """One round in retrospect, or a card of it; ``card`` is the storyteller's or that one."""

    number: int
    clue: str
    rabbit: int
    name: str
    card: CardId
    quoted: bool = True
    """False where ``clue`` is not the clue's own words, but says what it was, or for which one."""


@dataclass(frozen=True, slots=True)
class StorybookPicture:
    """One page of at most 12 entries; each clue in words stands between the two quotes."""

    title: str
    entries: tuple[StorybookEntry, ...]
    quotes: tuple[str, str] = ("“", "”")
    numbered: bool = True
    """False where the rounds are not of one game."""

    def said(self, entry: StorybookEntry) -> str:
        """Return the clue of an entry as it is written."""
        return f"{self.quotes[0]}{entry.clue}{self.quotes[1]}" if entry.quoted else entry.clue


@dataclass(frozen=True, slots=True)
class LobbyPicture:
    """The banner of a lobby: title, a line below it, rabbits that have joined, decks in play."""

    title: str
    subtitle: str
    rabbits: tuple[tuple[int, str], ...]
    decks: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class SheetPicture:
    """Up to 30 small cards of a deck under their numbers, for those who look after it."""

    cards: tuple[NumberedCard, ...]


@dataclass(frozen=True, slots=True)
class StatisticsPicture:
    """What somebody's games add up to: rows of label and value, and the course of their rating."""

    title: str
    subtitle: str
    rabbit: int
    rows: tuple[tuple[str, str], ...]
    curve: tuple[int, ...]
    """Ratings from the earliest on; fewer than two are not drawn."""
    caption: str
    """Of the curve."""


@dataclass(frozen=True, slots=True)
class LeaderboardRow:
    """Somebody on the leaderboard; those who tie share a rank."""

    rank: int
    rabbit: int
    name: str
    value: str


@dataclass(frozen=True, slots=True)
class LeaderboardPicture:
    """Who is ahead in a server, at most 11 rows."""

    title: str
    subtitle: str
    rows: tuple[LeaderboardRow, ...]


@dataclass(frozen=True, slots=True)
class GuideOutcome:
    """Cards with tokens on them, and what these bring: rabbits that get so many points each."""

    cards: tuple[RevealedCard, ...]
    points: tuple[tuple[tuple[int, ...], int], ...]
    either: bool = False
    """Each card is a case of its own."""


@dataclass(frozen=True, slots=True)
class GuidePicture:
    """How a round goes, in four numbered steps: the clue, the cards, the votes, the points."""

    clue: str
    teller: int
    """The storyteller's rabbit."""
    hand: tuple[CardId, ...]
    """The storyteller's; the clue is about the first card, if it is about one (``about_card``)."""
    about_card: bool
    face_down: str
    """The deck whose backs are seen where nobody may look at the hand; else empty."""
    givers: tuple[int, ...]
    """The rabbits that give cards once the clue is known; in pairs, their partners watch."""
    pairs: bool
    board: tuple[RevealedCard, ...]
    outcomes: tuple[GuideOutcome, ...]


PictureSpec = (
    HandPicture
    | CardPicture
    | BoardPicture
    | RevealPicture
    | TrackPicture
    | PodiumPicture
    | StorybookPicture
    | LobbyPicture
    | StatisticsPicture
    | LeaderboardPicture
    | SheetPicture
    | GuidePicture
)


def cards_in(spec: PictureSpec) -> tuple[CardId, ...]:
    """Return the cards that a picture shows."""
    match spec:
        case CardPicture():
            return (spec.card,)
        case HandPicture() | BoardPicture() | RevealPicture() | SheetPicture():
            return tuple(each.card for each in spec.cards)
        case GuidePicture():
            return (*spec.hand, *(each.card for each in spec.board))
        case StorybookPicture():
            return tuple(entry.card for entry in spec.entries)
        case _:
            return ()


@dataclass(frozen=True, slots=True)
class Picture:
    """An encoded picture: its bytes, the extension for its name, its size in pixels."""

    data: bytes
    extension: str
    width: int
    height: int


class Pictures(Protocol):
    """Draws pictures off the event loop."""

    async def draw(self, spec: PictureSpec, *, asked_by: int | None = None) -> Picture:
        """Return the picture; ``asked_by`` is who waits for it at a button, None the outbox.

        Raises RequestError (``too-many-pictures``) if one person waits for too many at once.
        """
        ...


class Decks(Protocol):
    """The decks that are installed."""

    def keys(self) -> tuple[str, ...]:
        """Return the keys of all decks, the default one first."""
        ...

    def cards(self, deck: str) -> tuple[CardId, ...]:
        """Return the deck's cards in the manifest's order; raise PackError if there is none."""
        ...

    def size(self, deck: str) -> int:
        """Return how many cards one of the decks has."""
        ...

    def title(self, deck: str, locale: str) -> str:
        """Return the deck's name in the language (``en``, ``it``, ``pt-BR``, ``pl``).

        Of a deck that is not installed any more, its key.
        """
        ...

    def describe(self, card: CardId, locale: str) -> str:
        """Return the card's alternative text, at most 70 characters; none if it is gone."""
        ...
