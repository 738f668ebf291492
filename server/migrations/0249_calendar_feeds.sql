-- Addresses under which calendar programs read the deadlines of one person. Only the hash of an address is kept.
create table calendar_feed (
  id integer generated always as identity primary key,
  person_id integer not null references person,
  token_hash bytea not null unique,
  language text not null check (language in ('th', 'en')),
  created_at timestamptz not null,
  revoked_at timestamptz
);
create unique index calendar_feed_open on calendar_feed (person_id) where revoked_at is null;

-- From where a feed was read in an hour, also what was refused.
create table calendar_feed_use (
  id bigint generated always as identity primary key,
  feed_id integer not null references calendar_feed,
  hour timestamptz not null,
  address inet,
  program text not null,
  calls integer not null
);
create unique index calendar_feed_use_hour on calendar_feed_use (feed_id, hour desc, address) nulls not distinct;
create index calendar_feed_use_by_age on calendar_feed_use (hour);
