import { formatDay } from '@sarabun/contract/values/buddhist-date';
import { toThaiDigits } from '@sarabun/contract/values/thai-digits';
import type { LegPurpose } from '../../platform/schema';

/** A hand-over that followed on the receipt, or by which an own letter went out. */
export interface ActionStep {
  purpose: LegPurpose;
  to: string;
  on: string;
}

const verbs: Partial<Record<LegPurpose, string>> = {
  delivery: 'ส่ง',
  presentation: 'เสนอ',
  assignment: 'มอบ',
  command: 'สั่งการ',
  information: 'เวียน',
};
const mostSteps = 3;

/** The answer to a letter: its number and date, as ข้อ 38.1.7 wants them written. */
export interface Answer {
  number: string;
  on: string | null;
}

/**
 * What the register states under การปฏิบัติ (form 13, ข้อ 38.1.7): to whom the letter went and when, by which letter it was answered,
 * that it was closed, in the words and digits of paper. Empty where nothing has been done yet.
 */
export function actionText(steps: readonly ActionStep[], answers: readonly Answer[], closedOn: string | null): string {
  const said = steps.slice(0, mostSteps).map(({ purpose, to, on }) => `${verbs[purpose] ?? 'ส่ง'} ${to} ${formatDay(on, 'th')}`);
  if (steps.length > mostSteps) said.push(`และอีก ${steps.length - mostSteps} ราย`);
  for (const { number, on } of answers) said.push(`ตอบโดย ที่ ${number}${on ? ` ลว. ${formatDay(on, 'th')}` : ''}`);
  if (closedOn) said.push(`ปิดเรื่อง ${formatDay(closedOn, 'th')}`);
  return toThaiDigits(said.join('; '));
}
