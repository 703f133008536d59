"""Decks of servers: cards, and their pictures by content."""

# ruff: noqa: S608
# Statements are put together from constants of this package; values are always parameters.

from collections.abc import Mapping, Sequence

from bot.engine.ids import CardId, GameId, PlayerId
from bot.service.ports import DeckSize, Removed, ServerCard, ServerDeck, Usage
from bot.service.uploads import TakenPicture
from data.connection import Row
from data.repository import Reading, Writing

DECK_COLUMNS = "decks.deck_id, decks.guild_id, deck_key, title, decks.version"
SELECT_SIZES = f"""
    SELECT {DECK_COLUMNS}, COUNT(pictures.digest), COALESCE(SUM(size), 0)
    FROM decks
    LEFT JOIN deck_cards
        ON deck_cards.deck_id = decks.deck_id AND deck_cards.removed_at IS NULL
    LEFT JOIN pictures ON pictures.digest = deck_cards.digest
    WHERE decks.removed_at IS NULL"""
GROUPED = f"GROUP BY {DECK_COLUMNS} ORDER BY decks.guild_id, title, decks.deck_id"
SELECT_DECK = f"SELECT {DECK_COLUMNS} FROM decks WHERE guild_id = $1 AND deck_id = $2"
SELECT_OFFERING = f"""
    SELECT DISTINCT {DECK_COLUMNS} FROM decks
    JOIN deck_cards ON deck_cards.deck_id = decks.deck_id AND deck_cards.removed_at IS NULL
    WHERE digest = $1 AND decks.removed_at IS NULL"""
SELECT_CARDS = """
    SELECT card_id, number, description, pictures.digest, size, width, height, cut, sketch,
           removed_at
    FROM deck_cards JOIN pictures ON pictures.digest = deck_cards.digest
    WHERE deck_id = $1 ORDER BY number"""
SELECT_PICTURES = """
    SELECT card_id, data FROM deck_cards JOIN pictures ON pictures.digest = deck_cards.digest
    WHERE card_id IN"""
SELECT_USAGE = """
    SELECT COUNT(*), COALESCE(SUM(size), 0), (SELECT COALESCE(SUM(size), 0) FROM pictures)
    FROM decks
    JOIN deck_cards ON deck_cards.deck_id = decks.deck_id AND deck_cards.removed_at IS NULL
    JOIN pictures ON pictures.digest = deck_cards.digest
    WHERE guild_id = $1 AND decks.removed_at IS NULL"""
OF_SERVER = "FROM deck_cards JOIN decks ON decks.deck_id = deck_cards.deck_id WHERE guild_id = $1"
SELECT_REMOVED = f"""
    SELECT COUNT(*), (
        SELECT COALESCE(SUM(size), 0) FROM pictures
        WHERE digest IN (SELECT digest {OF_SERVER} AND deck_cards.removed_at IS NOT NULL)
          AND digest NOT IN (SELECT digest {OF_SERVER} AND deck_cards.removed_at IS NULL))
    {OF_SERVER} AND deck_cards.removed_at IS NOT NULL"""
SELECT_OWNERS = """
    SELECT DISTINCT decks.guild_id, since
    FROM decks LEFT JOIN absences ON absences.guild_id = decks.guild_id
    WHERE removed_at IS NULL"""

INSERT_DECK = """
    INSERT INTO decks (deck_id, guild_id, deck_key, title, version, created_at)
    VALUES ($1, $2, $3, $4, $5, $6)"""
INSERT_PICTURE = """
    INSERT INTO pictures (digest, size, data) VALUES ($1, $2, $3)
    ON CONFLICT (digest) DO NOTHING"""
INSERT_CARD = """
    INSERT INTO deck_cards (card_id, deck_id, number, digest, description, width, height, cut,
                            sketch, added_by, added_at)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
    ON CONFLICT (card_id) DO UPDATE SET
        number = excluded.number, description = excluded.description, cut = excluded.cut,
        width = excluded.width, height = excluded.height, added_by = excluded.added_by,
        added_at = excluded.added_at, removed_at = NULL"""
UPDATE_DECK = """
    UPDATE decks SET title = $2, deck_key = $3, version = $4
    WHERE deck_id = $1 AND version = $4 - 1 AND removed_at IS NULL"""
REMOVE_CARD = "UPDATE deck_cards SET removed_at = $2, gone_from = $3 WHERE card_id = $1"
REMOVE_CARDS_OF = """
    UPDATE deck_cards SET removed_at = $2, gone_from = (
        SELECT version + 1 FROM decks WHERE decks.deck_id = deck_cards.deck_id)
    WHERE deck_id = $1 AND removed_at IS NULL"""
