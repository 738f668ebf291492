import { Refusal } from '../../platform/errors';

export const personChanged = () =>
  new Refusal('conflict', 'changedMeanwhile', {
    th: 'มีผู้อื่นแก้ไขข้อมูลบุคคลนี้ไปแล้ว โปรดตรวจข้อมูลล่าสุดก่อนบันทึก',
    en: 'Somebody else has changed this person’s data. Please look at it before saving.',
  });

/** Otherwise work would be left where nobody looks. */
export const workLeft = (count: number) =>
  new Refusal('conflict', 'workLeft', {
    th: `ยังมีงานค้างบนโต๊ะ ${count} เรื่อง โปรดส่งต่อหรือปิดเรื่องให้หมดก่อน`,
    en: `There is work on the desk: ${count}. It must be passed on or closed first.`,
  });

export const notOneself = () =>
  new Refusal('conflict', 'notOneself', {
    th: 'ปิดบัญชีของตนเองไม่ได้ ให้ผู้ดูแลระบบคนอื่นดำเนินการ',
    en: 'Nobody closes the own account. Let another administrator do it.',
  });

export const emailTaken = { th: 'มีผู้ใช้อีเมลนี้แล้ว', en: 'Somebody has this e-mail address.' };
export const malformedEmail = { th: 'รูปแบบอีเมลไม่ถูกต้อง', en: 'This is not an e-mail address.' };
export const noSuchType = { th: 'ไม่พบประเภทนี้ หรือปิดใช้แล้ว', en: 'There is no such type, or it is switched off.' };

export const mayNotClose = () =>
  new Refusal('forbidden', 'mayNotClose', {
    th: 'ท่านไม่ได้รับสิทธิปิดบัญชีของบุคคลนี้ ดูผู้มีสิทธิได้ที่หน้า สิทธิปิดบัญชีผู้ใช้งาน',
    en: 'You have no right to close the account of this person. The page of who may close accounts says who has.',
  });

export const lastAdministrator = () =>
  new Refusal('conflict', 'lastAdministrator', {
    th: 'ผู้นี้เป็นผู้ดูแลระบบคนสุดท้าย ต้องแต่งตั้งผู้ดูแลระบบคนอื่นก่อน',
    en: 'This is the last administrator. Appoint another one first.',
  });

export const somebodyIsThere = () =>
  new Refusal('conflict', 'somebodyIsThere', {
    th: 'ระบบนี้มีบุคลากรแล้ว ให้ผู้ดูแลระบบคนปัจจุบันเพิ่มผู้ดูแลระบบ',
    en: 'There are persons in this installation already. Let one of its administrators add another.',
  });
