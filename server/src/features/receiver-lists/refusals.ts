import { maxLists } from '@sarabun/contract/receiver-lists/receiver-lists';
import { Refusal, wrongField } from '../../platform/errors';

export const listNameTaken = () =>
  wrongField('name', 'listNameTaken', {
    th: 'ท่านมีรายชื่อผู้รับชื่อนี้แล้ว กรุณาใช้ชื่ออื่น หรือลบรายชื่อเดิมก่อน',
    en: 'You keep a list under this name already. Choose another name, or remove that list first.',
  });

export const tooManyLists = () =>
  new Refusal('conflict', 'tooManyLists', {
    th: `เก็บรายชื่อผู้รับได้ไม่เกิน ${maxLists} รายชื่อ กรุณาลบรายชื่อที่ไม่ใช้แล้ว`,
    en: `At most ${maxLists} lists of receivers are kept. Remove some that you do not use any more.`,
  });

export const listDeskGone = () =>
  wrongField('receivers', 'listDeskGone', { th: 'มีผู้รับที่ไม่ได้ใช้งานแล้วในรายชื่อ', en: 'A unit, post or person on the list is not in use any more.' });
