"""The menu of the table, and what a public message says while the host is away (B3)."""

from typing import Literal, get_args

from bot.engine.ids import PlayerId
from bot.engine.leaving import NO_RETURN, Farewell, Shift
from bot.engine.settings import ComputerLevel
from bot.engine.views import GameView
from bot.service.choices import REMOVE, SEAT, several
from bot.ui.page import Page, RenderContext
from bot.ui.presenters.hiding import hide_menu
from bot.ui.presenters.page_builder import Button, Menu, PageBuilder, Style, button, menu, option
from bot.ui.presenters.people import everybody, find, hosted, known, label, name_of, viewer
from bot.ui.presenters.readiness import is_ready

EMOJI = {"pause": "⏸️", "resume": "▶️", "more": "⏳", "skip": "⏭️", "clue": "🗑️", "end": "🏁"}
"""What the host and moderators do with one press, in the order of the menu."""
NO = "no"
"""What the button says that closes a question."""
PROMISED = "-promised"
"""What a question's button ends with that named somebody who waits for the seat."""


def steer_button(context: RenderContext) -> Button:
    """Return the button of every public message of a game that is not over."""
    return button(context, "steer", context.texts("button-steer"), emoji="🛎️")


def vacant_button(context: RenderContext) -> list[Button]:
    """Return the button with which the host gives a seat that was left to a computer player."""
    if context.past or not context.game.vacant:
        return []
    return [button(context, "computer", context.texts("button-vacant"), SEAT, emoji="🤖")]


AT_ONCE = (2, 3, 4, 5)
"""Computer players that may be given seats with one choice, beside as many as there is room for."""


def computers(context: RenderContext, *, seats: int) -> Menu:
    """Return the menu that gives computer players seats, of which so many are free, or takes one's.

    One of each level, which says what it is like, then several at once of each.
    """
    texts = context.texts
    levels = {level: texts(f"computer-{level}") for level in get_args(ComputerLevel)}
    offered = [
        option(
            texts("computer-add", level=name), level, description=texts(f"computer-{level}-hint")
        )
        for level, name in levels.items()
        if seats
    ]
    offered += [
        option(texts("computer-add-several", count=number, level=name), several(level, number))
        for level, name in levels.items()
        for number in sorted({*AT_ONCE, max(seats, AT_ONCE[0])})
        if number <= seats
    ]
    if any(player.computer for player in context.game.players):
        offered.append(option(texts("computer-remove"), REMOVE))
    return menu(context, "computer", texts("computer-placeholder"), offered)


def proposals(context: RenderContext) -> tuple[str, ...]:
    """Return a line for each proposal: who supports it, and how many are needed.

    A start that enough support since somebody left waits for one more press: with it come the
    cards to be dealt.
    """
    return tuple(
        context.texts(
            f"proposal-{proposal.what}",
            name=name_of(context, proposal.supporters[0]),
            names=everybody(context, proposal.supporters),
            have=str(len(proposal.supporters)),
            needed=str(proposal.needed),
            carried=len(proposal.supporters) >= proposal.needed and is_ready(context),
        )
        for proposal in context.game.proposals
    )


def agree_buttons(context: RenderContext) -> list[Button]:
    """Return the buttons with which anybody agrees to what was proposed."""
    texts = context.texts
    return [
        button(context, "propose", texts(f"agree-{p.what}"), p.what, emoji="🙋")
        for p in context.game.proposals
    ]


def steer(
    context: RenderContext,
    possible: frozenset[str],
    steers_as: Literal["host", "moderator"] | None = None,
    *,
    seats: int = 0,
) -> Page:
    """Return what the reader may do about the table: steer it, or leave and propose.

    Who steers it need propose nothing; ``seats`` are those that computer players may be given.
    """
    game, texts = context.game, context.texts
    builder = PageBuilder(texts, context.notes)
    own, onwards = viewer(context), "start" if game.phase == "lobby" else "skip"
    proposes = own is not None and not own.waiting and steers_as is None
    if steers_as is not None:
        was_host = steers_as == "host" and not hosted(game)
        builder.say("steer-was-host" if was_host else f"steer-{steers_as}")
        builder.buttons(
            button(context, "steer", _in_place(context, f"steer-{name}"), name, emoji=EMOJI[name])
            for name in EMOJI
            if name in possible
        )
        builder.select(computers(context, seats=seats))
        others = [p for p in game.players if p.id != game.viewer]
        heirs = [
            option(label(p), str(p.id))
            for p in game.players
            if p.computer is None and not p.waiting and p.id != game.host
        ]
        if heirs:
            builder.select(menu(context, "steer", texts("steer-host-to"), heirs, "host"))
        if others:
            kicked = [option(label(p), str(p.id)) for p in others]
            builder.select(menu(context, "steer", texts("steer-kick"), kicked, "kick"))
    elif not hosted(game):
        builder.say("steer-nobody")
    else:
        ask = "start" if onwards == "start" else "other" if game.paused else "pause"
        host, what = name_of(context, game.host), onwards if proposes else "no"
        builder.say("steer-player", host=host, ask=ask, proposes=what)
    builder.select(hide_menu(context))  # also for who moderates the server, not the channel
    offered: list[Button] = []
    if proposes:
        offered = [
            button(context, "propose", texts(f"propose-{name}"), name, emoji="🙋")
            for name in (onwards, "host")
        ]
    if own is not None:
        offered.append(button(context, "steer", texts("button-leave"), "leave", emoji="🚪"))
    return builder.buttons(offered).build()


