-- Who confirmed the newsletter has an alert of all vacancies. SHA-256 of the token in the newsletter's own mail, whose link
-- stops it as well.
alter table job_alerts add column newsletter_hash bytea unique;
