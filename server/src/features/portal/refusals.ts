import { Refusal, wrongField } from '../../platform/errors';

export const badAction = () =>
  wrongField('action', 'badAction', {
    th: 'ปลายทางต้องเป็นหน้าของระบบ เช่น sarabun/dashboard หรือที่อยู่ https:// เมื่อเปิดแท็บใหม่',
    en: 'It must be a page of the system, such as sarabun/dashboard, or an https:// address in a new tab.',
  });

export const unknownParent = () => wrongField('parentId', 'unknownParent', { th: 'วางเมนูไว้ที่นี่ไม่ได้', en: 'An item cannot be placed there.' });

export const hasItemsBelow = () =>
  wrongField('parentId', 'hasItemsBelow', { th: 'ระบบงานนี้มีเมนูย่อยอยู่ กรุณาย้ายหรือลบเมนูย่อยก่อน', en: 'There are items below it; please move or remove them first.' });

export const isProtected = () =>
  new Refusal('forbidden', 'menuProtected', {
    th: 'เมนูนี้จำเป็นต่อระบบ เปลี่ยนได้เฉพาะชื่อ ไอคอน และลำดับ',
    en: 'The system needs this item: only its names, icon and place can be changed.',
  });

export const notOwnItem = () =>
  new Refusal('forbidden', 'notOwnMenu', {
    th: 'เมนูที่มากับระบบลบไม่ได้ ให้ปิดใช้แทน',
    en: 'An item that came with the system cannot be removed; switch it off instead.',
  });

export const unknownGroup = () => wrongField('groupIds', 'unknownGroup', { th: 'ไม่พบกลุ่มผู้ใช้ที่ระบุ', en: 'A group that was named does not exist.' });

export const othersChangedOrder = () =>
  new Refusal('conflict', 'changedMeanwhile', { th: 'มีผู้แก้ไขเมนูนี้ไปแล้ว กรุณาจัดลำดับใหม่', en: 'Somebody has changed this menu meanwhile; please order it again.' });

/** The archive learns nothing of why. */
export const unusableTicket = () =>
  new Refusal('forbidden', 'unusableTicket', { th: 'ใช้ตั๋วนี้ไม่ได้ หรือใช้ไปแล้ว', en: 'This ticket cannot be used, or was used already.' });
