"""The reader's own cards: which there are, what can be done with each, and its button."""

from bot.engine.commands import CorrectClue, GiveCard, GiveClue, TakeBack
from bot.engine.ids import CardId
from bot.engine.views import GameView, HandView
from bot.service.pictures import HandPicture, NumberedCard
from bot.ui.page import RenderContext
from bot.ui.presenters.captions import in_a_row
from bot.ui.presenters.page_builder import Button, PageBuilder, Style, button


def numbered(context: RenderContext) -> list[tuple[int, CardId]]:
    """Return the reader's cards with their numbers; a second hand (T4) is counted on."""
    cards = [card for held in context.game.hands for card in held.cards]
    return list(enumerate(cards, 1))


def choosable(context: RenderContext) -> set[CardId]:
    """Return the reader's cards with which something can be done now."""
    return _tellable(context) | givable(context) | takeable(context)


def _tellable(context: RenderContext) -> set[CardId]:
    """Return the cards about which the reader may give the clue now."""
    clues = (command for command in context.game.legal if isinstance(command, GiveClue))
    return {command.card for command in clues if command.card is not None}


def givable(context: RenderContext) -> set[CardId]:
    """Return the cards that the reader may give now."""
    return {command.card for command in context.game.legal if isinstance(command, GiveCard)}


def takeable(context: RenderContext) -> set[CardId]:
    """Return the given cards that the reader may take back."""
    taken = (command for command in context.game.legal if isinstance(command, TakeBack))
    return {command.card for command in taken if command.card is not None}


def given_cards(context: RenderContext) -> set[CardId]:
    """Return the reader's cards that are on their way to the board."""
    return {card for held in context.game.hands for card in held.given}


def of_own_hand(game: GameView, cards: set[CardId]) -> bool:
    """Say whether cards are of the reader's own hand, not of a partner's who has left (T4)."""
    return cards.issubset(game.hands[0].cards)


def has_cards(game: GameView) -> bool:
    """Say whether a hand of the viewer's can be shown: it may be empty (M1), or hidden yet (P2)."""
    return any(held.cards for held in game.hands)


def add_hands(context: RenderContext, builder: PageBuilder) -> None:
    """Add the pictures of the reader's cards; a direct message refers to those that it was sent."""
    for number, held in enumerate(context.game.hands, 1):
        if held.cards:
            stem = "hand" if len(context.game.hands) == 1 else f"hand-{number}"
            picture = stem, _picture(context, held), hand_alt(context, held)
            if not (context.direct and builder.posted(context.posted, *picture)):
                builder.gallery(picture)


def _picture(context: RenderContext, held: HandView) -> HandPicture:
    return HandPicture(
        tuple(NumberedCard(n, card) for n, card in numbered(context) if card in held.cards)
    )


def hand_alt(context: RenderContext, held: HandView) -> str:
    """Return one hand in words."""
    cards = ((number, card) for number, card in numbered(context) if card in held.cards)
    return context.texts("hand-alt", cards=in_a_row(context, cards))


def card_buttons(context: RenderContext) -> list[Button]:
    """Return what can be done now: with cards, of the hands of which any can be chosen, or else."""
    game, texts = context.game, context.texts
    choices = choosable(context)
    hands = [held.cards for held in game.hands if choices.intersection(held.cards)]
    if hands:
        offered = [(n, card) for n, card in numbered(context) if any(card in h for h in hands)]
        return [
            card_button(context, number, card, disabled=card not in choices)
            for number, card in offered
        ]
    if any(isinstance(command, GiveClue) for command in game.legal):
        label = texts("button-clue")
        return [button(context, "clue", label, style=Style.primary, emoji="💭", keyed=True)]
    if game.may_vote or game.may_red:
        return [button(context, "vote", texts("button-vote"), style=Style.primary, emoji="🗳️")]
    return []


def correction(context: RenderContext) -> list[Button]:
    """Return the button for a clue that its giver may still put into other words (B2)."""
    if not any(isinstance(command, CorrectClue) for command in context.game.legal):
        return []
    return [button(context, "clue", context.texts("button-correct"), emoji="✏️")]


def card_button(
    context: RenderContext,
    number: int,
    card: CardId,
    *,
    disabled: bool = False,
    in_words: bool = False,
) -> Button:
    """Return the button that chooses a card or takes it back: its number, or what it does."""
    texts = context.texts
    if card in takeable(context):
        label = texts("button-take-back", number=str(number))
        return button(context, "back", label, card, style=Style.success, emoji="↩️")
    told = "button-clue" if context.game.phase == "storytelling" else "button-give"
    label = texts(told) if in_words else str(number)
    return button(context, "pick", label, card, style=Style.primary, disabled=disabled)
