-- The days on which the office is closed. Those of every year count from the first named on; the others are facts of one year,
-- days off in place of a weekend among them. Of 2570 (2027) the days that follow from the calendar and from the standing rule of
-- the cabinet; days that the cabinet has yet to name (ploughing ceremony, days off in place of two in a row) are the agency's to add.
select make_master_table('holiday', 'day date not null, name_th text not null, name_en text not null default '''', yearly boolean not null');
create unique index holiday_day on holiday (day);

insert into holiday (day, yearly, name_th, name_en) values
('2025-01-01', true, 'วันขึ้นปีใหม่', 'New Year''s Day'),
('2025-04-06', true, 'วันพระบาทสมเด็จพระพุทธยอดฟ้าจุฬาโลกมหาราชและวันที่ระลึกมหาจักรีบรมราชวงศ์', 'Chakri Memorial Day'),
('2025-04-13', true, 'วันสงกรานต์', 'Songkran Festival'),
('2025-04-14', true, 'วันสงกรานต์', 'Songkran Festival'),
('2025-04-15', true, 'วันสงกรานต์', 'Songkran Festival'),
('2025-05-04', true, 'วันฉัตรมงคล', 'Coronation Day'),
('2025-06-03', true, 'วันเฉลิมพระชนมพรรษาสมเด็จพระนางเจ้าฯ พระบรมราชินี', 'Birthday of Her Majesty the Queen'),
('2025-07-28', true, 'วันเฉลิมพระชนมพรรษาพระบาทสมเด็จพระเจ้าอยู่หัว', 'Birthday of His Majesty the King'),
('2025-08-12', true, 'วันแม่แห่งชาติ', 'Mother''s Day'),
('2025-10-13', true, 'วันนวมินทรมหาราช', 'Navamindra Maharaj Day'),
('2025-10-23', true, 'วันปิยมหาราช', 'Chulalongkorn Day'),
('2025-12-05', true, 'วันพ่อแห่งชาติ', 'Father''s Day'),
('2025-12-10', true, 'วันรัฐธรรมนูญ', 'Constitution Day'),
('2025-12-31', true, 'วันสิ้นปี', 'New Year''s Eve'),
('2025-02-12', false, 'วันมาฆบูชา', 'Makha Bucha Day'),
('2025-04-07', false, 'วันหยุดชดเชยวันจักรี', 'Day off in place of Chakri Memorial Day'),
('2025-04-16', false, 'วันหยุดชดเชยวันสงกรานต์', 'Day off in place of Songkran'),
('2025-05-05', false, 'วันหยุดชดเชยวันฉัตรมงคล', 'Day off in place of Coronation Day'),
('2025-05-09', false, 'วันพืชมงคล', 'Royal Ploughing Ceremony Day'),
('2025-05-11', false, 'วันวิสาขบูชา', 'Visakha Bucha Day'),
('2025-05-12', false, 'วันหยุดชดเชยวันวิสาขบูชา', 'Day off in place of Visakha Bucha Day'),
('2025-06-02', false, 'วันหยุดราชการเพิ่มเป็นกรณีพิเศษ', 'Additional public holiday'),
('2025-07-10', false, 'วันอาสาฬหบูชา', 'Asanha Bucha Day'),
('2025-07-11', false, 'วันเข้าพรรษา', 'Buddhist Lent Day'),
('2025-08-11', false, 'วันหยุดราชการเพิ่มเป็นกรณีพิเศษ', 'Additional public holiday'),
('2026-01-02', false, 'วันหยุดราชการเพิ่มเป็นกรณีพิเศษ', 'Additional public holiday'),
('2026-03-03', false, 'วันมาฆบูชา', 'Makha Bucha Day'),
('2026-05-13', false, 'วันพืชมงคล', 'Royal Ploughing Ceremony Day'),
('2026-05-31', false, 'วันวิสาขบูชา', 'Visakha Bucha Day'),
('2026-06-01', false, 'วันหยุดชดเชยวันวิสาขบูชา', 'Day off in place of Visakha Bucha Day'),
('2026-07-29', false, 'วันอาสาฬหบูชา', 'Asanha Bucha Day'),
('2026-07-30', false, 'วันเข้าพรรษา', 'Buddhist Lent Day'),
('2026-12-07', false, 'วันหยุดชดเชยวันพ่อแห่งชาติ', 'Day off in place of Father''s Day'),
('2027-02-21', false, 'วันมาฆบูชา', 'Makha Bucha Day'),
('2027-02-22', false, 'วันหยุดชดเชยวันมาฆบูชา', 'Day off in place of Makha Bucha Day'),
('2027-05-20', false, 'วันวิสาขบูชา', 'Visakha Bucha Day'),
('2027-07-18', false, 'วันอาสาฬหบูชา', 'Asanha Bucha Day'),
('2027-07-19', false, 'วันเข้าพรรษา', 'Buddhist Lent Day'),
('2027-10-25', false, 'วันหยุดชดเชยวันปิยมหาราช', 'Day off in place of Chulalongkorn Day'),
('2027-12-06', false, 'วันหยุดชดเชยวันพ่อแห่งชาติ', 'Day off in place of Father''s Day');

select add_settings_page(3213, 3152, 60, 'holiday', 'วันหยุดราชการ', 'Public holidays');

-- A queue with what is overdue first: the nearest due day, then the order of work. It also answers how much is overdue.
drop index queue_entry_due;
create index queue_entry_due on queue_entry (desk_id, queue, due_on, speed desc, sent_at, leg_id);
