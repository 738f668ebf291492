-- Completed backups, so that administrators learn when the last one is too old.
create table backup (
  id bigint generated always as identity primary key,
  -- The moment of the snapshot.
  taken_at timestamptz not null,
  -- It was restored on trial, and everything was the same.
  tried boolean not null
);
create index backup_by_time on backup (taken_at);
