-- Whether a letter has files follows from the files themselves, wherever they are added or removed. Queue rows repeat
-- it.
create or replace function tell_has_file() returns trigger language plpgsql as $$
begin
  if not exists (select from changed) then return null; end if;
  update document d set has_file = not has_file from (select distinct document_id from changed) c
  where d.id = c.document_id and d.has_file <> exists (select 1 from document_file f where f.document_id = d.id);
  if exists (
    select 1 from changed c join document d on d.id = c.document_id join queue_entry e on e.document_id = d.id
    where e.has_file <> d.has_file
  ) then
    with gone as (
      delete from queue_entry e using document d
        where d.id = e.document_id and e.has_file <> d.has_file and d.id in (select document_id from changed)
        returning e.*
    )
    insert into queue_entry (desk_id, queue, leg_id, document_id, speed, secrecy, due_on, sent_at, has_file, to_person)
      select desk_id, queue, leg_id, document_id, speed, secrecy, due_on, sent_at, not has_file, to_person from gone;
  end if;
  return null;
end $$;

create or replace trigger document_file_added after insert on document_file
  referencing new table as changed for each statement execute function tell_has_file();

create or replace trigger document_file_taken after delete on document_file
  referencing old table as changed for each statement execute function tell_has_file();

-- Content that is kept besides the files of letters, and by which table: deleting an upload with the same content must not
-- delete it, and the check of files reads it.
create or replace view kept_beside_letters as
select sha256, 'avatar' as used_by from avatar
union all
select sha256, 'letter_picture' from letter_picture
union all
select sha256, 'signature_picture' from signature_picture
union all
select sha256, 'intranet_file' from intranet_file
union all
select sha256, 'manual_picture' from manual_picture
union all
select sha256, 'brand_picture' from brand_picture
union all
select sha256, 'settings_file' from settings_file
union all
select sha256, 'signed_paper' from signed_paper
union all
select sha256, 'paper_signature' from paper_signature
union all
select sha256, 'superseded_paper' from superseded_paper
union all
select sha256, 'certified_copy' from certified_copy
union all
select sha256, 'register_print' from register_print_part
union all
select picture_sha256, 'withdrawn_signature' from withdrawn_signature where picture_sha256 is not null
union all
select picture_sha256, 'signature' from signature where picture_sha256 is not null;
