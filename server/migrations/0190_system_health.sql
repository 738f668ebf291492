-- The page that tells administrators how the product fares.
select add_settings_page(3220, 3152, 8, 'system-health', 'สุขภาพของระบบ', 'System health');
