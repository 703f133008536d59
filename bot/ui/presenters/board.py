"""The public messages of a round until the reveal: the turn, the board, the reminder."""

from collections.abc import Iterable
from functools import partial

from bot.engine.ids import PlayerId
from bot.engine.ruleset import round_rules
from bot.engine.views import GameView
from bot.i18n import Texts
from bot.service.pictures import BoardPicture, NumberedCard
from bot.ui.markup import plain
from bot.ui.page import Page, RenderContext
from bot.ui.presenters.absences import absences
from bot.ui.presenters.captions import in_a_row
from bot.ui.presenters.closely import board_menu
from bot.ui.presenters.page_builder import Button, PageBuilder, Style, button, my_hand_button
from bot.ui.presenters.people import (
    awaited_line,
    awaited_names,
    awaited_people,
    clock,
    clue_lines,
    known,
    last_turn,
    mention,
    person_plays,
    round_title,
    seats,
    shortage,
    standings,
    who,
)
from bot.ui.presenters.steering import (
    agree_buttons,
    proposals,
    resume_button,
    steer_button,
    vacant_button,
)


def turn(context: RenderContext) -> Page:
    """Return who tells, then the clue and who still owes a card."""
    game, texts = context.game, context.texts
    builder = PageBuilder(texts, context.notes)
    played = game.phase in ("storytelling", "submitting")
    builder.text(round_title(context, current=played))
    pings = ()
    if game.phase == "storytelling":
        builder.text(*_call(context), clock(context), shortage(context))
        pings = _teller_to_call(context)
    elif game.phase == "submitting":
        builder.text(*clue_lines(context))
        builder.text(_give(context), awaited_line(context), clock(context))
        builder.text(shortage(context))
    elif game.reveal is not None and game.reveal.void:
        builder.say("turn-void")
    elif game.board:
        builder.text(*clue_lines(context))
        builder.say("turn-over")
    else:
        builder.say("turn-void")
    builder.text(*proposals(context))
    # Once the board is laid this stays as it is, while people come, go and come back, and the pile
    # may do for another round after all.
    last = last_turn(context) if played or game.last_turn else ""
    builder.small(standings(context), last, *(absences(context) if played else ()))
    rules = button(context, "rules", texts("button-rules"), emoji="📖")
    vacant = vacant_button(context) if played else []
    builder.buttons(
        [
            *agree_buttons(context),
            *(resume_button(context) if played else []),
            my_hand_button(context),
            *([] if game.phase == "finished" else [rules, *vacant, steer_button(context)]),
        ]
    )
    return builder.small(_seal(context)).build(pings)


def _teller_to_call(context: RenderContext) -> tuple[PlayerId, ...]:
    """Return the storyteller, unless nobody is one yet or a computer player is."""
    teller = known(context.game, context.game.storyteller)
    return () if teller is None or teller.computer else (teller.id,)


def _seal(context: RenderContext) -> str:
    """Return, in the first round, what ties the game to its seed: whole, but out of the eye."""
    game = context.game
    if game.round > 1 or not game.commitment:
        return ""
    return context.texts("turn-sealed", commitment=game.commitment)


def _give(context: RenderContext) -> str:
    """Return what is asked of everybody once the clue is there."""
    texts, rules = context.texts, context.game.settings.ruleset
    if rules.pairs:
        alone = texts("turn-give-alone") if context.game.departed else ""
        return " ".join(filter(None, (texts("turn-give-teams"), alone)))
    if rules.givers == "everybody":  # the storyteller's card comes after the clue, with everybody's
        return texts("turn-give-party")
    return texts("turn-give", count=round_rules(rules, seats(context.game)).cards_given)


def _call(context: RenderContext) -> tuple[str, ...]:
    game, texts = context.game, context.texts
    party = game.settings.ruleset.telling == "before-cards"
    hidden = game.settings.ruleset.hidden_from
    if game.storyteller is None:
        return (texts("turn-offer-party" if party else "turn-offer", hidden=hidden),)
    teller = known(game, game.storyteller)
    if teller is not None and teller.computer is not None:
        return (texts("turn-tell-computer", player=who(teller)),)
    told = texts("turn-tell", player=mention(game.storyteller, texts))
    if party:
        return told, texts("turn-tell-party", hidden=hidden)
    partners = teller is not None and teller.seat != game.teller_seat
    return told, texts("turn-tell-how", files=context.clips, partners=partners)


