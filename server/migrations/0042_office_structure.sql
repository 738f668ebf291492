-- The office as data that administrators keep: units and posts with their versions, and what is to change on a coming day.

-- A unit or post is closed on a day; the settings pages see the same as a switch.
create function keep_closing() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    new.active := new.closed_on is null;
  elsif new.closed_on is distinct from old.closed_on then
    new.active := new.closed_on is null;
  elsif new.active is distinct from old.active then
    new.closed_on := case when new.active then null else current_date end;
  end if;
  return new;
end $$;

alter table unit
  alter column level type integer,
  alter column name_en set default '',
  alter column short_name set default '',
  alter column letter_code set default '',
  alter column has_registry set default false,
  add column active boolean not null default true,
  add column position integer,
  add column version integer not null default 1,
  add column changed_at timestamptz not null default now(),
  add column changed_by integer,
  add column letter_code_from date not null default '1900-01-01',
  add column address text not null default '',
  add column phone text not null default '',
  add column fax text not null default '',
  add column email text not null default '',
  -- Another unit whose registry serves this one; null: its own, or the nearest above.
  add column registry_unit_id integer references unit,
  -- Whether letters go before the superior before they are handed out (ข้อ 39), and what is proposed then.
  add column presents_first boolean not null default false,
  add column default_present_post_id integer references post,
  add column default_assign_desk_id integer references desk,
  add column route_version integer not null default 1;
update unit set active = false where closed_on is not null;
create trigger unit_keeps_closing before insert or update on unit for each row execute function keep_closing();
create index unit_in_order on unit (position nulls last, name_th collate "th-x-icu", id);
create index unit_below on unit (parent_id, position nulls last, code collate "th-x-icu", id);

-- Units are renumbered every few years (annex 1): from when each had which number. Old letters keep theirs.
create table unit_letter_code (
  unit_id integer not null references unit,
  valid_from date not null,
  letter_code text not null,
  primary key (unit_id, valid_from)
);
insert into unit_letter_code (unit_id, valid_from, letter_code) select id, letter_code_from, letter_code from unit;
create function keep_letter_code() returns trigger language plpgsql as $$
begin
  insert into unit_letter_code (unit_id, valid_from, letter_code) values (new.id, new.letter_code_from, new.letter_code)
    on conflict (unit_id, valid_from) do update set letter_code = excluded.letter_code;
  return null;
end $$;
create trigger unit_keeps_letter_code after insert or update of letter_code, letter_code_from on unit for each row execute function keep_letter_code();
-- A number that is changed without saying from when holds from today.
create function date_letter_code() returns trigger language plpgsql as $$
begin
  if new.letter_code is distinct from old.letter_code and new.letter_code_from is not distinct from old.letter_code_from then
    new.letter_code_from := current_date;
  end if;
  return new;
end $$;
create trigger unit_dates_letter_code before update on unit for each row execute function date_letter_code();

select make_master_table('position_type', 'name_th text not null, name_en text not null default ''''');
create unique index position_type_name_th on position_type (name_th);
insert into position_type (position, name_th, name_en) values
(1, 'บริหาร', 'Executive'), (2, 'อำนวยการ', 'Managerial'), (3, 'วิชาการ', 'Knowledge worker'), (4, 'ทั่วไป', 'General');

select make_master_table('position_level', 'name_th text not null, name_en text not null default '''', position_type_id integer references position_type');
create unique index position_level_name_th on position_level (name_th);
insert into position_level (position, name_th, name_en, position_type_id)
select v.position, v.name_th, v.name_en, t.id from (values
(1, 'บริหารระดับสูง', 'Executive, higher level', 1), (2, 'บริหารระดับต้น', 'Executive, primary level', 1),
(3, 'อำนวยการระดับสูง', 'Managerial, higher level', 2), (4, 'อำนวยการระดับต้น', 'Managerial, primary level', 2),
(5, 'ทรงคุณวุฒิ', 'Advisory level', 3), (6, 'เชี่ยวชาญ', 'Expert level', 3), (7, 'ชำนาญการพิเศษ', 'Senior professional level', 3),
(8, 'ชำนาญการ', 'Professional level', 3), (9, 'ปฏิบัติการ', 'Practitioner level', 3),
(10, 'ทักษะพิเศษ', 'Highly skilled level', 4), (11, 'อาวุโส', 'Senior level', 4), (12, 'ชำนาญงาน', 'Experienced level', 4), (13, 'ปฏิบัติงาน', 'Operational level', 4)
) as v (position, name_th, name_en, kind) join position_type t on t.position = v.kind;

