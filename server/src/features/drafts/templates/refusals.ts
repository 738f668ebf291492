import { maxTemplates } from '@sarabun/contract/drafts/letter-templates';
import { Refusal, wrongField } from '../../../platform/errors';

export const templateNameTaken = () =>
  wrongField('name', 'templateNameTaken', {
    th: 'มีชื่อนี้อยู่แล้ว กรุณาใช้ชื่ออื่น หรือเลือกแทนที่รายการเดิม',
    en: 'This name is taken. Choose another one, or replace what is kept under it.',
  });

export const templateUnitNotOwn = () =>
  wrongField('unitId', 'templateUnitNotOwn', {
    th: 'เก็บให้หน่วยงานได้เฉพาะหน่วยงานที่ท่านปฏิบัติงาน',
    en: 'You can keep it only for a unit in which you work.',
  });

export const tooManyTemplates = () =>
  new Refusal('conflict', 'tooManyTemplates', {
    th: `เก็บแม่แบบและข้อความสำเร็จรูปได้ไม่เกิน ${maxTemplates} รายการ กรุณาลบรายการที่ไม่ใช้แล้ว`,
    en: `At most ${maxTemplates} templates and phrases are kept. Remove some that you do not use any more.`,
  });

export const templateChanged = () =>
  new Refusal('conflict', 'templateChanged', {
    th: 'มีผู้แก้ไขหรือลบรายการนี้ไปแล้ว กรุณาเปิดดูใหม่ก่อนแทนที่',
    en: 'Someone changed or removed it in the meantime. Please look at it again before replacing it.',
  });

/** Whoever uses a template reads it, and it outlives the rights to the letter. */
export const templateOfSecret = () =>
  new Refusal('conflict', 'templateOfSecret', {
    th: 'หนังสือที่มีชั้นความลับหรือหนังสือเฉพาะบุคคลเก็บเป็นแม่แบบหรือข้อความสำเร็จรูปไม่ได้',
    en: 'Nothing of a secret or personal letter can be kept as a template or phrase.',
  });

export const templateNotYours = () =>
  new Refusal('forbidden', 'templateNotYours', {
    th: 'แก้ไขหรือลบได้เฉพาะผู้ที่เก็บไว้ หรือหัวหน้าหน่วยงาน',
    en: 'Only the person who saved it, or the head of the unit, can change or remove it.',
  });