def board(context: RenderContext) -> Page:
    """Return the board: clue, cards, who still votes. Nothing tells whose card is whose (N1)."""
    game, texts = context.game, context.texts
    builder = PageBuilder(texts, context.notes)
    if game.reveal is not None and game.reveal.void:
        why = texts(f"void-{game.reveal.void_reason}", person=person_plays(game))
        builder.text(round_title(context, current=False), why, texts("board-void"))
        return builder.buttons([my_hand_button(context)]).build()
    title = round_title(context, current=game.phase == "voting")
    builder.text(title, *clue_lines(context))
    if game.board:
        builder.gallery(("board", board_picture(context), board_alt(context)))
    bonus = game.settings.ruleset.single_token_bonus
    agreeing = game.settings.ruleset.scoring == "agreement"
    if game.phase != "voting":
        builder.say("board-over")
        builder.buttons([my_hand_button(context), describe_button(context)])
        return builder.build()
    builder.text(
        texts("board-vote-party" if agreeing else "board-vote"),
        texts("board-tokens", tokens=game.tokens) if game.tokens > 1 else "",
        texts("board-bonus", points=bonus) if game.tokens > 1 and bonus else "",
        awaited_line(context),
        clock(context),
        shortage(context),
        *proposals(context),
    )
    builder.small(last_turn(context), *absences(context))
    builder.buttons(
        [
            *agree_buttons(context),
            *resume_button(context),
            button(context, "vote", texts("button-vote"), style=Style.primary, emoji="🗳️"),
            my_hand_button(context),
            describe_button(context),
            *vacant_button(context),
            steer_button(context),
        ]
    )
    return builder.select(board_menu(context)).build()


def remind(context: RenderContext, *, last: bool = False, drawn: bool = False) -> Page:
    """Return a reminder of a phase, the ``last`` when time is nearly over; it pings the awaited.

    To whom the lot made storyteller it names no deadline: that is moved while this stays.
    """
    game, texts = context.game, context.texts
    builder = PageBuilder(texts, context.notes)
    people = awaited_people(game)
    if game.phase not in {"storytelling", "submitting", "voting"} or not game.awaited:
        builder.say("remind-no-votes" if game.unvoted else "remind-done")
    elif not people:
        builder.say("remind-computers", names=awaited_names(context))
    else:
        why = "remind-last" if last else _owed(game)
        begun = [] if last else [player for player in people if player in game.begun]
        others = [player for player in people if player not in begun]
        missing = "done" if game.tokens > 1 else "token"
        builder.text(
            texts(why, names=_called(others, texts), people=len(others), teams=_teams(game, others))
            if others
            else "",
            texts("remind-begun", names=_called(begun, texts), missing=missing) if begun else "",
            "" if drawn else clock(context),
        )
    vote = button(context, "vote", texts("button-vote"), style=Style.primary, emoji="🗳️")
    builder.buttons([*([vote] if game.phase == "voting" else []), my_hand_button(context)])
    return builder.build(people)


def _owed(game: GameView) -> str:
    """Return the key of what is awaited: of a pair one card, of three players several from each."""
    rules, key = game.settings.ruleset, f"remind-{game.phase}"
    if game.phase != "submitting":
        return key
    if rules.givers == "one-of-each-pair":
        return f"{key}-teams"
    return f"{key}-several" if round_rules(rules, seats(game)).cards_given > 1 else key


def _teams(game: GameView, people: Iterable[PlayerId]) -> int:
    """Return how many teams some people are of."""
    return len({player.team for player in map(partial(known, game), people) if player})


def _called(people: Iterable[PlayerId], texts: Texts) -> str:
    return " ".join(mention(player, texts) for player in people)


def dm_fallback(context: RenderContext, player: PlayerId) -> Page:
    """Return the word to a player whose hand could not be sent: it waits behind My hand.

    Where it is hidden until there is a clue (P2), that is what waits there.
    """
    texts, hidden = context.texts, context.game.settings.ruleset.hidden_from != "nobody"
    cards = context.game.phase != "storytelling" or not hidden
    builder = PageBuilder(texts, context.notes)
    builder.say("dm-fallback", name=mention(player, texts), cards=cards)
    return builder.buttons([my_hand_button(context)]).build((player,))


def describe_button(context: RenderContext) -> Button:
    """Return the button that answers with the cards in words."""
    return button(context, "describe", context.texts("button-describe"), emoji="💬")


def board_picture(context: RenderContext) -> BoardPicture:
    """Return the board as a picture, under the clue."""
    clue = context.game.clue
    title = plain(clue.text) if clue else ""
    cards = tuple(NumberedCard(n, card) for n, card in enumerate(context.game.board, 1))
    return BoardPicture(title, cards)


def board_alt(context: RenderContext) -> str:
    """Return the board in words."""
    return context.texts("board-alt", cards=in_a_row(context, enumerate(context.game.board, 1)))
