-- Signatures that lost their effect because the letter was returned or taken back before its last signature: as they were given, each with the
-- leg on which it was given. They are moved here, so that the same place can be signed again.
create table withdrawn_signature (
  leg_id bigint primary key references leg,
  document_id bigint not null references document,
  position smallint not null,
  person_id integer not null references person,
  name text not null,
  lines text[] not null,
  picture_sha256 bytea,
  proof text not null,
  proved_at timestamptz,
  sign_type_id integer references sign_type,
  revision integer not null,
  content_sha256 bytea not null,
  signed_at timestamptz not null,
  -- The statement that was signed by certificate, and that signature; null without one.
  certificate_id integer references certificate,
  statement text,
  statement_signature bytea,
  -- The leg that ended with the return, and who ended it.
  ended_leg_id bigint not null references leg,
  withdrawn_at timestamptz not null,
  withdrawn_by integer not null references person
);
create index withdrawn_signature_of on withdrawn_signature (document_id, withdrawn_at);
create index withdrawn_signature_type on withdrawn_signature (sign_type_id) where sign_type_id is not null;

-- Signed PDFs on the way to an issued one that nothing needs any more. They are removed within the hour.
create table superseded_paper (
  sha256 bytea primary key,
  since timestamptz not null
);
