-- Pictures in the text of letters. A picture is its sender's until a saved letter has it; letters name it by its content.
create table letter_picture (
  id bigint generated always as identity primary key,
  sha256 bytea not null check (octet_length(sha256) = 32),
  size integer not null,
  person_id integer references person,
  document_id bigint references document,
  created_at timestamptz not null,
  check ((person_id is null) <> (document_id is null))
);
create unique index letter_picture_of_letter on letter_picture (document_id, sha256) where document_id is not null;
create unique index letter_picture_of_sender on letter_picture (person_id, sha256) where person_id is not null;
create index letter_picture_content on letter_picture (sha256);
create index letter_picture_sent on letter_picture (created_at) where person_id is not null;
