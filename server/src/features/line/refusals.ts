import { Refusal } from '../../platform/errors';

export const lineNotConfigured = () =>
  new Refusal('conflict', 'lineNotConfigured', {
    th: 'หน่วยงานยังไม่ได้ตั้งค่าบัญชีทางการของ LINE กรุณาติดต่อผู้ดูแลระบบ',
    en: 'The agency has not set up a LINE official account. Please ask the administrator.',
  });

export const notLinked = () => new Refusal('conflict', 'notLinked', { th: 'ยังไม่ได้เชื่อมต่อบัญชี LINE', en: 'No LINE account is linked.' });
