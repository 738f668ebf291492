import type { Label } from '@sarabun/contract/values/label';
import type { RegisterKind } from '../../../platform/schema';

/** What registers are called. */
export const registerNames: Record<RegisterKind, Label> = {
  receive: { th: 'ทะเบียนหนังสือรับ', en: 'Receive register' },
  send: { th: 'ทะเบียนหนังสือส่ง', en: 'Send register' },
  circular: { th: 'ทะเบียนหนังสือเวียน', en: 'Circular register' },
  order: { th: 'ทะเบียนคำสั่ง', en: 'Order register' },
  certificate: { th: 'ทะเบียนหนังสือรับรอง', en: 'Certificate register' },
  licence: { th: 'ทะเบียนใบอนุญาต', en: 'Licence register' },
};

/** Why a reserved number was burned when its day had passed. */
export const reservationOver = 'หมดอายุการจองเลข';
