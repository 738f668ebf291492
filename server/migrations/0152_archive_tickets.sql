-- One-time tickets that take a person to the archive; only the hash of a ticket is kept.
create table archive_ticket (
  ticket_hash bytea primary key,
  person_id integer not null references person,
  session_id bigint not null references session,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index archive_ticket_expires on archive_ticket (expires_at);
