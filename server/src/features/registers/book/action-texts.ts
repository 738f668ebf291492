import { givenShares, legPurposes, type ShareEnd } from '@sarabun/contract/documents/leg-purposes';
import { formatDay } from '@sarabun/contract/values/buddhist-date';
import { toThaiDigits } from '@sarabun/contract/values/thai-digits';
import type { LegPurpose } from '../../../platform/schema';
import { ways } from './control-texts';

/** A leg that followed the receipt (or what was presented from it), or that sent an own letter out; `way` is how it left the office. */
export interface ActionStep {
  purpose: LegPurpose;
  to: string;
  on: string;
  way: string | null;
}

/** How the registry's share ended, while the letter may go on elsewhere. */
export interface ActionEnd {
  how: ShareEnd | 'closed';
  on: string;
}

const endOf = (how: ActionEnd['how']) => Object.values(givenShares).find(({ end }) => end === how)?.ended ?? 'ปิดเรื่อง';
const maxSteps = 3;

/** The answer to a letter: its number and date, as ข้อ 38.1.7 requires. */
export interface Answer {
  number: string;
  on: string | null;
}

/**
 * The text of the register column การปฏิบัติ (form 13, ข้อ 38.1.7): where and when the letter went, which letter answered it, how it ended,
 * with Thai words and digits, as it is printed. Empty if nothing has been done yet.
 */
export function actionText(steps: readonly ActionStep[], answers: readonly Answer[], end: ActionEnd | null): string {
  const said = steps
    .slice(0, maxSteps)
    .map(({ purpose, to, on, way }) => [legPurposes[purpose].paper.action, to, way && ways[way], formatDay(on, 'th')].filter(Boolean).join(' '));
  if (steps.length > maxSteps) said.push(`และอีก ${steps.length - maxSteps} ราย`);
  for (const { number, on } of answers) said.push(`ตอบโดย ที่ ${number}${on ? ` ลว. ${formatDay(on, 'th')}` : ''}`);
  if (end) said.push(`${endOf(end.how)} ${formatDay(end.on, 'th')}`);
  return toThaiDigits(said.join('; '));
}

const waysInEnglish: Record<string, string> = { post: 'by post', hand: 'by hand', email: 'by e-mail', fax: 'by fax', other: 'by other means' };

/** The same for the screen of who reads English. */
export function actionTextInEnglish(steps: readonly ActionStep[], answers: readonly Answer[], end: ActionEnd | null): string {
  const said = steps
    .slice(0, maxSteps)
    .map(
      ({ purpose, to, on, way }) => `${[legPurposes[purpose].sent.en, way && waysInEnglish[way]].filter(Boolean).join(' ')} → ${to}, ${formatDay(on, 'en')}`,
    );
  if (steps.length > maxSteps) said.push(`and ${steps.length - maxSteps} more`);
  for (const { number, on } of answers) said.push(`Answered by No. ${number}${on ? ` dated ${formatDay(on, 'en')}` : ''}`);
  if (end) {
    const share = Object.values(givenShares).find(({ end: how }) => how === end.how);
    said.push(`${share?.answered.en ?? 'Closed'}, ${formatDay(end.on, 'en')}`);
  }
  return said.join('; ');
}
