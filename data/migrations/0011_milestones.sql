-- 0011: milestones
--
-- What: whether the end of a game tells what was remarkable about it.
-- Why: not every table wants to be told; a server's managers may turn it off.

ALTER TABLE guild_settings ADD COLUMN milestones INTEGER NOT NULL DEFAULT 1; -- 0 or 1
