-- Printed forms of many lines of a register, ordered by a person and set in the background in parts.
create table register_print (
  id integer generated always as identity primary key,
  person_id integer not null references person,
  register_id integer not null references register,
  year integer not null,
  -- As the person saw the register when ordering.
  book_id integer not null,
  title_th text not null,
  title_en text not null,
  unit_name text not null,
  -- The ordered lines, by number.
  entry_ids bigint[] not null,
  -- What the person might read when ordering. Whoever may read less now does not get the print.
  clearance smallint not null,
  ordered_at timestamptz not null,
  -- From then on it is thrown away.
  kept_until timestamptz not null,
  -- Why it was given up; null while it is set and when it is ready.
  failure text
);
create index register_print_person on register_print (person_id);
create index register_print_register on register_print (register_id);
create index register_print_end on register_print (kept_until);

create table register_print_part (
  print_id integer not null references register_print on delete cascade,
  part integer not null,
  first_number integer not null,
  last_number integer not null,
  sha256 bytea not null,
  size integer not null,
  primary key (print_id, part)
);
create index register_print_part_content on register_print_part (sha256);
