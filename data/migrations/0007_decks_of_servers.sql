-- 0007: decks of servers
--
-- What: pictures by content, decks and cards that use them, which games show which deck, servers
-- that confirmed their rights, pictures that the operator blocked, servers that the bot has left.
--
-- Why these: a backup has everything, several processes see the same, and a picture is kept once
-- however often it is added. A card is only marked as removed while a game shows it; what nothing
-- uses any more is deleted by `sweep` in data/decks.py. No column is a file's name or its metadata.

CREATE TABLE pictures (
    digest TEXT NOT NULL PRIMARY KEY, -- SHA-256 of data, in hexadecimal
    size INTEGER NOT NULL,
    data BYTEA NOT NULL
);

CREATE TABLE decks (
    deck_id TEXT NOT NULL PRIMARY KEY,
    guild_id BIGINT NOT NULL,
    deck_key TEXT NOT NULL,
    title TEXT NOT NULL,
    version BIGINT NOT NULL,
    created_at DOUBLE PRECISION NOT NULL,
    removed_at DOUBLE PRECISION
);

CREATE UNIQUE INDEX decks_by_key ON decks (guild_id, deck_key) WHERE removed_at IS NULL;

CREATE TABLE deck_cards (
    card_id TEXT NOT NULL PRIMARY KEY,
    deck_id TEXT NOT NULL,
    number INTEGER NOT NULL,
    digest TEXT NOT NULL,
    description TEXT NOT NULL,
    width INTEGER NOT NULL,
    height INTEGER NOT NULL,
    cut DOUBLE PRECISION NOT NULL,
    sketch BYTEA NOT NULL,
    added_by BIGINT, -- nobody: they asked to be forgotten
    added_at DOUBLE PRECISION NOT NULL,
    removed_at DOUBLE PRECISION
);

CREATE INDEX deck_cards_by_deck ON deck_cards (deck_id, number);
CREATE INDEX deck_cards_by_digest ON deck_cards (digest);
CREATE INDEX deck_cards_by_person ON deck_cards (added_by) WHERE added_by IS NOT NULL;
CREATE INDEX deck_cards_removed ON deck_cards (removed_at) WHERE removed_at IS NOT NULL;

CREATE TABLE game_decks (
    deck_id TEXT NOT NULL,
    game_id TEXT NOT NULL,
    PRIMARY KEY (deck_id, game_id)
);

CREATE TABLE deck_rights (
    guild_id BIGINT NOT NULL PRIMARY KEY,
    player_id BIGINT, -- nobody: they asked to be forgotten
    at DOUBLE PRECISION NOT NULL
);

CREATE TABLE blocked_pictures (
    digest TEXT NOT NULL PRIMARY KEY,
    at DOUBLE PRECISION NOT NULL
);

-- Servers with decks that the bot is not in any more.
CREATE TABLE absences (
    guild_id BIGINT NOT NULL PRIMARY KEY,
    since DOUBLE PRECISION NOT NULL
);
