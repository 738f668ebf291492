-- Reminders of due days, and who has been asked how far the work is.

-- What has been sent to a desk about a leg: nothing is sent twice. The stage is in working days: -3 three before the due day, 0 on it, 1, 4 … past it.
create table reminder (
  desk_id integer not null references desk,
  leg_id bigint not null references leg,
  due_on date not null,
  stage smallint not null,
  reminded_at timestamptz not null,
  primary key (desk_id, leg_id, due_on, stage)
);

-- The days on which the round has been made.
create table reminder_round (
  day date primary key,
  done_at timestamptz not null,
  reminders integer not null
);

-- What is due, over all desks: the work itself, and what somebody follows.
create index queue_entry_reminding on queue_entry (due_on, leg_id, desk_id) where due_on is not null and queue in (1, 2, 3, 4, 5, 6, 10, 11);

-- Who asked from which desk how far a letter is, at most once a day.
create table reminding (
  document_id bigint not null references document,
  desk_id integer not null references desk,
  day date not null,
  at timestamptz not null,
  person_id integer not null references person,
  note_id bigint not null references note,
  primary key (document_id, desk_id, day)
);
alter type note_kind add value 'reminder';
