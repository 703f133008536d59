"""Non-interference: what a viewer may not know can be anything without their view changing."""

from dataclasses import replace

from bot.engine.changing import changed
from bot.engine.hands import is_hidden
from bot.engine.ids import CardId, PlayerId
from bot.engine.model import Game, Submitting, Voting
from bot.engine.projection import page_view_for
from bot.engine.seating import player_of, seats_of


def leaks(game: Game, viewer: PlayerId | None) -> bool:
    """Does anything secret change what the viewer sees?"""
    other = with_other_secrets(game, viewer)
    return page_view_for(game, viewer, 0.0) != page_view_for(other, viewer, 0.0)


def with_other_secrets(game: Game, viewer: PlayerId | None) -> Game:
    """Exchange everything that the viewer may not know: hands, pile, given cards, givers, votes."""
    own = seats_of(game, viewer) if viewer is not None else ()
    own = tuple(seat for seat in own if not is_hidden(game, seat))
    other = {card: CardId(f"other/{n}") for n, card in enumerate(_hidden(game, own))}
    return changed(
        game,
        pile=tuple(other[card] for card in reversed(game.pile)),
        discards=tuple(other[card] for card in reversed(game.discards)),
        chairs=tuple(
            chair if seat in own else changed(chair, hand=tuple(other[card] for card in chair.hand))
            for seat, chair in enumerate(game.chairs)
        ),
        phase=_other_phase(game, own, viewer, other),
        stars=game.stars
        if game.phase.kind == "finished"
        else tuple(star for star in game.stars if star.player == viewer),
    )


def _hidden(game, own):
    yield from (*game.pile, *game.discards)
    for seat, chair in enumerate(game.chairs):
        if seat not in own:
            yield from chair.hand


def _other_phase(game, own, viewer, other):
    phase = game.phase
    if isinstance(phase, Submitting):
        given = [replace(g, card=other.get(g.card, g.card)) for g in phase.given]
        return changed(phase, given=tuple(given))
    if isinstance(phase, Voting):
        foreign = [card for card in phase.board if card.giver != viewer]
        givers = iter([(card.seat, card.giver) for card in foreign[1:] + foreign[:1]])
        board = []
        for card in phase.board:
            seat, giver = (card.seat, card.giver) if card.giver == viewer else next(givers)
            board.append(replace(card, seat=seat, giver=giver))
        ballots = tuple(
            b
            if b.player == viewer
            else changed(b, tokens=tuple(n % len(phase.board) + 1 for n in b.tokens))
            for b in phase.ballots
        )
        red = phase.red
        if red is not None and player_of(game, phase.storyteller) != viewer:
            red = red % len(phase.board) + 1
        return changed(phase, board=tuple(board), ballots=ballots, red=red)
    return phase
