-- Members of a committee who are not asked any more were told that the sender had recalled the letter, which nobody did.
-- locks: the events are some dozens of rows.
insert into notification_event (code, position, name_th, name_en, title_th, title_en, module_id, text_th, text_en, receivers, bell, mail, line, push)
select 'spared', position, 'ไม่ต้องตรวจหรือลงนามแล้ว', 'A review or signature is not needed any more', 'ท่านไม่ต้องตรวจหรือลงนามแล้ว',
  'Your review or signature is not needed any more', module_id, text_th, text_en, receivers, bell, mail, line, push
from notification_event where code = 'recalled';
