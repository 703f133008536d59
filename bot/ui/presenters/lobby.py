"""The lobby: who is in, what will be played."""

from bot.engine.commands import PickRabbit, PickSeat
from bot.engine.ids import PlayerId
from bot.engine.leaving import Return
from bot.engine.views import PlayerView
from bot.service.pictures import LobbyPicture
from bot.ui.page import Page, RenderContext
from bot.ui.presenters.invited import Admission, mentions, notified
from bot.ui.presenters.page_builder import (
    Button,
    PageBuilder,
    Style,
    button,
    channel_link,
    menu,
    my_hand_button,
    option,
)
from bot.ui.presenters.people import colour, label, marked, mention, shortage, viewer, who
from bot.ui.presenters.readiness import is_full, is_ready, readiness, room
from bot.ui.presenters.steering import agree_buttons, proposals, steer_button
from bot.ui.presenters.summary import choices, decks_gone, ruleset_name


def lobby(context: RenderContext) -> Page:
    """Return the lobby; once the game runs, the same message leads into it.

    That is its last edit: what may still change, such as who is host, is not in it.
    """
    texts, game = context.texts, context.game
    builder = PageBuilder(texts, context.notes)
    pings, told = tuple[PlayerId, ...](), tuple[int, ...]()
    builder.text(texts("lobby-title"), *_choices(context))
    builder.gallery(("lobby", _picture(context), _alt(context)))
    builder.text(*_players(context))
    if game.phase == "lobby":
        teams = game.settings.ruleset.pairs
        builder.text(
            *readiness(context),
            *proposals(context),
            texts("lobby-teams") if teams else "",
            texts("lobby-seated", teams=teams) if _in_listed_order(context) else "",
            "" if _needs_no_computers(context) else texts("lobby-computers"),
            texts("lobby-closes"),
        )
        if context.told_role is not None:
            builder.say("lobby-told", role=f"<@&{context.told_role}>")
            told = () if context.told_lately else (context.told_role,)
        if context.called:
            names = ", ".join(mention(player, texts) for player in context.called)
            builder.say("lobby-called", names=names)
            pings = context.called
        if context.invited is not None:
            named = mentions(context.invited, texts)
            builder.say("lobby-invited" if named else "lobby-invited-nobody", invited=named)
            pings, told = notified(context.invited, game.host)
        _open_buttons(builder, context)
    else:
        over = game.phase == "finished"
        closed = "lobby-over" if game.round else "lobby-closed"
        builder.say(
            closed if over else "lobby-started",
            pairs=game.settings.ruleset.pairs,
        )
        late = [] if over else [_join(context)]
        builder.buttons([my_hand_button(context), *late, howto_button(context)])
    return builder.build(pings, told)


def left(context: RenderContext, back: Return, admitted: Admission = "invited") -> Page:
    """Return the answer to who has left; whoever may come back need not look for the lobby.

    They may ``back``, or only as long as the next round has not begun, or not at all; and only if
    they are invited.
    """
    may = back if admitted == "invited" or back == "no" else admitted
    builder = PageBuilder(context.texts).say("answer-left", back=may)
    builder.text(shortage(context))
    offered: list[Button] = []
    if context.direct and may != "no":  # nobody sits down from a direct message
        offered = [channel_link(context)]
    elif may in {"yes", "soon"}:
        offered = [_join(context)]
    return builder.buttons(offered).build()


def own_place(context: RenderContext) -> Page:
    """Return the reader's rabbit and seat, and those that may be chosen instead."""
    texts, own = context.texts, viewer(context)
    offered = sorted(o.rabbit for o in context.game.legal if isinstance(o, PickRabbit))
    options = [
        option(
            marked(number, colour(texts, number)),
            str(number),
            default=own is not None and number == own.rabbit,
        )
        for number in offered
    ]
    builder = PageBuilder(texts, context.notes)
    builder.say("rabbit-ask", pairs=context.game.settings.ruleset.pairs)
    builder.select(menu(context, "rabbit", texts("rabbit-placeholder"), options))
    _seats(builder, context)
    return builder.build()


def _seats(builder: PageBuilder, context: RenderContext) -> None:
    """Say where the reader sits, and offer the place to the left of everybody else (A1)."""
    texts, people, own = context.texts, context.game.players, viewer(context)
    kept = _in_listed_order(context)
    if own is None or len(people) < 2:
        return
    if context.game.settings.ruleset.pairs:
        builder.say("seat-by-team", kept=kept)
        return
    place = people.index(own)
    right, left = people[place - 1], people[(place + 1) % len(people)]
    builder.say("seat-ask", kept=kept, right=who(right), left=who(left))
    offered = {o.left_of for o in context.game.legal if isinstance(o, PickSeat)}
    options = [
        option(
            texts("seat-option", name=label(player)),
            str(player.id),
            default=_in_listed_order(context) and player == right,
        )
        for player in people
        if player.id in offered
    ]
    builder.select(menu(context, "seat", texts("seat-placeholder"), options))


