"""A player's own cards: choosing one to tell or to give, and looking at it closely."""

from collections.abc import Iterator

from bot.engine.ids import CardId
from bot.engine.views import HandView
from bot.service.pictures import CardPicture, HandPicture, NumberedCard
from bot.ui.markup import safe
from bot.ui.page import Page, Scene
from bot.ui.presenters.captions import in_a_row
from bot.ui.presenters.people import (
    clock,
    clue_lines,
    find,
    listing,
    name_of,
    partner,
    unpaired,
    viewer,
    who,
)
from bot.ui.presenters.sheet import (
    Button,
    Sheet,
    Style,
    button,
    channel_link,
    menu,
    my_hand_button,
    option,
)


def tell(scene: Scene) -> Page:
    """Return the page of somebody who may tell; afterwards, what they can do now."""
    return my_hand(scene)


def hand(scene: Scene) -> Page:
    """Return the page of somebody who gives a card; afterwards, what they can do now."""
    return my_hand(scene)


def my_hand(scene: Scene) -> Page:
    """Return the reader's cards with what they can do with them at this moment."""
    game, texts = scene.game, scene.texts
    sheet = Sheet(texts, scene.notes)
    player = viewer(scene)
    if game.phase == "finished":
        return _bare(scene, sheet.say("hand-finished"))
    if player is None:
        sheet.say("hand-stranger")
        sheet.buttons([button(scene, "join", texts("button-join"), emoji="🐇")])
        return _bare(scene, sheet)
    if game.phase == "lobby":
        return _bare(scene, sheet.say("hand-lobby"))
    if player.waiting:
        alone = player == unpaired(game)
        return _bare(scene, sheet.say("hand-waiting-alone" if alone else "hand-waiting"))
    sheet.text(*_situation(scene))
    for number, held in enumerate(game.hands, 1):
        if held.cards:
            stem = "hand" if len(game.hands) == 1 else f"hand-{number}"
            sheet.gallery((stem, _picture(scene, held), hand_alt(scene, held)))
    sheet.buttons(_card_buttons(scene))
    if game.hands:
        cards = [
            option(
                texts("card-number", number=str(number)),
                card,
                description=scene.decks.describe(card, texts.locale),
            )
            for number, card in numbered(scene)
        ]
        if cards:
            sheet.select(menu(scene, "look", texts("look-placeholder"), cards))
    return _bare(scene, sheet)


def look(scene: Scene, card: CardId) -> Page:
    """Return one card large: the reader's own, with what can be done with it, or the table's."""
    texts = scene.texts
    own = next((number for number, held in numbered(scene) if held == card), None)
    if own is None and card not in scene.game.board:
        return Sheet(texts, scene.notes).say("look-gone").page()
    number = own if own is not None else scene.game.board.index(card) + 1
    words = scene.decks.describe(card, texts.locale)
    sheet = Sheet(texts, scene.notes)
    sheet.say("look-title", number=str(number), card=safe(words))
    sheet.gallery(("card", CardPicture(card), words))
    action: list[Button] = []
    if own is not None and _can_choose(scene):
        action.append(_card_button(scene, own, card, in_words=True))
    return sheet.buttons([*action, button(scene, "hand", texts("button-back-to-hand"))]).page()


def numbered(scene: Scene) -> list[tuple[int, CardId]]:
    """Return the reader's cards with their numbers; a second hand (T4) is counted on."""
    cards = [card for held in scene.game.hands for card in held.cards]
    return list(enumerate(cards, 1))


def hand_alt(scene: Scene, held: HandView) -> str:
    """Return one hand in words."""
    cards = ((number, card) for number, card in numbered(scene) if card in held.cards)
    return scene.texts("hand-alt", cards=in_a_row(scene, cards))


def _bare(scene: Scene, sheet: Sheet) -> Page:
    """End a page: every stored message needs a button that carries its key."""
    last: list[Button] = []
    if scene.game.hands:
        describe = scene.texts("button-describe")
        last.append(button(scene, "describe", describe, emoji="💬", mark=True))
    elif scene.mark:
        last.append(my_hand_button(scene))
    if scene.direct:
        last.append(channel_link(scene))
    return sheet.buttons(last).page()


def _picture(scene: Scene, held: HandView) -> HandPicture:
    cards = [NumberedCard(n, card) for n, card in numbered(scene) if card in held.cards]
    given = frozenset(c.number for c in cards if c.card in held.given)
    return HandPicture(tuple(cards), given)


def _situation(scene: Scene) -> Iterator[str]:
    """Yield what is going on, for the reader, and until when."""
    game, texts = scene.game, scene.texts
    yield texts("round-title", round=str(game.round))
    if game.phase == "storytelling":
        yield from _before_the_clue(scene)
    elif game.phase == "submitting":
        yield from clue_lines(scene)
        yield from _giving(scene)
    elif game.phase == "voting":
        yield from clue_lines(scene)
        yield _voting(scene)
        if game.card_drawn:
            yield texts("card-drawn")
    else:
        yield texts("hand-scored")
    yield clock(scene)
    player = viewer(scene)
    if player is not None and player.away:
        yield texts("hand-away")


