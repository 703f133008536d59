-- 0006: servers with slash commands of their own
--
-- What: `own_commands`, the servers in which commands were registered for them alone.
-- Why: an operator who tries the bot in one server and then registers its commands everywhere must
-- not see them twice there; somebody has to know which server that was.

CREATE TABLE own_commands (
    guild_id BIGINT NOT NULL PRIMARY KEY
);
