-- 0018: chosen rabbit
--
-- What: the rabbit that a person chose last in a lobby.
-- Why: who likes to be the black one need not choose it anew in every game.

ALTER TABLE people ADD COLUMN rabbit INTEGER; -- 0 to 11, NULL: never chose one
