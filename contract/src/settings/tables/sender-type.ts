import { masterTable } from '../master-table';
import { letterUse, nameEn, numericCode, uniqueNameTh } from '../shared-fields';

/** Where letters come from. The path has the spelling of the specification. */
export const senderType = masterTable({
  path: 'serdertype',
  table: 'sender_type',
  title: { th: 'ประเภทผู้ส่ง', en: 'Sender types' },
  purpose: { th: 'บอกว่าหนังสือมาจากภายนอก ภายใน หรือบุคคล', en: 'Whether a letter comes from outside, from a unit or from a person' },
  item: { th: 'ประเภทผู้ส่ง', en: 'sender type' },
  fields: { code: numericCode, nameTh: uniqueNameTh, nameEn },
  display: 'nameTh',
  key: 'code',
  list: { columns: ['code', 'nameTh', 'nameEn'], search: ['nameTh', 'nameEn'] },
  rows: 'fixed',
  usedBy: [{ table: 'document', column: 'sender_type', field: 'code', label: letterUse }],
});
