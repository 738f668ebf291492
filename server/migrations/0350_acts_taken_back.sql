-- How a leg was before a report, an opinion, or a receipt under an earlier number, so that the act can be taken back while nobody went on:
-- a row for each leg that the last such act changed.
create table leg_before (
  leg_id bigint primary key references leg,
  -- The leg on which the verb was done, and the last leg of the letter then.
  act_leg_id bigint not null references leg,
  act text not null,
  last_sequence smallint not null,
  -- The note that was written with it.
  note_id bigint references note,
  state leg_state not null,
  received_at timestamptz,
  received_by integer references person,
  receipt_cancelled boolean not null,
  opened_at timestamptz,
  opened_by integer references person,
  back_at timestamptz,
  ended_at timestamptz,
  ended_by integer references person,
  reason text
);
create index leg_before_of_act on leg_before (act_leg_id);

-- Notes that no longer stand, because what was done with them was taken back. The notes themselves are never deleted.
create table note_taken_back (
  note_id bigint primary key references note,
  taken_back_at timestamptz not null,
  taken_back_by integer not null references person
);

insert into notification_event (code, position, name_th, name_en, title_th, title_en, module_id, text_th, text_en, receivers, bell, mail, line)
select 'answerTakenBack', 10, 'ดึงรายงานหรือความเห็นคืน', 'A report or an opinion is taken back', 'มีการดึงรายงานหรือความเห็นคืน',
  'A report or an opinion was taken back', module_id, text_th, text_en, receivers, bell, mail, line
from notification_event where code = 'reported';
