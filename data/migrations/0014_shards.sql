-- 0014: processes that share the shards
--
-- What: when the process of each shard was last heard of, and when one last identified itself.
--
-- Why: several processes play with one database, each for the servers of its shards. Each must know
-- which of the others live, since when one is gone, and when it may identify itself: Discord wants
-- that one after the other. `holder` is another one after each start of a process, so that a short
-- absence is seen, too.

CREATE TABLE shards (
    shard BIGINT PRIMARY KEY,
    shard_count BIGINT NOT NULL,
    holder TEXT NOT NULL,
    seen_at DOUBLE PRECISION NOT NULL
);
CREATE TABLE identified (
    id BIGINT PRIMARY KEY,
    at DOUBLE PRECISION NOT NULL
);
