-- Who is to act for a post on coming days is told when that is entered, changed or taken back.
-- locks: the events are some dozens of rows.
insert into notification_event (code, position, module_id, name_th, name_en, title_th, title_en, text_th, text_en,
  receivers, active, bell, mail, line, push)
select n.code, n.position, s.module_id, n.name_th, n.name_en, n.title_th, n.title_en,
  E'{subject}\n{message}\nคำสั่งที่ {number}', E'{subject}\n{message}\nOrder {number}',
  'named', s.active, s.bell, s.mail, s.line, s.push
from notification_event s cross join (values
  ('actingPlanned', 69, 'กำหนดให้ทำการแทน', 'You are to act for a post',
    'ท่านจะทำการแทนตำแหน่ง', 'You are to act for a post'),
  ('actingChanged', 70, 'วันทำการแทนเปลี่ยน', 'The days of acting changed',
    'วันทำการแทนของท่านเปลี่ยน', 'The days on which you act for a post changed'),
  ('actingWithdrawn', 71, 'ยกเลิกการทำการแทน', 'Acting for a post is taken back',
    'ท่านไม่ต้องทำการแทนตำแหน่งแล้ว', 'You need not act for a post any more')
) n (code, position, name_th, name_en, title_th, title_en)
where s.code = 'signed';

-- locks: what persons chose of one event is taken over for three more.
insert into notification_choice (person_id, event_id, mail, line, push)
select c.person_id, s.id, c.mail, c.line, c.push
from notification_choice c join notification_event i on i.id = c.event_id and i.code = 'signed'
  cross join notification_event s where s.code in ('actingPlanned', 'actingChanged', 'actingWithdrawn');
