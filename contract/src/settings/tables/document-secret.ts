import { masterTable } from '../master-table';
import { letterUse, nameEn, numericCode, uniqueNameTh } from '../shared-fields';

/** Secrecy classes that may enter the system; ลับที่สุด never does (ข้อ 29). */
export const documentSecret = masterTable({
  path: 'document-secret',
  table: 'document_secret',
  title: { th: 'ชั้นความลับ', en: 'Secrecy classes' },
  purpose: { th: 'ใช้กำหนดผู้มีสิทธิเห็นหนังสือตามคำสั่งแต่งตั้ง', en: 'Who may see a letter follows from it, by appointment' },
  item: { th: 'ชั้นความลับ', en: 'secrecy class' },
  fields: { code: numericCode, nameTh: uniqueNameTh, nameEn },
  display: 'nameTh',
  key: 'code',
  list: { columns: ['code', 'nameTh', 'nameEn'], search: ['nameTh', 'nameEn'] },
  rows: 'fixed',
  usedBy: [{ table: 'document', column: 'secrecy', field: 'code', label: letterUse }],
});
