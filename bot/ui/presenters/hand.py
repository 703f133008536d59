"""A player's own cards: choosing one to tell or to give, and looking at it closely."""

from collections.abc import Iterator

from bot.engine.commands import CorrectClue, GiveCard, GiveClue, TakeBack
from bot.engine.ids import CardId
from bot.engine.views import GameView, HandView
from bot.service.pictures import HandPicture, NumberedCard
from bot.ui.page import Page, RenderContext
from bot.ui.presenters.absences import last_turn_away, own_absence
from bot.ui.presenters.captions import card_options, in_a_row
from bot.ui.presenters.newcomers import coming_seat, waiting
from bot.ui.presenters.page_builder import (
    Button,
    PageBuilder,
    Style,
    button,
    channel_link,
    menu,
    my_hand_button,
)
from bot.ui.presenters.partners import before_giving, mate_votes, watching
from bot.ui.presenters.people import (
    clue_lines,
    drawn_cards,
    listing,
    name_of,
    numbers_in_words,
    own_clock,
    own_last_turn,
    own_on_board,
    own_shortage,
    partner,
    round_title,
    shortage,
    unpaired,
    viewer,
    who,
)


def my_hand(context: RenderContext, no_seat: str = "") -> Page:
    """Return the reader's cards with what they can do with them at this moment.

    Who has no seat is told how to get one, or why there is none for them (``no_seat``).
    """
    game, texts = context.game, context.texts
    builder = PageBuilder(texts, context.notes)
    player = viewer(context)
    if game.phase == "finished":
        builder.say("hand-finished", lobby=not game.round)
        return _bare(context, builder)
    if player is None and no_seat:
        return _bare(context, builder.text(no_seat))
    if player is None:
        stranger = "hand-stranger-lobby" if game.phase == "lobby" else "hand-stranger"
        join = texts("button-join")
        builder.say(stranger, pairs=game.settings.ruleset.pairs, join=join)
        builder.buttons([button(context, "join", join, emoji="🐇")])
        return _bare(context, builder)
    if game.phase == "lobby":
        return _bare(context, builder.say("hand-lobby").buttons(own_place_buttons(context)))
    if player.waiting:
        title = round_title(context) if context.direct else ""
        return _bare(context, builder.text(title, waiting(context)))
    builder.text(*situation(context), own_shortage(context), own_last_turn(context))
    add_hands(context, builder)
    asked = [*_card_buttons(context), *_correction(context)]
    builder.buttons(asked)
    if cards := card_options(context, numbered(context)):
        builder.select(menu(context, "look", texts("look-placeholder"), cards))
    keyed = any(str(each.custom_id).endswith(f":{context.delivery_key}") for each in asked)
    return _bare(context, builder, keyed=keyed)


def add_hands(context: RenderContext, builder: PageBuilder) -> None:
    """Add the pictures of the reader's cards; a direct message refers to those that it was sent."""
    for number, held in enumerate(context.game.hands, 1):
        if held.cards:
            stem = "hand" if len(context.game.hands) == 1 else f"hand-{number}"
            picture = stem, _picture(context, held), hand_alt(context, held)
            if not (context.direct and builder.posted(context.posted, *picture)):
                builder.gallery(picture)


def own_place_buttons(context: RenderContext) -> list[Button]:
    """Return what one may do about one's own place in a lobby; not from a direct message."""
    if context.direct or context.game.phase != "lobby":
        return []
    texts = context.texts
    rabbit = button(context, "rabbit", texts("button-rabbit"), emoji="🎨")
    return [rabbit, button(context, "leave", texts("button-leave"), emoji="🚪")]


def joined(context: RenderContext, *, opened: bool | None = True, again: bool = False) -> Page:
    """Return the answer to who has joined; in a lobby with the choice of their place.

    Who comes to a game that is on is told from when they play, and whose seat they take. Their
    direct messages were ``opened``, or are closed, or nobody knows; ``again``: they have sat there
    before.
    """
    own, texts = viewer(context), context.texts
    when = "again" if again else "now"
    if own is not None and own.waiting:
        when = "alone" if own == unpaired(context.game) else "late"
    messages = "open" if opened else "unknown" if opened is None else "closed"
    if opened and when == "now":
        messages = "sent"
    waits = when in ("alone", "late")
    cards = texts("answer-joined-cards", messages=messages, waits=waits)
    builder = PageBuilder(texts, context.notes)
    builder.text(
        " ".join(filter(None, (texts("answer-joined", when=when), cards, coming_seat(context))))
    )
    builder.text(shortage(context))
    return builder.buttons(own_place_buttons(context)).build()


