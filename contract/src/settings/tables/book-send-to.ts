import { masterTable } from '../master-table';
import { letterUse, nameEn, uniqueNameTh } from '../shared-fields';

export const bookSendTo = masterTable({
  path: 'book-send-to',
  table: 'book_send_to',
  title: { th: 'หน่วยงานปลายทาง (ส่งถึง)', en: 'Where letters go' },
  purpose: { th: 'เสนอให้เลือกในช่อง “ถึง” เมื่อลงรับและสร้างหนังสือ', en: 'Proposed in the field To when a letter is received or written' },
  item: { th: 'หน่วยงานปลายทาง', en: 'destination' },
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
  usedBy: [{ table: 'document', column: 'addressee', field: 'nameTh', label: letterUse }],
});
