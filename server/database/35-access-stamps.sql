-- Every change of what a person may do updates that person's stamp in the same transaction. A process that compares
-- stamps therefore never honours a right that a committed change removed (docs/decisions/0044).
create or replace function stamp_access(persons integer[]) returns void language sql as $$
  insert into access_stamp as s (person_id)
    select p.id from person p where p.id = any(persons) order by p.id
    on conflict (person_id) do update set stamp = s.stamp + 1
$$;

-- For tables with a column person_id. A row that moves to another person affects both.
create or replace function stamp_access_of_row() returns trigger language plpgsql as $$
begin
  perform stamp_access(case tg_op
    when 'INSERT' then array[new.person_id]
    when 'DELETE' then array[old.person_id]
    else array[old.person_id, new.person_id] end);
  return null;
end $$;

create or replace function stamp_renamed_person() returns trigger language plpgsql as $$
begin
  perform stamp_access(array[new.id]);
  return null;
end $$;

create or replace function stamp_seats_of_desk() returns trigger language plpgsql as $$
begin
  perform stamp_access(array(select person_id from seat where desk_id = new.id));
  return null;
end $$;

create or replace function stamp_seats_of_order() returns trigger language plpgsql as $$
begin
  perform stamp_access(array(select person_id from seat where acting_order_id = new.id));
  return null;
end $$;

create or replace function stamp_everybody() returns trigger language plpgsql as $$
begin
  perform stamp_access(array(select id from person));
  return null;
end $$;

create or replace trigger account_stamps_access after insert or update or delete on account
  for each row execute function stamp_access_of_row();

-- The picture is part of what is kept under the stamp, though not of what the person may do.
create or replace trigger avatar_stamps_access after insert or update or delete on avatar
  for each row execute function stamp_access_of_row();

create or replace trigger clearance_stamps_access after insert or update or delete on clearance
  for each row execute function stamp_access_of_row();

create or replace trigger consent_stamps_access after insert or update or delete on consent
  for each row execute function stamp_access_of_row();

create or replace trigger person_role_stamps_access after insert or update or delete on person_role
  for each row execute function stamp_access_of_row();

create or replace trigger seat_stamps_access after insert or update or delete on seat
  for each row execute function stamp_access_of_row();

create or replace trigger second_factor_stamps_access
  after insert or update of confirmed_at or delete on second_factor
  for each row execute function stamp_access_of_row();

create or replace trigger person_stamps_access after update of full_name on person
  for each row execute function stamp_renamed_person();

create or replace trigger desk_stamps_access after update of kind, unit_id on desk
  for each row execute function stamp_seats_of_desk();

create or replace trigger acting_order_stamps_access after update of kinds, phrase on acting_order
  for each row execute function stamp_seats_of_order();

create or replace trigger consent_text_stamps_access after insert or update or delete on consent_text
  for each statement execute function stamp_everybody();

-- What a person may do at a register depends on rights of their own or of a post, and on what the office offers.
create or replace function stamp_holders_of_right() returns trigger language plpgsql as $$
begin
  perform stamp_access(array(
    select person_id from number_right where id = new.id and person_id is not null
    union
    select s.person_id from number_right r join desk d on d.post_id = r.post_id join seat s on s.desk_id = d.id
      where r.id = new.id
  ));
  return null;
end $$;

create or replace trigger number_right_stamps_access after insert or update on number_right
  for each row execute function stamp_holders_of_right();

create or replace trigger book_function_stamps_access after insert or update or delete on book_function
  for each statement execute function stamp_everybody();

create or replace trigger register_display_stamps_access after insert or update or delete on register_display
  for each statement execute function stamp_everybody();
