import { wrongField } from '../../platform/errors';

export const notPushAddress = () =>
  wrongField('endpoint', 'notPushAddress', {
    th: 'เบราว์เซอร์นี้ใช้บริการส่งข้อความที่ระบบติดต่อไม่ได้',
    en: 'This browser uses a push service that the system may not reach.',
  });
