import { Refusal, wrongField } from '../../platform/errors';

export const templateChanged = () =>
  new Refusal('conflict', 'templateChanged', {
    th: 'มีผู้แก้ไขแม่แบบนี้ไปแล้ว กรุณาเปิดดูใหม่ก่อนบันทึก',
    en: 'Someone changed this template in the meantime. Please review it before saving.',
  });

export const nameTaken = () =>
  wrongField('nameTh', 'nameTaken', { th: 'มีแม่แบบชื่อนี้ของหน่วยงานเดียวกันแล้ว', en: 'A template of the same unit has this name already.' });

export const noSuchDesk = () => wrongField('steps', 'noSuchDesk', { th: 'มีหน่วยงาน ตำแหน่ง หรือบุคคลที่ไม่ใช้แล้ว', en: 'A unit, post or person named is not in use.' });

export const deskTwice = () => wrongField('steps', 'deskTwice', { th: 'มีชื่อซ้ำกันในแม่แบบ', en: 'Somebody is named twice.' });

export const postsOnly = () =>
  wrongField('steps', 'postsOnly', { th: 'เส้นทางเสนอตามลำดับใช้ได้เฉพาะตำแหน่ง', en: 'Letters are presented one after the other to posts alone.' });

export const mainAtMostOnce = () => wrongField('steps', 'mainAtMostOnce', { th: 'มีผู้รับผิดชอบหลักได้รายเดียว', en: 'At most one can have the main responsibility.' });

export const noSuchUnit = () => wrongField('unitId', 'noSuchUnit', { th: 'ไม่พบหน่วยงานที่เลือก', en: 'There is no such unit.' });
