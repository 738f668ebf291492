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

const maxSteps = 3;

/** The answer to a letter: its number and date, as ข้อ 38.1.7 requires. */
export interface Answer {
  number: string;
  on: string | null;
}

/** How one language says what was done. */
interface Words {
  step: (step: ActionStep) => string;
  more: (steps: number) => string;
  answered: (answer: Answer) => string;
  ended: (end: ActionEnd) => string;
}

const shareOf = ({ how }: ActionEnd) => Object.values(givenShares).find(({ end }) => end === how);

const thai: Words = {
  step: ({ purpose, to, on, way }) => [legPurposes[purpose].paper.action, to, way && ways[way], formatDay(on, 'th')].filter(Boolean).join(' '),
  more: (steps) => `และอีก ${steps} ราย`,
  answered: ({ number, on }) => `ตอบโดย ที่ ${number}${on ? ` ลว. ${formatDay(on, 'th')}` : ''}`,
  ended: (end) => `${shareOf(end)?.ended ?? 'ปิดเรื่อง'} ${formatDay(end.on, 'th')}`,
};

const waysInEnglish: Record<string, string> = { post: 'by post', hand: 'by hand', email: 'by e-mail', fax: 'by fax', other: 'by other means' };

const english: Words = {
  step: ({ purpose, to, on, way }) => `${[legPurposes[purpose].sent.en, way && waysInEnglish[way]].filter(Boolean).join(' ')} → ${to}, ${formatDay(on, 'en')}`,
  more: (steps) => `and ${steps} more`,
  answered: ({ number, on }) => `Answered by No. ${number}${on ? ` dated ${formatDay(on, 'en')}` : ''}`,
  ended: (end) => `${shareOf(end)?.answered.en ?? 'Closed'}, ${formatDay(end.on, 'en')}`,
};

function told(words: Words, steps: readonly ActionStep[], answers: readonly Answer[], end: ActionEnd | null): string {
  const more = steps.length - maxSteps;
  return [
    ...steps.slice(0, maxSteps).map(words.step),
    ...(more > 0 ? [words.more(more)] : []),
    ...answers.map(words.answered),
    ...(end ? [words.ended(end)] : []),
  ].join('; ');
}

/**
 * The text of the register column การปฏิบัติ (form 13, ข้อ 38.1.7): where and when the letter went, which letter answered it, how it ended,
 * with Thai words and digits, as it is printed. Empty if nothing has been done yet.
 */
export const actionText = (steps: readonly ActionStep[], answers: readonly Answer[], end: ActionEnd | null): string =>
  toThaiDigits(told(thai, steps, answers, end));

/** The same for the screen of who reads English. */
export const actionTextInEnglish = (steps: readonly ActionStep[], answers: readonly Answer[], end: ActionEnd | null): string =>
  told(english, steps, answers, end);
