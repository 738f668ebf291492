-- Notices leave the system by mail, LINE and web push, each person's by one job for each channel.
alter table notification_event add column push boolean not null default false;
update notification_event set push = line;
alter table notification_choice add column push boolean not null default true;
-- LINE may be gathered at the times of digests as well.
alter table person_rhythm alter column rhythm drop not null, add column line_gathered boolean not null default false;

-- Browsers that show pushed notices. The push service cannot read what is sent; it knows the address.
create table push_device (
  id integer generated always as identity primary key,
  person_id integer not null references person,
  -- The session in which it was added: when that is signed out, the device is forgotten.
  session_id bigint references session on delete set null,
  endpoint text not null unique,
  p256dh text not null,
  auth text not null,
  browser text not null,
  system text not null,
  language text not null check (language in ('th', 'en')),
  added_at timestamptz not null,
  used_at timestamptz
);
create index push_device_of_person on push_device (person_id);
create index push_device_of_session on push_device (session_id);

create type notice_channel as enum ('mail', 'line', 'push');
create type notice_delivery_state as enum ('waiting', 'sent', 'failed', 'dropped');
-- What of a notice goes to a person by a channel, and what became of it.
create table notice_delivery (
  id bigint generated always as identity primary key,
  person_id integer not null references person,
  notification_id bigint not null references notification,
  channel notice_channel not null,
  state notice_delivery_state not null default 'waiting',
  created_at timestamptz not null,
  ended_at timestamptz,
  -- Why it failed or was dropped; of one that waits, why the last try failed.
  error text
);
create index notice_delivery_waiting on notice_delivery (person_id, channel, notification_id) where state = 'waiting';
create index notice_delivery_sent on notice_delivery (person_id, channel, ended_at) where state = 'sent';
create index notice_delivery_failed on notice_delivery (id desc) where state = 'failed';
create index notice_delivery_ended on notice_delivery (ended_at) where ended_at is not null;
create index notice_delivery_of_notification on notice_delivery (notification_id);

-- How a service fares that delivers notices: LINE, or the push service of a kind of browser.
create table notice_service (
  service text primary key,
  channel notice_channel not null,
  -- Failed tries, one after another.
  failures integer not null default 0,
  quiet_until timestamptz,
  error text,
  failed_at timestamptz,
  sent_at timestamptz
);

-- Secrets of the installation that every process needs, sealed with a key of the data folder.
create table sealed_secret (
  name text primary key,
  sealed bytea not null,
  changed_at timestamptz not null,
  changed_by integer references person
);

-- When nothing leaves the system, as the office says and as a person says.
create table quiet_setting (
  id integer primary key default 1 check (id = 1),
  active boolean not null default false,
  from_time text not null default '20:00',
  until_time text not null default '07:00',
  holidays boolean not null default true,
  -- Letters from this speed class on are not held back; 0 for none.
  urgent_from smallint not null default 4 check (urgent_from between 0 and 4),
  may_choose boolean not null default true,
  version integer not null default 1,
  changed_at timestamptz not null default now(),
  changed_by integer references person
);
insert into quiet_setting default values;
create table person_quiet (
  person_id integer primary key references person,
  active boolean not null,
  from_time text not null,
  until_time text not null,
  holidays boolean not null,
  urgent_from smallint not null check (urgent_from between 0 and 4)
);
