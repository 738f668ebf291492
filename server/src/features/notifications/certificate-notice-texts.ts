import type { Label } from '@sarabun/contract/values/label';

/** The remaining validity of a certificate, and what to do. */
export function leftWords(days: number, canCollect: boolean): Label {
  const then = canCollect ? { th: 'รับใบรับรองใหม่ได้แล้ว', en: 'a new one can be collected' } : { th: 'โปรดขอใบรับรองใหม่', en: 'please ask for a new one' };
  const left =
    days === 0 ? { th: 'หมดอายุภายในวันนี้', en: 'less than a day left' } : { th: `เหลือ ${days} วัน`, en: days === 1 ? '1 day left' : `${days} days left` };
  return { th: `(${left.th} ${then.th})`, en: `(${left.en}; ${then.en})` };
}
