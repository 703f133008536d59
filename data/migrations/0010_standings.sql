-- 0010: stars, standings, and which records results were made of
--
-- What: `results.stars`; `loved`, how many stars a clue (number 0) or card of a round got;
-- `standings`, what all rated games of a person add up to, by ruleset ('' is all of them); `behind`,
-- the records of which results are still to be made.
-- Why: a leaderboard of everything is asked for most and must not sum up 100,000 rows each time.
-- What a record says that results did not tell before is added while the bot runs; a later change of
-- what results tell fills `behind` again.

CREATE TABLE behind (
    game_id TEXT NOT NULL PRIMARY KEY,
    guild_id BIGINT NOT NULL,
    ordinal BIGINT NOT NULL
);
CREATE INDEX behind_in_order ON behind (guild_id, ordinal);
INSERT INTO behind (game_id, guild_id, ordinal) SELECT game_id, guild_id, ordinal FROM records;

ALTER TABLE results ADD COLUMN stars INTEGER NOT NULL DEFAULT 0;
DROP INDEX results_by_player;
-- The leaderboard of a period sums up from this index alone.
CREATE INDEX results_by_player ON results (
    guild_id, player_id, ordinal, ruleset, at, won, points, rounds, stars, mu);

CREATE TABLE loved (
    game_id TEXT NOT NULL,
    round INTEGER NOT NULL,
    number INTEGER NOT NULL, -- 0: the clue
    guild_id BIGINT NOT NULL,
    at DOUBLE PRECISION NOT NULL,
    stars INTEGER NOT NULL,
    PRIMARY KEY (game_id, round, number)
);
CREATE INDEX loved_by_guild ON loved (guild_id, at);

CREATE TABLE standings (
    guild_id BIGINT NOT NULL,
    ruleset TEXT NOT NULL, -- '': all of them
    player_id BIGINT NOT NULL,
    name TEXT NOT NULL, -- as in the newest of these games
    rabbit INTEGER NOT NULL,
    games INTEGER NOT NULL,
    won INTEGER NOT NULL,
    points INTEGER NOT NULL,
    rounds INTEGER NOT NULL,
    stars INTEGER NOT NULL,
    mu DOUBLE PRECISION NOT NULL,
    sigma DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (guild_id, ruleset, player_id)
);
CREATE INDEX standings_of_person ON standings (player_id);
