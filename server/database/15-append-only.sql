-- Append-only tables: rows are neither changed nor deleted.
create or replace function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end $$;

create or replace trigger audit_is_append_only before update or delete on audit
  for each row execute function refuse_change();
create or replace trigger note_is_append_only before update or delete on note
  for each row execute function refuse_change();
create or replace trigger settings_history_is_append_only before update or delete on settings_history
  for each row execute function refuse_change();
create or replace trigger audit_seal_is_append_only before update or delete on audit_seal
  for each row execute function refuse_change();
create or replace trigger signature_is_append_only before update on signature
  for each row execute function refuse_change();
create or replace trigger withdrawn_signature_is_append_only before update or delete on withdrawn_signature
  for each row execute function refuse_change();
create or replace trigger number_line_is_append_only before update or delete on number_line
  for each row execute function refuse_change();
create or replace trigger register_entry_change_is_append_only before update or delete on register_entry_change
  for each row execute function refuse_change();
create or replace trigger letter_correction_is_append_only before update or delete on letter_correction
  for each row execute function refuse_change();
create or replace trigger letter_correction_is_not_emptied before truncate on letter_correction
  for each statement execute function refuse_change();
create or replace trigger certificate_signature_is_append_only before update on certificate_signature
  for each row execute function refuse_change();
create or replace trigger paper_signature_is_append_only before update on paper_signature
  for each row execute function refuse_change();
create or replace trigger letter_proof_is_append_only before update or delete on letter_proof
  for each row execute function refuse_change();

-- A signature is only taken out while its letter is not issued, and where it stands among the withdrawn ones as it was.
create or replace function refuse_loss_of_signature() returns trigger language plpgsql as $$
begin
  if exists (
    select from withdrawn_signature w join document d on d.id = w.document_id
    where w.leg_id = old.leg_id and d.dated_on is null and w.withdrawn_at >= old.signed_at
      and (w.document_id, w.position, w.person_id, w.name, w.lines, w.proof, w.revision, w.content_sha256, w.signed_at)
        = (old.document_id, old.position, old.person_id, old.name, old.lines, old.proof, old.revision,
          old.content_sha256, old.signed_at)
      and (w.picture_sha256, w.proved_at, w.sign_type_id)
        is not distinct from (old.picture_sha256, old.proved_at, old.sign_type_id)
  ) then return old; end if;
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end $$;

create or replace function refuse_loss_of_statement() returns trigger language plpgsql as $$
begin
  if exists (
    select from withdrawn_signature w join signature g on g.leg_id = w.leg_id join document d on d.id = w.document_id
    where g.document_id = old.document_id and g.position = old.position and d.dated_on is null
      and (w.document_id, w.position, w.certificate_id, w.statement, w.statement_signature)
        = (old.document_id, old.position, old.certificate_id, old.statement, old.signature)
  ) then return old; end if;
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end $$;

create or replace trigger signature_is_not_lost before delete on signature
  for each row execute function refuse_loss_of_signature();
create or replace trigger certificate_signature_is_not_lost before delete on certificate_signature
  for each row execute function refuse_loss_of_statement();

-- Append-only tables cannot be emptied either.
create or replace trigger audit_is_not_emptied before truncate on audit
  for each statement execute function refuse_change();
create or replace trigger audit_seal_is_not_emptied before truncate on audit_seal
  for each statement execute function refuse_change();
create or replace trigger number_line_is_not_emptied before truncate on number_line
  for each statement execute function refuse_change();
create or replace trigger number_series_is_not_emptied before truncate on number_series
  for each statement execute function refuse_change();
create or replace trigger register_entry_is_not_emptied before truncate on register_entry
  for each statement execute function refuse_change();
create or replace trigger register_entry_change_is_not_emptied before truncate on register_entry_change
  for each statement execute function refuse_change();
create or replace trigger note_is_not_emptied before truncate on note
  for each statement execute function refuse_change();
create or replace trigger letter_proof_is_not_emptied before truncate on letter_proof
  for each statement execute function refuse_change();
create or replace trigger signature_is_not_emptied before truncate on signature
  for each statement execute function refuse_change();
create or replace trigger withdrawn_signature_is_not_emptied before truncate on withdrawn_signature
  for each statement execute function refuse_change();
create or replace trigger certificate_signature_is_not_emptied before truncate on certificate_signature
  for each statement execute function refuse_change();
create or replace trigger paper_signature_is_not_emptied before truncate on paper_signature
  for each statement execute function refuse_change();
create or replace trigger settings_history_is_not_emptied before truncate on settings_history
  for each statement execute function refuse_change();
create or replace trigger document_is_not_emptied before truncate on document
  for each statement execute function refuse_change();
create or replace trigger leg_is_not_emptied before truncate on leg
  for each statement execute function refuse_change();
