-- The page on which auditors and administrators check that the numbers of all registers are complete.
select add_settings_page(3224, 3152, 11, 'number-check', 'ตรวจความครบถ้วนของเลขทะเบียน', 'Check of register numbers');
insert into menu_permission_group (group_id, menu_id, may_query, may_manage) values (4, 3224, true, false);
