import { masterTable } from '../master-table';
import { nameEn, uniqueNameTh } from '../shared-fields';

/** Command words (สั่งการ), as written on the letter. */
export const commandType = masterTable({
  path: 'command-type',
  table: 'command_type',
  title: { th: 'ประเภทคำสั่งการ', en: 'Command types' },
  purpose: { th: 'ตัวเลือกในหน้าสั่งการ เรียงตามลำดับนี้', en: 'What is offered where a command is given, in this order' },
  item: { th: 'คำสั่งการ', en: 'command type' },
  fields: {
    nameTh: { ...uniqueNameTh, maxLength: 60 },
    nameEn: { ...nameEn, maxLength: 60 },
    needsParty: {
      kind: 'flag',
      label: { th: 'ต้องระบุผู้ปฏิบัติ', en: 'Somebody must be named' },
      hint: { th: 'สั่งการไม่ได้ถ้ายังไม่ระบุว่ามอบให้ใคร', en: 'It cannot be given while nobody is named to carry it out.' },
    },
    needsText: {
      kind: 'flag',
      label: { th: 'ต้องพิมพ์ข้อความเอง', en: 'Words must be written' },
      hint: { th: 'ไม่พิมพ์ชื่อคำสั่งลงบนหนังสือ ใช้ข้อความที่พิมพ์แทน', en: 'The written text appears on the letter instead of the name of the type.' },
    },
    needsReason: {
      kind: 'flag',
      label: { th: 'ต้องระบุเหตุผล', en: 'A reason must be given' },
      hint: {
        th: 'เช่น ไม่อนุมัติ เหตุผลอยู่ต่อจากชื่อคำสั่ง',
        en: 'Such as “not approved”: the reason stands after the name of the type.',
      },
    },
    closes: {
      kind: 'flag',
      label: { th: 'ปิดเรื่องเมื่อไม่ระบุผู้ปฏิบัติ', en: 'Closes the letter where nobody is named' },
      hint: { th: 'เช่น ทราบ/เก็บเรื่อง ไม่ส่งกลับผู้เสนอ', en: 'Such as “acknowledged, file it”: it does not go back to who presented it.' },
    },
    code: { kind: 'text', label: { th: 'รหัส', en: 'Code' }, maxLength: 40, fixed: true, unique: true },
  },
  display: 'nameTh',
  key: 'nameTh',
  list: { columns: ['nameTh', 'nameEn', 'needsParty', 'closes'], search: ['nameTh', 'nameEn'] },
  rows: 'open',
  usedBy: [{ table: 'note', column: 'choice', field: 'code', label: { th: 'ข้อสั่งการ', en: 'commands' } }],
});
