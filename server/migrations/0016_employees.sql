-- What the office keeps of its people beyond their names.
select make_master_table('employee_type', 'name_th text not null, name_en text not null default ''''');
create unique index employee_type_name_th on employee_type (name_th);
insert into employee_type (position, name_th, name_en) values
(1, 'ข้าราชการ', 'Civil servant'), (2, 'พนักงานราชการ', 'Government employee'), (3, 'ลูกจ้างประจำ', 'Permanent employee'),
(4, 'ลูกจ้างชั่วคราว', 'Temporary employee'), (5, 'ผู้เชี่ยวชาญหรือที่ปรึกษา', 'Expert or adviser'), (6, 'ผู้รับจ้างเหมาบริการ', 'Contractor');

alter table person add column employee_type_id integer references employee_type, add column version integer not null default 1;

select add_settings_page(3160, 3145, 1, 'employee-information', 'ข้อมูลบุคลากร', 'People of the office');
select add_settings_page(3161, 3145, 2, 'employee-type', 'ประเภทบุคลากร', 'Types of employees');
select add_settings_page(3167, 3145, 8, 'user-active', 'ผู้ใช้ที่กำลังใช้งาน', 'Who is signed in');
