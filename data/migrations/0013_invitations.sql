-- 0013: invitations
--
-- What: whether only who is invited may sit down in a game, and who is: people, and roles.
-- Why: friends who want to be among themselves play in a channel that others read, too.

ALTER TABLE games ADD COLUMN by_invitation INTEGER NOT NULL DEFAULT 0; -- 0 or 1

CREATE TABLE invitations (
    game_id TEXT NOT NULL,
    kind TEXT NOT NULL, -- person or role
    invited_id BIGINT NOT NULL,
    PRIMARY KEY (game_id, kind, invited_id)
);
CREATE INDEX invitations_by_id ON invitations (invited_id);
