-- The words with which work is ordered, given and signed, kept by the office: command types, kinds of work, ready phrases, types of signatures.

create sequence command_type_number;
select make_master_table('command_type', 'code text not null default ''command'' || nextval(''command_type_number''), name_th text not null, name_en text not null default '''',
  needs_party boolean not null default false, needs_text boolean not null default false, closes boolean not null default false');
create unique index command_type_code on command_type (code);
create unique index command_type_name_th on command_type (name_th);
insert into command_type (position, code, name_th, name_en, needs_party, needs_text, closes) values
(1, 'acknowledged', 'ทราบ', 'Acknowledged', false, false, false),
(2, 'acknowledgedAssigned', 'ทราบ/มอบ', 'Acknowledged, assign', true, false, false),
(3, 'proceed', 'ดำเนินการ', 'Proceed', false, false, false),
(4, 'approved', 'อนุมัติ', 'Approved', false, false, false),
(5, 'notApproved', 'ไม่อนุมัติ', 'Not approved', false, false, false),
(6, 'agreed', 'เห็นชอบ', 'Agreed', false, false, false),
(7, 'filed', 'ทราบ/เก็บเรื่อง', 'Acknowledged, file it', false, false, true),
(8, 'other', 'อื่น ๆ', 'Other', false, true, false);
create index note_choice on note (choice) where choice is not null;

select make_master_table('job_type', 'name_th text not null, name_en text not null default '''', task text not null default '''', due_days integer, needs_report boolean not null default false');
create unique index job_type_name_th on job_type (name_th);
insert into job_type (position, name_th, name_en, task, due_days, needs_report) values
(1, 'ดำเนินการ', 'Please act', 'ดำเนินการ', null, false),
(2, 'ดำเนินการและรายงาน', 'Act and report', 'ดำเนินการและรายงานผล', 7, true),
(3, 'ร่างหนังสือตอบ', 'Draft an answer', 'ร่างหนังสือตอบ', 5, true),
(4, 'ตรวจสอบข้อเท็จจริง', 'Check the facts', 'ตรวจสอบข้อเท็จจริง', 7, true),
(5, 'เข้าร่วมประชุม', 'Attend the meeting', 'เข้าร่วมประชุมแทนหน่วยงาน', null, true),
(6, 'เพื่อทราบ', 'For information', 'เพื่อทราบ', null, false);
alter table assignment add column job_type_id integer references job_type;
create index assignment_job_type on assignment (job_type_id) where job_type_id is not null;

-- Phrases (ถ้อยคำสำเร็จรูป) that panes offer by one tap; those of a kind are offered on letters of that kind alone.
select make_master_table('phrase', 'text_th text not null, text_en text not null default '''', for_present boolean not null default false, for_command boolean not null default false,
  for_assign boolean not null default false, for_report boolean not null default false, for_forward boolean not null default false, for_send_back boolean not null default false,
  for_close boolean not null default false, kind_id integer references document_type');
create unique index phrase_text_th on phrase (text_th);
create index phrase_kind on phrase (kind_id) where kind_id is not null;
insert into phrase (position, text_th, text_en, for_present, for_command, for_assign, for_report, for_forward, for_send_back, for_close)
select position, text_th, text_en, places ~ 'p', places ~ 'c', places ~ 'a', places ~ 'r', places ~ 'f', places ~ 'b', places ~ 'x' from (values
(1, 'เพื่อโปรดพิจารณา', 'For consideration', 'p'), (2, 'เพื่อโปรดทราบ', 'For information', 'pf'), (3, 'เพื่อโปรดลงนาม', 'For signature', 'p'),
(4, 'เห็นควรมอบ', 'To be assigned to', 'p'), (5, 'ดำเนินการตามเสนอ', 'Proceed as proposed', 'c'), (6, 'ดำเนินการ', 'Please proceed', 'c'),
(7, 'ดำเนินการตามระเบียบ', 'Proceed according to the rules', 'ca'), (8, 'และรายงานผล', 'and report', 'ca'), (9, 'แจ้งเวียนให้ทราบทั่วกัน', 'Circulate to all', 'c'),
(10, 'เก็บเรื่อง', 'Keep on file', 'cx'), (11, 'ประสานหน่วยงานที่เกี่ยวข้อง', 'Contact the units concerned', 'a'), (12, 'เสนอร่างภายในกำหนด', 'Submit a draft in time', 'a'),
(13, 'ดำเนินการเรียบร้อยแล้ว', 'Done', 'rx'), (14, 'เข้าร่วมประชุมแล้ว', 'Meeting attended', 'r'), (15, 'ประสานหน่วยงานที่เกี่ยวข้องแล้ว', 'Units concerned were contacted', 'r'),
(16, 'รับทราบ', 'Acknowledged', 'rx'), (17, 'เพื่อดำเนินการในส่วนที่เกี่ยวข้อง', 'For action as far as concerned', 'f'), (18, 'เพื่อทราบ', 'For your information', 'f'),
(19, 'เพื่อดำเนินการตามอำนาจหน้าที่', 'For action as your duty', 'f'), (20, 'เอกสารไม่ครบ', 'Incomplete', 'b'), (21, 'ไม่ใช่ภารกิจของหน่วยงาน', 'Not our business', 'b'),
(22, 'ไฟล์อ่านไม่ได้', 'File unreadable', 'b'), (23, 'ผิดหน่วยงาน', 'Wrong unit', 'b')
) as v (position, text_th, text_en, places);

-- Types of signatures, and for which letters and posts each may be used. A type without rules is everybody's.
select make_master_table('sign_type', 'name_th text not null, name_en text not null default '''', manner text not null, is_default boolean not null default false');
create unique index sign_type_name_th on sign_type (name_th);
insert into sign_type (position, name_th, name_en, manner, is_default) values
(1, 'ลงนามจริง', 'Signature', 'own', true), (2, 'ลงนามแทน', 'Signature for another post', 'instead', false),
(3, 'ลงชื่อย่อกำกับ', 'Initials', 'initial', false), (4, 'ประทับตราแทนการลงนาม', 'Seal instead of a signature', 'seal', false);
create table sign_type_group (
  id integer generated by default as identity primary key,
  sign_type_id integer not null references sign_type on delete cascade,
  name text not null,
  -- Which letters: kinds by their codes; empty for all.
  kinds integer[] not null default '{}',
  -- Whose posts: levels and types of posts; empty for all. The rank of the post must be this or higher (1 is the highest).
  level_ids integer[] not null default '{}',
  lowest_rank integer check (lowest_rank > 0),
  active boolean not null default true,
  version integer not null default 1,
  changed_at timestamptz not null,
  changed_by integer
);
create unique index sign_type_group_name on sign_type_group (sign_type_id, name);
-- A seal stands instead of the signature on sealed letters alone (ข้อ 14).
insert into sign_type_group (sign_type_id, name, kinds, changed_at) select id, 'หนังสือประทับตรา', '{16}', now() from sign_type where manner = 'seal';
alter table signature add column sign_type_id integer references sign_type;
create index signature_sign_type on signature (sign_type_id) where sign_type_id is not null;

select add_settings_page(3198, 3149, 4, 'command-type', 'ประเภทคำสั่งการ', 'Command types');
select add_settings_page(3199, 3149, 5, 'job-type', 'ประเภทงานที่มอบหมาย', 'Kinds of assignments');
select add_settings_page(3200, 3149, 6, 'document-central', 'ข้อความกลางและถ้อยคำสำเร็จรูป', 'Central texts and phrases');
select add_settings_page(3202, 3150, 1, 'sign-type', 'ประเภทการลงนาม', 'Types of signatures');
