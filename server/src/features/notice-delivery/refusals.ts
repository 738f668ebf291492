import { Refusal, wrongField } from '../../platform/errors';

export const notPushAddress = () =>
  wrongField('endpoint', 'notPushAddress', {
    th: 'เบราว์เซอร์นี้ใช้บริการส่งข้อความที่ระบบติดต่อไม่ได้',
    en: 'This browser uses a push service that the system may not reach.',
  });

export const notPushKeys = () =>
  wrongField('keys', 'notPushKeys', {
    th: 'เบราว์เซอร์นี้ให้กุญแจสำหรับการแจ้งเตือนที่ใช้ไม่ได้',
    en: 'This browser gave keys for notifications that cannot be used.',
  });

export const quietIsFixed = () =>
  new Refusal('conflict', 'quietIsFixed', {
    th: 'หน่วยงานกำหนดเวลาพักการแจ้งเตือนไว้สำหรับทุกคน',
    en: 'The office has set the quiet times for everybody.',
  });

export const quietChanged = () =>
  new Refusal('conflict', 'changedMeanwhile', {
    th: 'มีผู้อื่นแก้ไขเวลาพักการแจ้งเตือนไปแล้วหลังจากที่ท่านเปิด ยังไม่ได้บันทึก',
    en: 'Somebody else has changed the quiet times since you opened them. Nothing was saved.',
  });
