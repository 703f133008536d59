"""A server's games that are over: the list of them, and one of them opened again."""

from collections.abc import Sequence

import discord

from bot.i18n import Texts
from bot.service.history import HistoryPage
from bot.service.milestones import Milestone
from bot.service.ports import PlayedGame
from bot.service.record import FORMER_PLAYER, GameRecord
from bot.ui.history_press import HistoryPress
from bot.ui.markup import NAME_LIMIT, moment, plain, safe
from bot.ui.page import Page, RenderContext
from bot.ui.presenters.end import reason, retell
from bot.ui.presenters.loved import LovedEntry, loved_picture
from bot.ui.presenters.page_builder import OPTION_LIMIT, Button, PageBuilder, Style, option
from bot.ui.presenters.people import listing
from bot.ui.presenters.sharing import say_by_whom, share_button

NAMED = 4
"""Most people whom the line of a game names."""
NAME = 16
"""Characters of a name there, so that a page has room for its games."""


def history(page: HistoryPage, texts: Texts, loved: Sequence[LovedEntry] = ()) -> Page:
    """Return a page of games, with a menu that opens any of them, below what was loved most."""
    builder = PageBuilder(texts).say("history-title")
    if not page.games:
        return builder.say("history-none").build()
    if loved:
        builder.text(
            f"**{texts('history-loved')}**",
            *(part for one in loved for part in (one.line, one.more)),
        )
        builder.gallery(loved_picture(loved, texts))
    builder.text(*(_line(game, texts) for game in page.games))
    builder.small(texts("history-dates"), _gaps(page, texts))
    if not all(game.counted for game in page.games):
        builder.small(texts("history-uncounted"))
    options = [
        option(
            f"{game.number} · {_won(game, texts, bare=True)}",
            game.game,
            description=texts(f"ruleset-{game.ruleset}"),
        )
        for game in page.games
    ]
    menu: discord.ui.Select[discord.ui.LayoutView] = discord.ui.Select(
        custom_id=HistoryPress("open").encode(),
        placeholder=texts("history-open")[:OPTION_LIMIT],
        options=options,
    )
    newer = HistoryPress("newer", number=page.games[0].number)
    older = HistoryPress("older", number=page.games[-1].number)
    turning = [
        _button(newer, texts("button-newer"), "◀️", offered=page.newer),
        _button(older, texts("button-older"), "▶️", offered=page.older),
    ]
    return builder.select(menu).buttons(turning if page.newer or page.older else ()).build()


def past_game(
    context: RenderContext,
    record: GameRecord,
    milestone: Milestone | None,
    *,
    share: bool = False,
    shown_by: str = "",
) -> Page:
    """Return a game as it ended, with its record to be had.

    With ``share`` there is a button that shows it to the channel, where it is ``shown_by``
    somebody and nothing is to be pressed.
    """
    texts = context.texts
    builder = PageBuilder(texts, context.notes)
    ruleset = texts(f"ruleset-{record.ruleset.name}")
    date = moment(record.closed or record.opened)
    builder.text(texts("history-game", date=date, ruleset=ruleset), reason(context))
    retell(builder, context, record, milestone)
    say_by_whom(builder, shown_by)
    buttons = [
        _button(HistoryPress("record", context.game.id), texts("button-record"), "💾"),
        _button(HistoryPress("list"), texts("button-history"), "📚"),
    ]
    if share:
        press = HistoryPress("share", context.game.id)
        buttons.append(share_button(press.encode(), texts))
    return builder.buttons(() if shown_by else buttons).build()


def record_file(record: GameRecord, texts: Texts) -> Page:
    """Return a game's record as a file to be saved."""
    data = record.model_dump_json(indent=1).encode()
    return PageBuilder(texts).say("history-record").file(f"dixit-{record.game}.json", data).build()


def _line(game: PlayedGame, texts: Texts) -> str:
    return texts(
        "history-line",
        number=str(game.number),
        date=moment(game.at),
        ruleset=texts(f"ruleset-{game.ruleset}"),
        won=_won(game, texts),
        over=game.played_out,
        people=_people(game, texts),
        counted=game.counted,
    )


def _people(game: PlayedGame, texts: Texts) -> str:
    """Return who played, the reader first; beyond those who are named, how many."""
    known = [shown for name in game.names if name != FORMER_PLAYER and (shown := safe(name, NAME))]
    named = known[:NAMED]
    if not named:
        return texts("history-people", count=game.people)
    more = game.people - len(named)
    return texts("list-more", head=", ".join(named), count=more) if more else listing(texts, named)


def _gaps(page: HistoryPage, texts: Texts) -> str:
    """Return why numbers are missing among the games of a page, the newest first, if any are."""
    numbers = [game.number for game in page.games]
    return texts("history-gaps") if numbers[0] - numbers[-1] >= len(numbers) else ""


def _won(game: PlayedGame, texts: Texts, *, bare: bool = False) -> str:
    """Return who won, or that no person did if that is all that is known; or that it broke off."""
    if not game.played_out:
        return texts("history-broken-off")
    named = [_name(name, texts, bare=bare) for name in game.winners]
    return listing(texts, named) if named else texts("history-no-person")


def _name(name: str, texts: Texts, *, bare: bool) -> str:
    if name == FORMER_PLAYER:
        return texts("former-player")
    shown = plain(name, NAME_LIMIT) if bare else safe(name, NAME_LIMIT)
    return shown or texts("somebody")


def _button(press: HistoryPress, label: str, emoji: str, *, offered: bool = True) -> Button:
    return discord.ui.Button(
        label=label,
        custom_id=press.encode(),
        style=Style.secondary,
        emoji=emoji,
        disabled=not offered,
    )
