import { maxSaved } from '@sarabun/contract/search/search';
import { Refusal, wrongField } from '../../platform/errors';

export const tooShort = () => wrongField('query', 'tooShort', { th: 'พิมพ์อย่างน้อย ๒ ตัวอักษร', en: 'Type at least two letters.' });

export const wrongDays = () => wrongField('to', 'wrongDays', { th: 'วันสิ้นสุดต้องไม่ก่อนวันเริ่มต้น', en: 'The last day is before the first.' });

export const unknownUnit = () => wrongField('unit', 'unknownUnit', { th: 'ไม่พบหน่วยงานที่ระบุ', en: 'There is no such unit.' });

export const emptySearch = () => wrongField('asked', 'emptySearch', { th: 'ยังไม่มีคำค้นหรือตัวกรองให้บันทึก', en: 'There are no words and no filters to keep.' });

export const nameTaken = () => wrongField('name', 'nameTaken', { th: 'มีการค้นหาที่บันทึกไว้ในชื่อนี้แล้ว', en: 'You already keep a search under this name.' });

export const tooManySaved = () =>
  new Refusal('conflict', 'tooManySaved', {
    th: `บันทึกการค้นหาได้ไม่เกิน ${maxSaved} รายการ กรุณาลบรายการเดิมก่อน`,
    en: `At most ${maxSaved} searches are kept. Please throw one away first.`,
  });
