-- 0012: told role
--
-- What: the role that is told in a server when a lobby opens.
-- Why: who would like to play does not have to look by chance; a server's managers choose it.

ALTER TABLE guild_settings ADD COLUMN told_role BIGINT; -- its id, NULL: none
