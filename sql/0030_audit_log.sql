-- An employer opened the masked part of an application, for a reason that the candidate reads. Rows are added, never
-- changed.
create table application_disclosures (
  application_id uuid not null,
  employer_id uuid not null,
  reason text not null check (reason in ('contract', 'visa', 'identity')),
  -- The company that the employer acted for.
  company text not null,
  disclosed_at timestamptz not null default now(),
  primary key (application_id, employer_id)
);
create trigger application_disclosures_append_only before update or delete or truncate on application_disclosures
  for each statement execute function refuse_change();

-- Where an entry came from: keyed digests of the session and of the network. The ids are those of the applications that
-- somebody was shown. An entry that expires is about looking or signing in; what changed something is kept.
alter table audit_log
  add column session bytea,
  add column network bytea,
  add column ids uuid[],
  add column expires boolean not null default false;
alter table audit_log drop constraint audit_log_actor_kind_check;
alter table audit_log add constraint audit_log_actor_kind_check
  check (actor_kind in ('system', 'admin', 'employer', 'candidate', 'visitor'));

drop index audit_log_subject;
create index audit_log_subject on audit_log (subject_id, happened_at desc, id desc);
create index audit_log_ids on audit_log using gin (ids) with (fastupdate = off);
create index audit_log_newest on audit_log (happened_at desc, id desc);
create index audit_log_action on audit_log (action, happened_at desc, id desc);
create index audit_log_actor_kind on audit_log (actor_kind, happened_at desc, id desc);
create index audit_log_actor on audit_log (actor_id, happened_at desc, id desc);
create index audit_log_expiring on audit_log (happened_at) where expires;

-- The entries that an id is in: as the subject, as the actor, or among what was shown. Without statistics the planner
-- takes them for many and reads the whole table, so the function goes by the indexes.
create function audit_entries_with(wanted text, wanted_uuid uuid) returns setof bigint
  language sql stable rows 100 set enable_seqscan = off
begin atomic
  select id from audit_log where subject_id = wanted
  union
  select id from audit_log where actor_id = wanted_uuid
  union
  select id from audit_log where ids @> array[wanted_uuid];
end;

-- Nobody removes an entry but one that has expired: 400 days old, and about looking or signing in.
drop trigger audit_log_append_only on audit_log;
create trigger audit_log_append_only before update or truncate on audit_log
  for each statement execute function refuse_change();
create trigger audit_log_kept before delete on audit_log
  for each row when (not old.expires or old.happened_at > now() - interval '400 days') execute function refuse_change();

-- The site's role may not delete entries. This function has the owner's rights, and its age is fixed.
create function remove_expired_audit_entries(most integer) returns bigint
  language sql security definer set search_path = public, pg_temp
begin atomic
  with expired as (
    select id from audit_log where expires and happened_at < now() - interval '400 days' order by happened_at limit most
  ), removed as (
    delete from audit_log using expired where audit_log.id = expired.id returning audit_log.id
  )
  select count(*) from removed;
end;
