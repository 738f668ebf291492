import { Refusal } from '../../platform/errors';

export const alreadyCleared = () =>
  new Refusal('conflict', 'alreadyCleared', {
    th: 'ผู้นี้ได้รับแต่งตั้งให้เข้าถึงชั้นความลับนี้ในบางวันของช่วงนี้อยู่แล้ว',
    en: 'This person is appointed to this secrecy class on some of these days already.',
  });

export const alreadyEnded = () =>
  new Refusal('conflict', 'alreadyEnded', { th: 'สิ้นสุดไปแล้ว โปรดดูข้อมูลล่าสุด', en: 'This has ended already. Please look at it again.' });

export const alreadyHasRole = () => new Refusal('conflict', 'alreadyHasRole', { th: 'ผู้นี้มีบทบาทนี้อยู่แล้ว', en: 'This person has this role already.' });

/** Secret registers are kept by cleared people (ข้อ 35). */
export const secretNeedsClearance = () =>
  new Refusal('conflict', 'secretNeedsClearance', {
    th: 'นายทะเบียนข้อมูลข่าวสารลับต้องได้รับแต่งตั้งให้เข้าถึงชั้นความลับก่อน (ข้อ ๓๕)',
    en: 'A secret registrar must be appointed to a secrecy class first (clause 35).',
  });

export const notTheDecider = () =>
  new Refusal('forbidden', 'notTheDecider', {
    th: 'ผู้ขอพิจารณาคำขอของตนเองไม่ได้ ต้องเป็นบุคคลที่สองซึ่งมีสิทธิ',
    en: 'Nobody decides on their own request. It takes a second person who may.',
  });

export const alreadyDecided = () =>
  new Refusal('conflict', 'alreadyDecided', { th: 'คำขอนี้ได้รับการพิจารณาหรือถอนไปแล้ว', en: 'This request was decided or withdrawn already.' });

/** The number belongs to no letter, or to one above the asker's clearance. Both get this answer. */
export const nothingToOpen = () =>
  new Refusal('conflict', 'nothingToOpen', {
    th: 'ไม่พบหนังสือตามเลขที่นี้ หรือชั้นความลับสูงกว่าที่ผู้ขอได้รับแต่งตั้ง จึงอนุมัติไม่ได้',
    en: 'There is no letter of this number, or it is above the clearance of who asked. It cannot be approved.',
  });

export const noRegistry = { th: 'หน่วยงานนี้ไม่มีสารบรรณของตนเอง', en: 'This unit has no registry.' };
export const noHeadPost = { th: 'หน่วยงานนี้ไม่มีตำแหน่งหัวหน้า', en: 'This unit has no post of a head.' };
export const noSuchUnit = { th: 'ไม่พบหน่วยงานนี้ หรือยุบแล้ว', en: 'There is no such unit, or it is closed.' };
export const noSuchPerson = { th: 'ไม่พบบุคคลนี้ หรือพ้นหน้าที่แล้ว', en: 'There is no such person, or they have left.' };
export const noSuchRole = { th: 'ไม่พบบทบาทนี้ หรือปิดใช้แล้ว', en: 'There is no such role, or it is switched off.' };
export const endsBeforeStart = { th: 'วันสิ้นสุดต้องไม่ก่อนวันเริ่ม', en: 'The last day must not be before the first.' };
export const beginsInPast = { th: 'เริ่มย้อนหลังไม่ได้', en: 'It cannot begin in the past.' };
