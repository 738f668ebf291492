-- The LINE channel that the office set up. Its secrets are sealed with a key of the data folder; null after it was removed. At most one row.
create table line_channel (
  only_row boolean primary key default true check (only_row),
  sealed bytea,
  add_friend text not null default '',
  version integer not null default 1,
  changed_at timestamptz not null,
  changed_by integer not null references person
);
