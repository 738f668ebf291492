import { masterTable } from '../master-table';
import { nameEn, nameTh } from '../shared-fields';

/** The posts of the office. Their holders are dated seats. */
export const positionInformation = masterTable({
  path: 'position-information',
  table: 'post',
  title: { th: 'ตำแหน่ง', en: 'Posts' },
  purpose: {
    th: 'ตำแหน่งของหน่วยงาน ผู้ดำรงตำแหน่งเปลี่ยนได้ แต่หนังสือที่เสนอตำแหน่งยังอยู่',
    en: 'The posts of the office. Holders change; the letters of a post stay there.',
  },
  item: { th: 'ตำแหน่ง', en: 'post' },
  fields: {
    code: {
      kind: 'text',
      label: { th: 'เลขที่ตำแหน่ง', en: 'Post number' },
      hint: { th: 'เว้นว่างไว้ ระบบจะให้เลขถัดไป', en: 'Left empty, the next number is given.' },
      maxLength: 30,
      unique: true,
      form: 'code',
    },
    nameTh: { ...nameTh, label: { th: 'ชื่อตำแหน่ง', en: 'Thai name' }, maxLength: 200 },
    nameEn: { ...nameEn, maxLength: 200 },
    unitId: { kind: 'reference', to: 'manage-section', label: { th: 'หน่วยงาน', en: 'Unit' }, required: true },
    positionTypeId: { kind: 'reference', to: 'position-type', label: { th: 'ประเภทตำแหน่ง', en: 'Type of post' } },
    positionLevelId: { kind: 'reference', to: 'position-level', label: { th: 'ระดับตำแหน่ง', en: 'Level' } },
    isHead: { kind: 'flag', label: { th: 'เป็นหัวหน้าหน่วยงาน', en: 'Head of the unit' } },
    isExecutive: { kind: 'flag', label: { th: 'เป็นผู้บริหาร', en: 'Executive' } },
    signatureRank: {
      kind: 'number',
      label: { th: 'ลำดับการลงนาม', en: 'Signing rank' },
      hint: { th: 'เลขน้อยคือสูงกว่า ใช้เรียงผู้ลงนามที่เสนอได้', en: 'A smaller number is a higher rank; signers are offered in this order.' },
      least: 1,
      most: 999,
    },
  },
  display: 'nameTh',
  key: 'code',
  aliases: ['code'],
  besides: ['closed_on', 'search_text'],
  list: {
    columns: ['code', 'nameTh', 'unitId', 'positionLevelId'],
    search: ['code', 'nameTh', 'nameEn'],
    filters: ['unitId', 'positionTypeId', 'isExecutive'],
  },
  rows: 'kept',
  usedBy: [{ table: 'seat', column: 'post_id', field: 'id', label: { th: 'ผู้ดำรงตำแหน่งและหน้าที่', en: 'holders and functions' } }],
});
