-- Pages that sounded alike get names of their own, unless the office has renamed them; and a page sets up a unit step by step.
update menu set name_th = 'ผังหน่วยงาน', name_en = 'Office chart' where action = 'setup-organization' and name_th = 'โครงสร้างหน่วยงาน';
update menu set name_th = 'รายชื่อหน่วยงาน', name_en = 'List of units' where action = 'manage-section' and name_th = 'จัดการหน่วยงาน';
update menu set name_th = 'สารบรรณของแต่ละหน่วยงาน', name_en = 'Registry of each unit'
  where action = 'sarabun-structure' and name_th = 'โครงสร้างงานสารบรรณ';
select add_settings_page(3217, 3146, 0, 'set-up-unit', 'ตั้งหน่วยงานทีละขั้น', 'Set up a unit step by step');
