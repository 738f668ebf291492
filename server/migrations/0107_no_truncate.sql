-- What is only ever added to cannot be emptied either.
do $$
declare name text;
begin
  foreach name in array array['audit', 'audit_seal', 'number_line', 'number_series', 'register_entry', 'register_entry_change', 'note', 'signature',
    'certificate_signature', 'settings_history', 'document', 'leg']
  loop
    execute format('create trigger %I before truncate on %I for each statement execute function refuse_change()', name || '_is_not_emptied', name);
  end loop;
end $$;
