-- The shell: menus, notifications, book collections.

create table menu (
  id integer primary key,
  parent_id integer,
  level smallint not null,
  sequence smallint not null,
  action text not null,
  icon text not null,
  name_th text not null,
  name_en text not null,
  -- 'r' a screen of this product, 'b' an address opened in a new tab.
  type text not null default 'r',
  -- Who sees it: everyone, those who register for a unit, administrators.
  audience text not null default 'everyone' check (audience in ('everyone', 'registrars', 'administrators'))
);
create index menu_children on menu (parent_id, sequence);

create table notification (
  id bigint generated always as identity primary key,
  person_id integer not null references person,
  module text not null,
  title text not null,
  html text not null,
  document_id bigint references document,
  leg_id bigint references leg,
  -- Copied so that what a person may no longer see is left out of lists and counts.
  secrecy smallint not null default 1,
  created_at timestamptz not null,
  read_at timestamptz
);
create index notification_list on notification (person_id, created_at desc, id desc);
create index notification_unread on notification (person_id) where read_at is null;

-- Letters shown to everyone on the dashboard.
create type collection_code as enum ('circular', 'command', 'regulation', 'rule', 'news', 'announcement', 'declaration', 'meeting');
create table collection_item (
  collection collection_code not null,
  document_id bigint not null references document,
  meeting_number text,
  announced_on date not null,
  published_at timestamptz not null,
  published_by integer not null references person,
  primary key (collection, document_id)
);
create index collection_newest on collection_item (collection, announced_on desc, document_id desc);

create table collection_reader (
  document_id bigint not null references document,
  person_id integer not null references person,
  read_at timestamptz not null,
  primary key (person_id, document_id)
);

insert into menu (id, parent_id, level, sequence, action, icon, name_th, name_en, audience) values
(3090, null, 0, 1, '', 'home', 'เมนูหลัก', 'Main menu', 'everyone'),
(3091, 3090, 1, 1, 'portal', 'home', 'หน้าแรก', 'Home', 'everyone'),
(3092, 3090, 1, 2, 'sarabun/dashboard', 'sarabun', 'งานสารบรรณ', 'Correspondence', 'everyone'),
(3093, 3090, 1, 3, 'sarabun/receive', 'stamp', 'ลงรับ', 'Receive', 'registrars'),
(3100, null, 0, 2, '', 'apps', 'ระบบงาน', 'Modules', 'everyone'),
(3101, 3100, 1, 1, 'sarabun/dashboard', 'sarabun', 'สารบรรณอิเล็กทรอนิกส์', 'Electronic correspondence', 'everyone'),
(3102, 3100, 1, 2, 'sarabun/receive', 'stamp', 'โต๊ะลงรับ', 'Receiving desk', 'registrars'),
(3103, 3100, 1, 3, 'notification-all', 'bell', 'การแจ้งเตือน', 'Notifications', 'everyone');
