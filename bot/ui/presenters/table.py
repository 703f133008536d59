"""The public messages of a round until the reveal: the turn, the board, the reminder."""

from bot.engine.ids import PlayerId
from bot.engine.ruleset import round_rules
from bot.service.pictures import BoardPicture, NumberedCard
from bot.ui.markup import plain
from bot.ui.page import Page, Scene
from bot.ui.presenters.captions import in_a_row
from bot.ui.presenters.people import (
    absences,
    awaited_line,
    clock,
    clue_lines,
    mention,
    seats,
    standings,
)
from bot.ui.presenters.sheet import Button, Sheet, Style, button, my_hand_button


def turn(scene: Scene) -> Page:
    """Return who tells, then the clue and who still owes a card."""
    game, texts = scene.game, scene.texts
    sheet = Sheet(texts, scene.notes)
    sheet.say("round-title", round=str(game.round))
    pings = ()
    if game.phase == "storytelling":
        sheet.text(*_call(scene), clock(scene))
        pings = (game.storyteller,) if game.storyteller is not None else ()
    elif game.phase == "submitting":
        sheet.text(*clue_lines(scene))
        sheet.text(_give(scene), awaited_line(scene), clock(scene))
    elif game.board and not (game.reveal is not None and game.reveal.void):
        sheet.text(*clue_lines(scene))
        sheet.say("turn-over")
    else:
        sheet.say("turn-void")
    sheet.small(standings(scene), *absences(scene))
    sheet.buttons(
        [my_hand_button(scene), button(scene, "rules", texts("button-rules"), emoji="📖")]
    )
    return sheet.page(pings)


def _give(scene: Scene) -> str:
    """Return what is asked of everybody once the clue is there."""
    texts, rules = scene.texts, scene.game.settings.ruleset
    if rules.teams:
        return texts("turn-give-teams")
    if rules.agreement:  # the storyteller's card comes after the clue, with everybody's
        return texts("turn-give-party")
    return texts("turn-give", count=round_rules(rules, seats(scene.game)).cards_given)


def _call(scene: Scene) -> tuple[str, ...]:
    game, texts = scene.game, scene.texts
    party = game.settings.ruleset.agreement
    if game.storyteller is None:
        return (texts("turn-offer-party" if party else "turn-offer"),)
    return (
        texts("turn-tell", player=mention(game.storyteller)),
        texts("turn-tell-party" if party else "turn-tell-how"),
    )


def board(scene: Scene) -> Page:
    """Return the table: clue, cards, who still votes. Nothing tells whose card is whose (N1)."""
    game, texts = scene.game, scene.texts
    sheet = Sheet(texts, scene.notes)
    if game.reveal is not None and game.reveal.void:
        sheet.say("round-title", round=str(game.round)).say("board-void")
        return sheet.buttons([my_hand_button(scene)]).page()
    sheet.text(texts("round-title", round=str(game.round)), *clue_lines(scene))
    if game.board:
        sheet.gallery(("board", board_picture(scene), board_alt(scene)))
    bonus = game.settings.ruleset.single_token_bonus
    if game.phase != "voting":
        sheet.say("board-over")
        sheet.buttons([my_hand_button(scene), describe_button(scene)])
        return sheet.page()
    sheet.text(
        texts("board-vote-party" if game.settings.ruleset.agreement else "board-vote"),
        texts("board-two-tokens") if game.tokens > 1 else "",
        texts("board-bonus", points=bonus) if game.tokens > 1 and bonus else "",
        awaited_line(scene),
        clock(scene),
    )
    sheet.buttons(
        [
            button(scene, "vote", texts("button-vote"), style=Style.primary, emoji="🗳️"),
            my_hand_button(scene),
            describe_button(scene),
        ]
    )
    return sheet.page()


def remind(scene: Scene) -> Page:
    """Return the one reminder of a phase; it pings those who are awaited."""
    game, texts = scene.game, scene.texts
    sheet = Sheet(texts, scene.notes)
    names = " ".join(mention(player) for player in game.awaited)
    if not game.awaited or game.phase not in {"storytelling", "submitting", "voting"}:
        sheet.say("remind-done")
    else:
        sheet.text(texts(f"remind-{game.phase}", names=names), clock(scene))
    vote = button(scene, "vote", texts("button-vote"), style=Style.primary, emoji="🗳️")
    sheet.buttons([*([vote] if game.phase == "voting" else []), my_hand_button(scene)])
    return sheet.page(game.awaited)


def knock(scene: Scene, player: PlayerId) -> Page:
    """Return the word to a player whose hand could not be sent: it waits behind My hand."""
    sheet = Sheet(scene.texts, scene.notes).say("knock", name=mention(player))
    return sheet.buttons([my_hand_button(scene)]).page((player,))


def describe_button(scene: Scene) -> Button:
    """Return the button that answers with the cards in words."""
    return button(scene, "describe", scene.texts("button-describe"), emoji="💬")


def board_picture(scene: Scene) -> BoardPicture:
    """Return the table as a picture, under the clue."""
    clue = scene.game.clue
    title = plain(clue.text) if clue else ""
    cards = tuple(NumberedCard(n, card) for n, card in enumerate(scene.game.board, 1))
    return BoardPicture(title, cards)


def board_alt(scene: Scene) -> str:
    """Return the table in words."""
    return scene.texts("board-alt", cards=in_a_row(scene, enumerate(scene.game.board, 1)))
