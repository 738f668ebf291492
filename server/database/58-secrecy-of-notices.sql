-- A notice about a letter has the secrecy class of the letter, so that the bell, its counts, the list and everything
-- that leaves the system hide it from the same persons.
create or replace function notices_take_secrecy() returns trigger language plpgsql as $$
begin
  update notification set secrecy = new.secrecy where document_id = new.id and secrecy <> new.secrecy;
  return null;
end $$;

create or replace trigger notices_follow_secrecy after update of secrecy on document
  for each row when (old.secrecy <> new.secrecy) execute function notices_take_secrecy();

-- Whoever changes a class holds the letter for update. A notice that is written meanwhile waits for that at its foreign
-- key, which is checked before this trigger runs, and then learns the new class here.
create or replace function new_notices_take_secrecy() returns trigger language plpgsql as $$
begin
  update notification n set secrecy = d.secrecy from added a join document d on d.id = a.document_id
  where n.id = a.id and a.secrecy <> d.secrecy;
  return null;
end $$;

create or replace trigger notices_begin_with_secrecy after insert on notification
  referencing new table as added for each statement execute function new_notices_take_secrecy();
