-- The language in which the person reads, such as `es`. A language that the site does not have is read as English.
alter table applications add column language text not null default 'en';
alter table users add column language text not null default 'en';
alter table job_alerts add column language text not null default 'en';
alter table newsletter_subscribers add column language text not null default 'en';
alter table saved_links add column language text not null default 'en';
alter table saved_reminders add column language text not null default 'en';