def _before_the_clue(scene: Scene) -> Iterator[str]:
    game, texts = scene.game, scene.texts
    party = game.settings.ruleset.agreement
    if not game.may_tell:
        yield texts(
            "hand-party-hidden" if party else "hand-tale-coming",
            name=name_of(scene, game.storyteller),
        )
    elif game.storyteller is None:
        yield texts("tell-offer-party" if party else "tell-offer")
    else:
        yield texts("tell-party" if party else "tell-turn")
        yield "-# " + texts("advice-party" if party else "advice")
    if game.partner_card_too:
        yield texts("tell-both-hands")


def _giving(scene: Scene) -> Iterator[str]:
    game, texts = scene.game, scene.texts
    given = [str(n) for n, card in numbered(scene) if card in _given(scene)]
    mate = partner(game, game.viewer)
    mate_told = mate is not None and mate.id == game.storyteller
    if game.cards_to_give and given:
        yield texts("give-more", numbers=listing(texts, given), count=game.cards_to_give)
    elif game.cards_to_give:
        if mate:
            yield texts("give-mate-told" if mate_told else "give-teams", partner=who(mate))
        yield texts("give", count=game.cards_to_give)
    elif _is_storyteller(scene) and not game.settings.ruleset.agreement:
        yield texts("hand-told")
    elif given:
        yield texts("given", count=len(given), numbers=listing(texts, given))
        if mate and not mate_told:
            yield texts("hand-mate-votes", partner=who(mate))
    elif mate:
        yield texts("hand-mate-gave", partner=who(mate))
    else:
        yield texts("hand-not-needed")


def _voting(scene: Scene) -> str:
    game, texts = scene.game, scene.texts
    if game.may_red:
        return texts("hand-vote-red")
    if game.may_vote and (game.ballot_done or game.ballot):
        return texts("hand-voted")
    if game.may_vote:
        return texts("hand-vote-party" if game.settings.ruleset.agreement else "hand-vote")
    if _is_storyteller(scene):
        return texts("hand-told-vote")
    if mate := partner(game, game.viewer):
        told = mate.id == game.storyteller
        return texts("hand-mate-told" if told else "hand-mate-votes", partner=who(mate))
    return texts("hand-no-vote")


def _given(scene: Scene) -> frozenset[CardId]:
    return frozenset(card for held in scene.game.hands for card in held.given)


def _is_storyteller(scene: Scene) -> bool:
    return scene.game.viewer is not None and scene.game.viewer == scene.game.storyteller


def _can_choose(scene: Scene) -> bool:
    """Say whether cards are buttons now: to tell with, to give, or to take back."""
    game = scene.game
    if game.phase == "storytelling":
        return game.may_tell and bool(game.hands)
    if game.phase != "submitting" or find(game, game.viewer) is None:
        return False
    told = _is_storyteller(scene) and not game.settings.ruleset.agreement
    return bool(game.cards_to_give or _given(scene)) and not told


def _card_buttons(scene: Scene) -> list[Button]:
    game, texts = scene.game, scene.texts
    if _can_choose(scene):
        return [_card_button(scene, number, card) for number, card in _choosable(scene)]
    if game.phase == "storytelling" and game.may_tell:
        label = texts("button-clue")
        return [button(scene, "clue", label, style=Style.primary, emoji="💭")]
    if game.phase == "voting" and (game.may_vote or game.may_red):
        return [button(scene, "vote", texts("button-vote"), style=Style.primary, emoji="🗳️")]
    return []


def _choosable(scene: Scene) -> list[tuple[int, CardId]]:
    """Return the numbered cards that may be chosen: who tells does so with one seat's hand."""
    seat = scene.game.teller_seat
    if seat is None:
        return numbered(scene)
    held = {card for hand in scene.game.hands if hand.seat == seat for card in hand.cards}
    return [(number, card) for number, card in numbered(scene) if card in held]


def _card_button(scene: Scene, number: int, card: CardId, *, in_words: bool = False) -> Button:
    """Return the button that chooses a card or takes it back: its number, or what it does."""
    texts, given = scene.texts, _given(scene)
    if card in given:
        label = texts("button-take-back", number=str(number))
        return button(scene, "back", label, card, style=Style.success, emoji="↩️")
    # With one card to give another one replaces it; with two a card must be taken back first.
    full = scene.game.phase == "submitting" and not scene.game.cards_to_give and len(given) > 1
    told = "button-clue" if scene.game.phase == "storytelling" else "button-give"
    label = texts(told) if in_words else str(number)
    return button(scene, "pick", label, card, style=Style.primary, disabled=full)
