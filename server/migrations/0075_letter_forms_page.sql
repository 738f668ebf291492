-- Forms of the agency's own are kept on a page of the settings.
alter table letter_form
  add column version integer not null default 1,
  add column changed_at timestamptz not null default now(),
  -- No foreign key: settings outlive the persons of a half furnished office.
  add column changed_by integer;
-- Which letters were written on a form, for the few that were.
create index letter_on_form on letter ((content ->> 'formCode')) where content ->> 'formCode' <> '';

select add_settings_page(3215, 3149, 8, 'letter-form', 'แบบหนังสือและใบอนุญาตของหน่วยงาน', 'Forms and licences of the agency');
