import { Refusal } from '../../../platform/errors';

export const placeNotInText = () => new Refusal('invalid', 'placeNotInText', { th: 'ไม่พบตำแหน่งที่เลือกในเนื้อความ', en: 'There is no such place in the text.' });

export const remarkEmpty = () => new Refusal('invalid', 'remarkEmpty', { th: 'กรุณาพิมพ์ข้อคิดเห็นหรือแก้ถ้อยคำ', en: 'Please write a comment or change the words.' });

export const wordsGone = () =>
  new Refusal('conflict', 'wordsGone', {
    th: 'ไม่มีถ้อยคำที่ขอแก้อยู่ในร่างแล้ว ร่างยังคงเดิม',
    en: 'The words to be changed are no longer in the draft. It stays as it was.',
  });

export const alreadySettled = () => new Refusal('conflict', 'alreadySettled', { th: 'ข้อคิดเห็นนี้พิจารณาไปแล้ว', en: 'This remark has been settled already.' });

export const textTooLong = () => new Refusal('invalid', 'textTooLong', { th: 'เนื้อความจะยาวเกินกำหนด', en: 'The text would become too long.' });
