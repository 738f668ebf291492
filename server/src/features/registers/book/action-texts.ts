import { givenShares, legPurposes, type ShareEnd } from '@sarabun/contract/documents/leg-purposes';
import { formatDay } from '@sarabun/contract/values/buddhist-date';
import { toThaiDigits } from '@sarabun/contract/values/thai-digits';
import type { LegPurpose } from '../../../platform/schema';
import { ways } from './control-texts';

/** A hand-over that followed on the receipt or on what was presented from it, or by which an own letter went out; `way` is how it left the office. */
export interface ActionStep {
  purpose: LegPurpose;
  to: string;
  on: string;
  way: string | null;
}

/** How what the registry had in hand ended there, while the letter may go on elsewhere. */
export interface ActionEnd {
  how: ShareEnd | 'closed';
  on: string;
}

const endOf = (how: ActionEnd['how']) => Object.values(givenShares).find(({ end }) => end === how)?.ended ?? 'ปิดเรื่อง';
const mostSteps = 3;

/** The answer to a letter: its number and date, as ข้อ 38.1.7 wants them written. */
export interface Answer {
  number: string;
  on: string | null;
}

/**
 * What the register states under การปฏิบัติ (form 13, ข้อ 38.1.7): to whom the letter went and when, by which letter it was answered,
 * how it ended, in the words and digits of paper. Empty where nothing has been done yet.
 */
export function actionText(steps: readonly ActionStep[], answers: readonly Answer[], end: ActionEnd | null): string {
  const said = steps
    .slice(0, mostSteps)
    .map(({ purpose, to, on, way }) => [legPurposes[purpose].paper.action, to, way && ways[way], formatDay(on, 'th')].filter(Boolean).join(' '));
  if (steps.length > mostSteps) said.push(`และอีก ${steps.length - mostSteps} ราย`);
  for (const { number, on } of answers) said.push(`ตอบโดย ที่ ${number}${on ? ` ลว. ${formatDay(on, 'th')}` : ''}`);
  if (end) said.push(`${endOf(end.how)} ${formatDay(end.on, 'th')}`);
  return toThaiDigits(said.join('; '));
}
