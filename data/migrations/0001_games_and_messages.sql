-- 0001: games, their logs and records, messages, servers and people
--
-- What: every table of the first release.
--
-- Why these: a game is one row with its state as JSON, because an action loads and saves it whole;
-- what is searched for (place, phase, clocks) stands beside it in columns of its own, in front of
-- the long ones.
--
-- One table `messages` is outbox and ledger in one: a row says which version a message must show
-- and which one it does show, where. Two tables would share their whole key, every delivery would
-- have to change both, and a kill between the two is one case more to reason about.
--
-- Types are those that SQLite and PostgreSQL both understand. Moments are seconds since the epoch.

CREATE TABLE games (
    game_id TEXT NOT NULL PRIMARY KEY,
    version BIGINT NOT NULL,
    guild_id BIGINT NOT NULL,
    channel_id BIGINT NOT NULL,
    thread_id BIGINT,
    target_id BIGINT NOT NULL, -- thread_id if there is one, else channel_id
    locale TEXT NOT NULL,
    phase TEXT NOT NULL,
    deadline DOUBLE PRECISION,
    remind_at DOUBLE PRECISION,
    created_at DOUBLE PRECISION NOT NULL,
    human_at DOUBLE PRECISION NOT NULL,
    ended_at DOUBLE PRECISION,
    seed BYTEA NOT NULL,
    state TEXT NOT NULL
);

-- Two processes cannot open two games in one channel.
CREATE UNIQUE INDEX games_live ON games (target_id) WHERE phase <> 'finished';
CREATE INDEX games_by_target ON games (target_id, created_at);

CREATE TABLE log (
    game_id TEXT NOT NULL,
    version BIGINT NOT NULL,
    at DOUBLE PRECISION NOT NULL,
    events TEXT NOT NULL,
    PRIMARY KEY (game_id, version)
);

-- Who is or was in a game; also finds the records in which a name stands.
CREATE TABLE game_players (
    player_id BIGINT NOT NULL,
    game_id TEXT NOT NULL,
    PRIMARY KEY (player_id, game_id)
);

-- Results outlive the game's row and log.
CREATE TABLE records (
    game_id TEXT NOT NULL PRIMARY KEY,
    at DOUBLE PRECISION NOT NULL,
    record TEXT NOT NULL
);

CREATE TABLE seen (
    interaction_id BIGINT NOT NULL PRIMARY KEY,
    at DOUBLE PRECISION NOT NULL
);

CREATE TABLE messages (
    game_id TEXT NOT NULL,
    round INTEGER NOT NULL,
    purpose TEXT NOT NULL,
    viewer BIGINT NOT NULL, -- 0: everybody
    detail TEXT NOT NULL,
    state TEXT NOT NULL DEFAULT 'open', -- open, dropped (no updates wanted) or failed (for good)
    want_version BIGINT NOT NULL,
    shown_version BIGINT NOT NULL DEFAULT 0, -- 0: nothing for certain; -1: see data/outbox.py
    wanted_at DOUBLE PRECISION NOT NULL, -- since when it is behind; only orders the queue
    ordinal INTEGER NOT NULL, -- place among those wanted at the same moment
    not_before DOUBLE PRECISION NOT NULL DEFAULT 0,
    failures INTEGER NOT NULL DEFAULT 0,
    lease TEXT,
    lease_until DOUBLE PRECISION,
    generation INTEGER NOT NULL DEFAULT 0,
    channel_id BIGINT,
    message_id BIGINT,
    attempted_at DOUBLE PRECISION,
    sent_at DOUBLE PRECISION,
    PRIMARY KEY (game_id, round, purpose, viewer, detail)
);

-- Nearly all rows are up to date; this index holds the others only.
CREATE INDEX messages_behind ON messages (wanted_at)
WHERE state = 'open' AND want_version > shown_version;

CREATE TABLE clips (
    game_id TEXT NOT NULL,
    round INTEGER NOT NULL,
    name TEXT NOT NULL,
    content_type TEXT NOT NULL,
    data BYTEA NOT NULL,
    PRIMARY KEY (game_id, round)
);

CREATE TABLE guild_settings (
    guild_id BIGINT NOT NULL PRIMARY KEY,
    locale TEXT,
    ruleset TEXT,
    pace TEXT,
    channels TEXT NOT NULL, -- a JSON list of ids
    max_games INTEGER NOT NULL,
    clips INTEGER NOT NULL -- 0 or 1
);

CREATE TABLE people (
    player_id BIGINT NOT NULL PRIMARY KEY,
    locale TEXT NOT NULL,
    dm_channel_id BIGINT,
    dm_open INTEGER -- 0, 1, or not tried yet
);

-- One row: when the bot last said that it is alive.
CREATE TABLE heartbeat (
    id INTEGER NOT NULL PRIMARY KEY,
    at DOUBLE PRECISION NOT NULL
);
