import { masterTable } from '../master-table';
import { nameEn, uniqueNameTh } from '../shared-fields';

export const employeeType = masterTable({
  path: 'employee-type',
  table: 'employee_type',
  title: { th: 'ประเภทบุคลากร', en: 'Types of employees' },
  purpose: { th: 'เลือกได้ในข้อมูลบุคลากร', en: 'To choose from in the data of a person' },
  item: { th: 'ประเภทบุคลากร', en: 'type of employees' },
  fields: { nameTh: uniqueNameTh, nameEn },
  display: 'nameTh',
  key: 'nameTh',
  list: { columns: ['nameTh', 'nameEn'], search: ['nameTh', 'nameEn'] },
  rows: 'open',
  usedBy: [{ table: 'person', column: 'employee_type_id', field: 'id', label: { th: 'บุคลากร', en: 'persons' } }],
});
