"""People and cards as a game's record tells of them."""

from collections.abc import Collection

from bot.engine.ids import HIDDEN, CardId
from bot.i18n import Texts
from bot.service.record import FORMER_PLAYER, GameRecord, PlayerRecord, RoundRecord
from bot.ui.markup import plain, safe
from bot.ui.presenters.people import marked

IN_LINE = 80
"""Characters of a clue within a sentence."""


class Recorded:
    """Looks people up in a record, those who have left included."""

    def __init__(self, record: GameRecord, texts: Texts) -> None:
        self._texts = texts
        self._record = record
        self._players = {player.id: player for player in record.players}

    def name(self, player: str | None, limit: int) -> str:
        """Return the name, harmless in a message."""
        name = self._name(player)
        return safe(name, limit) if name else self._texts("former-player")

    def bare(self, player: str | None, limit: int) -> str:
        """Return the name for pictures and alternative texts."""
        name = self._name(player)
        return plain(name, limit) if name else self._texts("former-player")

    def _name(self, player: str | None) -> str | None:
        """Return the name; None for who is unknown or asked to be forgotten."""
        found = self._find(player)
        return None if found is None or found.name == FORMER_PLAYER else found.name

    def giver(self, player: str | None, limit: int) -> str:
        """Return who gave a card, as shown; of a team that all have left, that it is empty."""
        if player is None and self._record.ruleset.pairs:
            return self._texts("empty-team")
        return self.shown(player, limit)

    def shown(self, player: str | None, limit: int) -> str:
        """Return glyph and name, which the end of a line does not part; unknown ones have none."""
        name = self.name(player, limit)
        found = self._find(player)
        return name if found is None else marked(found.rabbit, name)

    def rabbit(self, player: str | None) -> int:
        """Return the rabbit that somebody played with."""
        found = self._find(player)
        return found.rabbit if found else 0

    def scorer(self, key: str, told: RoundRecord, limit: int) -> str:
        """Return glyph and name of a scorer; of a team, of the partners who have not left."""
        if not self._record.ruleset.pairs:
            return self.shown(key, limit)
        here = ((p, team) for p, team in told.teams.items() if p not in told.left)
        pair = [player for player, team in here if str(team) == key]
        rabbit = self.rabbit(pair[0] if pair else None)
        return marked(rabbit, " & ".join(self.name(player, limit) for player in pair))

    def _find(self, player: str | None) -> PlayerRecord | None:
        return None if player is None else self._players.get(player)


def clue_shown(told: RoundRecord) -> str | None:
    """Return a round's clue; one that was removed is shown to nobody."""
    return None if told.void == "clue-removed" else told.clue


def clue_named(told: RoundRecord, texts: Texts) -> str:
    """Return a round's clue; of one without words what it was, such as a sound."""
    words = clue_shown(told)
    return words or (texts(f"clue-named-{told.clip}") if words is not None and told.clip else "")


def clue_in_line(told: RoundRecord, texts: Texts) -> str:
    """Return a round's clue for a sentence: words within quotes, else what it was."""
    named = safe(clue_named(told, texts), IN_LINE)
    return f"{texts('quote-open')}{named}{texts('quote-close')}" if told.clue else named


def teller_card(told: RoundRecord, hidden: Collection[CardId]) -> CardId | None:
    """Return the storyteller's card, in party the one they gave; None if it was never shown.

    A ``hidden`` one has a name that shows nothing.
    """
    card = _teller_card(told)
    return CardId(f"{HIDDEN}{told.number}") if card in hidden else card


def _teller_card(told: RoundRecord) -> CardId | None:
    if told.void is not None:
        return None
    for card in told.board:
        if card.number == told.clue_card:
            return card.card
    own = (card.card for card in told.board if card.giver == told.storyteller)
    return next(own, None)
