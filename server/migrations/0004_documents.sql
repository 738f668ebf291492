-- Letters, their files, their route, their numbers.

create table file (
  id bigint generated always as identity primary key,
  sha256 bytea not null,
  size bigint not null check (size > 0),
  media_type text not null,
  pages integer,
  created_at timestamptz not null,
  created_by integer references person
);
create index file_content on file (sha256);

-- A file that was sent up and waits to be attached. Swept after a day.
create table upload (
  id uuid primary key,
  person_id integer not null references person,
  file_id bigint not null references file,
  name text not null,
  created_at timestamptz not null
);
create index upload_age on upload (created_at);

create type document_direction as enum ('incoming', 'outgoing');
create type document_state as enum ('draft', 'inReview', 'awaitingSignature', 'signed', 'inProcess', 'closed', 'cancelled');
create table document (
  id bigint generated always as identity primary key,
  kind smallint not null check (kind in (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 14, 15, 16)),
  direction document_direction not null,
  state document_state not null,
  number text not null default '',
  dated_on date,
  subject text not null,
  sender text not null,
  -- 1 another organisation, 2 a unit of this office, 3 a person.
  sender_type smallint not null default 1 check (sender_type in (1, 2, 3)),
  addressee text not null default '',
  reference_text text not null default '',
  enclosure_text text not null default '',
  speed smallint not null default 1 check (speed between 1 and 4),
  -- ลับที่สุด (4) never enters an electronic system (ข้อ 29).
  secrecy smallint not null default 1 check (secrecy between 1 and 3),
  due_on date,
  owner_unit_id integer not null references unit,
  uses_owner_number boolean not null default false,
  has_file boolean not null default false,
  entered_at timestamptz not null,
  entered_by integer not null references person,
  closed_at timestamptz,
  search_text text not null generated always as (fold(number || ' ' || subject || ' ' || sender)) stored
);

create table document_file (
  document_id bigint not null references document,
  sequence smallint not null,
  file_id bigint not null references file,
  -- The first is the letter itself, the others its enclosures.
  name text not null,
  primary key (document_id, sequence)
);
create index document_file_file on document_file (file_id);

-- The desks that a letter has reached: who works at one of them, and is cleared, may see it.
create table document_party (
  document_id bigint not null references document,
  desk_id integer not null references desk,
  primary key (document_id, desk_id)
);
create index document_party_desk on document_party (desk_id, document_id);

create type leg_purpose as enum ('delivery', 'presentation', 'assignment', 'command', 'review', 'signature', 'information');
create type leg_state as enum ('delivered', 'received', 'passedOn', 'done', 'returned', 'refused', 'recalled');
create type responsibility as enum ('main', 'joint', 'information');

create table assignment (
  id bigint generated always as identity primary key,
  document_id bigint not null references document,
  desk_id integer not null references desk,
  assigned_by integer not null references person,
  assigned_at timestamptz not null,
  task text not null default '',
  due_on date,
  needs_report boolean not null default false,
  closed_at timestamptz
);
create index assignment_of_document on assignment (document_id);

-- One hand-over of a letter from a desk to a desk. Units are those of the moment: a desk may move later.
create table leg (
  id bigint generated always as identity primary key,
  document_id bigint not null references document,
  sequence smallint not null,
  parent_leg_id bigint references leg,
  from_desk_id integer references desk,
  from_unit_id integer references unit,
  to_desk_id integer not null references desk,
  to_unit_id integer not null references unit,
  purpose leg_purpose not null,
  state leg_state not null,
  sent_at timestamptz not null,
  sent_by integer references person,
  sent_for_post_id integer references post,
  opened_at timestamptz,
  opened_by integer references person,
  received_at timestamptz,
  received_by integer references person,
  ended_at timestamptz,
  ended_by integer references person,
  reason text,
  assignment_id bigint references assignment,
  responsibility responsibility,
  command_text text,
  command_done boolean not null default false,
  due_on date,
  on_behalf boolean not null default false,
  receipt_cancelled boolean not null default false,
  unique (document_id, sequence)
);
create index leg_parent on leg (parent_leg_id) where parent_leg_id is not null;

-- Who opened a letter, and when first and last.
create table document_reader (
  document_id bigint not null references document,
  person_id integer not null references person,
  first_at timestamptz not null,
  last_at timestamptz not null,
  primary key (document_id, person_id)
);

-- Remarks (เกษียน), commands and reports: written under one another, never changed, never taken out (ข้อ 26).
create type note_kind as enum ('note', 'command', 'report');
create table note (
  id bigint generated always as identity primary key,
  document_id bigint not null references document,
  leg_id bigint references leg,
  kind note_kind not null,
  text text not null check (text <> ''),
  written_at timestamptz not null,
  written_by integer not null references person,
  post_name text not null default '',
  for_post_id integer references post
);
create index note_of_document on note (document_id, id);
create trigger note_is_append_only before update or delete on note for each row execute function refuse_change();

-- Whoever wants to keep an eye on a letter.
create table follow (
  document_id bigint not null references document,
  desk_id integer not null references desk,
  leg_id bigint not null references leg,
  person_id integer not null references person,
  since timestamptz not null,
  due_on date,
  primary key (document_id, desk_id)
);

create type register_kind as enum ('receive', 'send', 'circular', 'order', 'certificate');
create table register (
  id integer generated by default as identity primary key,
  unit_id integer not null references unit,
  kind register_kind not null,
  is_secret boolean not null default false,
  unique (unit_id, kind, is_secret)
);

-- The last number given, for each register and Buddhist year. Every series starts at 1 on 1 January, Bangkok time.
create table number_series (
  register_id integer not null references register,
  year smallint not null check (year between 2400 and 3000),
  last_number integer not null check (last_number > 0),
  primary key (register_id, year)
) with (fillfactor = 50);

create type entry_state as enum ('issued', 'reserved', 'void');
create table register_entry (
  id bigint generated always as identity primary key,
  register_id integer not null references register,
  year smallint not null,
  number integer not null check (number > 0),
  state entry_state not null default 'issued',
  document_id bigint references document,
  leg_id bigint references leg,
  entered_at timestamptz not null,
  entered_by integer not null references person,
  -- The number as printed, in Thai digits.
  printed text not null,
  action_taken text not null default '',
  remark text not null default '',
  unique (register_id, year, number)
);
create index register_entry_document on register_entry (document_id);
create index register_entry_leg on register_entry (leg_id);
