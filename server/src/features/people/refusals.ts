import { Refusal } from '../../platform/errors';

export const personChanged = () =>
  new Refusal('conflict', 'changedMeanwhile', {
    th: 'มีผู้อื่นแก้ไขข้อมูลบุคคลนี้ไปแล้ว โปรดตรวจข้อมูลล่าสุดก่อนบันทึก',
    en: 'Somebody else has changed this person’s data. Please look at it before saving.',
  });

/** Work would be left lying where nobody looks. */
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

export const orderChanged = () =>
  new Refusal('conflict', 'changedMeanwhile', {
    th: 'มีผู้อื่นแก้ไขหรือยกเลิกคำสั่งนี้ไปแล้ว โปรดตรวจข้อมูลล่าสุด',
    en: 'Somebody else has changed or revoked this order. Please look at it again.',
  });

/** Two would have the full power of one post on the same days. */
export const orderContradicted = (orderNumber: string) =>
  new Refusal('conflict', 'orderContradicted', {
    th: `มีคำสั่งที่ ${orderNumber} ให้ผู้อื่นรักษาราชการแทนตำแหน่งนี้ในช่วงวันเดียวกันอยู่แล้ว โปรดยกเลิกคำสั่งนั้นก่อน หรือแก้ช่วงวัน`,
    en: `By order ${orderNumber} somebody acts for this post on some of these days already. Revoke that order first, or change the days.`,
  });

export const noSuchPost = { th: 'ไม่พบตำแหน่งนี้ หรือยุบแล้ว', en: 'There is no such post, or it is closed.' };
export const noSuchPerson = { th: 'ไม่พบบุคคลนี้ หรือพ้นหน้าที่แล้ว', en: 'There is no such person, or they have left.' };
export const twiceInSuccession = { th: 'มีชื่อบุคคลซ้ำในลำดับ', en: 'A person stands in the succession twice.' };
export const endsBeforeStart = {
  th: 'วันสิ้นสุดต้องไม่ก่อนวันเริ่ม และไม่เกินหนึ่งปีสำหรับการไม่อยู่',
  en: 'The last day must not be before the first; an absence lasts a year at most.',
};
export const alreadyAway = { th: 'บันทึกไว้แล้วว่าไม่อยู่ในบางวันของช่วงนี้', en: 'They are entered as away on some of these days already.' };

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

/** Nobody gives rights to themselves. */
export const notToOneself = () =>
  new Refusal('conflict', 'notToOneself', {
    th: 'มอบสิทธิให้ตนเองไม่ได้ ให้ผู้มีสิทธิคนอื่นดำเนินการ',
    en: 'Nobody gives rights to themselves. Let somebody else who may do it.',
  });
