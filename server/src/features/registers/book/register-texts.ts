import type { Label } from '@sarabun/contract/values/label';
import type { RegisterKind } from '../../../platform/schema';

export const registerNames: Record<RegisterKind, Label> = {
  receive: { th: 'ทะเบียนหนังสือรับ', en: 'Receive register' },
  send: { th: 'ทะเบียนหนังสือส่ง', en: 'Send register' },
  circular: { th: 'ทะเบียนหนังสือเวียน', en: 'Circular register' },
  order: { th: 'ทะเบียนคำสั่ง', en: 'Order register' },
  certificate: { th: 'ทะเบียนหนังสือรับรอง', en: 'Certificate register' },
  licence: { th: 'ทะเบียนใบอนุญาต', en: 'Licence register' },
};

/** The reason when an expired reservation becomes void. */
export const reservationOver = 'หมดอายุการจองเลข';
