import type { Label } from '@sarabun/contract/values/label';
import { Refusal } from '../../platform/errors';

export const noSuchOne: Label = { th: 'ไม่พบผู้นี้ หรือพ้นหน้าที่แล้ว', en: 'There is nobody of that id in office.' };
export const sameOne: Label = { th: 'ผู้รับมอบต้องเป็นคนละคนกับผู้ส่งมอบ', en: 'The successor must be another person.' };
export const absenceNeeded: Label = { th: 'ต้องระบุเหตุที่ผู้ส่งมอบลงนามเองไม่ได้', en: 'Say why the leaver cannot sign.' };

export const underWay = () =>
  new Refusal('conflict', 'handoverUnderWay', {
    th: 'มีการส่งมอบงานของผู้นี้ค้างอยู่ โปรดดำเนินการให้เสร็จหรือยกเลิกก่อน',
    en: 'A hand-over of this person is under way. Finish it or call it off first.',
  });

export const signedAlready = () =>
  new Refusal('conflict', 'signedAlready', { th: 'ลงนามแล้ว รออีกฝ่ายลงนาม', en: 'Signed already. The other side has yet to sign.' });

/** Names only the number of letters. */
export const successorNotCleared = (name: string, count: number) =>
  new Refusal('conflict', 'successorNotCleared', {
    th: `${name}ไม่มีสิทธิเข้าถึงชั้นความลับของหนังสือ ${count} เรื่อง ให้ได้รับแต่งตั้งก่อน หรือให้ผู้ส่งมอบส่งต่อหนังสือนั้นเอง`,
    en: `${name} is not cleared for ${count} of the letters. Appoint the successor first, or let the leaver pass those on.`,
  });

export const ownHandover = () =>
  new Refusal('conflict', 'notOneself', {
    th: 'เปิดการส่งมอบเพื่อให้ตนเองพ้นหน้าที่ไม่ได้ ให้ผู้ดูแลระบบคนอื่นดำเนินการ',
    en: 'Nobody lets themselves leave. Let another administrator do it.',
  });
