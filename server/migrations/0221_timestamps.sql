-- When the timestamp in an issued PDF says that it was signed; null without one.
alter table letter_print add column stamped_at timestamptz;

-- How issued PDFs are signed; one row.
create table pdf_signature_setting (
  id integer primary key default 1 check (id = 1),
  -- So long a PDF waits for the timestamp authority before it is issued without a timestamp; null waits until there is one.
  wait_minutes integer default 10 check (wait_minutes between 0 and 1440),
  version integer not null default 1,
  changed_at timestamptz not null default now(),
  changed_by integer references person
);
insert into pdf_signature_setting default values;
