-- Letters that a person has put on the receiving desk and not received yet: as far as they were typed or read, and their uploads.
create table receiving_letter (
  person_id integer not null references person,
  key text not null check (length(key) = 32),
  place bigint generated always as identity,
  content jsonb not null,
  upload_ids uuid[] not null,
  changed_at timestamptz not null,
  primary key (person_id, key)
);
create index receiving_letter_age on receiving_letter (changed_at);
