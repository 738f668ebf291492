-- The issued letter that takes the place of a cancelled one.
create table letter_replacement (
  document_id integer primary key references document,
  replaced_by integer not null references document,
  check (replaced_by <> document_id)
);
create index letter_replacement_by on letter_replacement (replaced_by);