REMOVE_DECK = "UPDATE decks SET removed_at = $2 WHERE deck_id = $1 AND removed_at IS NULL"
CONFIRM = """
    INSERT INTO deck_rights (guild_id, player_id, at) VALUES ($1, $2, $3)
    ON CONFLICT (guild_id) DO UPDATE SET player_id = excluded.player_id, at = excluded.at"""
SELECT_OFFERED = """
    SELECT version FROM decks WHERE deck_id = $1 AND guild_id = $2 AND removed_at IS NULL"""
PIN = """
    INSERT INTO game_decks (deck_id, game_id, deck_version) VALUES ($1, $2, $3)
    ON CONFLICT (deck_id, game_id) DO NOTHING"""
BLOCK = """
    INSERT INTO blocked_pictures (digest, at) VALUES ($1, $2) ON CONFLICT (digest) DO NOTHING"""
MARK_ABSENCE = """
    INSERT INTO absences (guild_id, since) VALUES ($1, $2) ON CONFLICT (guild_id) DO NOTHING"""

# Of a game's rows its own pruning takes the game; a game that is not there needs no picture.
SWEEP_PINS = """
    DELETE FROM game_decks WHERE NOT EXISTS (
        SELECT 1 FROM games WHERE games.game_id = game_decks.game_id
            AND (phase <> 'finished' OR ended_at > $1))"""
# A game that was dealt from the deck when the card was gone has it not. No clock is asked for that:
# one that is set right may go back by hours.
SHOW_IT = """game_decks.deck_id = deck_cards.deck_id
            AND game_decks.deck_version < deck_cards.gone_from"""
SELECT_LAST_END = f"""
    SELECT CASE WHEN phase = 'finished' THEN ended_at END AS last_end
    FROM games JOIN game_decks ON game_decks.game_id = games.game_id
    JOIN decks ON decks.deck_id = game_decks.deck_id AND decks.guild_id = $1
    JOIN deck_cards ON {SHOW_IT} AND deck_cards.removed_at IS NOT NULL
    ORDER BY last_end DESC NULLS FIRST LIMIT 1"""
SWEEP_CARDS = f"""
    DELETE FROM deck_cards WHERE removed_at IS NOT NULL AND NOT EXISTS (
        SELECT 1 FROM game_decks WHERE {SHOW_IT})"""
SWEEP_DECKS = """
    DELETE FROM decks WHERE removed_at IS NOT NULL AND NOT EXISTS (
        SELECT 1 FROM game_decks WHERE game_decks.deck_id = decks.deck_id)"""
SWEEP_PICTURES = """
    DELETE FROM pictures WHERE NOT EXISTS (
        SELECT 1 FROM deck_cards WHERE deck_cards.digest = pictures.digest)"""
OF_ABSENT = """
    SELECT deck_id FROM decks JOIN absences ON absences.guild_id = decks.guild_id
    WHERE since <= $1 AND removed_at IS NULL"""
SWEEP_ABSENCES = """
    DELETE FROM absences WHERE NOT EXISTS (
        SELECT 1 FROM decks WHERE decks.guild_id = absences.guild_id AND removed_at IS NULL)"""
SWEEP_RIGHTS = """
    DELETE FROM deck_rights WHERE guild_id IN (SELECT guild_id FROM absences WHERE since <= $1)"""


class SqlDeckReads(Reading):
    """Satisfies ``bot.service.ports.DeckReads``."""

    async def of_server(self, guild_id: int) -> tuple[DeckSize, ...]:
        found = await self._query(f"{SELECT_SIZES} AND decks.guild_id = $1 {GROUPED}", guild_id)
        return tuple(map(_size, found))

    async def everywhere(self) -> tuple[DeckSize, ...]:
        return tuple(map(_size, await self._query(f"{SELECT_SIZES} {GROUPED}")))

    async def kept(self) -> frozenset[str]:
        return frozenset(deck for (deck,) in await self._query("SELECT deck_id FROM decks"))

    async def get(self, guild_id: int, decks: Sequence[str]) -> tuple[ServerDeck, ...]:
        found = [await self._query(SELECT_DECK, guild_id, deck) for deck in decks]
        return tuple(ServerDeck(*row) for rows in found for row in rows)

    async def cards(self, deck: str) -> tuple[ServerCard, ...]:
        return tuple(map(_card, await self._query(SELECT_CARDS, deck)))

    async def pictures(self, cards: Sequence[CardId]) -> Mapping[CardId, bytes]:
        if not cards:
            return {}
        places = ", ".join(f"${number}" for number in range(1, len(cards) + 1))
        found = await self._query(f"{SELECT_PICTURES} ({places})", *cards)
        return {CardId(card): bytes(data) for card, data in found}

    async def usage(self, guild_id: int) -> Usage:
        [(cards, size)] = await self._query(SELECT_REMOVED, guild_id)
        ends = await self._query(SELECT_LAST_END, guild_id) if cards else []
        removed = Removed(cards, size, *(ends[0] if ends else ()))
        [(cards, size, all_size)] = await self._query(SELECT_USAGE, guild_id)
        return Usage(cards, size, all_size, removed)

    async def offering(self, digest: str) -> tuple[ServerDeck, ...]:
        found = await self._query(SELECT_OFFERING, digest)
        return tuple(ServerDeck(*row) for row in found)

    async def blocked(self, digests: Sequence[str]) -> frozenset[str]:
        found = await self._query("SELECT digest FROM blocked_pictures")
        return frozenset(digest for (digest,) in found) & frozenset(digests)

    async def has_confirmed(self, guild_id: int) -> bool:
        return bool(await self._query("SELECT 1 FROM deck_rights WHERE guild_id = $1", guild_id))

    async def owners(self) -> Mapping[int, float | None]:
        return dict(await self._query(SELECT_OWNERS))


