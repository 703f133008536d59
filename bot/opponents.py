"""Minds for the computer players of games: the decks' texts, the language's phrases, the model."""

import asyncio
import hashlib
import re
from collections.abc import Callable, Collection, Hashable
from pathlib import Path

from bot.engine.chance import Chance
from bot.engine.commands import Command
from bot.engine.computers import computer_seats
from bot.engine.ids import CardId, PlayerId
from bot.engine.model import Chair
from bot.engine.projection import view_for
from bot.players.banks import read_bank
from bot.players.encoder import Encoder
from bot.players.levels import LEVELS
from bot.players.texts import CardTexts, Repertoire
from bot.players.thinking import Thinker
from bot.service.ports import StoredGame
from bot.service.server_decks import OWN, ServerDecks
from cards.catalogue import Catalogue
from cards.likeness import sketch_of
from cards.meanings import card_texts
from cards.moods import mood

_OF_SERVER = re.compile(rf"-({OWN}[^-]+)$")
"""The deck at the end of the name of a list of vectors."""


class Opponents:
    """Satisfies ``bot.service.computers.Decider``; close it at the end."""

    def __init__(self, catalogue: Catalogue, decks: ServerDecks, folder: Path) -> None:
        """Keep the vectors of decks in ``folder``."""
        self._catalogue = catalogue
        self._decks = decks
        self._encoder = Encoder(folder)
        self._thinker = Thinker(self._encoder)

    async def decide(
        self, stored: StoredGame, player: PlayerId, said: tuple[str, ...]
    ) -> Command | None:
        """Return the player's next command: a function of what it sees and of the game's seed."""
        game = stored.game
        seats = computer_seats(game)
        chair = next((game.chairs[s] for s in seats if game.chairs[s].player == player), None)
        if chair is None or chair.computer is None:
            return None
        key, repertoire = await self._known(stored)
        # A secret of its own: whoever knows the game's chance must not know these decisions.
        secret = hashlib.sha256(stored.seed + b"/computers").digest()
        return await self._thinker.decide(
            view_for(game, player),
            LEVELS[chair.computer],
            Chance(secret),
            said,
            key=key,
            repertoire=repertoire,
            among_several=_own_seed(secret, chair) if len(seats) > 1 else None,
        )

    async def prepare(self, stored: StoredGame) -> None:
        """Have the mind made for a game's language and decks, if it is not there."""
        await self._thinker.prepare(*await self._known(stored))

    async def forget_others(self, decks: Collection[str]) -> None:
        """Delete the vectors of what cards of servers' decks show, but of ``decks``."""

        def is_gone(name: str) -> bool:
            found = _OF_SERVER.search(name)
            return found is not None and found[1] not in decks

        await asyncio.to_thread(self._encoder.forget, is_gone)

    def close(self) -> None:
        """Stop thinking."""
        self._thinker.close()

    async def _known(self, stored: StoredGame) -> tuple[Hashable, Callable[[], Repertoire]]:
        """Return what tells a mind from others, and what makes its repertoire."""
        decks, own = stored.game.settings.decks, await self._own_texts(stored)
        key = (stored.locale, decks, tuple(own.items()))
        return key, lambda: self._repertoire(stored.locale, decks, own)

    async def _own_texts(self, stored: StoredGame) -> dict[CardId, tuple[str, ...]]:
        """Return what the cards of the server's decks show, else what their colours say."""
        return {
            card.id: (card.text,) if card.text else mood(sketch_of(card.sketch))
            for card in await self._decks.cards_of(stored)
        }

    def _repertoire(
        self, locale: str, decks: tuple[str, ...], own: dict[CardId, tuple[str, ...]]
    ) -> Repertoire:
        texts = {card: CardTexts(seen) for card, seen in own.items()}
        for deck in decks:
            if deck in self._catalogue.keys():  # noqa: SIM118 - a catalogue is no mapping
                texts |= card_texts(self._catalogue.deck(deck))
        return Repertoire(locale, read_bank(locale), texts)


def _own_seed(secret: bytes, chair: Chair) -> bytes:
    return hashlib.sha256(secret + str(chair.player).encode()).digest()
