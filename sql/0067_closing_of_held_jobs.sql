-- An employer reads the applications for a job on hold until their check ends. Such applications close on that day, which
-- can be long after the hold began.

-- The first day on which the employer's check is over. Null when the site never answered a request for one.
create function mandate_ended_on(employer uuid, company_name text) returns date language sql stable
  return (
    select least((suspended_at at time zone 'utc')::date, (ended_at at time zone 'utc')::date, valid_until + 1)
    from mandates join users on users.id = mandates.employer_id
    where mandates.employer_id = mandate_ended_on.employer and mandates.company = company_name
  );