class SqlDecks(Writing, SqlDeckReads):
    """Satisfies ``bot.service.ports.Decks``."""

    async def add(self, deck: ServerDeck, at: float) -> None:
        self._transaction.write(
            INSERT_DECK, deck.id, deck.guild_id, deck.key, deck.title, deck.version, at
        )

    async def add_cards(
        self,
        deck: ServerDeck,
        cards: Mapping[CardId, TakenPicture],
        first: int,
        by: PlayerId,
        at: float,
    ) -> None:
        for number, (card, taken) in enumerate(cards.items(), first):
            digest, known = taken.digest, (taken.width, taken.height, taken.cut, taken.sketch)
            self._transaction.write(INSERT_PICTURE, digest, len(taken.data), taken.data)
            row = (card, deck.id, number, digest, taken.text, *known, by, at)
            self._transaction.write(INSERT_CARD, *row)

    async def rename(self, deck: ServerDeck) -> None:
        values = (deck.id, deck.title, deck.key, deck.version)
        self._transaction.write(UPDATE_DECK, *values, must_change=True)

    async def describe(self, deck: ServerDeck, texts: Mapping[CardId, str]) -> None:
        await self.rename(deck)
        sql = "UPDATE deck_cards SET description = $2 WHERE card_id = $1"
        for card, text in texts.items():
            self._transaction.write(sql, card, text)

    async def remove_cards(self, deck: ServerDeck, cards: Sequence[CardId], at: float) -> None:
        await self.rename(deck)
        for card in cards:
            self._transaction.write(REMOVE_CARD, card, at, deck.version)

    async def remove(self, deck: str, at: float) -> None:
        self._transaction.write(REMOVE_CARDS_OF, deck, at)
        self._transaction.write(REMOVE_DECK, deck, at)

    async def confirm(self, guild_id: int, by: PlayerId, at: float) -> None:
        self._transaction.write(CONFIRM, guild_id, by, at)

    async def pin(self, game: GameId, guild_id: int, deck: str) -> bool:
        for (version,) in await self._query(SELECT_OFFERED, deck, guild_id):
            self._transaction.write(PIN, deck, game, version)
            return True
        return False

    async def block(self, digest: str, at: float) -> int:
        [(cards,)] = await self._query("SELECT COUNT(*) FROM deck_cards WHERE digest = $1", digest)
        self._transaction.write(BLOCK, digest, at)
        self._transaction.write("DELETE FROM deck_cards WHERE digest = $1", digest)
        self._transaction.write("DELETE FROM pictures WHERE digest = $1", digest)
        return cards

    async def mark_absence(self, guild_id: int, since: float | None) -> None:
        if since is None:
            self._transaction.write("DELETE FROM absences WHERE guild_id = $1", guild_id)
        else:
            self._transaction.write(MARK_ABSENCE, guild_id, since)

    async def sweep(self, ended_before: float, absent_before: float) -> None:
        self._transaction.write(SWEEP_RIGHTS, absent_before)
        for (deck,) in await self._query(OF_ABSENT, absent_before):
            await self.remove(deck, absent_before)
        self._transaction.write(SWEEP_PINS, ended_before)
        for sql in (SWEEP_CARDS, SWEEP_DECKS, SWEEP_PICTURES, SWEEP_ABSENCES):
            self._transaction.write(sql)


def _size(row: Row) -> DeckSize:
    *deck, cards, held = row
    return DeckSize(ServerDeck(*deck), cards, held)


def _card(row: Row) -> ServerCard:
    *known, sketch, removed_at = row
    known += (bytes(sketch), removed_at is None)
    return ServerCard(*known)
