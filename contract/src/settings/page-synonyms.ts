/** Other words under which pages of the settings are looked for, by path. */
const synonyms: Readonly<Record<string, string>> = {
  prefix: 'ยศ คำนำหน้านาม นาย นาง นางสาว ดร. พล.ต. title rank mister honorific',
  suffix: 'คำต่อท้าย วุฒิ เครื่องราชอิสริยาภรณ์ degree honours after the name',
  'employee-information':
    'เจ้าหน้าที่ ผู้ใช้ พนักงาน ข้าราชการ บัญชี รหัสผ่าน ลืมรหัสผ่าน ตั้งรหัสผ่านใหม่ เปิดบัญชี ปิดบัญชี ระงับบัญชี ลาออก เกษียณ พ้นหน้าที่ ย้าย โอน ส่งมอบงาน บรรจุ ยืนยันสองขั้น รหัส OTP โทรศัพท์หาย อีเมล เบอร์โทร user account reset password staff employee resign retire leave transfer handover two-step 2FA OTP e-mail phone people persons',
  'employee-type': 'ข้าราชการ ลูกจ้าง พนักงานราชการ จ้างเหมา civil servant contractor',
  'user-active': 'ออนไลน์ ผู้ใช้ออนไลน์ เข้าสู่ระบบ ออกจากระบบ อุปกรณ์ บังคับออก session online logged in device sign out kick',
  'user-account-close-premission': 'ระงับบัญชี ปิดบัญชี ลาออก ย้าย พ้นหน้าที่ resign leave disable account',
  'setup-organization':
    'แผนก กอง ฝ่าย สำนัก กลุ่มงาน โครงสร้าง หน่วยงาน คณะกรรมการ คณะทำงาน ผังองค์กร แผนผัง ยุบ รวม ย้ายกอง เลขประจำ department division committee board working group organisation chart structure merge move close unit',
  'manage-section': 'แผนก กอง ฝ่าย สำนัก กลุ่มงาน หน่วยงาน จัดการหน่วยงาน รหัสหน่วยงาน เลขประจำ ตัวย่อ department division section letter code',
  'set-up-unit': 'แผนก กอง ฝ่าย เพิ่มหน่วยงาน ตั้งกอง เริ่มต้น หน่วยงานใหม่ department wizard new unit start',
  'position-information': 'ตำแหน่ง หัวหน้า ผู้อำนวยการ อธิบดี ปลัด ผู้ดำรงตำแหน่ง ครองตำแหน่ง แต่งตั้ง หน้าห้อง position post head director holder appoint secretary',
  'position-level': 'ชำนาญการ เชี่ยวชาญ ปฏิบัติการ อาวุโส ทรงคุณวุฒิ ซี ระดับ level grade rank',
  'position-type': 'บริหาร อำนวยการ วิชาการ ทั่วไป สายงาน executive academic general',
  'sarabun-structure':
    'ธุรการ นายทะเบียน ผู้ลงรับ งานสารบรรณ เจ้าหน้าที่สารบรรณ หัวหน้าสารบรรณ นายทะเบียนข้อมูลข่าวสารลับ เสนอต่อ เส้นทางแรก registrar registry first route head of registry',
  acting:
    'มอบอำนาจ แทน รักษาการ รักษาการแทน ผู้รักษาราชการแทน รักษาราชการแทน ปฏิบัติราชการแทน คำสั่งแต่งตั้ง ลา ลาพักร้อน ไปราชการ ไม่อยู่ delegate deputy substitute acting order absence leave away vacation',
  'manage-admin': 'แอดมิน ผู้ดูแล ผู้ดูแลระบบ admin administrator ผู้ตรวจสอบ auditor audit superuser',
  'manage-role': 'สิทธิ บทบาท กลุ่มผู้ใช้ มอบสิทธิ role permission grant',
  'role-type': 'สิทธิ บทบาท role permission kind',
  'users-group': 'สิทธิ กลุ่มผู้ใช้ เมนู สิทธิเมนู group permission menu rights',
  clearance: 'ลับ ลับมาก ความลับ ชั้นความลับ ผู้เข้าถึง secret confidential clearance cleared',
  'break-glass': 'ฉุกเฉิน ขอเปิดหนังสือ เปิดหนังสือลับ emergency urgent open',
  'explain-rights': 'สิทธิ ทำไมทำไม่ได้ เหตุใดไม่เห็น ไม่เห็นเมนู ตรวจสิทธิ permission why cannot see access denied',
  'sign-type': 'ลายเซ็น ลายมือชื่อ ลงนาม ลงชื่อ เซ็น ผู้มีอำนาจลงนาม signature sign who may sign',
  'certificate-person': 'ลายเซ็นดิจิทัล ลายมือชื่ออิเล็กทรอนิกส์ ใบรับรอง เพิกถอน ลืม PIN พิน รหัส PIN ตราประทับ digital signature certificate revoke seal PIN',
  'certificate-person-auto': 'ลายเซ็นดิจิทัล ลายมือชื่ออิเล็กทรอนิกส์ อายุใบรับรอง ต่ออายุ digital signature certificate validity renew PIN',
  'certificate-person-auto/roots': 'ผู้ให้บริการออกใบรับรอง ผู้ออกใบรับรอง ใบรับรองที่นำเข้า ได้รับใบอนุญาต licensed authorities authority CA trust roots import certificate',
  'certificate-person-auto/seals': 'ตราประทับ ตราประทับอิเล็กทรอนิกส์ เพิกถอนตรา ผนึก PDF electronic seal seals revoke sealing',
  'certificate-person-request': 'ลายเซ็นดิจิทัล ลายมือชื่ออิเล็กทรอนิกส์ อนุมัติใบรับรอง ขอใบรับรอง digital signature approve certificate',
  'command-type': 'เกษียน เกษียณหนังสือ คำสั่ง สั่งการ order command',
  'job-type': 'มอบหมาย งาน ดำเนินการ assignment task',
  'document-central': 'ข้อความสำเร็จรูป คำสำเร็จรูป วลี เกษียน phrase canned text standard text',
  'document-type': 'ชนิดหนังสือ หนังสือภายนอก หนังสือภายใน บันทึกข้อความ ประทับตรา คำสั่ง ประกาศ kind of letter memorandum',
  'document-speed': 'ด่วน ด่วนมาก ด่วนที่สุด urgent priority',
  'document-secret': 'ลับ ลับมาก ลับที่สุด secret confidential classification',
  'book-send-from': 'ผู้ส่ง ที่มา ส่วนราชการภายนอก ต้นทาง sender external correspondent',
  'book-send-to': 'ผู้รับ ปลายทาง ส่วนราชการภายนอก ที่อยู่ receiver external addressee',
  serdertype: 'ผู้ส่ง ประชาชน เอกชน ส่วนราชการ sender public private',
  'route-template': 'เส้นทาง ผู้ตรวจ ผู้ลงนาม ทางเดินหนังสือ ลำดับการเสนอ workflow way reviewers signers',
  'letter-form': 'แบบฟอร์ม ใบอนุญาต หัวกระดาษ form template licence letterhead',
  'registration-display':
    'ทะเบียน สมุดทะเบียน เลขรับ เลขส่ง รูปแบบเลข เลขที่หนังสือ ปี ขึ้นปีใหม่ เริ่มปีใหม่ เริ่มเลขใหม่ ชุดเลข register number format series year new year reset restart numbering',
  'registration-book-display': 'ทะเบียน สมุดทะเบียน คอลัมน์ ช่อง register columns book',
  'manage-number-premission': 'จองเลข ออกเลข เลขหนังสือ ยกเลิกเลข ย้อนวัน reserve number back-date cancel',
  'number-check': 'เลขขาด เลขข้าม เลขกระโดด เลขซ้ำ ตรวจเลข gap missing duplicate number',
  holiday: 'วันหยุด ปฏิทิน วันทำการ calendar working days',
  'setting-notifications': 'แจ้งเตือน อีเมล ไลน์ เตือนกำหนด สรุปรายวัน notification mail line reminder digest',
  'setting-modules-notification': 'แจ้งเตือน ระบบงาน โมดูล notification module',
  'setting-modules-notification-lists': 'แจ้งเตือน ข้อความ อีเมล แม่แบบอีเมล notification mail text wording',
  'server-message': 'ประกาศ ปิดปรับปรุง ข่าว แถบข้อความ announcement maintenance banner',
  'admin-configs':
    'ชื่อหน่วยงาน โลโก้ ตรา ตราสัญลักษณ์ ครุฑ ตราหัวหนังสือ รหัสผ่าน ความปลอดภัย สีประจำ ที่อยู่ ท้ายหน้า หมดเวลา จำนวนแถว ข้อตกลง นโยบายความเป็นส่วนตัว PDPA ไลน์ logo emblem garuda brand colour password security timeout footer rows consent privacy line PIN settings',
  'system-functions': 'เปิดปิด ฟังก์ชัน ความสามารถ feature switch enable disable',
  'admin-application': 'เมนู ระบบงาน ลิงก์ แอป menu link app launcher',
  'manage-book-creation': 'ข่าว ประชาสัมพันธ์ เผยแพร่ news publish',
  'system-manage-book-group': 'ข่าว หนังสือเวียน ประกาศ คำสั่ง เผยแพร่ กลุ่ม news intranet publish group',
  'system-category-document-book': 'หมวด ข่าว หนังสือเวียน category news',
  'history-activity': 'ประวัติ ตรวจสอบ ใครทำอะไร ร่องรอย เส้นทางหนังสือ audit log trail who did what',
  'activity-system-log': 'ล็อก ตรวจสอบ ประวัติ ร่องรอย แก้ไขไม่ได้ audit log sealed security',
  'failed-jobs': 'ส่งไม่สำเร็จ อีเมลค้าง คิวงาน error job queue mail stuck',
  'system-health': 'สถานะระบบ สำรองข้อมูล ดิสก์ พื้นที่ ช้า ล่ม backup disk status space slow down',
  'service-keys': 'api เชื่อมต่อ โทเคน คีย์ token integration key',
  webhooks: 'api เชื่อมต่อ webhook integration endpoint',
  DocumentManual: 'คู่มือ ช่วยเหลือ วิดีโอ help guide video',
};

/** What is searched of a page: its names, its path, and other words for it. */
export const searchedWords = ({ path, name }: { path: string; name: { th: string; en: string } }): string =>
  `${name.th} ${name.en} ${path} ${synonyms[path] ?? ''}`;

const folded = (text: string) => text.normalize('NFC').toLowerCase();

/** Whether a page is meant by what was typed: each word is among its names and other words. */
export function isMeantBy(typed: string): (page: Parameters<typeof searchedWords>[0]) => boolean {
  const wanted = folded(typed).split(/\s+/).filter(Boolean);
  return (page) => {
    const words = folded(searchedWords(page));
    return wanted.every((word) => words.includes(word));
  };
}
