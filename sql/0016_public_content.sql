-- Whoever changes what visitors see, the site or an operator by hand, makes kept pages old by it.
create function raise_content_version_for_rows() returns trigger language plpgsql as $$
begin
  if exists (select from changed) then
    update content_versions set version = version + 1, changed_at = now();
  end if;
  return null;
end $$;

do $$
declare
  public_table text;
begin
  foreach public_table in array array['jobs', 'companies', 'reviews', 'verified_employers'] loop
    execute format('create trigger %1$s_added_publicly after insert on %1$I referencing new table as changed
      for each statement execute function raise_content_version_for_rows()', public_table);
    execute format('create trigger %1$s_changed_publicly after update on %1$I referencing new table as changed
      for each statement execute function raise_content_version_for_rows()', public_table);
    execute format('create trigger %1$s_removed_publicly after delete on %1$I referencing old table as changed
      for each statement execute function raise_content_version_for_rows()', public_table);
    execute format('create trigger %1$s_emptied_publicly after truncate on %1$I
      for each statement execute function raise_content_version()', public_table);
  end loop;
end $$;
