import { masterTable } from '../master-table';
import { nameEn, uniqueNameTh } from '../shared-fields';

export const suffix = masterTable({
  path: 'suffix',
  table: 'suffix',
  title: { th: 'คำต่อท้ายชื่อ', en: 'Suffixes' },
  purpose: { th: 'คำที่ต่อท้ายชื่อสกุล เช่น ร.น. เลือกได้ในข้อมูลบุคลากร', en: 'Suffixes of people’s names' },
  item: { th: 'คำต่อท้ายชื่อ', en: 'suffix' },
  fields: {
    nameTh: { ...uniqueNameTh, maxLength: 50, label: { th: 'คำต่อท้าย', en: 'Suffix' } },
    nameEn: { ...nameEn, maxLength: 50 },
  },
  display: 'nameTh',
  key: 'nameTh',
  list: { columns: ['nameTh', 'nameEn'], search: ['nameTh', 'nameEn'] },
  rows: 'open',
  usedBy: [{ table: 'person', column: 'suffix', field: 'nameTh', label: { th: 'บุคลากร', en: 'persons' } }],
});