def numbered(context: RenderContext) -> list[tuple[int, CardId]]:
    """Return the reader's cards with their numbers; a second hand (T4) is counted on."""
    cards = [card for held in context.game.hands for card in held.cards]
    return list(enumerate(cards, 1))


def choosable(context: RenderContext) -> set[CardId]:
    """Return the reader's cards with which something can be done now."""
    return _tellable(context) | _givable(context) | _takeable(context)


def hand_alt(context: RenderContext, held: HandView) -> str:
    """Return one hand in words."""
    cards = ((number, card) for number, card in numbered(context) if card in held.cards)
    return context.texts("hand-alt", cards=in_a_row(context, cards))


def _bare(context: RenderContext, builder: PageBuilder, *, keyed: bool = False) -> Page:
    """End a page: every stored message needs a button that carries its key; one may already."""
    last: list[Button] = []
    game = context.game
    if _has_cards(game) or (game.hands and game.board):
        describe = context.texts("button-describe")
        last.append(button(context, "describe", describe, emoji="💬", keyed=True))
    elif context.delivery_key and not keyed:
        last.append(my_hand_button(context))
    if context.direct:
        last.append(channel_link(context))
    return builder.buttons(last).build()


def _picture(context: RenderContext, held: HandView) -> HandPicture:
    return HandPicture(
        tuple(NumberedCard(n, card) for n, card in numbered(context) if card in held.cards)
    )


def situation(context: RenderContext) -> Iterator[str]:
    """Yield what is going on, for the reader, and until when."""
    game, texts = context.game, context.texts
    yield round_title(context)
    if game.phase == "storytelling":
        yield from _before_the_clue(context)
    elif game.phase == "submitting":
        yield from clue_lines(context)
        yield from _giving(context)
    elif game.phase == "voting":
        yield from clue_lines(context)
        if game.may_vote or game.may_red:
            yield _voting(context)
        else:
            yield watching(context)
            yield own_on_board(context)
        yield drawn_cards(context)
    else:
        yield texts("hand-scored")
    yield _drawn_instead(context)
    yield own_clock(context)
    # A direct message is not written anew when somebody joins, and more turns follow.
    if not context.direct and not game.shortage and game.last_teller_away != game.viewer:
        yield last_turn_away(context)
    yield own_absence(context)


def _drawn_instead(context: RenderContext) -> str:
    """Return which cards came for others that a moderator hid, until the board is laid (M1).

    From then on that some were hidden, for which none comes before the end of the round.
    """
    if context.game.phase not in ("storytelling", "submitting"):
        lost = sum(held.lost for held in context.game.hands)
        return context.texts("hand-card-lost", count=lost) if lost else ""
    new = {card for held in context.game.hands for card in held.instead}
    numbers = [str(number) for number, card in numbered(context) if card in new]
    if not numbers:
        return ""
    listed = listing(context.texts, numbers)
    return context.texts("hand-card-hidden", count=len(numbers), numbers=listed)


def _before_the_clue(context: RenderContext) -> Iterator[str]:
    game, texts = context.game, context.texts
    party = game.settings.ruleset.telling == "before-cards"
    hidden = game.settings.ruleset.hidden_from
    if not game.may_tell:
        yield texts(
            "hand-party-hidden" if party and not game.hands else "hand-tale-coming",
            name=name_of(context, game.storyteller),
            cards=_has_cards(game),
        )
    elif game.storyteller is None:
        yield texts("tell-offer-party" if party else "tell-offer", hidden=hidden)
    else:
        yield texts("tell-party" if party else "tell-turn", hidden=hidden)
        yield "-# " + texts("advice-party" if party else "advice")
    if game.partner_card_too:
        yield _both_hands(context)
    if mate := partner(game, game.viewer):
        yield texts("hand-partner", partner=who(mate))


def _both_hands(context: RenderContext) -> str:
    """Return from which hand the storyteller's card is to come, and from which the other (T4)."""
    game, own = context.game, viewer(context)
    cards = {held.seat: [n for n, c in numbered(context) if c in held.cards] for held in game.hands}
    telling = cards.pop(game.teller_seat, []) if game.teller_seat is not None else []
    turn = "own" if own is not None and own.seat == game.teller_seat else "partner"
    return context.texts(
        "tell-both-hands",
        turn=turn if telling else "any",
        telling=_range(telling),
        other=_range([number for numbers in cards.values() for number in numbers]),
    )


