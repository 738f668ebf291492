-- The receive stamp (ข้อ 37, form 12) on a copy of the first page; the original stays as it came.

create type stamp_state as enum ('waiting', 'made', 'failed');
create table receive_stamp (
  leg_id bigint primary key references leg,
  document_id bigint not null references document,
  -- Left upper corner of the stamp, in parts of the page's width and height as it is seen.
  place_x double precision not null check (place_x between 0 and 1),
  place_y double precision not null check (place_y between 0 and 1),
  state stamp_state not null default 'waiting',
  file_id bigint references file,
  attempts integer not null default 0,
  next_try_at timestamptz not null,
  error text
);
create index receive_stamp_document on receive_stamp (document_id);
create index receive_stamp_waiting on receive_stamp (next_try_at) where state = 'waiting';
