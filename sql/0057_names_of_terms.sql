-- A page names a trade or a certificate in the reader's language. Maps a language to the group's name in it. Null until
-- the terms are loaded by a version of the site that knows of names.
alter table search_concepts add column names jsonb;
