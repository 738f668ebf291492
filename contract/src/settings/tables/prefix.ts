import { masterTable } from '../master-table';
import { nameEn, uniqueNameTh } from '../shared-fields';

export const prefix = masterTable({
  path: 'prefix',
  table: 'prefix',
  title: { th: 'คำนำหน้า', en: 'Prefixes' },
  purpose: { th: 'คำนำหน้าชื่อที่เลือกได้ในข้อมูลบุคลากรและคำขอบัญชี', en: 'Prefixes of people’s names' },
  item: { th: 'คำนำหน้า', en: 'prefix' },
  fields: {
    nameTh: { ...uniqueNameTh, maxLength: 50, label: { th: 'คำนำหน้า', en: 'Prefix' } },
    nameEn: { ...nameEn, maxLength: 50 },
  },
  display: 'nameTh',
  key: 'nameTh',
  list: { columns: ['nameTh', 'nameEn'], search: ['nameTh', 'nameEn'] },
  rows: 'open',
  usedBy: [{ table: 'person', column: 'prefix', field: 'nameTh', label: { th: 'บุคลากร', en: 'persons' } }],
});
