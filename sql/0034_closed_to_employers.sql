-- When the operator last changed whether employers are checked.
alter table employer_rules add column employer_check_at timestamptz not null default now();

-- The first day on which this account may not act for this company any more. Read it only where the mandate does not stand.
create function mandate_ended_on(employer uuid, company_name text) returns date
  language sql stable
  return (
    select least(
      (users.suspended_at at time zone 'utc')::date,
      (mandates.ended_at at time zone 'utc')::date,
      case when mandates.valid_until < utc_today() then mandates.valid_until + 1 end,
      -- Nobody checked it: the setting granted it, and then took it away.
      case when mandates.ended_at is null and mandates.valid_until is null and employer_rules.employer_check = 'before'
        then (employer_rules.employer_check_at at time zone 'utc')::date end)
    from mandates join users on users.id = mandates.employer_id cross join employer_rules
    where mandates.employer_id = employer and mandates.company = company_name
  );
