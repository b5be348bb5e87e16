-- The candidate of a sent application gave a new passport. Its number and date are sealed with the other answers.
alter table applications add column passport_renewed_at timestamptz;
