-- The PIN with which a person proves before signing that it is that person.
create table signing_pin (
  person_id integer primary key references person,
  -- The argon2id hash, sealed with a key of the data folder: a copy of the database alone is not enough to try PINs.
  sealed_hash bytea not null,
  set_at timestamptz not null,
  -- Wrong tries since the last right one.
  wrong smallint not null default 0,
  locked_at timestamptz
);

-- The last proof of a session. For how long it counts is a value of the agency.
create table standing_proof (
  session_id bigint primary key references session on delete cascade,
  way text not null check (way in ('pin', 'password', 'secondFactor')),
  proved_at timestamptz not null
);

alter table signature
  drop constraint signature_proof_check,
  add constraint signature_proof_check check (proof in ('password', 'secondFactor', 'pin', 'certificate')),
  -- Before the moment of the signature where a proof that stood was used; null of signatures made before it was kept.
  add column proved_at timestamptz;
