-- 0018: results of who left at the end
--
-- What: fills `behind` with all games.
-- Why: who left in the pause after the last round had a place, and in teams whoever left while the
-- partner played on. A rating depends on the games before, so all results are made anew.

INSERT INTO behind (game_id, guild_id, ordinal)
    SELECT game_id, guild_id, ordinal FROM records
    WHERE game_id NOT IN (SELECT game_id FROM behind);
