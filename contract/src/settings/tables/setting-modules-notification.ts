import { masterTable } from '../master-table';
import { nameEn, uniqueNameTh } from '../shared-fields';

/** The modules whose notices the bell and the notifications page show. The codes are those of specification §3. */
export const settingModulesNotification = masterTable({
  path: 'setting-modules-notification',
  table: 'notification_module',
  title: { th: 'ระบบงานที่แจ้งเตือน', en: 'Modules that notify' },
  purpose: {
    th: 'ระบบงานที่แสดงในกระดิ่งและหน้าการแจ้งเตือน เรียงตามลำดับ ระบบที่ปิดใช้จะไม่แสดงและไม่นับ',
    en: 'The modules that the bell and the page of notifications show, in this order; one switched off is neither shown nor counted',
  },
  item: { th: 'ระบบงาน', en: 'module' },
  fields: {
    code: {
      kind: 'text',
      label: { th: 'รหัส', en: 'Code' },
      hint: { th: 'รหัสที่ระบบอื่นใช้อ้างถึง แก้ไขไม่ได้', en: 'The code by which other systems name it; it cannot be changed.' },
      maxLength: 30,
      required: true,
      unique: true,
      fixed: true,
    },
    nameTh: { ...uniqueNameTh, maxLength: 60 },
    nameEn: { ...nameEn, maxLength: 60 },
    icon: {
      kind: 'choice',
      label: { th: 'ไอคอน', en: 'Icon' },
      required: true,
      options: {
        mail: { th: 'จดหมาย', en: 'Letter' },
        car: { th: 'รถยนต์', en: 'Car' },
        beach: { th: 'วันลา', en: 'Leave' },
        home: { th: 'บ้าน', en: 'Home' },
        door: { th: 'ประตูห้อง', en: 'Door' },
        device: { th: 'คอมพิวเตอร์', en: 'Computer' },
        users: { th: 'กลุ่มคน', en: 'People' },
        calendar: { th: 'ปฏิทิน', en: 'Calendar' },
        bell: { th: 'กระดิ่ง', en: 'Bell' },
      },
    },
  },
  display: 'nameTh',
  key: 'code',
  list: { columns: ['code', 'nameTh', 'nameEn', 'icon'], search: ['code', 'nameTh', 'nameEn'] },
  rows: 'fixed',
  usedBy: [{ table: 'notification_event', column: 'module_id', field: 'id', label: { th: 'เหตุการณ์', en: 'events' } }],
});
