-- A line repeats the secrecy of its letter, and the year in which that entered the system if it is another one.
create or replace function entry_secrecy_of_letter() returns trigger language plpgsql as $$
begin
  select d.secrecy, nullif(extract(year from d.entered_at at time zone 'Asia/Bangkok')::int + 543, new.year)
    into new.secrecy, new.other_year from document d where d.id = new.document_id;
  new.secrecy := coalesce(new.secrecy, 1);
  return new;
end $$;

create or replace trigger entry_takes_secrecy before insert or update of document_id on register_entry
  for each row when (new.document_id is not null) execute function entry_secrecy_of_letter();

create or replace function entries_follow_secrecy() returns trigger language plpgsql as $$
begin
  update register_entry set secrecy = new.secrecy where document_id = new.id;
  return null;
end $$;

create or replace trigger entries_follow_letter after update of secrecy on document
  for each row when (old.secrecy is distinct from new.secrecy) execute function entries_follow_secrecy();
