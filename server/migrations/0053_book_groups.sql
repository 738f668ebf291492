-- Book groups (collections) as data: the eight of the dashboard and further ones, their categories, who may publish into them, and the items that are written for them.

create sequence book_group_number;
select make_master_table('book_group', 'code text not null default ''group'' || nextval(''book_group_number''), name_th text not null, name_en text not null default '''', icon text not null,
  kind_id integer references document_type, automatic boolean not null default false, stands_open boolean not null default false');
create unique index book_group_code on book_group (code);
create unique index book_group_name_th on book_group (name_th);
insert into book_group (position, code, name_th, name_en, icon, kind_id, stands_open)
select v.position, v.code, v.name_th, v.name_en, v.icon, k.id, v.stands_open from (values
(1, 'circular', 'หนังสือเวียน', 'Circulars', 'circular', 3, true), (2, 'meeting', 'รายงานการประชุม', 'Meeting reports', 'people', 11, true),
(3, 'news', 'ข่าวประชาสัมพันธ์', 'News', 'news', 9, true), (4, 'command', 'คำสั่ง', 'Orders', 'gavel', 4, true),
(5, 'announcement', 'ประกาศ', 'Announcements', 'speaker', 7, false), (6, 'regulation', 'ระเบียบ', 'Regulations', 'book', 5, false),
(7, 'rule', 'ข้อบังคับ', 'Rules', 'scale', 6, false), (8, 'declaration', 'แถลงการณ์', 'Statements', 'message', 8, false)
) as v (position, code, name_th, name_en, icon, kind, stands_open) left join document_type k on k.code = v.kind;
create index book_group_kind on book_group (kind_id) where automatic;

select make_master_table('book_category', 'group_id integer not null references book_group, name_th text not null, name_en text not null default ''''');
create unique index book_category_name_th on book_category (name_th);
create index book_category_group on book_category (group_id);

-- Who may publish into a group: a unit with those below it, a group of users, or a person.
create table book_publisher (
  id integer generated always as identity primary key,
  group_id integer not null references book_group on delete cascade,
  unit_id integer references unit,
  users_group_id integer references users_group,
  person_id integer references person,
  added_at timestamptz not null,
  added_by integer,
  check (num_nonnulls(unit_id, users_group_id, person_id) = 1)
);
create unique index book_publisher_once on book_publisher (group_id, coalesce(unit_id, 0), coalesce(users_group_id, 0), coalesce(person_id, 0));

create type intranet_state as enum ('draft', 'published', 'withdrawn');
create table intranet_item (
  id bigint generated always as identity primary key,
  group_id integer not null references book_group,
  category_id integer references book_category,
  title text not null,
  number text not null default '',
  meeting_number text,
  body text not null default '',
  announced_on date not null,
  shows_from date not null,
  shows_until date,
  pinned boolean not null default false,
  for_everyone boolean not null default true,
  state intranet_state not null default 'draft',
  version integer not null default 1,
  created_at timestamptz not null,
  created_by integer not null references person,
  changed_at timestamptz not null,
  changed_by integer not null references person,
  search_text text not null generated always as (fold(title || ' ' || number || ' ' || body)) stored,
  check (shows_until is null or shows_until >= shows_from)
);
create index intranet_item_newest on intranet_item (group_id, pinned desc, announced_on desc, id desc) where state = 'published';
create index intranet_item_of_group on intranet_item (group_id, changed_at desc, id desc);
create index intranet_item_category on intranet_item (category_id) where category_id is not null;

-- Whom an item that is not for everyone concerns: units with those below them, and groups of users.
create table intranet_audience (
  item_id bigint not null references intranet_item on delete cascade,
  unit_id integer references unit,
  users_group_id integer references users_group,
  check (num_nonnulls(unit_id, users_group_id) = 1)
);
create index intranet_audience_item on intranet_audience (item_id);

create table intranet_file (
  id bigint generated always as identity primary key,
  -- Null until the item with which it was uploaded is saved.
  item_id bigint references intranet_item on delete cascade,
  name text not null,
  media_type text not null check (media_type in ('application/pdf', 'image/webp')),
  sha256 bytea not null,
  size integer not null,
  sequence smallint not null default 0,
  uploaded_at timestamptz not null,
  uploaded_by integer not null references person
);
create index intranet_file_item on intranet_file (item_id, sequence);
create index intranet_file_loose on intranet_file (uploaded_at) where item_id is null;

create table intranet_reader (
  item_id bigint not null references intranet_item on delete cascade,
  person_id integer not null references person,
  read_at timestamptz not null,
  primary key (person_id, item_id)
);
create index intranet_reader_item on intranet_reader (item_id);

-- The units that a person belongs to today, each with those above it: what is meant for a unit is meant for all below it.
create function units_of_person(who integer, today date) returns setof integer stable language sql as $$
  with recursive mine as (
    select unit_id as id from person where id = who
    union select k.unit_id from seat s join desk k on k.id = s.desk_id where s.person_id = who and s.starts_on <= today and (s.ends_on is null or s.ends_on >= today)
  ), above as (
    select u.id, u.parent_id from unit u join mine on mine.id = u.id
    union select u.id, u.parent_id from unit u join above on u.id = above.parent_id
  ) select id from above
$$;

-- The groups into which a person may publish today. The one place that knows.
create function book_groups_of_person(who integer, today date) returns setof integer stable language sql as $$
  select distinct p.group_id from book_publisher p join book_group g on g.id = p.group_id and g.active
  where p.person_id = who or p.unit_id in (select units_of_person(who, today)) or p.users_group_id in (select groups_of_person(who, today))
$$;

insert into menu (id, parent_id, level, sequence, action, icon, name_th, name_en) values (3130, 3100, 1, 40, 'manageIntranet', 'news', 'จัดการข่าวและหนังสือกลาง', 'News and collections');
select add_settings_page(3192, 3148, 3, 'manage-book-creation', 'สิทธิเผยแพร่ในกลุ่มหนังสือ', 'Who may publish');
select add_settings_page(3193, 3148, 4, 'system-manage-book-group', 'กลุ่มหนังสือ', 'Book groups');
select add_settings_page(3194, 3148, 5, 'system-category-document-book', 'หมวดในกลุ่มหนังสือ', 'Categories of book groups');
