import { Refusal, wrongField } from '../../../platform/errors';

export const formChanged = () =>
  new Refusal('conflict', 'formChanged', {
    th: 'มีผู้แก้ไขแบบนี้ไปแล้ว กรุณาเปิดดูใหม่ก่อนบันทึก',
    en: 'Someone changed this form in the meantime. Please review it before saving.',
  });

export const formCodeTaken = () => wrongField('code', 'formCodeTaken', { th: 'มีแบบที่ใช้รหัสนี้แล้ว', en: 'Another form has this code already.' });

export const formUsed = () =>
  new Refusal('conflict', 'formUsed', {
    th: 'มีหนังสือหรือเลขที่ออกตามแบบนี้แล้ว จึงลบไม่ได้ ให้ปิดใช้แทน',
    en: 'Letters or numbers were issued on this form, so it cannot be removed. Switch it off instead.',
  });
