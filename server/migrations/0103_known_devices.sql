-- Browsers in which a person has signed in. Their wrong tries are counted apart from those of strangers.
create table known_device (
  person_id integer not null references person,
  device_id bigint not null references device on delete cascade,
  signed_in_at timestamptz not null,
  primary key (person_id, device_id)
);
create index known_device_device on known_device (device_id);
insert into known_device (person_id, device_id, signed_in_at) select person_id, device_id, max(created_at) from session group by person_id, device_id;

-- The browser that asked for a code has tries of its own: nobody elsewhere can use them up, nor make its code worthless by asking for another.
alter table one_time_code
  add column device_hash bytea,
  add column asker_tries integer not null default 0,
  -- Asked for from a session or a known browser of the person. Codes for strangers are limited apart from these.
  add column by_owner boolean not null default false;
