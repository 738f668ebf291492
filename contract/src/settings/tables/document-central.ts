import type { Label } from '../../values/label';
import { type MasterField, masterTable } from '../master-table';

/** Where phrases are offered. */
export const phrasePlaces = ['present', 'command', 'assign', 'report', 'forward', 'sendBack', 'returnDraft', 'close'] as const;
export type PhrasePlace = (typeof phrasePlaces)[number];

const offered = (th: string, en: string): MasterField & { label: Label } => ({ kind: 'flag', label: { th: `ใช้เมื่อ${th}`, en: `When ${en}` } });

/** Central texts: phrases (คำเกษียน) that are inserted with one tap. */
export const documentCentral = masterTable({
  path: 'document-central',
  table: 'phrase',
  title: { th: 'ข้อความกลางและถ้อยคำสำเร็จรูป', en: 'Central texts and phrases' },
  purpose: {
    th: 'ถ้อยคำที่แตะครั้งเดียวเพื่อเติมลงในบันทึกเสนอ สั่งการ มอบหมาย และรายงาน',
    en: 'Phrases written by one tap where letters are presented, commanded, assigned and reported on',
  },
  item: { th: 'ถ้อยคำ', en: 'phrase' },
  fields: {
    textTh: { kind: 'text', label: { th: 'ถ้อยคำ', en: 'Phrase' }, maxLength: 300, required: true, unique: true },
    textEn: { kind: 'text', label: { th: 'ถ้อยคำภาษาอังกฤษ', en: 'Phrase in English' }, maxLength: 300 },
    forPresent: offered('เสนอ', 'presenting'),
    forCommand: offered('สั่งการ', 'giving a command'),
    forAssign: offered('มอบหมาย', 'assigning'),
    forReport: offered('รายงานผล', 'reporting'),
    forForward: offered('ส่งต่อ', 'forwarding'),
    forSendBack: offered('ส่งคืนหรือปฏิเสธ', 'sending back or refusing'),
    forReturnDraft: offered('ส่งร่างกลับแก้ไข', 'returning a draft for correction'),
    forClose: offered('ปิดเรื่อง', 'closing'),
    kindId: {
      kind: 'reference',
      label: { th: 'เฉพาะประเภทเอกสาร', en: 'Only for this kind of letters' },
      hint: { th: 'เว้นว่างคือทุกประเภท', en: 'Empty for all' },
      to: 'document-type',
    },
  },
  display: 'textTh',
  key: 'textTh',
  list: { columns: ['textTh', 'forPresent', 'forCommand', 'forAssign', 'forReport', 'kindId'], search: ['textTh', 'textEn'] },
  rows: 'open',
  usedBy: [],
});
