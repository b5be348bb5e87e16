-- An application can become visible to its employer after a later one did: its transaction was longer, or the employer's
-- check ended since. So each application records whether an email told of it. A default that is filled in needs no rewrite
-- of the table.
alter table applications add column employer_told boolean not null default true;
alter table applications alter column employer_told set default false;
