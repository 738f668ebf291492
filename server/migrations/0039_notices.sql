-- Which event tells whom what by which channel, and in which module it stands.

select make_master_table('notification_module', 'code text not null, name_th text not null, name_en text not null default '''', icon text not null');
create unique index notification_module_code on notification_module (code);
create unique index notification_module_name_th on notification_module (name_th);
insert into notification_module (id, position, code, name_th, name_en, icon) values
(1, 1, 'SARABAN', 'สารบรรณ', 'Correspondence', 'mail'),
(2, 2, 'CAR', 'ยานพาหนะ', 'Vehicles', 'car'),
(3, 3, 'LEAVE', 'การลา', 'Leave', 'beach'),
(4, 4, 'WORK_FROM_HOME', 'ทำงานนอกสถานที่', 'Work from home', 'home'),
(5, 5, 'ROOM', 'ห้องประชุม', 'Rooms', 'door'),
(6, 6, 'ASSET', 'ทรัพย์สิน', 'Assets', 'device'),
(7, 7, 'MEET', 'ประชุม', 'Meetings', 'users');
alter table notification_module alter column id restart with 101;

-- The events that give somebody a notice. Their codes are known to the program; what is said, to whom and by which channel is the agency's.
select make_master_table('notification_event', 'code text not null, module_id integer not null references notification_module, name_th text not null, name_en text not null default '''',
  title_th text not null, title_en text not null, text_th text not null, text_en text not null, receivers text not null, bell boolean not null, mail boolean not null, line boolean not null');
create unique index notification_event_code on notification_event (code);
create index notification_event_module on notification_event (module_id);
insert into notification_event (id, position, code, module_id, name_th, name_en, title_th, title_en, text_th, text_en, receivers, bell, mail, line)
select position, position, code, 1, name_th, name_en, title_th, title_en, E'{number} {subject}\nครบกำหนด {due}', E'{number} {subject}\nDue {due}', receivers, true, mail, line from (values
(1, 'delivery', 'หนังสือมาถึงหน่วยงาน', 'A letter reaches a unit', 'มีหนังสือถึงหน่วยงาน', 'A letter has come for your unit', 'workers', false, false),
(2, 'presentation', 'หนังสือเสนอถึงผู้บังคับบัญชา', 'A letter is presented', 'มีหนังสือเสนอถึงท่าน', 'A letter is presented to you', 'workers', false, true),
(3, 'assignment', 'มอบหมายงาน', 'Work is assigned', 'ท่านได้รับมอบหมายงาน', 'You have been assigned work', 'workers', false, true),
(4, 'command', 'สั่งการ', 'A command is given', 'มีข้อสั่งการถึงท่าน', 'There is a command for you', 'workers', false, true),
(5, 'review', 'ร่างหนังสือรอตรวจสอบ', 'A draft awaits review', 'มีร่างหนังสือรอตรวจสอบ', 'A draft awaits your review', 'workers', false, true),
(6, 'signature', 'หนังสือรอลงนาม', 'A letter awaits signature', 'มีหนังสือรอลงนาม', 'A letter awaits your signature', 'workers', false, true),
(7, 'information', 'แจ้งเพื่อทราบ', 'A letter is for information', 'มีหนังสือแจ้งเพื่อทราบ', 'A letter for your information', 'workers', false, false),
(8, 'sentBack', 'ส่งคืนหนังสือ', 'A letter is sent back', 'มีหนังสือส่งคืนถึงท่าน', 'A letter was sent back to you', 'workers', false, true),
(9, 'reported', 'รายงานผลครบแล้ว', 'All reports are in', 'ได้รับรายงานผลครบแล้ว', 'All reports have come in', 'workers', false, false),
(10, 'recalled', 'ดึงคืนหนังสือ', 'A letter is pulled back', 'ผู้ส่งดึงหนังสือคืน', 'The sender has pulled a letter back', 'workers', false, false),
(11, 'closed', 'ปิดเรื่อง', 'A matter is closed', 'เรื่องของท่านปิดแล้ว', 'Your matter was closed', 'workers', false, false),
(12, 'reopened', 'เปิดเรื่องใหม่', 'A matter is opened anew', 'เปิดเรื่องใหม่แล้ว', 'A matter was opened anew', 'workers', false, false),
(13, 'reminded', 'ทวงถาม', 'Somebody reminds', 'มีผู้ทวงถามความคืบหน้า', 'You are asked how far you are', 'holders', true, true),
(14, 'dueSoon', 'เตือนก่อนครบกำหนด', 'Before a due day', 'ใกล้ครบกำหนด', 'A due day is near', 'holders', false, true),
(15, 'dueToday', 'เตือนในวันครบกำหนด', 'On a due day', 'ครบกำหนดวันนี้', 'Due today', 'holders', true, true),
(16, 'overdue', 'เตือนเมื่อเกินกำหนด', 'Past a due day', 'เกินกำหนดแล้ว', 'Overdue', 'holders', true, true),
(17, 'approved', 'อนุมัติการมอบหมายที่เสนอ', 'A proposed assignment is approved', 'อนุมัติตามที่ท่านเสนอแล้ว', 'Your proposal was approved', 'workers', false, false),
(18, 'accepted', 'รับรายงานผล', 'A report is accepted', 'รับรายงานของท่านแล้ว', 'Your report was accepted', 'workers', false, false),
(19, 'workCancelled', 'ยกเลิกการมอบหมาย', 'Work is taken away', 'ยกเลิกการมอบหมายงาน', 'Work was taken away', 'workers', false, false),
(20, 'cancelled', 'ยกเลิกหนังสือ', 'A letter is cancelled', 'หนังสือถูกยกเลิก', 'A letter was cancelled', 'workers', false, false),
(21, 'accountRequested', 'มีผู้ขอบัญชีใช้งาน', 'Somebody asks for an account', 'มีคำขอบัญชีผู้ใช้งานใหม่', 'Somebody asks for an account', 'named', false, false)
) as event (position, code, name_th, name_en, title_th, title_en, receivers, mail, line);
update notification_event set text_th = '{subject}', text_en = '{subject}' where code = 'accountRequested';
update notification_event set text_th = E'{number} {subject}\nเหตุผล {reason}', text_en = E'{number} {subject}\nReason: {reason}' where code in ('sentBack', 'recalled', 'closed', 'reopened', 'approved', 'accepted', 'workCancelled', 'cancelled');
update notification_event set text_th = E'{number} {subject}\nครบกำหนด {due} ({left})', text_en = E'{number} {subject}\nDue {due} ({left})' where code in ('dueSoon', 'dueToday', 'overdue');
update notification_event set text_th = E'{number} {subject}\n{by}: {message}\nครบกำหนด {due} ({left})', text_en = E'{number} {subject}\n{by}: {message}\nDue {due} ({left})' where code = 'reminded';
alter table notification_event alter column id restart with 101;

-- What a person does not want by mail or LINE. Who has no row has what the agency says; the bell cannot be switched off.
create table notification_choice (
  person_id integer not null references person,
  event_id integer not null references notification_event,
  mail boolean not null,
  line boolean not null,
  primary key (person_id, event_id)
);

-- When reminders are sent; one row.
create table reminder_setting (
  id integer primary key default 1 check (id = 1),
  -- So many working days before a due day, each a reminder.
  before_days integer[] not null default '{3,1}',
  on_day boolean not null default true,
  -- After the due day every so many working days; 0 for never.
  overdue_every integer not null default 3 check (overdue_every between 0 and 30),
  -- From which hour of the day.
  from_hour integer not null default 8 check (from_hour between 0 and 23),
  version integer not null default 1,
  changed_at timestamptz not null default now(),
  changed_by integer
);
insert into reminder_setting default values;

-- A notice in English too, and where it leads when it is about no letter.
alter table notification add column title_en text, add column html_en text, add column link text;

-- A message of the queue of mails may go by LINE instead; its recipient is then the id of a LINE user.
alter table mail add column channel text not null default 'mail' check (channel in ('mail', 'line'));

select add_settings_page(3206, 3151, 1, 'setting-notifications', 'เหตุการณ์และช่องทางแจ้งเตือน', 'Events and channels');
select add_settings_page(3207, 3151, 2, 'setting-modules-notification', 'ระบบงานที่แจ้งเตือน', 'Modules that notify');
select add_settings_page(3208, 3151, 3, 'setting-modules-notification-lists', 'ข้อความแจ้งเตือน', 'Texts of notices');
