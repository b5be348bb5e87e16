-- Everything else that a list is filtered by, as the query of its address. Empty means no further condition.
alter table job_alerts add column conditions text not null default '';
-- An alert kept the pay in its words until now.
update job_alerts set
  conditions = 'salaryFrom=' || substring(search from '^\$([1-9][0-9]{2,5})(?: |$)'),
  search = regexp_replace(search, '^\$[0-9]+ ?', '')
where search ~ '^\$[1-9][0-9]{2,5}( |$)';
alter table job_alerts drop constraint job_alerts_email_search_country_sector_experience_level_key;
alter table job_alerts add unique (email, search, country, sector, experience_level, conditions);
drop index job_alerts_due;
create index job_alerts_due on job_alerts (search, country, sector, experience_level, conditions, due_at, id)
  where due_at is not null;