def _range(numbers: list[int]) -> str:
    """Return the numbers of a hand, which follow each other."""
    return "–".join(str(number) for number in sorted({*numbers[:1], *numbers[-1:]}))


def _giving(context: RenderContext) -> Iterator[str]:
    game, texts = context.game, context.texts
    given = [str(n) for n, card in numbered(context) if card in _takeable(context)]
    mate = partner(game, game.viewer)
    mate_told = mate is not None and mate.id == game.storyteller
    told = _given(context) - _takeable(context)
    if told:
        on_its_way = [str(n) for n, card in numbered(context) if card in told]
        key = "hand-told" if _of_own_hand(game, told) else "hand-told-other-hand"
        yield texts(key, number=listing(texts, on_its_way))
    may_give = bool(_givable(context) - _given(context))
    if game.cards_to_give and not may_give and not given:
        # A moderator may hide so many cards that none is left (M1).
        if mate and not mate_told:
            yield texts("give-empty", partner=who(mate))
        else:
            yield texts("hand-not-needed")
    elif game.cards_to_give and may_give and given:
        numbers, count = listing(texts, given), game.cards_to_give
        yield texts("give-more", numbers=numbers, given=len(given), count=count)
    elif game.cards_to_give and may_give:
        yield before_giving(context)
        yield texts("give", count=game.cards_to_give)
    elif given:
        if mate is None:  # they may have left since
            yield before_giving(context)
        key = "given" if _of_own_hand(game, _takeable(context)) else "given-other-hand"
        instead = " " + texts("give-instead") if _givable(context) - _given(context) else ""
        yield texts(key, count=len(given), numbers=listing(texts, given)) + instead
        if mate and not mate_told:
            yield mate_votes(context, mate)
    elif mate and not told:
        yield texts("hand-mate-gave", partner=who(mate))
    elif not told:
        yield texts("hand-not-needed")


def _of_own_hand(game: GameView, cards: set[CardId]) -> bool:
    """Say whether cards are of the reader's own hand, not of a partner's who has left (T4)."""
    return cards.issubset(game.hands[0].cards)


def _voting(context: RenderContext) -> str:
    """Return whether the reader's vote is still awaited; one of several tokens is no whole vote."""
    game, texts, own = context.game, context.texts, viewer(context)
    cast = bool(game.ballot) and (game.tokens == 1 or game.ballot_done)
    owes_red = game.settings.ruleset.red == "obligatory"
    if cast and not (game.may_red and game.red is None and owes_red):
        return texts("hand-voted")
    if not game.may_red and game.ballot:
        count, numbers = len(game.ballot), numbers_in_words(game.ballot, texts)
        begun = texts("hand-vote-begun", count=count, numbers=numbers)
        return f"{begun} {texts('ballot-undone')}"
    if not game.may_red:
        away = own is not None and own.away
        return texts("hand-vote", awaited=not away, cards=_has_cards(game))
    both = "both" if owes_red else "may"
    missing = "green" if game.red is not None else "red" if game.ballot else both
    return texts("hand-vote-red", missing=missing)


def _has_cards(game: GameView) -> bool:
    """Say whether a hand of the viewer's can be shown: it may be empty (M1), or hidden yet (P2)."""
    return any(held.cards for held in game.hands)


def _given(context: RenderContext) -> set[CardId]:
    """Return the reader's cards that are on their way to the board."""
    return {card for held in context.game.hands for card in held.given}


def _tellable(context: RenderContext) -> set[CardId]:
    """Return the cards about which the reader may give the clue now."""
    clues = (command for command in context.game.legal if isinstance(command, GiveClue))
    return {command.card for command in clues if command.card is not None}


def _givable(context: RenderContext) -> set[CardId]:
    """Return the cards that the reader may give now."""
    return {command.card for command in context.game.legal if isinstance(command, GiveCard)}


def _takeable(context: RenderContext) -> set[CardId]:
    """Return the given cards that the reader may take back."""
    taken = (command for command in context.game.legal if isinstance(command, TakeBack))
    return {command.card for command in taken if command.card is not None}


def _card_buttons(context: RenderContext) -> list[Button]:
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


def _correction(context: RenderContext) -> list[Button]:
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
    if card in _takeable(context):
        label = texts("button-take-back", number=str(number))
        return button(context, "back", label, card, style=Style.success, emoji="↩️")
    told = "button-clue" if context.game.phase == "storytelling" else "button-give"
    label = texts(told) if in_words else str(number)
    return button(context, "pick", label, card, style=Style.primary, disabled=disabled)
