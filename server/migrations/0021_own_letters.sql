-- Letters that the office writes itself: what they say, who checks and signs them, to whom they go.

-- A letter that came back to its writer, and one that the registry has to send out of the office.
alter type leg_purpose add value 'revision';
alter type leg_purpose add value 'dispatch';

-- What a letter says, as its writer left it last. Columns of `document` repeat what lists need.
create table letter (
  document_id bigint primary key references document,
  content jsonb not null,
  -- Counts every save; who saves names the one that was read.
  revision integer not null default 1,
  -- The revision that was last sent up, passed or returned: it is never written over.
  sealed_revision integer not null default 0,
  -- The position of the step at which it is; null while it is with its writer, and once it is signed.
  at_step smallint,
  saved_at timestamptz not null,
  saved_by integer not null references person
);
create table letter_version (
  document_id bigint not null references document,
  revision integer not null,
  content jsonb not null,
  saved_at timestamptz not null,
  saved_by integer not null references person,
  primary key (document_id, revision)
);
-- A person's own drafts.
create index document_draft on document (entered_by, id) where state = 'draft';

create type letter_role as enum ('review', 'sign');
create table letter_step (
  document_id bigint not null references document,
  position smallint not null,
  role letter_role not null,
  desk_id integer not null references desk,
  primary key (document_id, position)
);

-- To whom it goes: a desk of the office, or a party outside by its name; then how and when it was sent there.
create table letter_receiver (
  document_id bigint not null references document,
  position smallint not null,
  desk_id integer references desk,
  name text not null check (name <> ''),
  way text,
  sent_on date,
  receiver_name text,
  remark text not null default '',
  recorded_by integer references person,
  recorded_at timestamptz,
  primary key (document_id, position),
  check (way is null or desk_id is null)
);

-- Which received letter an own one answers.
create table letter_answer (
  document_id bigint not null references document,
  answers_id bigint not null references document,
  primary key (document_id, answers_id)
);
create index letter_answer_of on letter_answer (answers_id);

-- The pictures with which a person signs; nobody else is ever given them but inside a letter.
create table signature_picture (
  id integer generated always as identity primary key,
  person_id integer not null references person,
  sha256 bytea not null,
  size integer not null check (size > 0),
  created_at timestamptz not null,
  removed_at timestamptz
);
create index signature_picture_of on signature_picture (person_id) where removed_at is null;

-- Every signature under a letter, with the text that was signed.
create table signature (
  document_id bigint not null references document,
  position smallint not null,
  leg_id bigint not null references leg,
  person_id integer not null references person,
  -- As printed: the name, and the post with the post acted for.
  name text not null,
  lines text[] not null,
  picture_sha256 bytea,
  proof text not null check (proof in ('password', 'secondFactor')),
  revision integer not null,
  content_sha256 bytea not null,
  signed_at timestamptz not null,
  primary key (document_id, position)
);
create trigger signature_is_append_only before update or delete on signature for each row execute function refuse_change();

-- The signed letter is set as a PDF after its commit: what waits, what is done, what failed so far.
create type print_state as enum ('waiting', 'done');
create table letter_print (
  document_id bigint primary key references document,
  state print_state not null default 'waiting',
  attempts smallint not null default 0,
  next_try_at timestamptz not null,
  last_error text,
  printed_at timestamptz
);
create index letter_print_due on letter_print (next_try_at) where state = 'waiting';
