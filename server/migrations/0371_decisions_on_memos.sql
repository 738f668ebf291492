-- An order against what was asked needs a reason: without one it comes back as a question.
-- locks: command types are some dozens of rows.
alter table command_type add column needs_reason boolean not null default false;
-- locks: as above.
update command_type set needs_reason = true where code = 'notApproved';

-- Who wrote, checked or signed a memo is told what its addressee decided.
-- locks: the events are some dozens of rows.
insert into notification_event (code, position, module_id, name_th, name_en, title_th, title_en, text_th, text_en,
  receivers, active, bell, mail, line, push)
select 'decided', 6, module_id, 'ผลการพิจารณาบันทึกของท่าน', 'A decision on a memo of yours', 'มีผลการพิจารณาบันทึกของท่าน',
  'Your memo was decided on', E'{number} {subject}\n{by}: {message}', E'{number} {subject}\n{by}: {message}',
  'named', active, bell, mail, line, push
from notification_event where code = 'signed';

-- locks: what persons chose of one event is taken over for one more.
insert into notification_choice (person_id, event_id, mail, line, push)
select c.person_id, s.id, c.mail, c.line, c.push
from notification_choice c join notification_event i on i.id = c.event_id and i.code = 'signed'
  cross join notification_event s where s.code = 'decided';
