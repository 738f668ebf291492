import type { Label } from '@sarabun/contract/values/label';
import { Refusal } from '../../platform/errors';

export const unitChanged = () =>
  new Refusal('conflict', 'changedMeanwhile', {
    th: 'มีผู้อื่นแก้ไขหน่วยงานนี้ไปแล้วหลังจากที่ท่านเปิด โปรดตรวจข้อมูลล่าสุดก่อน',
    en: 'Somebody else has changed this unit since you opened it. Please look at it first.',
  });

export const postChanged = () =>
  new Refusal('conflict', 'changedMeanwhile', {
    th: 'มีผู้อื่นแก้ไขตำแหน่งนี้ไปแล้วหลังจากที่ท่านเปิด โปรดตรวจข้อมูลล่าสุดก่อน',
    en: 'Somebody else has changed this post since you opened it. Please look at it first.',
  });

export const postStandsThere: Label = { th: 'ตำแหน่งอยู่ในหน่วยงานนี้อยู่แล้ว', en: 'The post is already in this unit.' };

export const misplaced: Record<'itself' | 'below' | 'here' | 'closed' | 'root', Label> = {
  itself: { th: 'ย้ายหน่วยงานไปอยู่ใต้ตัวเองไม่ได้', en: 'A unit cannot be placed below itself.' },
  below: { th: 'ย้ายไปอยู่ใต้หน่วยงานที่อยู่ใต้สังกัดของตนเองไม่ได้', en: 'A unit cannot be placed below one of its own units.' },
  here: { th: 'หน่วยงานอยู่ใต้หน่วยงานนี้อยู่แล้ว', en: 'It is already there.' },
  closed: { th: 'หน่วยงานปลายทางไม่มีหรือปิดไปแล้ว', en: 'There is no such unit, or it is closed.' },
  root: { th: 'หน่วยงานสูงสุดมีได้หน่วยเดียว โปรดเลือกหน่วยงานที่จะไปอยู่ใต้', en: 'The office has one root. Choose the parent unit.' },
};

export const dayPast: Label = { th: 'ย้อนหลังไม่ได้ โปรดเลือกวันนี้หรือวันข้างหน้า', en: 'A day that has gone is not taken. Choose today or a coming day.' };
export const dayFar: Label = { th: 'ล่วงหน้าได้ไม่เกิน 5 ปี', en: 'At most five years ahead.' };
export const sameNumber: Label = { th: 'เป็นเลขประจำที่ใช้อยู่แล้ว', en: 'That is the number in use.' };

export const alreadyOrdered = (on: string) =>
  new Refusal('conflict', 'alreadyOrdered', {
    th: `มีรายการเดียวกันรอมีผลวันที่ ${on} อยู่แล้ว โปรดยกเลิกรายการนั้นก่อน`,
    en: `The same is already to happen on ${on}. Call that off first.`,
  });

/** The remaining contents keep a unit open. */
export const unitInUse = (name: string, left: { units: number; persons: number; seats: number; work: number }) => {
  const say = (words: readonly (readonly [number, string])[]) => words.flatMap(([count, word]) => (count > 0 ? [`${word} ${count}`] : [])).join(', ');
  const { units, persons, seats, work } = left;
  return new Refusal('conflict', 'unitInUse', {
    th: `ปิด${name}ไม่ได้ ยังมี${say([
      [units, 'หน่วยงานใต้สังกัด'],
      [persons, 'บุคลากร'],
      [seats, 'ผู้ปฏิบัติหน้าที่'],
      [work, 'งานค้าง'],
    ])}`,
    en: `${name} cannot be closed. Left in it: ${say([
      [units, 'units below'],
      [persons, 'persons'],
      [seats, 'functions held'],
      [work, 'open work'],
    ])}.`,
  });
};

export const postInUse = (name: string, left: { seats: number; work: number }) =>
  new Refusal('conflict', 'postInUse', {
    th: `ปิดตำแหน่ง${name}ไม่ได้ ยังมีผู้ดำรงตำแหน่งหรือปฏิบัติหน้าที่ ${left.seats} คน งานค้าง ${left.work} เรื่อง`,
    en: `The post ${name} cannot be closed: ${left.seats} persons work at it, ${left.work} letters lie before it.`,
  });

export const registryInUse = (name: string) =>
  new Refusal('conflict', 'registryInUse', {
    th: `${name}มีหนังสือรอลงรับอยู่ เปลี่ยนการมีสารบรรณไม่ได้จนกว่าจะลงรับหมด`,
    en: `Letters wait to be received by ${name}. Its registry can be changed once they are.`,
  });

export const parentClosed = (name: string) =>
  new Refusal('conflict', 'parentClosed', {
    th: `เปิด${name}ไม่ได้ เพราะหน่วยงานที่อยู่เหนือปิดอยู่`,
    en: `${name} cannot be opened again while the unit above is closed.`,
  });

export const changeGone = () =>
  new Refusal('conflict', 'changeGone', { th: 'รายการนี้มีผลหรือถูกยกเลิกไปแล้ว', en: 'This has taken effect or was called off already.' });

export const noSuchOne: Label = { th: 'ไม่พบผู้นี้ หรือพ้นหน้าที่แล้ว', en: 'There is nobody of that id in office.' };
export const noSuchRegistry: Label = { th: 'หน่วยงานนี้ไม่มีสารบรรณของตนเอง', en: 'This unit has no registry of its own.' };
export const noSuchPost: Label = { th: 'ไม่พบตำแหน่งนี้ หรือปิดไปแล้ว', en: 'There is no such post, or it is closed.' };
export const noSuchUnit: Label = { th: 'ไม่พบหน่วยงานนี้ หรือปิดไปแล้ว', en: 'There is no such unit, or it is closed.' };
export const endsBeforeBegin: Label = { th: 'วันสิ้นสุดต้องไม่ก่อนวันเริ่ม', en: 'It must not end before it begins.' };
export const lastDayPast: Label = { th: 'ย้อนหลังได้ไม่เกินเมื่อวาน', en: 'Yesterday at the earliest.' };

export const postTaken = (post: string, holder: string) =>
  new Refusal('conflict', 'postTaken', {
    th: `ตำแหน่ง${post}มี${holder}ดำรงอยู่ในช่วงนั้น ให้พ้นตำแหน่งก่อน หรือทำคำสั่งรักษาราชการแทน`,
    en: `${holder} holds the post ${post} in that time. Let the holder leave it first, or appoint somebody to act.`,
  });

export const alreadyThereSince = (name: string) =>
  new Refusal('conflict', 'alreadyThere', { th: `${name}ทำหน้าที่นี้อยู่แล้วในช่วงนั้น`, en: `${name} does that already in that time.` });

export const noRegistryHere = (name: string) =>
  new Refusal('conflict', 'noRegistryHere', {
    th: `${name}ไม่มีสารบรรณของตนเอง ตั้งเจ้าหน้าที่สารบรรณไม่ได้`,
    en: `${name} has no registry of its own, so nobody registers there.`,
  });

export const lastRegistrar = (name: string) =>
  new Refusal('conflict', 'lastRegistrar', {
    th: `เป็นเจ้าหน้าที่สารบรรณคนสุดท้ายของ${name} ตั้งผู้อื่นก่อน จึงจะไม่มีหนังสือค้างโดยไม่มีผู้ลงรับ`,
    en: `Nobody else registers for ${name}. Appoint somebody first, so that no letter is left unreceived.`,
  });
