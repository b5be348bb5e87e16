-- The administrator's last one-time code, as the number of its 30 seconds: neither it nor an earlier one is taken again.
create table admin_codes (
  only_row boolean primary key default true check (only_row),
  last_step bigint not null
);
