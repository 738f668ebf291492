import { masterTable } from '../master-table';
import { letterUse, nameEn, uniqueNameTh } from '../shared-fields';

export const bookSendFrom = masterTable({
  path: 'book-send-from',
  table: 'book_send_from',
  title: { th: 'หน่วยงานต้นทาง (ส่งจาก)', en: 'Where letters come from' },
  purpose: { th: 'เสนอให้เลือกในช่อง “จาก” เมื่อลงรับหนังสือ', en: 'Proposed in the field From when a letter is received' },
  item: { th: 'หน่วยงานต้นทาง', en: 'origin' },
  fields: {
    nameTh: { ...uniqueNameTh, maxLength: 300 },
    nameEn: { ...nameEn, maxLength: 300 },
    shortName: { kind: 'text', label: { th: 'ชื่อย่อ', en: 'Short name' }, maxLength: 50 },
    letterCode: {
      kind: 'text',
      label: { th: 'รหัสประจำหน่วยงาน', en: 'Letter code' },
      hint: { th: 'ตามที่พิมพ์หน้าเลขที่หนังสือ เช่น นร ๐๕๐๕', en: 'As printed before the number of its letters' },
      maxLength: 30,
    },
  },
  display: 'nameTh',
  key: 'nameTh',
  list: { columns: ['nameTh', 'shortName', 'letterCode'], search: ['nameTh', 'nameEn', 'shortName', 'letterCode'] },
  rows: 'open',
  usedBy: [{ table: 'document', column: 'sender', field: 'nameTh', label: letterUse }],
});
