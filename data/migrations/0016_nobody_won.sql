-- 0016: broken-off games that nobody has won
--
-- What: fills `behind` with the games that count for no leaderboard.
-- Why: of a game that was broken off results named a winner and places, which it has not. Its rows
-- do not tell it from one of computer players, so all of these are made anew while the bot runs.

INSERT INTO behind (game_id, guild_id, ordinal)
    SELECT game_id, guild_id, ordinal FROM records
    WHERE game_id NOT IN (SELECT game_id FROM behind)
      AND game_id IN (SELECT game_id FROM results WHERE counted = 0);
