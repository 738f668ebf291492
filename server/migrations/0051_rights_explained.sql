-- Who may close accounts, of which unit and those below it; and the page that explains every right.
select make_master_table('account_close_permission', 'name_th text not null, group_id integer not null references users_group, own_unit_only boolean not null default false, from_day date, until_day date, note text not null default ''''');
create unique index account_close_permission_name_th on account_close_permission (name_th);
insert into account_close_permission (position, name_th, group_id, note) values (1, 'ผู้ดูแลระบบปิดบัญชีได้ทั้งหน่วยงาน', 3, '');

select add_settings_page(3168, 3145, 9, 'user-account-close-premission', 'สิทธิปิดบัญชีผู้ใช้งาน', 'Who may close accounts');
select add_settings_page(3186, 3147, 10, 'explain-rights', 'บุคคลนี้ทำอะไรได้บ้าง เพราะเหตุใด', 'What a person may do, and why');
insert into menu_permission_group (group_id, menu_id, may_query, may_manage) values (4, 3186, true, false), (4, 3168, true, false);