select make_master_table('suffix', 'name_th text not null, name_en text not null default ''''');
create unique index suffix_name_th on suffix (name_th);
insert into suffix (position, name_th, name_en) values
(1, 'ร.น.', 'RTN'), (2, 'ณ อยุธยา', 'na Ayudhya'), (3, 'ม.ป.ช.', 'M.P.Ch.'), (4, 'ม.ว.ม.', 'M.V.M.'), (5, 'ป.ม.', 'P.M.'), (6, 'ป.ช.', 'P.Ch.');

-- Every post has a number; one that is entered without gets the next.
create sequence post_number;
alter table post
  add column code text not null default '',
  add column active boolean not null default true,
  add column position integer,
  add column version integer not null default 1,
  add column changed_at timestamptz not null default now(),
  add column changed_by integer,
  add column position_type_id integer references position_type,
  add column position_level_id integer references position_level,
  add column signature_rank integer check (signature_rank > 0);
update post set code = nextval('post_number')::text, active = closed_on is null;
create unique index post_code on post (code);
create function number_post() returns trigger language plpgsql as $$
begin
  while new.code = '' loop
    new.code := nextval('post_number')::text;
    if exists (select 1 from post p where p.code = new.code) then new.code := ''; end if;
  end loop;
  return new;
end $$;
create trigger post_is_numbered before insert or update of code on post for each row execute function number_post();
create trigger post_keeps_closing before insert or update on post for each row execute function keep_closing();
create index post_in_order on post (position nulls last, name_th collate "th-x-icu", id);

alter table person add column suffix text not null default '', add column signature_rank integer check (signature_rank > 0),
  add column changed_at timestamptz not null default now(), add column changed_by integer;

-- The name as it is written everywhere, with what stands before and after it.
alter table person add column full_name text not null
  generated always as (prefix || first_name || ' ' || last_name || case when suffix = '' then '' else ' ' || suffix end) stored;

-- What is to change in the office, and on which day. Done ones stay as its history.
create type office_change_kind as enum ('moveUnit', 'renumberUnit', 'closeUnit', 'transferPerson');
create table office_change (
  id bigint generated always as identity primary key,
  kind office_change_kind not null,
  unit_id integer references unit,
  person_id integer references person,
  to_unit_id integer references unit,
  letter_code text,
  effective_on date not null,
  ordered_at timestamptz not null,
  ordered_by integer not null references person,
  applied_at timestamptz,
  cancelled_at timestamptz,
  cancelled_by integer references person,
  -- Why it could not take effect when its day had come: the words in both languages. It is tried again.
  failure jsonb,
  tried_at timestamptz,
  check ((kind = 'transferPerson') = (person_id is not null)),
  check ((kind = 'transferPerson') = (unit_id is null)),
  check (kind <> 'transferPerson' or to_unit_id is not null),
  check ((kind = 'renumberUnit') = (letter_code is not null))
);
create index office_change_due on office_change (effective_on, id) where applied_at is null and cancelled_at is null;
create index office_change_of_unit on office_change (unit_id, id) where unit_id is not null;
create index office_change_of_person on office_change (person_id, id) where person_id is not null;

select add_settings_page(3163, 3145, 4, 'suffix', 'คำต่อท้ายชื่อ', 'Suffixes');
select add_settings_page(3164, 3145, 5, 'position-information', 'ข้อมูลตำแหน่ง', 'Posts');
select add_settings_page(3165, 3145, 6, 'position-type', 'ประเภทตำแหน่ง', 'Types of posts');
select add_settings_page(3166, 3145, 7, 'position-level', 'ระดับตำแหน่ง', 'Levels of posts');
select add_settings_page(3170, 3146, 1, 'setup-organization', 'โครงสร้างหน่วยงาน', 'Structure of the office');
select add_settings_page(3171, 3146, 2, 'manage-section', 'จัดการหน่วยงาน', 'Units as a list');
select add_settings_page(3172, 3146, 3, 'sarabun-structure', 'โครงสร้างงานสารบรรณ', 'Who registers for whom');
