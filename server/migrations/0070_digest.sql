-- Notices by mail at once, gathered into one mail at fixed times, or not at all.

create type notice_rhythm as enum ('immediate', 'digest', 'none');

-- What the office says; one row.
create table digest_setting (
  id integer primary key default 1 check (id = 1),
  -- What holds for who has chosen nothing, and for everybody where nobody may choose.
  usual notice_rhythm not null default 'immediate',
  may_choose boolean not null default true,
  -- At which times of a working day gathered notices are mailed: twice, as an office looks after its letters (annex 6 ข้อ 4.1.2).
  times text[] not null default '{08:30,13:00}' check (cardinality(times) between 1 and 6),
  version integer not null default 1,
  changed_at timestamptz not null default now(),
  changed_by integer
);
insert into digest_setting default values;

create table person_rhythm (
  person_id integer primary key references person,
  rhythm notice_rhythm not null
);

-- Notices that wait for the next mail of their person.
create table digest_entry (
  person_id integer not null references person,
  notification_id bigint not null references notification on delete cascade,
  primary key (person_id, notification_id)
);
create index digest_entry_notification on digest_entry (notification_id);

-- Up to which time of which day gathered notices have been mailed.
create table digest_round (
  day date not null,
  at text not null,
  done_at timestamptz not null,
  mails integer not null,
  primary key (day, at)
);
