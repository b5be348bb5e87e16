-- The task that counts pay also counts that of all countries, under an empty name.
-- The next round of the task counts, although no job has changed.
update search_state set counted_version = -1;
