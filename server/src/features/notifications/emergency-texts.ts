import { formatMoment } from '@sarabun/contract/values/buddhist-date';

/** Who approved an emergency access, and until when the letter may be read. */
export function approvedUntil(by: string, until: Date, language: 'th' | 'en'): string {
  return language === 'th' ? `อนุมัติโดย ${by} อ่านได้ถึง ${formatMoment(until, 'th')}` : `Approved by ${by}, until ${formatMoment(until, 'en')}`;
}
