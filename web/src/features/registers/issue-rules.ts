import type { PaperLine } from '@sarabun/contract/registers/number-work';

/** A letter that the registry sends. */
export const newPaper = (issuer: string): PaperLine => ({ subject: '', sender: issuer, addressee: '', datedOn: null, remark: '' });

/**
 * Letters, one per line: subject, from, to and remark in this order, in cells of a spreadsheet or with “·” or “|” between them as typed. Empty
 * lines are dropped.
 */
export function readPasted(text: string): PaperLine[] {
  return text
    .split(/\r?\n/)
    .map(cellsOf)
    .filter((cells) => cells.some((cell) => cell !== ''))
    .map(([subject = '', sender = '', addressee = '', remark = '']) => ({ subject, sender, addressee, datedOn: null, remark }));
}

const cellsOf = (line: string) => line.split(line.includes('\t') ? '\t' : / *[·|] */).map((cell) => cell.trim());

/** The refused lines, to correct and try again. */
export function stillOpen(lines: readonly PaperLine[], refused: readonly { index: number }[]): PaperLine[] {
  return refused.flatMap(({ index }) => lines[index] ?? []);
}

/** A letter as a line of a spreadsheet. */
export const pastedLine = ({ subject, sender, addressee, remark }: PaperLine): string => [subject, sender, addressee, remark].join('\t');

type Judged = Pick<PaperLine, 'subject' | 'addressee' | 'datedOn'>;

/** What is wrong with one letter that is to be numbered, or was, by field. */
export const paperFaults = ({ subject, addressee, datedOn }: Judged, { today, isAddressed }: { today: string; isAddressed: boolean }) => ({
  ...(subject.trim() === '' && { subject: 'subject' as const }),
  ...(isAddressed && addressee.trim() === '' && { addressee: 'addressee' as const }),
  ...(datedOn !== null && datedOn > today && { datedOn: 'datedInFuture' as const }),
});
