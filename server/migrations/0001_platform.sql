-- What every feature stands on: searching Thai text, the outbox of events, the audit.

create extension if not exists pg_trgm;

-- Folds a text for searching: NFC, one way of writing sara am, Arabic digits, lower case, and เกษียณ as เกษียน.
create function fold(t text) returns text immutable strict parallel safe language sql as $$
  select replace(replace(lower(translate(normalize(t, NFC), '๐๑๒๓๔๕๖๗๘๙', '0123456789')), U&'\0E4D\0E32', U&'\0E33'), 'เกษียณ', 'เกษียน')
$$;

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end $$;

-- Facts announced by use cases, stored in the transaction of the change, delivered after it by a worker.
create table event (
  id bigint generated always as identity primary key,
  name text not null,
  actor_id integer,
  payload jsonb not null,
  happened_at timestamptz not null,
  delivered_at timestamptz,
  attempts smallint not null default 0,
  next_try_at timestamptz not null default now(),
  last_error text
);
create index event_waiting on event (next_try_at, id) where delivered_at is null;

-- Who did what. One row for each use case that changed something; nothing is ever taken out.
create table audit (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  person_id integer,
  session_id bigint,
  address inet,
  action text not null,
  document_id bigint,
  detail jsonb
);
create index audit_of_person on audit (person_id, at desc);
create index audit_of_document on audit (document_id, at desc) where document_id is not null;
create trigger audit_is_append_only before update or delete on audit for each row execute function refuse_change();

-- What this installation has been through, such as `demonstration` = `done`.
create table installation (
  name text primary key,
  value text not null
);
