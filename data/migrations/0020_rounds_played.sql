-- 0020: rounds that were played
--
-- What: fills `behind` with all games.
-- Why: a round that somebody left before they had told, given or voted counted as one that they had
-- played, and lowered their points a round. Results are made anew while the bot runs.

INSERT INTO behind (game_id, guild_id, ordinal)
    SELECT game_id, guild_id, ordinal FROM records
    WHERE game_id NOT IN (SELECT game_id FROM behind);
