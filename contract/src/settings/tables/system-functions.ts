import { masterTable } from '../master-table';

/** Functions that the agency may switch off. */
export const systemFunctions = masterTable({
  path: 'system-functions',
  table: 'system_function',
  title: { th: 'เปิดปิดความสามารถของระบบ', en: 'Functions of the system' },
  purpose: {
    th: 'สิ่งที่ปิดใช้จะหายจากหน้าจอเมื่อเปิดหน้าใหม่ และระบบปฏิเสธทันที',
    en: 'What is switched off leaves the screens when they are loaded next, and is refused at once',
  },
  item: { th: 'ความสามารถ', en: 'function' },
  fields: {
    nameTh: { kind: 'text', label: { th: 'ความสามารถ', en: 'Function' }, maxLength: 100, required: true, fixed: true },
    nameEn: { kind: 'text', label: { th: 'ชื่ออังกฤษ', en: 'English name' }, maxLength: 100, fixed: true },
    effectTh: { kind: 'text', label: { th: 'เมื่อปิด จะไม่มี', en: 'What goes with it' }, maxLength: 300, fixed: true, required: true },
    code: { kind: 'text', label: { th: 'รหัส', en: 'Code' }, maxLength: 40, required: true, fixed: true, unique: true },
  },
  display: 'nameTh',
  key: 'code',
  list: { columns: ['nameTh', 'nameEn', 'effectTh'], search: ['nameTh', 'nameEn', 'effectTh'] },
  rows: 'fixed',
  usedBy: [],
});
