-- When the account's owner proved by a mailed code that the address is theirs. Null: not yet.
alter table users add column email_confirmed_at timestamptz;
-- An administrator has written to these owners when checking them.
update users set email_confirmed_at = now()
where exists (select from mandates where employer_id = users.id and state = 'checked');
