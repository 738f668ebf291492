create or replace function entry_secrecy_of_letter() returns trigger language plpgsql as $$
begin
  new.secrecy := coalesce((select secrecy from document where id = new.document_id), 1);
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