def _join(context: RenderContext) -> Button:
    return button(context, "join", context.texts("button-join"), emoji="🐇")


def _in_listed_order(context: RenderContext) -> bool:
    """Say whether people will sit in the lobby's order (A1)."""
    return context.game.settings.ruleset.seating == "joined"


def first_storyteller(context: RenderContext) -> Page:
    """Return the question whom the game starts with; whoever is chosen tells first (B1)."""
    texts = context.texts
    people = [option(label(player), str(player.id)) for player in context.game.players]
    builder = PageBuilder(texts, context.notes).say("first-ask")
    return builder.select(menu(context, "start", texts("first-placeholder"), people)).build()


def _open_buttons(builder: PageBuilder, context: RenderContext) -> None:
    """Add what is needed most, two buttons a row: as many as a phone shows side by side.

    The rest is one press further: under My hand and Join's answer one's own place, under Table …
    computer players and Leave, under How to play the rules.
    """
    texts = context.texts
    builder.buttons(
        [
            button(context, "join", texts("button-join"), emoji="🐇", style=Style.success),
            # Never greyed out: the lobby's edit comes some seconds after the last who joins.
            button(context, "start", texts("button-start"), emoji="▶️", style=Style.primary),
            *agree_buttons(context),
        ]
    )
    builder.buttons(
        [button(context, "settings", texts("button-settings"), emoji="⚙️"), steer_button(context)]
    )
    if context.game.settings.ruleset.pairs:
        builder.buttons(
            button(context, "team", texts("button-team", team=str(team + 1)), str(team))
            for team in range(_team_count(context))
        )
    builder.buttons([my_hand_button(context), howto_button(context)])


def _team_count(context: RenderContext) -> int:
    """Return how many teams those who are there can form, at least the fewest that can play."""
    rules, players = context.game.settings.ruleset, context.game.players
    chosen = max((1 + player.team for player in players if player.team is not None), default=0)
    return max(rules.min_players // 2, -(-len(players) // 2), chosen)


def howto_button(context: RenderContext) -> Button:
    """Return the button that answers with how to play, in pictures."""
    return button(context, "howto", context.texts("button-howto"), emoji="❔")


def _choices(context: RenderContext) -> tuple[str, ...]:
    (line, extras), texts = choices(context), context.texts
    is_open = context.game.phase == "lobby"
    # Later the decks may be gone from the shelf: what they served is not known here any more.
    counts = room(context) if is_open else ""
    return (
        f"{line} · {texts('language-name')}" if is_open else line,
        f"-# {counts} · {extras}" if counts else f"-# {extras}",
        decks_gone(context),
    )


def _players(context: RenderContext) -> list[str]:
    """Return a line for each player; numbered where that is how they will sit."""
    game = context.game
    lines = [_player_line(context, player) for player in game.players]
    if game.phase != "lobby" or game.settings.ruleset.pairs or not _in_listed_order(context):
        return lines
    return [f"{number}. {line}" for number, line in enumerate(lines, 1)]


def _player_line(context: RenderContext, player: PlayerView) -> str:
    texts = context.texts
    line = texts("player-rabbit", player=who(player), colour=colour(texts, player.rabbit))
    if player.computer is not None:
        line = texts("player-computer", player=line, level=texts(f"computer-{player.computer}"))
    if context.game.phase != "lobby":
        return line
    # Teams are numbered anew at the start, by seat: another number would only confuse.
    if player.team is not None:
        line = texts("player-in-team", player=line, team=str(player.team + 1))
    if player.id == context.game.host:
        line = texts("player-host", player=line)
    return line


def _needs_no_computers(context: RenderContext) -> bool:
    """Say whether nobody need be told of them: no seat is free, or they and enough are there."""
    there = any(player.computer for player in context.game.players)
    return is_full(context) or (there and is_ready(context))


def _picture(context: RenderContext) -> LobbyPicture:
    texts, game = context.texts, context.game
    return LobbyPicture(
        title=texts("lobby-picture-title"),
        subtitle=ruleset_name(game.settings, texts),
        rabbits=tuple((player.rabbit, label(player)) for player in game.players),
        decks=game.settings.decks,
    )


def _alt(context: RenderContext) -> str:
    names = ", ".join(
        f"{label(player)} ({colour(context.texts, player.rabbit)})"
        for player in context.game.players
    )
    # Of a lobby that everybody has left the picture shows nothing but its title.
    return (
        context.texts("lobby-alt", names=names) if names else context.texts("lobby-picture-title")
    )
