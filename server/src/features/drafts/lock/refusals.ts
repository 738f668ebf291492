import { Refusal } from '../../../platform/errors';

/** Another person, or another window, writes the draft; what was sent is kept. */
export const draftTaken = (by: string) =>
  new Refusal('conflict', 'draftTaken', {
    th: `${by} กำลังเขียนร่างนี้ ข้อความของท่านเก็บไว้ในรายการฉบับของร่างแล้ว`,
    en: `${by} is writing this draft now. Your text is kept with the versions of the draft.`,
  });

export const draftMoved = (by: string) =>
  new Refusal('conflict', 'draftMoved', { th: `${by} เพิ่งรับช่วงเขียนร่างนี้ไป`, en: `${by} has just taken this draft over.` });
