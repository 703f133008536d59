"""The secret vote: numbers to put tokens on."""

from collections.abc import Callable

from bot.engine.commands import FinishBallot, PlaceRed, PlaceToken, RemoveRed, RemoveToken
from bot.engine.views import GameView
from bot.service.pictures import BoardPicture
from bot.ui.page import Page, RenderContext
from bot.ui.presenters.absences import own_absence
from bot.ui.presenters.answers import refusal
from bot.ui.presenters.board import board_alt, board_picture
from bot.ui.presenters.closely import board_menu
from bot.ui.presenters.page_builder import Button, PageBuilder, Style, button
from bot.ui.presenters.people import (
    clue_lines,
    drawn_cards,
    numbers_in_words,
    own_clock,
    own_last_turn,
    own_on_board,
    own_shortage,
    partner_of_round,
    who,
)

FULL = 12
"""Cards with whose two rows of numbers a message has no room for a menu (40 components)."""


def ballot(context: RenderContext) -> Page:
    """Return the reader's ballot; whoever has no vote is told why."""
    game, texts = context.game, context.texts
    builder = PageBuilder(texts, context.notes)
    if game.no_vote is not None and not game.may_red:
        return builder.text(refusal(game.no_vote, texts, game)).build()
    add_ballot(context, builder)
    return builder.build()


def add_ballot(context: RenderContext, builder: PageBuilder, *heading: str) -> None:
    """Add the ballot of somebody who has one, in a direct message with the board."""
    game, texts = context.game, context.texts
    builder.text(*heading, *clue_lines(context))
    add_board(context, builder)
    if game.may_vote:
        bonus = game.settings.ruleset.single_token_bonus
        bonus = bonus if game.tokens > 1 and len(game.ballot) < 2 else 0
        builder.text(
            " ".join(filter(None, (_question(context), _red_below(context)))),
            texts("ballot-bonus", points=bonus) if bonus else "",
        )
        builder.buttons(_row(context, _green))
    if game.may_red:
        wanted = "may" if _is_red_optional(context) else "none"
        red = wanted if game.red is None else str(game.red)
        lifts = bool(_numbers(game, RemoveRed))
        builder.say("ballot-red-optional" if lifts else "ballot-red", number=red)
        builder.buttons(_row(context, _red))
    enough = game.tokens > 1 and not game.ballot_done
    if enough and any(isinstance(command, FinishBallot) for command in game.legal):
        label = texts("button-done")
        builder.buttons([button(context, "done", label, style=Style.success, emoji="✔️")])
    own, mine = game.given_numbers, own_on_board(context)
    if own and game.settings.ruleset.own_cards:
        mine = f"{mine} {texts('ballot-own-allowed')}"
    # Whoever plays for both has given the card themselves, and knows it.
    mate = None if own else partner_of_round(game, game.viewer)
    theirs = texts("ballot-mate-gave", partner=who(mate)) if mate else ""
    drawn = drawn_cards(context)
    undone = texts("ballot-undone") if enough and game.ballot else ""
    small = filter(None, (undone, mine, drawn, theirs, texts("ballot-secret")))
    said = own_clock(context), own_absence(context), own_shortage(context), own_last_turn(context)
    builder.text(*said, *(f"-# {line}" for line in small))
    if not (game.may_red and len(game.board) >= FULL):
        builder.select(board_menu(context))


def add_board(context: RenderContext, builder: PageBuilder) -> None:
    """Add the board as it was posted to the channel.

    Where that is unknown (the bot was started since, and the ballot opened from a hand) only a
    direct message gets it; in the channel it lies above, though on a phone out of sight.
    """
    picture: tuple[str, BoardPicture, str] = "board", board_picture(context), board_alt(context)
    if not builder.posted(context.posted, *picture) and context.direct:
        builder.gallery(picture)


def _question(context: RenderContext) -> str:
    game, texts = context.game, context.texts
    placed = numbers_in_words(game.ballot, texts)
    if not placed:
        if game.settings.ruleset.scoring == "agreement":
            return texts("ballot-ask-party")
        return texts("ballot-ask", count=game.tokens)
    if game.tokens > 1 and not game.ballot_done:
        left, count = game.tokens - len(game.ballot), len(game.ballot)
        return texts("ballot-more", numbers=placed, left=left, count=count)
    if game.tokens > 1:
        return texts("ballot-placed-several", count=len(game.ballot), numbers=placed)
    return texts("ballot-placed", numbers=placed)


def _red_below(context: RenderContext) -> str:
    """Return that the red token is missing: its buttons are out of sight on a phone."""
    if not context.game.may_red or context.game.red is not None:
        return ""
    return context.texts("ballot-red-below", may=_is_red_optional(context))


def _is_red_optional(context: RenderContext) -> bool:
    return context.game.settings.ruleset.red == "optional"


def _row(context: RenderContext, make: Callable[[RenderContext, int], Button]) -> list[Button]:
    return [make(context, number) for number in range(1, len(context.game.board) + 1)]


def _green(context: RenderContext, number: int) -> Button:
    """Return the button that puts a token on a number, or takes one of several off again.

    With one token it moves. A press does what its button showed: the second of a double click must
    not undo the first.
    """
    game = context.game
    placed = number in game.ballot
    lift = placed and game.tokens > 1
    return button(
        context,
        "lift" if lift else "token",
        str(number),
        str(number),
        style=Style.success if placed else Style.secondary,
        emoji="✔️" if placed else None,
        disabled=number not in _numbers(game, RemoveToken if lift else PlaceToken),
    )


def _red(context: RenderContext, number: int) -> Button:
    """Return the button of the red token, which takes it off again where it need not lie (P1).

    Its ✗, as on the reveal, tells it without colour.
    """
    placed = context.game.red == number
    lift = number in _numbers(context.game, RemoveRed)
    return button(
        context,
        "liftred" if lift else "red",
        f"✗ {number}",
        str(number),
        style=Style.danger if placed else Style.secondary,
        emoji="✔️" if placed else None,
        disabled=number not in _numbers(context.game, PlaceRed),
    )


def _numbers(
    game: GameView, kind: type[PlaceToken | RemoveToken | PlaceRed | RemoveRed]
) -> set[int]:
    """Return the numbers on which the reader may do that now."""
    return {command.number for command in game.legal if isinstance(command, kind)}
