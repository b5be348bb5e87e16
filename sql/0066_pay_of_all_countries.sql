-- The task that counts what jobs pay also counts all countries together, and stores the result under an empty name.
-- The next round of the task counts, although no job has changed.
update search_state set counted_version = -1;
