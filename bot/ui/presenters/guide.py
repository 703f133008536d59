"""What the picture of *How to play* shows of a ruleset: four rabbits play one round."""

from collections.abc import Collection, Iterator, Sequence
from itertools import cycle, islice

from bot.engine.ids import CardId
from bot.engine.ruleset import Ruleset
from bot.service.pictures import Decks, GuideOutcome, GuidePicture, RevealedCard

TELLER, *OTHERS = 0, 1, 2, 3
"""Rabbits; where pairs play, each stands for one."""
_FITTING = ("peach-stone", "storm-cage", "puppet-scissors", "carousel-fog", "swallow-ladder")
"""Cards of the house deck that the clue ``howto-clue-example`` could be about."""
_PLACE = 2
"""Cards on the board before the storyteller's."""


def example_cards(decks: Decks, hidden: Collection[CardId]) -> tuple[tuple[CardId, ...], bool]:
    """Return cards of the first deck, and whether the example's clue fits the first of them.

    Cards that were hidden from the game (M1) are not among them.
    """
    deck = decks.keys()[0]
    shown = [card for card in decks.cards(deck) if card not in hidden]
    fitting = [CardId(f"{deck}/{name}") for name in _FITTING]
    if not set(fitting) <= set(shown):
        return tuple(shown), False
    return (*fitting, *(card for card in shown if card not in fitting)), True


def guide(rules: Ruleset, cards: Sequence[CardId], clue: str) -> GuidePicture:
    """Return the picture for a ruleset, with these cards in their order; few are shown again."""
    about_card = rules.telling == "with-card"
    givers = OTHERS if rules.givers == "others" else (TELLER, *OTHERS)
    deal = cycle(cards)
    told = next(deal)
    board = [
        RevealedCard(0, next(deal), giver)
        for giver in givers
        for _ in range(1 if giver == TELLER else rules.cards_given)
    ]
    if about_card:
        board.insert(_PLACE, RevealedCard(0, told, TELLER, storyteller=True))
    votes = _agreed(rules, board) if rules.scoring == "agreement" else _guessed(board)
    cases = _agreement(rules, votes) if rules.scoring == "agreement" else _guesses(rules, votes)
    return GuidePicture(
        clue=clue,
        teller=TELLER,
        hand=(told, *islice(deal, rules.hand_size - 1)),
        about_card=about_card,
        face_down="" if rules.hidden_from == "nobody" else told.partition("/")[0],
        givers=tuple(givers),
        pairs=rules.pairs,
        board=tuple(votes),
        outcomes=tuple(cases),
    )


def _laid(number: int, card: RevealedCard, *tokens: int, red: bool = False) -> RevealedCard:
    return RevealedCard(number, card.card, card.giver, card.storyteller, tokens, red)


def _guessed(board: list[RevealedCard]) -> list[RevealedCard]:
    """Let all but one find the storyteller's card; the last takes another's for it."""
    *finders, mistaken = OTHERS
    lure = next(card for card in board if card.giver == finders[-1])
    return [
        _laid(n, card, *(finders if card.storyteller else [mistaken] if card is lure else []))
        for n, card in enumerate(board, 1)
    ]


def _guesses(rules: Ruleset, board: list[RevealedCard]) -> Iterator[GuideOutcome]:
    told = next(card for card in board if card.storyteller)
    each = 2 if rules.failure_per == "player" else 1
    yield GuideOutcome(
        (_laid(told.number, told, *OTHERS), _laid(told.number, told)),
        (((TELLER,), 0), (tuple(OTHERS), rules.failure_points * each)),
        either=True,
    )
    for lure in board:
        if lure.tokens and lure.giver is not None and lure is not told:
            found = ((TELLER,), rules.storyteller_points), (told.tokens, rules.finder_points)
            yield GuideOutcome((told, lure), found)
            yield GuideOutcome((lure,), (((lure.giver,), len(lure.tokens)),))


def _agreed(rules: Ruleset, board: list[RevealedCard]) -> list[RevealedCard]:
    """Let all but one choose that one's card, and that one another; a third gets the red token."""
    elsewhere, alone, marked = OTHERS
    first = {card.giver: card for card in reversed(board)}
    tokens = {first[alone].card: (TELLER, elsewhere, marked), first[elsewhere].card: (alone,)}
    red = first[marked] if rules.red != "none" else None
    return [
        _laid(n, card, *tokens.get(card.card, ()), red=card is red)
        for n, card in enumerate(board, 1)
    ]


def _agreement(rules: Ruleset, board: list[RevealedCard]) -> Iterator[GuideOutcome]:
    chosen = sorted((card for card in board if card.tokens), key=lambda c: -len(c.tokens))
    for card in chosen:
        count = len(card.tokens)
        points = min(count, rules.agreement_cap) if count > 1 else 0
        yield GuideOutcome((card,), ((card.tokens, points),))
    for card in board:
        if card.red:
            yield GuideOutcome(
                (_laid(card.number, card, *OTHERS, red=True),), ((tuple(OTHERS), 0),)
            )
