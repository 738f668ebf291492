-- What an administrator may set for the agency: functions of the product that are switched on or off, and values within bounds. The environment is the default.

select make_master_table('system_function', 'code text not null, name_th text not null, name_en text not null default '''', effect_th text not null');
create unique index system_function_code on system_function (code);
insert into system_function (position, code, name_th, name_en, effect_th) values
(1, 'collections', 'ห้องข่าวและหนังสือกลาง', 'News and collections', 'กล่องข่าวบนหน้าหลัก รายการทั้งหมด และหน้าจัดการข่าว'),
(2, 'bulkReceive', 'ลงรับหลายฉบับพร้อมกัน', 'Receiving many letters at once', 'ปุ่มลงรับที่เลือกในคิวรอลงรับ'),
(3, 'bulkNumber', 'ออกเลขหลายฉบับและจองเลข', 'Giving and reserving many numbers', 'ปุ่มออกเลขและจองเลขในหน้าทะเบียน'),
(4, 'reminders', 'ทวงถาม', 'Asking for progress', 'ปุ่มทวงถามในเรื่องที่ติดตาม'),
(6, 'line', 'แจ้งเตือนทาง LINE', 'Notices by LINE', 'หน้าเชื่อมบัญชี LINE'),
(7, 'requestAccount', 'ขอบัญชีผู้ใช้ด้วยตนเอง', 'Asking for an account', 'หน้าขอบัญชีก่อนลงชื่อเข้าใช้');

-- Only values that differ from the default are kept.
create table agency_value (
  name text primary key,
  value jsonb not null,
  version integer not null default 1,
  changed_at timestamptz not null,
  changed_by integer
);

select add_settings_page(3209, 3152, 3, 'admin-configs', 'ค่ากำหนดของหน่วยงาน', 'Values of the agency');
select add_settings_page(3210, 3152, 4, 'system-functions', 'เปิดปิดความสามารถของระบบ', 'Functions of the system');
