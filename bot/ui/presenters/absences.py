"""Who is not at the table, not waited for, or about to come: for everybody, and for oneself."""

from collections.abc import Iterator

from bot.engine.commands import GiveCard
from bot.engine.views import GameView, PlayerView
from bot.ui.page import RenderContext
from bot.ui.presenters.people import (
    find,
    hosted,
    listing,
    name_of,
    partner,
    unpaired,
    viewer,
    who,
)


def absences(context: RenderContext) -> tuple[str, ...]:
    """Return who has left and, unless no round follows, who is not waited for and who comes in."""
    texts, game = context.texts, context.game
    if game.phase == "finished" or game.last_round:
        return (_departures_and_host(context),)
    away = [player for player in game.players if player.away]
    names = listing(texts, [who(player) for player in away])
    return (
        _departures_and_host(context),
        texts("away", names=names, ways=_ways_back(game, away)) if away else "",
        *_newcomers(context),
    )


def _ways_back(game: GameView, away: list[PlayerView]) -> str:
    """Return what brings people back, as far as everybody knows what is theirs to do."""
    if _goes_on(game):
        return "next"
    if game.phase != "voting":
        return "give"
    return "none" if away == [partner(game, game.storyteller)] else "vote"


def _newcomers(context: RenderContext) -> Iterator[str]:
    """Yield who comes in with the next round, and who waits for a second one or does not play."""
    texts, game = context.texts, context.game
    waiting, alone = [p for p in game.players if p.waiting], unpaired(game)
    if game.last_turn:
        # Computer players come to no rematch either, unless they have played.
        people = (player for player in waiting if player.computer is None)
        yield from (texts("joins-no-more", name=who(player)) for player in people)
        return
    if late := [_newcomer(context, player) for player in waiting if player != alone]:
        yield texts("joins-next", names=listing(texts, late))
    if alone:
        key = "joins-in-pairs" if game.second_may_come else "joins-empty-seat"
        yield texts(key, name=who(alone))


def _newcomer(context: RenderContext, player: PlayerView) -> str:
    """Return a newcomer's name, and whose seat they take: a computer player's or an empty one.

    Who takes their own seat again replaces nobody.
    """
    if player.replaces in (None, player.id):
        return who(player)
    other = name_of(context, player.replaces)
    return context.texts("joins-over", name=who(player), other=other)


def departures(context: RenderContext) -> str:
    """Return who has left in this round and not come back; in teams, whose seat is empty."""
    game, texts = context.game, context.texts
    gone = [left for left in game.departed if find(game, left.id) is None]
    return texts("departed", names=listing(texts, [who(p) for p in gone])) if gone else ""


def _departures_and_host(context: RenderContext) -> str:
    """Return the same and, where the role of the host has passed in this round, who has it now.

    The role may pass again later: no message that stays tells of it.
    """
    game = context.game
    here = () if game.phase == "lobby" else game.players  # there the host is marked in the list
    passed = hosted(game) and any(p.was_host and p.id != game.host for p in (*here, *game.departed))
    host = context.texts("departed-host", name=name_of(context, game.host)) if passed else ""
    return " ".join(filter(None, (departures(context), host)))


def last_turn_away(context: RenderContext) -> str:
    """Return that the game ends with a turn of somebody who is not waited for; empty if not."""
    away = context.game.last_teller_away
    if away is None:
        return ""
    key = "reveal-silent-away" if context.game.must_be_voted else "reveal-last-away"
    return context.texts(key, name=name_of(context, away))


def own_absence(context: RenderContext) -> str:
    """Return that the reader is not waited for, and what brings them back (L3); empty if they are.

    A direct message is not written anew when the round turns out to be the last one, after which
    nobody presses for another.
    """
    game, own = context.game, viewer(context)
    if own is None or not own.away or game.last_round:
        return ""
    if not context.direct and not game.shortage and game.last_teller_away == own.id:
        return context.texts("hand-away-silent" if game.must_be_voted else "hand-away-last")
    goes_on = _goes_on(game) and not context.direct
    ways = "next" if goes_on else _ways_by_hand(game)
    return context.texts("hand-away", turn=not game.last_turn, ways=ways)


def _ways_by_hand(game: GameView) -> str:
    """Return what the reader can still do in this round that brings them back."""
    if game.phase == "voting":
        return "vote" if game.may_vote or game.may_red else "none"
    mate = partner(game, game.viewer)
    votes = mate is None or mate.id != game.storyteller
    gives = game.phase == "storytelling" or any(isinstance(c, GiveCard) for c in game.legal)
    if gives:
        return "give-or-vote" if votes else "give"
    return "vote" if votes else "none"


def _goes_on(game: GameView) -> bool:
    """Say whether somebody may press for another round, as far as is known; not in a last pause."""
    return game.phase == "scored" or not (game.last_turn or game.last_by_pile or game.shortage)
