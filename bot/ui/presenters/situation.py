"""What is going on, for one player: what they do next, and what they wait for."""

from collections.abc import Iterator

from bot.ui.page import RenderContext
from bot.ui.presenters.absences import last_turn_away, own_absence
from bot.ui.presenters.own_cards import (
    givable,
    given_cards,
    has_cards,
    numbered,
    of_own_hand,
    takeable,
)
from bot.ui.presenters.partners import before_giving, mate_votes, watching
from bot.ui.presenters.people import (
    clue_lines,
    drawn_cards,
    listing,
    name_of,
    numbers_in_words,
    own_clock,
    own_on_board,
    partner,
    round_title,
    viewer,
    who,
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
            cards=has_cards(game),
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
    given = [str(n) for n, card in numbered(context) if card in takeable(context)]
    mate = partner(game, game.viewer)
    mate_told = mate is not None and mate.id == game.storyteller
    told = given_cards(context) - takeable(context)
    if told:
        on_its_way = [str(n) for n, card in numbered(context) if card in told]
        key = "hand-told" if of_own_hand(game, told) else "hand-told-other-hand"
        yield texts(key, number=listing(texts, on_its_way))
    may_give = bool(givable(context) - given_cards(context))
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
        key = "given" if of_own_hand(game, takeable(context)) else "given-other-hand"
        instead = " " + texts("give-instead") if givable(context) - given_cards(context) else ""
        yield texts(key, count=len(given), numbers=listing(texts, given)) + instead
        if mate and not mate_told:
            yield mate_votes(context, mate)
    elif mate and not told:
        yield texts("hand-mate-gave", partner=who(mate))
    elif not told:
        yield texts("hand-not-needed")


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
        return texts("hand-vote", awaited=not away, cards=has_cards(game))
    both = "both" if owes_red else "may"
    missing = "green" if game.red is not None else "red" if game.ballot else both
    return texts("hand-vote-red", missing=missing)
