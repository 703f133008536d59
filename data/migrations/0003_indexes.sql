-- 0003: an index for every question that is asked without anybody having asked
--
-- What: indexes on deadlines, reminders, idle games and lobbies, games of a server, and on what is
-- pruned or forgotten; `human_at` is called `last_action_at`; `compensated_at` is new.
--
-- Why: loops ask these questions after every action, so they must not read all games to answer.
-- Games that are over stay for a month; the partial indexes hold the others only. `compensated_at`
-- says up to when downtime was added to a game's deadline, so that this can be done for a few
-- games at a time and still once: whoever is killed in between goes on where it was.

ALTER TABLE games RENAME COLUMN human_at TO last_action_at;
ALTER TABLE games ADD COLUMN compensated_at DOUBLE PRECISION NOT NULL DEFAULT 0;

CREATE INDEX games_by_deadline ON games (deadline)
WHERE phase <> 'finished' AND deadline IS NOT NULL;
CREATE INDEX games_by_reminder ON games (remind_at)
WHERE phase <> 'finished' AND remind_at IS NOT NULL;
CREATE INDEX games_by_last_action ON games (last_action_at) WHERE phase <> 'finished';
CREATE INDEX lobbies_by_last_action ON games (last_action_at) WHERE phase = 'lobby';
CREATE INDEX games_by_guild ON games (guild_id) WHERE phase <> 'finished';
CREATE INDEX games_by_end ON games (ended_at) WHERE ended_at IS NOT NULL;
CREATE INDEX game_players_by_game ON game_players (game_id);
CREATE INDEX messages_by_viewer ON messages (viewer) WHERE viewer <> 0;
CREATE INDEX seen_by_time ON seen (at);
