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
create or replace trigger signature_is_append_only before update or delete on signature
  for each row execute function refuse_change();
create or replace trigger number_line_is_append_only before update or delete on number_line
  for each row execute function refuse_change();
create or replace trigger register_entry_change_is_append_only before update or delete on register_entry_change
  for each row execute function refuse_change();
create or replace trigger certificate_signature_is_append_only before update or delete on certificate_signature
  for each row execute function refuse_change();
create or replace trigger letter_proof_is_append_only before update or delete on letter_proof
  for each row execute function refuse_change();

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
create or replace trigger certificate_signature_is_not_emptied before truncate on certificate_signature
  for each statement execute function refuse_change();
create or replace trigger settings_history_is_not_emptied before truncate on settings_history
  for each statement execute function refuse_change();
create or replace trigger document_is_not_emptied before truncate on document
  for each statement execute function refuse_change();
create or replace trigger leg_is_not_emptied before truncate on leg
  for each statement execute function refuse_change();
