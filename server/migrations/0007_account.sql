-- Mails to send, one-time codes that prove an address, and the pictures of persons.

-- A mail waits here until the mail server has taken it. Its text is emptied then, for it may carry a code.
create table mail (
  id bigint generated always as identity primary key,
  recipient text not null,
  subject text not null,
  body text not null,
  created_at timestamptz not null,
  -- Worth nothing after this moment; null for news that does not grow stale.
  expires_at timestamptz,
  state text not null default 'waiting' check (state in ('waiting', 'sent', 'givenUp')),
  attempts smallint not null default 0,
  next_try_at timestamptz not null,
  ended_at timestamptz,
  last_error text,
  check ((state = 'waiting') = (ended_at is null)),
  check (state = 'waiting' or body = '')
);
create index mail_waiting on mail (next_try_at, id) where state = 'waiting';
create index mail_newest on mail (created_at desc, id desc);

-- A code that was asked for by mail. The row is made for every address alike, whether somebody has it or not; only where
-- somebody has it a code follows. The hash is keyed with a file of the data folder: six digits alone are soon tried out.
create table one_time_code (
  id bigint generated always as identity primary key,
  purpose text not null check (purpose in ('reset', 'email')),
  -- Lower case.
  email text not null,
  -- Who changes the own address; of a forgotten password, whose account it turned out to be.
  person_id integer references person,
  asked_at timestamptz not null,
  expires_at timestamptz not null,
  code_hash bytea,
  tries smallint not null default 0,
  used_at timestamptz,
  check (code_hash is null or person_id is not null)
);
create index one_time_code_newest on one_time_code (purpose, email, id desc);
create index one_time_code_of_person on one_time_code (person_id, asked_at) where code_hash is not null;
create index one_time_code_old on one_time_code (asked_at);

-- The picture of a person: re-encoded by us, kept under its content hash.
create table avatar (
  person_id integer primary key references person,
  sha256 bytea not null,
  size integer not null,
  changed_at timestamptz not null
);
