import { masterTable } from '../master-table';
import { letterUse, nameEn, numericCode, uniqueNameTh } from '../shared-fields';

/** Speed classes (ข้อ 28). The codes are fixed; the agency sets names and badges. */
export const documentSpeed = masterTable({
  path: 'document-speed',
  table: 'document_speed',
  title: { th: 'ชั้นความเร็ว', en: 'Speed classes' },
  purpose: { th: 'ใช้ในการลงรับ สร้างหนังสือ และเรียงลำดับคิว', en: 'For receiving and writing letters, and the order of the queues' },
  item: { th: 'ชั้นความเร็ว', en: 'speed class' },
  fields: {
    code: numericCode,
    nameTh: uniqueNameTh,
    nameEn,
    badge: {
      kind: 'choice',
      label: { th: 'รูปแบบป้าย', en: 'Badge' },
      required: true,
      options: {
        plain: { th: 'ปกติ', en: 'Plain' },
        tint: { th: 'พื้นแดงอ่อน', en: 'Light red' },
        outline: { th: 'ขอบแดง', en: 'Red outline' },
        solid: { th: 'พื้นแดงทึบ', en: 'Solid red' },
      },
    },
    dueDays: {
      kind: 'number',
      label: { th: 'กำหนดเวลา (วันทำการ)', en: 'Due within (working days)' },
      hint: { th: 'เติมวันครบกำหนดให้เมื่อลงรับ เว้นว่างคือไม่กำหนด', en: 'Proposes the due day at receiving; empty for none' },
      least: 0,
      most: 365,
    },
  },
  display: 'nameTh',
  key: 'code',
  list: { columns: ['code', 'nameTh', 'nameEn', 'dueDays'], search: ['nameTh', 'nameEn'] },
  rows: 'fixed',
  usedBy: [{ table: 'document', column: 'speed', field: 'code', label: letterUse }],
});
