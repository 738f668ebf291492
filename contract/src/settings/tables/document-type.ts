import { masterTable } from '../master-table';
import { letterUse, nameEn, numericCode, uniqueNameTh } from '../shared-fields';

/** The kinds of documents, under the codes of specification §3. */
export const documentType = masterTable({
  path: 'document-type',
  table: 'document_type',
  title: { th: 'ประเภทเอกสาร', en: 'Document types' },
  purpose: { th: 'ใช้ในการลงรับ สร้างหนังสือ และแสดงในคิวงาน', en: 'For receiving and writing letters, and shown in the queues' },
  item: { th: 'ประเภทเอกสาร', en: 'document type' },
  fields: {
    code: numericCode,
    nameTh: uniqueNameTh,
    nameEn,
    mayWrite: {
      kind: 'flag',
      label: { th: 'หน่วยงานสร้างเองได้', en: 'Written by the office' },
      hint: { th: 'แสดงเป็นตัวเลือกเมื่อสร้างหนังสือใหม่ ไม่มีผลกับการลงรับ', en: 'Offered where a new letter is written; receiving is not touched.' },
    },
  },
  display: 'nameTh',
  key: 'code',
  list: { columns: ['code', 'nameTh', 'nameEn', 'mayWrite'], search: ['nameTh', 'nameEn'] },
  rows: 'fixed',
  usedBy: [{ table: 'document', column: 'kind', field: 'code', label: letterUse }],
});
