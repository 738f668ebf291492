import { Refusal, wrongField } from '../../platform/errors';

export const urlNotAllowed = () =>
  wrongField('url', 'urlNotAllowed', {
    th: 'ต้องเป็นที่อยู่ https:// ที่ไม่มีชื่อผู้ใช้หรือรหัสผ่าน และไม่ใช่เครือข่ายภายในที่ไม่ได้อนุญาต',
    en: 'This must be an https:// address without a name or password, and not in an internal network that is not allowed',
  });

/** Someone else saved since it was read. */
export const webhookChanged = () =>
  new Refusal('conflict', 'changedMeanwhile', {
    th: 'มีผู้อื่นแก้ไขรายการนี้ไปแล้วหลังจากที่ท่านเปิด ยังไม่ได้บันทึก',
    en: 'Somebody else has changed this since you opened it. Nothing was saved.',
  });
