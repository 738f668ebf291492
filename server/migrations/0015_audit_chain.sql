-- The chain over the audit: every row, in the order in which it was sealed, with a keyed hash of itself and the seal before.
-- Sealing follows the commit, so that acts do not wait for one another; the key lies in the data folder, not here.
create table audit_seal (
  sequence bigint primary key,
  audit_id bigint not null unique references audit,
  seal bytea not null,
  sealed_at timestamptz not null default now()
);
create trigger audit_seal_is_append_only before update or delete on audit_seal for each row execute function refuse_change();

-- The newest rows of everybody, and of one kind of act.
create index audit_newest on audit (at desc, id desc);
create index audit_of_action on audit (action, at desc, id desc);

select add_settings_page(3211, 3152, 2, 'history-activity', 'ประวัติการใช้งาน', 'Activity');
select add_settings_page(3212, 3152, 3, 'activity-system-log', 'บันทึกเหตุการณ์ระบบ', 'System log');
-- Auditors look at what was done, and at nothing else of the settings.
insert into menu_permission_group (group_id, menu_id, may_query, may_manage) values (4, 3211, true, false), (4, 3212, true, false);
