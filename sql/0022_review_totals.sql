-- What the reviews come to, with and without those that the operator hid. Whoever writes a review writes it here as well.
create table review_totals (
  only_row boolean primary key default true check (only_row),
  shown bigint not null,
  -- The sum of the ratings of those shown.
  shown_stars bigint not null,
  hidden bigint not null
);

create function count_reviews() returns trigger language plpgsql as $$
declare
  changed constant text := case tg_op
    when 'INSERT' then 'select 1 as n, * from became'
    when 'DELETE' then 'select -1 as n, * from was'
    else 'select 1 as n, * from became union all select -1 as n, * from was'
  end;
begin
  execute format($statement$
    update review_totals as counted
    set shown = counted.shown + changes.shown, shown_stars = counted.shown_stars + changes.shown_stars,
      hidden = counted.hidden + changes.hidden
    from (
      select coalesce(sum(n) filter (where hidden_at is null), 0) as shown,
        coalesce(sum(n * rating) filter (where hidden_at is null), 0) as shown_stars,
        coalesce(sum(n) filter (where hidden_at is not null), 0) as hidden
      from (%s) as changed
    ) as changes
    where (changes.shown, changes.shown_stars, changes.hidden) <> (0, 0, 0)$statement$, changed);
  return null;
end $$;
create trigger reviews_tally_added after insert on reviews
  referencing new table as became for each statement execute function count_reviews();
create trigger reviews_tally_changed after update on reviews
  referencing old table as was new table as became for each statement execute function count_reviews();
create trigger reviews_tally_removed after delete on reviews
  referencing old table as was for each statement execute function count_reviews();

create function forget_review_totals() returns trigger language plpgsql as $$
begin
  update review_totals set shown = 0, shown_stars = 0, hidden = 0;
  return null;
end $$;
create trigger reviews_tally_emptied after truncate on reviews
  for each statement execute function forget_review_totals();

-- Nobody writes a review between the triggers and this: they hold the table until the migration is done.
insert into review_totals (shown, shown_stars, hidden)
select count(*) filter (where hidden_at is null), coalesce(sum(rating) filter (where hidden_at is null), 0), count(hidden_at)
from reviews;

-- The administrator's list, all of it or one state of payment, is counted in the index alone.
drop index applications_newest;
create index applications_listed on applications (submitted_at desc, id desc) include (payment_status)
  where submitted_at is not null and erased_by is distinct from 'retention';
