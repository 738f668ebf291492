-- The portal shows the office's systems with a line about each, and what each system reports of itself.
alter table menu
  add column detail_th text not null default '' check (length(detail_th) <= 120),
  add column detail_en text not null default '' check (length(detail_en) <= 120),
  -- Whether it is a tile of the portal; the launcher has all items.
  add column on_portal boolean not null default true,
  -- The module whose figure its tile shows.
  add column module text;

-- What the header's menu has already is no tile.
update menu set on_portal = false where parent_id = 3100 and id in (3102, 3103, 3104, 3105, 3106, 3119, 3284);

update menu set detail_th = 'รับ ส่ง เสนอ และลงนามหนังสือ', detail_en = 'Receive, send, submit and sign letters' where id = 3101;
update menu set detail_th = 'ข่าวและหนังสือกลางของหน่วยงาน', detail_en = 'News and shared documents of the office' where id = 3130;
update menu set detail_th = 'บุคลากร หน่วยงาน สิทธิ และทะเบียน', detail_en = 'People, units, rights and registers' where id = 3144;

-- A module without an address of its own leads to its notices, until the office enters one.
insert into menu (id, parent_id, level, sequence, action, icon, name_th, name_en, detail_th, detail_en, module) values
(3131, 3100, 1, 20, 'notification-all/ROOM', 'door', 'จองห้องประชุม', 'Meeting rooms', 'ตารางและคำขอใช้ห้อง', 'Timetable and bookings of rooms', 'ROOM'),
(3132, 3100, 1, 21, 'notification-all/MEET', 'users-group', 'ประชุมอิเล็กทรอนิกส์', 'E-meetings', 'ระเบียบวาระและรายงานการประชุม', 'Agendas and minutes', 'MEET'),
(3133, 3100, 1, 22, 'notification-all/CAR', 'car', 'ยานพาหนะ', 'Vehicles', 'ขอใช้รถและจัดรถ', 'Ask for a car, assign drivers', 'CAR'),
(3134, 3100, 1, 23, 'notification-all/LEAVE', 'beach', 'การลา', 'Leave', 'ยื่นและอนุมัติใบลา', 'Ask for leave and approve it', 'LEAVE'),
(3135, 3100, 1, 24, 'notification-all/WORK_FROM_HOME', 'home-check', 'ทำงานนอกสถานที่', 'Work elsewhere', 'แผนและบันทึกผลการทำงาน', 'Plans and results', 'WORK_FROM_HOME'),
(3136, 3100, 1, 25, 'notification-all/ASSET', 'box', 'พัสดุและครุภัณฑ์', 'Supplies and equipment', 'เบิก ยืม และทะเบียนครุภัณฑ์', 'Issue, lend and register', 'ASSET'),
(3137, 3100, 1, 26, 'archive', 'archive', 'คลังเอกสาร', 'Archive', 'ค้นและยืมเรื่องที่เก็บแล้ว', 'Find and borrow kept documents', null),
(3138, 3100, 1, 27, 'certificate-register', 'certificate', 'ใบรับรองลายมือชื่อ', 'My certificate', 'ขอและต่ออายุใบรับรองของท่าน', 'Ask for your certificate and renew it', null),
(3139, 3100, 1, 60, 'sarabun/manual-video', 'video', 'วิดีโอสอนใช้งาน', 'Video guides', 'คู่มือทีละขั้น', 'How to, step by step', null);
insert into menu_permission_group (group_id, menu_id, may_query, may_manage)
select 1, id, true, false from menu where id between 3131 and 3139;

-- The figures that systems report: one for all, or one for a person, until they expire.
create table module_figure (
  module text not null,
  person_id integer references person,
  count integer not null check (count >= 0),
  label_th text not null,
  label_en text not null,
  expires_at timestamptz not null,
  reported_at timestamptz not null,
  key_id integer not null references service_key
);
create unique index module_figure_of_person on module_figure (person_id, module) nulls not distinct;
create index module_figure_by_age on module_figure (expires_at);

-- How a person arranged the portal. Tiles that are not named come last, in the order of the office.
create table portal_arrangement (
  person_id integer primary key references person,
  menu_ids integer[] not null,
  hidden_ids integer[] not null,
  changed_at timestamptz not null
);
