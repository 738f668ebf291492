import { masterTable } from '../master-table';
import { nameEn, nameTh } from '../shared-fields';

/** Days besides weekends on which the office is closed; all due days take them into account. */
export const holiday = masterTable({
  path: 'holiday',
  table: 'holiday',
  title: { th: 'วันหยุดราชการ', en: 'Public holidays' },
  purpose: {
    th: 'ใช้นับวันทำการของกำหนดเสร็จ การเตือน และรายงานงานค้าง',
    en: 'For counting working days: due days, reminders and the report of pending work',
  },
  item: { th: 'วันหยุด', en: 'holiday' },
  fields: {
    day: { kind: 'date', label: { th: 'วันที่', en: 'Day' }, required: true, unique: true },
    nameTh,
    nameEn,
    yearly: {
      kind: 'flag',
      label: { th: 'ทุกปี (วันและเดือนเดิม นับตั้งแต่ปีนั้น)', en: 'Every year, on the same day from that year on' },
    },
  },
  display: 'nameTh',
  key: 'day',
  list: { columns: ['day', 'nameTh', 'nameEn', 'yearly'], search: ['nameTh', 'nameEn'], sort: { column: 'day', order: 'desc' } },
  rows: 'open',
  usedBy: [],
});
