"""The policy: what a computer player does next, from what a person in its seat would see."""

from collections.abc import Sequence

from bot.engine.commands import Command, GiveCard
from bot.engine.ids import CardId
from bot.engine.views import GameView
from bot.players import voting
from bot.players.choosing import choose_card
from bot.players.levels import Level
from bot.players.luck import Chance, Luck
from bot.players.mind import Mind
from bot.players.telling import tell


def decide(
    view: GameView, mind: Mind, level: Level, chance: Chance, said: Sequence[str] = ()
) -> Command | None:
    """Return the viewer's next command, None if nothing is theirs to do.

    Pure: the same arguments give the same command. ``chance`` is best derived from a secret of its
    own, for whoever knows it knows the decisions. ``said`` are the clues told in this server,
    oldest first.
    """
    player = view.viewer
    if player is None or view.phase not in {"storytelling", "submitting", "voting"}:
        return None
    luck = Luck(chance, view.round, player)
    if view.may_tell:
        return tell(view, player, mind, level, luck, said)
    if view.cards_to_give and view.clue is not None:
        cards = _to_give_from(view)
        purpose = f"give-{view.cards_to_give}"
        return GiveCard(player, choose_card(mind, view.clue.text, cards, level, luck, purpose))
    if view.may_vote and not view.ballot_done:
        return voting.vote(view, player, mind, level, luck)
    if view.may_red and view.red is None:
        return voting.place_red(view, player, mind, luck)
    return None


def _to_give_from(view: GameView) -> list[CardId]:
    """Return the cards one of which the viewer is to give."""
    hands = view.hands
    if len(hands) > 1 and view.storyteller == view.viewer:
        # The partner left after the clue: the card that is due is from the other hand (T4).
        hands = [hand for hand in hands if not hand.given]
    return [card for hand in hands for card in hand.cards if card not in hand.given]
