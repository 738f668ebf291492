-- Every change of a name, a desk or a seat moves the stamp of names at the end of its transaction, in the same commit
-- (docs/decisions/0046). At the end, because all these changes share one row: it is locked only while they commit.
create or replace function stamp_names() returns trigger language plpgsql as $$
begin
  if coalesce(current_setting('sarabun.names_stamped', true), '') = 'yes' then return null; end if;
  perform set_config('sarabun.names_stamped', 'yes', true);
  update names_stamp set stamp = stamp + 1;
  return null;
end $$;

drop trigger if exists person_stamps_names on person;
create constraint trigger person_stamps_names after update on person deferrable initially deferred
  for each row when (old.* is distinct from new.*) execute function stamp_names();

drop trigger if exists post_stamps_names on post;
create constraint trigger post_stamps_names after update on post deferrable initially deferred
  for each row when (old.* is distinct from new.*) execute function stamp_names();

drop trigger if exists unit_stamps_names on unit;
create constraint trigger unit_stamps_names after update on unit deferrable initially deferred
  for each row when (old.* is distinct from new.*) execute function stamp_names();

drop trigger if exists desk_stamps_names on desk;
create constraint trigger desk_stamps_names after update on desk deferrable initially deferred
  for each row when (old.* is distinct from new.*) execute function stamp_names();

drop trigger if exists job_type_stamps_names on job_type;
create constraint trigger job_type_stamps_names after update on job_type deferrable initially deferred
  for each row when (old.* is distinct from new.*) execute function stamp_names();

drop trigger if exists seat_stamps_names on seat;
create constraint trigger seat_stamps_names after insert or update or delete on seat deferrable initially deferred
  for each row execute function stamp_names();

drop trigger if exists prefix_stamps_names on prefix;
create constraint trigger prefix_stamps_names after insert or update or delete on prefix deferrable initially deferred
  for each row execute function stamp_names();

drop trigger if exists suffix_stamps_names on suffix;
create constraint trigger suffix_stamps_names after insert or update or delete on suffix deferrable initially deferred
  for each row execute function stamp_names();
