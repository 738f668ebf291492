import { Refusal } from '../../platform/errors';

/** Someone else saved since it was read. */
export const channelsChanged = () =>
  new Refusal('conflict', 'changedMeanwhile', {
    th: 'มีผู้อื่นแก้ไขการตั้งค่านี้ไปแล้วหลังจากที่ท่านเปิด ยังไม่ได้บันทึก โปรดตรวจค่าล่าสุดแล้วบันทึกอีกครั้ง',
    en: 'Somebody else has changed these settings since you opened them. Nothing was saved; please look at the newest values and save again.',
  });

/** A message ends after it is sent. */
export const endsInPast = { th: 'วันและเวลาสิ้นสุดต้องอยู่หลังเวลานี้', en: 'The end must be later than now' };

/** The office decides how notices are mailed. */
export const rhythmIsFixed = () =>
  new Refusal('forbidden', 'rhythmIsFixed', {
    th: 'หน่วยงานกำหนดจังหวะอีเมลแจ้งเตือนไว้สำหรับทุกคน',
    en: 'The office has set for everybody how mails of notifications come.',
  });
