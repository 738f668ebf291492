import type { Label } from '@sarabun/contract/values/label';
import { Refusal } from '../../platform/errors';

export const orderChanged = () =>
  new Refusal('conflict', 'changedMeanwhile', {
    th: 'มีผู้อื่นแก้ไขหรือยกเลิกคำสั่งนี้ไปแล้ว โปรดตรวจข้อมูลล่าสุด',
    en: 'Somebody else has changed or revoked this order. Please look at it again.',
  });

/** Two people would have the full power of one post on the same days. */
export const orderContradicted = (orderNumber: string) =>
  new Refusal('conflict', 'orderContradicted', {
    th: `มีคำสั่งที่ ${orderNumber} ให้ผู้อื่นรักษาราชการแทนตำแหน่งนี้ในช่วงวันเดียวกันอยู่แล้ว โปรดยกเลิกคำสั่งนั้นก่อน หรือแก้ช่วงวัน`,
    en: `By order ${orderNumber} somebody acts for this post on some of these days already. Revoke that order first, or change the days.`,
  });

export const delegatedTwice = (orderNumber: string) =>
  new Refusal('conflict', 'delegatedTwice', {
    th: `ตามคำสั่งที่ ${orderNumber} บุคคลนี้ได้รับมอบอำนาจของตำแหน่งนี้ในช่วงวันเดียวกันอยู่แล้ว โปรดรวมไว้ในคำสั่งเดียว ยกเลิกคำสั่งนั้นก่อน หรือแก้ช่วงวัน`,
    en: `By order ${orderNumber} the same person has parts of this post delegated on some of these days. Put them into one order, revoke that order first, or change the days.`,
  });

/** The holder of a post needs no order to act for it. */
export const actsForOneself = (name: Label) =>
  new Refusal('conflict', 'actsForOneself', {
    th: `${name.th} ดำรงตำแหน่งนี้อยู่แล้วในช่วงวันดังกล่าว จึงรักษาราชการแทนตำแหน่งของตนเองไม่ได้ โปรดเลือกผู้อื่น`,
    en: `${name.en} holds this post on some of these days and cannot act for it. Choose somebody else.`,
  });

export const twiceInSuccession = { th: 'มีชื่อบุคคลซ้ำในลำดับ', en: 'A person is in the succession twice.' };

export const endsBeforeStart = {
  th: 'วันสิ้นสุดต้องไม่ก่อนวันเริ่ม และไม่เกินหนึ่งปีสำหรับการไม่อยู่',
  en: 'The last day must not be before the first; an absence lasts a year at most.',
};

export const alreadyAway = { th: 'บันทึกไว้แล้วว่าไม่อยู่ในบางวันของช่วงนี้', en: 'They are entered as away on some of these days already.' };

export const noSuchPost = { th: 'ไม่พบตำแหน่งนี้ หรือยุบแล้ว', en: 'There is no such post, or it is closed.' };

export const noSuchPerson = { th: 'ไม่พบบุคคลนี้ หรือพ้นหน้าที่แล้ว', en: 'There is no such person, or they have left.' };

/** Nobody grants rights to themselves. */
export const notToOneself = () =>
  new Refusal('conflict', 'notToOneself', {
    th: 'มอบสิทธิให้ตนเองไม่ได้ ให้ผู้มีสิทธิคนอื่นดำเนินการ',
    en: 'You cannot grant rights to yourself. Please ask another authorised person.',
  });
