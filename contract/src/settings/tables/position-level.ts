import { masterTable } from '../master-table';
import { nameEn, uniqueNameTh } from '../shared-fields';

export const positionLevel = masterTable({
  path: 'position-level',
  table: 'position_level',
  title: { th: 'ระดับตำแหน่ง', en: 'Levels of posts' },
  purpose: { th: 'เช่น ชำนาญการ ปฏิบัติการ เลือกได้ในข้อมูลตำแหน่ง', en: 'Such as professional or practitioner level; to choose from for a post' },
  item: { th: 'ระดับตำแหน่ง', en: 'level of posts' },
  fields: {
    nameTh: uniqueNameTh,
    nameEn,
    positionTypeId: { kind: 'reference', to: 'position-type', label: { th: 'ประเภทตำแหน่ง', en: 'Type of post' } },
  },
  display: 'nameTh',
  key: 'nameTh',
  list: { columns: ['nameTh', 'nameEn', 'positionTypeId'], search: ['nameTh', 'nameEn'] },
  rows: 'open',
  usedBy: [{ table: 'post', column: 'position_level_id', field: 'id', label: { th: 'ตำแหน่ง', en: 'posts' } }],
});
