import type { LetterReading } from '@sarabun/contract/documents/letter-reading';
import { dateIn, englishDateIn, englishLabels, type Line, placeOf, textOf } from '@sarabun/contract/documents/letter-words';

/** The head of a letter is looked for in so many lines. */
const linesOfHead = 40;
/** Fewer labels than this may stand on any page. */
const fewest = 2;

const lengths = { number: 100, subject: 1000, addressee: 300 } as const;

/**
 * Reads the head of a letter in English by its labels. Every writer lays it out in their own way: all of it is to be looked at. Nothing is read of
 * a page that has but one of them.
 */
export function readEnglishLetter(lines: readonly Line[], today: string): LetterReading {
  const head = lines.slice(0, linesOfHead);
  const places = (line: Line) => placeOf(line.page, line.pieces);
  const labelled = (field: keyof typeof englishLabels) => {
    // What stands apart on the line may belong to something else, unless the label has nothing of its own.
    for (const line of head.flatMap((one) => [...one.pieces.map((piece) => ({ page: one.page, pieces: [piece] })), one])) {
      const value = englishLabels[field]
        .exec(textOf(line))?.[1]
        ?.trim()
        .replace(/[,;:]$/u, '');
      if (value) return { value, isSure: false, place: places(line) };
    }
    return undefined;
  };
  const dated = head.flatMap((line) => {
    const value = englishDateIn(textOf(line)) ?? (/^date\b/iu.test(textOf(line)) ? dateIn(textOf(line).replace(/^date ?[:.]? ?/iu, ''))?.value : null);
    return value && value <= today ? [{ value, isSure: false, place: places(line) }] : [];
  })[0];
  const addressee = labelled('addressee') ?? labelled('salutation');
  const number = labelled('number');
  const found = {
    ...(number && /[0-9]/u.test(number.value) && { number: { ...number, value: number.value.slice(0, lengths.number) } }),
    ...(dated && { datedOn: dated }),
    ...cut('subject', labelled('subject')),
    ...cut('addressee', addressee),
  };
  return Object.keys(found).length < fewest ? {} : found;
}

type Words = NonNullable<LetterReading['subject']> | undefined;
const cut = (field: 'subject' | 'addressee', words: Words) => (words ? { [field]: { ...words, value: words.value.slice(0, lengths[field]) } } : {});
