-- What writers keep to begin letters with (kind is that of the letter), and phrases to put into them (kind is null). Of a person, or of a unit
-- whose writers share it. The text is that of a letter; of a phrase only its body.
create table letter_template (
  id integer generated always as identity primary key,
  version integer not null default 1,
  kind smallint,
  name text not null check (name <> ''),
  unit_id integer references unit,
  content jsonb not null,
  saved_by integer not null references person,
  saved_at timestamptz not null
);
create unique index letter_template_own_name on letter_template (saved_by, (kind is null), name) where unit_id is null;
create unique index letter_template_unit_name on letter_template (unit_id, (kind is null), name) where unit_id is not null;
