-- A letter may be sent for an opinion: what its legs are for, what is written, and the notices of who is asked and of who asked.
alter type leg_purpose add value 'opinion';
alter type note_kind add value 'opinion';
insert into notification_event (code, position, name_th, name_en, title_th, title_en, module_id, text_th, text_en, receivers, bell, mail, line)
select v.*, module_id, text_th, text_en, receivers, bell, mail, line from notification_event cross join (values
  ('opinion', 4, 'ขอความเห็น', 'An opinion is asked for', 'มีเรื่องขอความเห็นจากท่าน', 'Your opinion is asked for'),
  ('opinionsIn', 9, 'ได้ความเห็นครบแล้ว', 'All opinions are in', 'ได้ความเห็นครบแล้ว', 'All opinions have come in')) v
where code = 'assignment';
