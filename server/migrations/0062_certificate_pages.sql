-- The pages of certificates, their centre, and what is told of them.

select add_settings_page(3203, 3150, 2, 'certificate-person', 'ใบรับรองบุคคล', 'Certificates of persons');
select add_settings_page(3204, 3150, 3, 'certificate-person-auto', 'การออกใบรับรองอัตโนมัติ', 'Certificates without a decision');
select add_settings_page(3205, 3150, 4, 'certificate-person-request', 'คำขอใบรับรอง', 'Requests for certificates');

-- Seen by whoever may look at one of these pages.
insert into menu (id, parent_id, level, sequence, action, icon, name_th, name_en) values
(3284, 3100, 1, 91, 'settingCertificate', 'certificate', 'ศูนย์ใบรับรอง', 'Certificates');

insert into notification_event (code, position, module_id, name_th, name_en, title_th, title_en, text_th, text_en, receivers, bell, mail, line) values
('certificateRequested', 70, 1, 'มีผู้ขอใบรับรองอิเล็กทรอนิกส์', 'Somebody asks for a certificate', 'มีคำขอใบรับรองอิเล็กทรอนิกส์', 'Somebody asks for a certificate', E'{subject}\nเหตุผล {reason}', E'{subject}\nReason: {reason}', 'named', true, false, false),
('certificateApproved', 71, 1, 'ใบรับรองพร้อมให้รับ', 'A certificate can be collected', 'ใบรับรองอิเล็กทรอนิกส์ของท่านพร้อมให้รับ', 'Your certificate can be collected', E'ตั้ง PIN และรับใบรับรองภายใน {due}', E'Choose a PIN and collect it by {due}', 'named', true, true, false),
('certificateRefused', 72, 1, 'ไม่อนุมัติคำขอใบรับรอง', 'A request for a certificate is refused', 'คำขอใบรับรองอิเล็กทรอนิกส์ของท่านไม่ได้รับอนุมัติ', 'Your request for a certificate was refused', E'เหตุผล {reason}', E'Reason: {reason}', 'named', true, true, false),
('certificateExpiring', 73, 1, 'ใบรับรองใกล้หมดอายุ', 'A certificate will end', 'ใบรับรองอิเล็กทรอนิกส์ของท่านใกล้หมดอายุ', 'Your certificate will end soon', E'หมดอายุ {due} {left}', E'Ends on {due} {left}', 'named', true, true, false),
('certificateRevoked', 74, 1, 'เพิกถอนใบรับรอง', 'A certificate is revoked', 'ใบรับรองอิเล็กทรอนิกส์ของท่านถูกเพิกถอน', 'Your certificate was revoked', E'เลขที่ {number}\nเหตุผล {reason}', E'No. {number}\nReason: {reason}', 'named', true, true, false),
('certificateLocked', 75, 1, 'ใบรับรองถูกล็อก', 'A certificate is locked', 'ใบรับรองอิเล็กทรอนิกส์ของท่านถูกล็อก', 'Your certificate is locked', E'ใส่ PIN ผิดหลายครั้ง หากไม่ใช่ท่าน โปรดเปลี่ยนรหัสผ่านและแจ้งผู้ดูแลระบบ ขอใบรับรองใหม่ได้ที่หน้าใบรับรองของท่าน', E'Its PIN was wrong too often. If that was not you, change your password and tell the administrator. Ask for a new one on your page.', 'named', true, true, false);

insert into sign_type (position, name_th, name_en, manner, is_default, needs_certificate) values
(5, 'ลงนามด้วยใบรับรองอิเล็กทรอนิกส์', 'Signature by certificate', 'own', false, true);
