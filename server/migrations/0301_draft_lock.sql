-- Who has a draft open for writing: one tab of a browser, until it leaves, is taken over or has not been heard of for a while.

create table draft_lock (
  document_id bigint primary key references document on delete cascade,
  tab text not null,
  person_id integer not null references person,
  since timestamptz not null,
  seen_at timestamptz not null
);

-- A text that could not be saved because another person had taken the draft over.
create table letter_copy (
  id bigint generated always as identity primary key,
  document_id bigint not null references document on delete cascade,
  person_id integer not null references person,
  revision integer not null,
  content jsonb not null,
  kept_at timestamptz not null
);
create index letter_copy_of on letter_copy (document_id, id);