def _in_place(context: RenderContext, key: str) -> str:
    """Return what a button says; in the lobby, where there is no game yet, some say it else."""
    of_lobby = f"{key}-lobby"
    there = context.game.phase == "lobby" and context.texts.knows(of_lobby)
    return context.texts(of_lobby if there else key)


def ask_once_more(
    context: RenderContext,
    doing: str,
    whom: PlayerId | None,
    after: Farewell = "lowest",
    *,
    voids: bool = False,
    unwon: bool = False,
    shift: Shift = "none",
    heir: PlayerId | None = None,
    invited: bool = True,
    asked_at: int = 0,
) -> Page:
    """Return what would happen, with a button that lets it and one that closes the question.

    ``after`` says what becomes of the game and of who would leave it, ``voids`` that the round
    breaks off, ``unwon`` that nobody wins the game that ends, ``shift`` whether the round becomes
    the last one or is it no more, ``heir`` who loses the score of a seat that they wait for,
    ``invited`` that whoever leaves a lobby may sit down again; ``asked_at`` is the version of the
    game that this is about.
    """
    texts = context.texts
    builder = PageBuilder(texts, context.notes)
    lobby = "lobby" if invited else "uninvited"
    state = lobby if context.game.phase == "lobby" else "game"
    if doing == "end" and context.game.last_round:
        state = "played-out"
    kicked = known(context.game, whom)
    if kicked is not None and kicked.computer is not None:
        state = "computer"
    leaver = whom if doing == "kick" else context.game.viewer
    left = "voids" if voids else left_on_board(context.game, leaver)
    # Where nobody wins it goes without saying that whoever leaves does not.
    over = after in ("spoils", "silent") or (after == "ends" and unwon)
    builder.say(
        f"sure-{doing}",
        state=state,
        name=name_of(context, whom),
        after=shift if after == "final" and shift.startswith("last") else after,
        table=left,
        back="over" if over else after not in NO_RETURN,
        unwon=unwon,
        longer=shift == "longer",
        promised=heir is not None,
        heir=name_of(context, heir),
    )
    told = state if doing == "end" else outcome(after, voids=voids, promised=heir is not None)
    arg = f"{doing}-{whom or 'yes'}.{asked_at}.{told}"
    sure = button(
        context, "steer", _in_place(context, f"sure-{doing}-yes"), arg, style=Style.danger
    )
    no = button(context, "steer", texts(f"sure-{doing}-no"), f"{doing}-{NO}")
    return builder.buttons([sure, no]).build()


def outcome(after: Farewell, *, voids: bool, promised: bool) -> str:
    """Return what a question's button keeps of what the question said would happen."""
    return f"{after}{'-voids' * voids}{PROMISED * promised}"


def left_on_board(game: GameView, leaver: PlayerId | None) -> str:
    """Return whether something of somebody who leaves a round that goes on stays on the board.

    Of a pair one gives and one votes: only they themselves may know whether they have done theirs.
    """
    own = find(game, leaver)
    if game.phase != "voting" or own is None or own.waiting:
        return "open"
    done = game.given_numbers or game.ballot or game.red is not None
    return "laid" if done or leaver != game.viewer else "open"


def resume_button(context: RenderContext, arg: str = "resume") -> list[Button]:
    """Return the button that lets a stopped clock run; whoever may not press it is told who may."""
    if context.past or not context.game.paused:
        return []
    label = context.texts("button-resume")
    emoji = EMOJI["resume"]
    return [button(context, "steer", label, arg, style=Style.primary, emoji=emoji)]


def paused(context: RenderContext) -> Page:
    """Return that the clock is stopped, with the button that lets it run, which is spent then."""
    builder = PageBuilder(context.texts, context.notes).say("answer-paused")
    return builder.buttons(resume_button(context, "resume-yes")).build()
