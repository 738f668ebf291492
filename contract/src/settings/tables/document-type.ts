import { masterTable } from '../master-table';
import { letterUse, nameEn, numericCode, uniqueNameTh } from '../shared-fields';

/** The kinds of documents, under the codes of specification §3. */
export const documentType = masterTable({
  path: 'document-type',
  table: 'document_type',
  title: { th: 'ประเภทเอกสาร', en: 'Document types' },
  purpose: { th: 'ใช้ในการลงรับ สร้างหนังสือ และแสดงในคิวงาน', en: 'For receiving and writing letters, and shown in the queues' },
  item: { th: 'ประเภทเอกสาร', en: 'document type' },
  fields: { code: numericCode, nameTh: uniqueNameTh, nameEn },
  display: 'nameTh',
  key: 'code',
  list: { columns: ['code', 'nameTh', 'nameEn'], search: ['nameTh', 'nameEn'] },
  rows: 'fixed',
  usedBy: [{ table: 'document', column: 'kind', field: 'code', label: letterUse }],
});
