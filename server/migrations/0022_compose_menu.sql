-- Writing letters, in the menu of the header and among the modules, for everyone who works here.
insert into menu (id, parent_id, level, sequence, action, icon, name_th, name_en) values
(3099, 3090, 1, 3, 'sarabun/compose', 'pencil-plus', 'สร้างหนังสือ', 'Write a letter'),
(3119, 3100, 1, 3, 'sarabun/compose', 'pencil-plus', 'สร้างหนังสือ', 'Write a letter');
insert into menu_permission_group (group_id, menu_id, may_query, may_manage) values (1, 3099, true, true), (1, 3119, true, true);
