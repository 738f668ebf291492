-- Clearances: by whom and when given, when and why ended before their day.
alter table clearance
  add column given_at timestamptz,
  add column given_by integer,
  add column ended_at timestamptz,
  add column ended_by integer references person,
  add column end_reason text not null default '',
  -- One that ends on its first day was never in force.
  add check (ends_on is null or ends_on >= starts_on or ended_at is not null);
create index clearance_newest on clearance (starts_on desc, id desc);

select add_settings_page(3187, 3147, 11, 'clearance', 'การเข้าถึงชั้นความลับ', 'Clearances');
insert into menu_permission_group (group_id, menu_id, may_query, may_manage) values (4, 3187, true, false);
