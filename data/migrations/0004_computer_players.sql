-- 0004: computer players
--
-- What: `games.computer_at`, when the next computer player acts, with its index; `said`, what
-- computer players have said in a server.
-- Why: they act after a pause, also when the bot was killed in between; and say nothing twice in a
-- server until most has been said.

ALTER TABLE games ADD COLUMN computer_at DOUBLE PRECISION;
CREATE INDEX games_by_computer ON games (computer_at)
WHERE phase <> 'finished' AND computer_at IS NOT NULL;

CREATE TABLE said (
    guild_id BIGINT NOT NULL,
    locale TEXT NOT NULL,
    clue TEXT NOT NULL,
    at DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (guild_id, locale, clue)
);
