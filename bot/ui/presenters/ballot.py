"""The secret vote: numbers to put tokens on."""

from collections.abc import Callable, Iterable

from bot.engine.errors import DixitError, PhaseError, SeatError
from bot.engine.views import GameView
from bot.i18n import Texts
from bot.ui.page import Page, Scene
from bot.ui.presenters.answers import refusal
from bot.ui.presenters.people import clock, clue_lines, find, label, listing, partner, who
from bot.ui.presenters.sheet import Button, Sheet, Style, button
from bot.ui.presenters.table import board_alt, board_picture


def ballot(scene: Scene) -> Page:
    """Return the reader's ballot; whoever has no vote is told why."""
    game, texts = scene.game, scene.texts
    sheet = Sheet(texts, scene.notes)
    if game.phase != "voting" or not (game.may_vote or game.may_red):
        return sheet.text(refusal(no_vote(game), texts)).page()
    sheet.text(*clue_lines(scene))
    if scene.direct:  # in the channel the table lies just above; here only the reader's hand does
        sheet.gallery(("board", board_picture(scene), board_alt(scene)))
    if game.may_vote:
        bonus = game.settings.ruleset.single_token_bonus if game.tokens > 1 else 0
        sheet.text(_question(scene), texts("ballot-bonus", points=bonus) if bonus else "")
        sheet.buttons(_row(scene, _green))
    if game.may_red:
        red = "none" if game.red is None else str(game.red)
        sheet.say("ballot-red", number=red)
        sheet.buttons(_row(scene, _red))
    if game.tokens > 1 and game.ballot and not game.ballot_done:
        label = texts("button-done")
        sheet.buttons([button(scene, "done", label, style=Style.success, emoji="✔️")])
    sheet.text(clock(scene))
    own = game.own_numbers
    greyed = texts("ballot-own", count=len(own), numbers=_listed(own, texts)) if own else ""
    mate = partner(game, game.viewer)
    theirs = texts("ballot-mate-gave", partner=who(mate)) if mate else ""
    drawn = texts("card-drawn") if game.card_drawn else ""
    return sheet.small(greyed, drawn, theirs, texts("ballot-secret")).page()


def no_vote(view: GameView) -> DixitError:
    """Return why the viewer has no ballot now; in teams, because of whom."""
    player = find(view, view.viewer)
    if player is None:
        return SeatError("not-seated")
    if view.phase != "voting":
        return PhaseError("not-voting")
    if player.waiting:
        return SeatError("waits-for-next-round")
    return _no_voter(view)


def _no_voter(view: GameView) -> DixitError:
    if view.viewer == view.storyteller:
        return SeatError("storyteller-votes-not")
    mate = partner(view, view.viewer)
    if mate is None:
        return SeatError("no-vote")
    if mate.id == view.storyteller:
        return SeatError("partner-tells", partner=label(mate))
    return SeatError("partner-votes", partner=label(mate))


def _question(scene: Scene) -> str:
    game, texts = scene.game, scene.texts
    placed = _listed(game.ballot, texts)
    if not placed:
        if game.settings.ruleset.agreement:
            return texts("ballot-ask-party")
        return texts("ballot-ask", count=game.tokens)
    if game.tokens > 1 and not game.ballot_done:
        return texts("ballot-more", numbers=placed, left=game.tokens - len(game.ballot))
    if game.tokens > 1:
        return texts("ballot-placed-several", count=len(game.ballot), numbers=placed)
    return texts("ballot-placed", numbers=placed)


def _listed(numbers: Iterable[int], texts: Texts) -> str:
    return listing(texts, [str(number) for number in sorted(numbers)])


def _row(scene: Scene, make: Callable[[Scene, int], Button]) -> list[Button]:
    return [make(scene, number) for number in range(1, len(scene.game.board) + 1)]


def _green(scene: Scene, number: int) -> Button:
    game = scene.game
    own, placed = number in game.own_numbers, number in game.ballot
    # With several tokens a press takes one off again; with one it moves. A press does what its
    # button showed: the second of a double click must not undo the first.
    full = game.tokens > 1 and not placed and len(game.ballot) >= game.tokens
    return button(
        scene,
        "lift" if placed and game.tokens > 1 else "token",
        str(number),
        str(number),
        style=Style.success if placed else Style.secondary,
        emoji="✔️" if placed else None,
        disabled=own or full,
    )


def _red(scene: Scene, number: int) -> Button:
    placed = scene.game.red == number
    return button(
        scene,
        "red",
        str(number),
        str(number),
        style=Style.danger,
        emoji="🔴" if placed else None,
    )
