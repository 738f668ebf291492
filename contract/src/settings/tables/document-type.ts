import { masterTable } from '../master-table';
import { letterUse, nameEn, numericCode, uniqueNameTh } from '../shared-fields';

/** The kinds of documents, with the codes of specification §3. */
export const documentType = masterTable({
  path: 'document-type',
  table: 'document_type',
  title: { th: 'ประเภทเอกสาร', en: 'Kinds of letters' },
  purpose: { th: 'ใช้ในการลงรับ สร้างหนังสือ และแสดงในคิวงาน', en: 'For receiving and writing letters, and shown in the queues' },
  item: { th: 'ประเภทเอกสาร', en: 'kind of letters' },
  fields: {
    code: numericCode,
    nameTh: uniqueNameTh,
    nameEn,
    mayWrite: {
      kind: 'flag',
      label: { th: 'หน่วยงานสร้างเองได้', en: 'Written by the office' },
      hint: { th: 'แสดงเป็นตัวเลือกเมื่อสร้างหนังสือใหม่ ไม่มีผลกับการลงรับ', en: 'Offered where a new letter is written; receiving is not touched.' },
    },
    sample: {
      kind: 'file',
      label: { th: 'แบบหรือตัวอย่างของหน่วยงาน', en: 'Form or sample of the office' },
      hint: { th: 'ผู้ร่างหนังสือประเภทนี้เปิดดูได้จากหน้าร่างหนังสือ', en: 'Who writes such a letter can open it there.' },
      megabytes: 10,
    },
  },
  display: 'nameTh',
  key: 'code',
  list: { columns: ['code', 'nameTh', 'nameEn', 'mayWrite', 'sample'], search: ['nameTh', 'nameEn'] },
  rows: 'fixed',
  usedBy: [{ table: 'document', column: 'kind', field: 'code', label: letterUse }],
});
