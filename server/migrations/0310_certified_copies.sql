-- The book of copies: who made a copy of a letter, when and why (ข้อ 31). The copy itself is kept, so that it can be compared later.
create table certified_copy (
  id integer generated always as identity primary key,
  document_id bigint not null references document,
  -- Null for an excerpt, which is set from the text.
  file_id bigint references file,
  kind text not null check (kind in ('fileCopy', 'certified', 'excerpt')),
  unit_id integer not null references unit,
  year integer not null,
  number integer not null,
  file_name text not null,
  reason text not null,
  person_id integer not null references person,
  -- As printed on the copy.
  name text not null,
  post text not null,
  made_at timestamptz not null,
  sha256 bytea not null,
  size integer not null,
  pages integer not null,
  check ((kind = 'excerpt') = (file_id is null))
);
create unique index certified_copy_number on certified_copy (unit_id, year, number);
create index certified_copy_document on certified_copy (document_id);
create index certified_copy_content on certified_copy (sha256);

-- The last number of the book of a unit in a year.
create table certified_copy_series (
  unit_id integer not null references unit,
  year integer not null,
  last integer not null,
  primary key (unit_id, year)
);
