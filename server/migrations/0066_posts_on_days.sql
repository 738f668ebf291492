-- Posts, too, are moved and closed on a day.
alter type office_change_kind add value 'movePost';
alter type office_change_kind add value 'closePost';
alter table office_change add column post_id integer references post;

do $$
declare
  old text;
begin
  for old in
    select conname from pg_constraint
    where conrelid = 'office_change'::regclass and contype = 'c' and pg_get_constraintdef(oid) like '%unit_id IS NULL%'
  loop
    execute format('alter table office_change drop constraint %I', old);
  end loop;
end $$;
alter table office_change add constraint office_change_of_one check (num_nonnulls(unit_id, person_id, post_id) = 1);
create index office_change_of_post on office_change (post_id, id) where post_id is not null;
