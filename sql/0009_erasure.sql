-- An erased application keeps what the books need (reference, payment, dates) and nothing of the person.
alter table applications add column erased_at timestamptz;
alter table applications drop constraint applications_check;
alter table applications add constraint applications_complete check (
  submitted_at is null or erased_at is not null or (
    full_name is not null and email is not null and private_sealed is not null
    and resume_url is not null and passport_copy_url is not null));
