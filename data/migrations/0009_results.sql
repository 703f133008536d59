-- 0009: what came of games
--
-- What: `results`, one row for each person and game that is over; `fooled`, how many tokens of one
-- person lay on another one's cards; the server and the number within it of each record;
-- `people.private`.
-- Why: statistics and leaderboards are asked for often and answered from these rows alone, which are
-- written with the last action of a game and can be made anew from the records. A rating depends on
-- the games before, so games of a server are numbered in the order in which they ended: two may end
-- at the same moment, and clocks go back.

ALTER TABLE records ADD COLUMN guild_id BIGINT NOT NULL DEFAULT 0; -- 0: not known any more
ALTER TABLE records ADD COLUMN ordinal BIGINT NOT NULL DEFAULT 0;
UPDATE records SET guild_id = COALESCE(
    (SELECT games.guild_id FROM games WHERE games.game_id = records.game_id), 0);
UPDATE records SET ordinal = (
    SELECT COUNT(*) FROM records AS earlier
    WHERE earlier.at < records.at
       OR (earlier.at = records.at AND earlier.game_id <= records.game_id));
CREATE INDEX records_by_guild ON records (guild_id, ordinal);

CREATE TABLE results (
    game_id TEXT NOT NULL,
    player_id BIGINT NOT NULL, -- negative: somebody who asked to be forgotten
    guild_id BIGINT NOT NULL,
    ordinal BIGINT NOT NULL,
    name TEXT NOT NULL,
    rabbit INTEGER NOT NULL,
    ruleset TEXT NOT NULL,
    at DOUBLE PRECISION NOT NULL,
    counted INTEGER NOT NULL, -- 0 or 1
    place INTEGER, -- none: left before the end
    players INTEGER NOT NULL, -- who scored: persons, in team games teams
    won INTEGER NOT NULL, -- 0 or 1
    points INTEGER NOT NULL,
    rounds INTEGER NOT NULL,
    found_by_some INTEGER NOT NULL,
    found_by_all INTEGER NOT NULL,
    found_by_nobody INTEGER NOT NULL,
    guesses INTEGER NOT NULL,
    found INTEGER NOT NULL,
    fooled INTEGER NOT NULL,
    mu DOUBLE PRECISION, -- the rating after the game; none: the game does not count
    sigma DOUBLE PRECISION,
    PRIMARY KEY (game_id, player_id)
);
-- A leaderboard sums up from this index alone.
CREATE INDEX results_by_player ON results (
    guild_id, player_id, ordinal, counted, place, ruleset, at, won, points, rounds);
CREATE INDEX results_by_game ON results (guild_id, ordinal);
CREATE INDEX results_of_person ON results (player_id);

CREATE TABLE fooled (
    game_id TEXT NOT NULL,
    player_id BIGINT NOT NULL, -- whose card it was
    other_id BIGINT NOT NULL, -- whose token
    tokens INTEGER NOT NULL,
    PRIMARY KEY (game_id, player_id, other_id)
);
CREATE INDEX fooled_of_person ON fooled (player_id);
CREATE INDEX fooled_of_other ON fooled (other_id);

ALTER TABLE people ADD COLUMN private INTEGER NOT NULL DEFAULT 0; -- 0 or 1
