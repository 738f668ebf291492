import { Refusal } from '../../platform/errors';

export const mailTextDeleted = () =>
  new Refusal('conflict', 'mailTextDeleted', {
    th: 'ส่งอีเมลนี้ใหม่ไม่ได้ เพราะข้อความถูกลบเมื่อเลิกส่งแล้ว ให้ผู้ใช้ขอใหม่',
    en: 'This mail cannot be sent again, because its text was deleted when it was given up. Ask for a new one.',
  });
