"""One picture of each kind, with plausible content: for previews and for the golden pictures."""

from collections.abc import Sequence

from bot.engine.ids import CardId
from bot.service.pictures import (
    BoardPicture,
    CardPicture,
    GuideOutcome,
    GuidePicture,
    HandPicture,
    LeaderboardPicture,
    LeaderboardRow,
    LobbyPicture,
    NumberedCard,
    PictureSpec,
    PodiumPicture,
    PodiumPlace,
    RevealedCard,
    RevealPicture,
    StatisticsPicture,
    StorybookEntry,
    StorybookPicture,
    TrackPicture,
    TrackRabbit,
)

NAMES = (
    "Anna", "Błażej Świętosławski", "Zé", "Chiara", "Maximilian von Habsburg", "Ola",
    "Łucja", "João", "Ελένη", "Иван", "Mathilde", "Nicolas",
)  # fmt: skip
CLUES = (
    "The last train home",
    "Gdzie żółw śpi, tam i księżyc zachodzi",
    "Nel mezzo del cammin di nostra vita mi ritrovai per una selva oscura",
    "Ssst!",
    "O que os olhos não veem",
    "Tomorrow, perhaps",
)
_SCORES = (5, 3, 9, 9, 17, 23, 31, 15, 9, 12, 2, 30)
_GAINS = (5, 0, 2, 3, 5, 3, 2, 0, 2, 3, 0, 2)


def numbered(cards: Sequence[CardId], count: int) -> tuple[NumberedCard, ...]:
    """Return ``count`` numbered cards, beginning again where there are too few."""
    return tuple(NumberedCard(n + 1, cards[n * 11 % len(cards)]) for n in range(count))


def reveal(cards: Sequence[CardId], count: int, *, red: bool = False) -> RevealPicture:
    """Return a reveal of ``count`` cards in which most players found the storyteller's."""
    told = count // 2
    revealed: list[RevealedCard] = []
    for giver, laid in enumerate(numbered(cards, count)):
        voters = range(giver % 3)
        if giver == told:
            voters = (voter for voter in range(count) if voter != told and voter % 4 != 1)
        is_told, is_red = giver == told, red and giver == 0
        revealed.append(
            RevealedCard(laid.number, laid.card, giver, is_told, tuple(voters), red=is_red)
        )
    return RevealPicture(CLUES[0], tuple(revealed), track(count).rabbits)


def guide(cards: Sequence[CardId], *, clue_first: bool = False) -> GuidePicture:
    """Return how a round goes: with a card of one's own, or the clue first and a red token."""
    board = reveal(cards, 4, red=clue_first).cards
    lure, told = board[1:3]
    found = ((2,), 3), (told.tokens, 3)
    return GuidePicture(
        clue="…" if clue_first else CLUES[3],
        teller=2,
        hand=(told.card, *cards[1:6]),
        about_card=not clue_first,
        face_down=cards[0].partition("/")[0] if clue_first else "",
        givers=(0, 1, 2, 3) if clue_first else (0, 1, 3),
        pairs=False,
        board=board,
        outcomes=(
            GuideOutcome((told, lure), found, either=clue_first),
            GuideOutcome((lure,), (((1,), 1),)),
        ),
    )


def track(count: int, target: int | None = 30) -> TrackPicture:
    """Return a track with ``count`` rabbits."""
    rabbits = tuple(
        TrackRabbit(n, NAMES[n], _SCORES[n] - _GAINS[n], _SCORES[n]) for n in range(count)
    )
    return TrackPicture(rabbits, target)


def podium(ranks: Sequence[int], *, crowned: bool = True) -> PodiumPicture:
    """Return a podium for players with these ranks."""
    places = tuple(PodiumPlace(rank, n, NAMES[n], 32 - 2 * rank) for n, rank in enumerate(ranks))
    return PodiumPicture("A dream comes to its end", places, crowned)


def storybook(cards: Sequence[CardId], count: int) -> StorybookPicture:
    """Return a page of ``count`` entries."""
    entries = tuple(
        StorybookEntry(c.number, CLUES[n % len(CLUES)], n, NAMES[n], c.card)
        for n, c in enumerate(numbered(cards, count))
    )
    return StorybookPicture("The storybook", entries)


def lobby(count: int, deck: str) -> LobbyPicture:
    """Return a banner with ``count`` rabbits."""
    return LobbyPicture("Dixit", "Odyssey · 3–12 players", tuple(enumerate(NAMES[:count])), (deck,))


def statistics(points: int) -> StatisticsPicture:
    """Return somebody's statistics, with a curve of so many points."""
    rows = (
        ("Games", "23"),
        ("First / second / third", "7 / 9 / 4"),
        ("Points a round", "2.4"),
        ("Found the card", "61 of 118 (52 %)"),
        ("Favourite company", f"{NAMES[1]} ({19})"),
        ("Rating", "1163"),
    )
    curve = tuple(1000 + 9 * n + 60 * (n % 3) - 25 * (n % 5) for n in range(points))
    return StatisticsPicture(
        NAMES[4], "all rules · from the beginning", 4, rows, curve, "Rating over time"
    )


def leaderboard(count: int) -> LeaderboardPicture:
    """Return a leaderboard on which the third and the fourth tie."""
    ranks = [n if n != 4 else 3 for n in range(1, count + 1)]
    rows = tuple(
        LeaderboardRow(rank, n, NAMES[n], str(1400 - 30 * rank)) for n, rank in enumerate(ranks)
    )
    return LeaderboardPicture("Who's ahead here", "by rating · the last 30 days", rows)


def examples(cards: Sequence[CardId], deck: str) -> dict[str, PictureSpec]:
    """Return one spec of each kind, and several of those that look different, by name."""
    return {
        "hand-6": HandPicture(numbered(cards, 6)),
        "hand-7": HandPicture(numbered(cards, 7)),
        "card": CardPicture(cards[0]),
        "board-4": BoardPicture(CLUES[1], numbered(cards, 4)),
        "board-7": BoardPicture(CLUES[2], numbered(cards, 7)),
        "board-12": BoardPicture(CLUES[0], numbered(cards, 12)),
        "reveal-5": reveal(cards, 5),
        "reveal-12-red": reveal(cards, 12, red=True),
        "guide": guide(cards),
        "guide-clue-first": guide(cards, clue_first=True),
        "track-6": track(6),
        "track-12": track(12),
        "track-100": track(7, 100),
        "podium": podium((1, 2, 3, 4, 5, 6)),
        "podium-ties": podium((1, 1, 3, 3, 3, 6, 7, 7)),
        "storybook-3": storybook(cards, 3),
        "storybook-12": storybook(cards, 12),
        "lobby-5": lobby(5, deck),
        "lobby-12": lobby(12, deck),
        "statistics": statistics(0),
        "statistics-curve": statistics(24),
        "leaderboard": leaderboard(11),
    }
