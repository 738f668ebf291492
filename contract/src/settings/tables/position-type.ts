import { masterTable } from '../master-table';
import { nameEn, uniqueNameTh } from '../shared-fields';

export const positionType = masterTable({
  path: 'position-type',
  table: 'position_type',
  title: { th: 'ประเภทตำแหน่ง', en: 'Types of posts' },
  purpose: {
    th: 'เช่น บริหาร อำนวยการ วิชาการ ทั่วไป เลือกได้ในข้อมูลตำแหน่ง',
    en: 'Such as executive, managerial, knowledge worker, general; to choose from for a post',
  },
  item: { th: 'ประเภทตำแหน่ง', en: 'type of posts' },
  fields: { nameTh: uniqueNameTh, nameEn },
  display: 'nameTh',
  key: 'nameTh',
  list: { columns: ['nameTh', 'nameEn'], search: ['nameTh', 'nameEn'] },
  rows: 'open',
  usedBy: [
    { table: 'post', column: 'position_type_id', field: 'id', label: { th: 'ตำแหน่ง', en: 'posts' } },
    { table: 'position_level', column: 'position_type_id', field: 'id', label: { th: 'ระดับตำแหน่ง', en: 'levels' } },
    { table: 'certificate_auto_rule', column: 'position_type_id', field: 'id', label: { th: 'เงื่อนไขออกใบรับรอง', en: 'rules for certificates' } },
  ],
});
