-- That a letter was signed is an event of its own. It takes over the channels and what persons chose of the one by which it was told before.

insert into notification_event (code, position, module_id, name_th, name_en, title_th, title_en, text_th, text_en, receivers, active, bell, mail, line)
select 'signed', 6, module_id, 'หนังสือของท่านลงนามแล้ว', 'A letter of yours is signed', 'หนังสือของท่านลงนามแล้ว', 'Your letter was signed', E'{number} {subject}', E'{number} {subject}', 'named',
  active, bell, mail, line
from notification_event where code = 'information';

insert into notification_choice (person_id, event_id, mail, line)
select c.person_id, s.id, c.mail, c.line from notification_choice c join notification_event i on i.id = c.event_id and i.code = 'information' cross join notification_event s where s.code = 'signed';
