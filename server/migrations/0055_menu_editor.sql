-- Menus are edited: whether an item is shown, its version, and ids of items that an office adds.
alter table menu
  add column active boolean not null default true,
  add column version integer not null default 1,
  add column changed_at timestamptz not null default now(),
  add column changed_by integer;
create sequence menu_own_id start 10000;
select add_settings_page(3184, 3147, 4, 'admin-application', 'ระบบงานและเมนู', 'Applications and menus');
