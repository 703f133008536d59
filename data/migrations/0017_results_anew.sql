-- 0017: results made anew
--
-- What: fills `behind` with all games.
-- Why: whether a game counts was judged by who sat in its last round alone, not in most; and who
-- left in the pause after the last round, or in teams while the partner played on, had a place. A
-- rating depends on the games before, so all results are made anew while the bot runs.

INSERT INTO behind (game_id, guild_id, ordinal)
    SELECT game_id, guild_id, ordinal FROM records
    WHERE game_id NOT IN (SELECT game_id FROM behind);
