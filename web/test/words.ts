import { documentWords } from '@sarabun/contract/settings/document-words';
import { on } from './network';

const command = { active: true, needsParty: false, needsText: false, needsReason: false, closes: false };
const phrase = { places: [], kind: null };

/** A few words of an office, as its settings say them. */
export const officeWords = on(documentWords, () => ({
  kinds: [{ code: 1, th: 'หนังสือภายนอก', en: 'External letter', active: true }],
  speeds: [{ code: 1, th: 'ปกติ', en: 'Normal', active: true, badge: 'plain' as const, dueDays: null }],
  secrecies: [{ code: 1, th: 'ปกติ', en: 'Open', active: true }],
  senderTypes: [],
  commands: [
    { ...command, code: 'acknowledged', th: 'ทราบ', en: 'Acknowledged' },
    { ...command, code: 'acknowledgedAssigned', th: 'ทราบ/มอบ', en: 'Acknowledged, assign', needsParty: true },
    { ...command, code: 'agreed', th: 'เห็นชอบ', en: 'Agreed' },
    { ...command, code: 'notApproved', th: 'ไม่อนุมัติ', en: 'Not approved', needsReason: true },
    { ...command, code: 'old', th: 'คำเดิม', en: 'Old word', active: false },
    { ...command, code: 'filed', th: 'ทราบ/เก็บเรื่อง', en: 'File it', closes: true },
    { ...command, code: 'other', th: 'อื่น ๆ', en: 'Other', needsText: true },
  ],
  jobs: [
    { id: 1, th: 'ดำเนินการและรายงาน', en: 'Act and report', active: true, task: 'ดำเนินการและรายงานผล', dueDays: 3, needsReport: true, needsReply: false },
    { id: 2, th: 'เพื่อทราบ', en: 'For information', active: true, task: 'เพื่อทราบ', dueDays: null, needsReport: false, needsReply: false },
    { id: 3, th: 'ร่างหนังสือตอบ', en: 'Draft an answer', active: true, task: 'ร่างหนังสือตอบ', dueDays: 5, needsReport: true, needsReply: true },
  ],
  phrases: [
    { ...phrase, th: 'เพื่อโปรดพิจารณา', en: 'For consideration', places: ['present' as const] },
    { ...phrase, th: 'เอกสารไม่ครบ', en: 'Incomplete', places: ['sendBack' as const] },
    { ...phrase, th: 'โปรดตรวจถ้อยคำ', en: 'Please check wording', places: ['returnDraft' as const] },
    { ...phrase, th: 'เก็บเรื่อง', en: 'Keep on file', places: ['close' as const, 'command' as const] },
    { ...phrase, th: 'ดำเนินการ', en: 'Act', places: ['assign' as const, 'command' as const] },
    { ...phrase, th: 'เฉพาะคำสั่ง', en: 'Only orders', places: ['close' as const], kind: 4 },
  ],
}));
