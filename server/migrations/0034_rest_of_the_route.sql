-- What the rest of the route keeps.

-- Work that was taken away again, and letters that were cancelled.
alter type leg_state add value 'cancelled';
alter type note_kind add value 'cancellation';
-- A letter that is in the register came once more.
alter type note_kind add value 'sameReceived';

-- When who gave the work accepted the report on it.
alter table leg add column accepted_at timestamptz, add column accepted_by integer references person;
-- The leg under whose number this one was received: the same letter, which had come before.
alter table leg add column same_as_leg_id bigint references leg;

-- The files of a report.
alter table document_file add column note_id bigint references note;

-- An assignment that is proposed to the superior at whose desk the leg lies. It takes effect when the superior approves it.
create table proposal (
  leg_id bigint primary key references leg,
  task text not null default '',
  due_on date,
  needs_report boolean not null default false
);
create table proposal_party (
  leg_id bigint not null references proposal,
  sequence smallint not null,
  desk_id integer not null references desk,
  responsibility responsibility not null,
  primary key (leg_id, sequence)
);

-- The posts to which a presented letter is to go next, in order.
create table planned_step (
  leg_id bigint not null references leg,
  sequence smallint not null,
  desk_id integer not null references desk,
  primary key (leg_id, sequence)
);

-- A number in any spacing and either digits is the same number.
create function bare_number(number text) returns text immutable strict parallel safe language sql as $$
  select regexp_replace(public.fold(number), '[\s.]+', '', 'g')
$$;
create index document_same_number on document (bare_number(number)) where number <> '';
create index leg_same_as on leg (same_as_leg_id) where same_as_leg_id is not null;
