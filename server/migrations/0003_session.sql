-- Accounts, devices, sessions, consent, and trouble at sign-in.

create table account (
  person_id integer primary key references person,
  username text not null,
  password_hash text not null,
  password_changed_at timestamptz not null default now(),
  closed_at timestamptz
);
create unique index account_username on account (lower(username));

-- A browser, known by a long-lived random cookie of which only the hash is kept.
create table device (
  id bigint generated always as identity primary key,
  token_hash bytea not null unique,
  created_at timestamptz not null default now()
);

create table session (
  id bigint generated always as identity primary key,
  token_hash bytea not null unique,
  person_id integer not null references person,
  device_id bigint not null references device,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  end_reason text check (end_reason in ('logout', 'revoked', 'elsewhere', 'replaced', 'password', 'closed')),
  user_agent text not null default '',
  address inet
);
create index session_open on session (person_id) where ended_at is null;
create index session_history on session (person_id, created_at desc);

-- Wrong tries, by account name (hashed) and by address; only wrong ones are counted.
create table sign_in_trouble (
  subject text primary key,
  wrong integer not null,
  first_at timestamptz not null,
  last_at timestamptz not null,
  wait_until timestamptz
);

create type consent_kind as enum ('privacy', 'signature');
create table consent_text (
  kind consent_kind not null,
  version integer not null,
  in_force_from date not null,
  th text not null,
  en text not null,
  primary key (kind, version)
);
create table consent (
  person_id integer not null references person,
  kind consent_kind not null,
  version integer not null,
  agreed_at timestamptz not null,
  text_th text not null,
  primary key (person_id, kind, version),
  foreign key (kind, version) references consent_text
);

insert into consent_text (kind, version, in_force_from, th, en) values
('privacy', 1, '2022-06-01',
 E'หน่วยงานเก็บข้อมูลส่วนบุคคลของท่านเท่าที่จำเป็นต่อการปฏิบัติงานสารบรรณ ได้แก่ ชื่อ ตำแหน่ง หน่วยงาน ช่องทางติดต่อ ลายมือชื่อ และประวัติการใช้งานระบบ\n\nข้อมูลนี้ใช้เพื่อยืนยันตัวผู้ใช้งาน ส่งเรื่องถึงผู้รับผิดชอบ แสดงหลักฐานว่าผู้ใดดำเนินการเรื่องใดเมื่อใด และรักษาความปลอดภัยของระบบ ข้อมูลที่เป็นส่วนหนึ่งของหนังสือราชการเก็บรักษาตามระเบียบงานสารบรรณและกฎหมายว่าด้วยจดหมายเหตุ\n\nหน่วยงานไม่เปิดเผยข้อมูลแก่ผู้อื่นนอกจากที่กฎหมายกำหนด ท่านมีสิทธิขอดู ขอแก้ไข และร้องเรียนตามพระราชบัญญัติคุ้มครองข้อมูลส่วนบุคคล พ.ศ. 2562 โดยติดต่อผู้ดูแลระบบของหน่วยงาน',
 E'The agency keeps only the personal data that official correspondence needs: your name, position, unit, contact details, signature and the history of what you do here.\n\nThey serve to know who you are, to bring work to the person responsible, to prove who did what and when, and to keep the system safe. What is part of an official letter is kept as the regulation on correspondence and the archives law demand.\n\nNothing is given to others except where a law says so. You may see and correct your data, or complain, under the Personal Data Protection Act B.E. 2562, through the administrator of your agency.'),
('signature', 1, '2022-06-01',
 E'ข้าพเจ้ายืนยันว่าลายมือชื่ออิเล็กทรอนิกส์ที่ใช้ในระบบนี้เป็นของข้าพเจ้า อยู่ในความควบคุมของข้าพเจ้าแต่ผู้เดียว และยอมรับว่าการลงนามหรือเกษียนด้วยบัญชีของข้าพเจ้าเป็นการกระทำของข้าพเจ้า',
 E'I confirm that the electronic signature used in this system is mine and under my sole control, and that whatever is signed or noted with my account is done by me.');
