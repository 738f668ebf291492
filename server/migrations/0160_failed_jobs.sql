-- The page where failed jobs are looked at and tried again, and what its list reads.
create index job_troubled on job (id) where last_error is not null and state <> 'done';
select add_settings_page(3219, 3152, 7, 'failed-jobs', 'งานเบื้องหลังที่ไม่สำเร็จ', 'Failed background jobs');
