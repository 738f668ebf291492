import { afterLabel, type Line, textOf } from '@sarabun/contract/documents/letter-words';

/** The words of lines, without their label. */
function unlabelled(lines: readonly Line[], label: readonly string[]): string[] {
  const [first, ...others] = lines.map(textOf);
  return [afterLabel(first ?? '', label) ?? '', ...others];
}

/** The dots of a ruled form; those behind พ.ศ. are the open year in the name of a draft of a law. */
const ruled = /(?<openYear>พ\. ?ศ\. ?[.…_]{3,})|[.…_]{3,}/gu;
const withoutRules = (text: string) => text.replace(ruled, (_, openYear?: string) => openYear ?? ' ').replace(/ {2,}/gu, ' ');

/** Whether dots that stood between words are gone: they may have meant something. */
export const losesDots = (lines: readonly Line[], label: readonly string[]) =>
  unlabelled(lines, label).some((text) => /[\p{L}\p{M}\p{N}] ?\t ?[\p{L}\p{N}]/u.test(text.replace(ruled, (_, openYear?: string) => openYear ?? '\t')));

/** Whether words stand far apart on one of these lines: what is on the right may belong to something else. */
export const hasColumns = (lines: readonly Line[], label: readonly string[]) =>
  lines.some(({ pieces }) => pieces.slice(afterLabel(pieces[0]?.text ?? '', label) === '' ? 1 : 0).length > 1);

/** How much of it, or what is said of it, may stand apart on the line of a list. */
const belongs = /^(?:จำนวน|ที่ |ลง ?วันที่|[(0-9๐-๙–-]|[\p{L}\p{M}]{1,6}$)/u;

/** Whether words stand far apart on one of the lines of a list that say nothing of what is on the left. */
export const hasStrangers = (lines: readonly Line[], label: readonly string[]) =>
  lines.some(({ pieces }) =>
    pieces.slice(afterLabel(pieces[0]?.text ?? '', label) === '' ? 2 : 1).some(({ text }) => !belongs.test(withoutRules(text).trim())),
  );

/** Lines as one text without their label, and without the dots of a ruled form. */
export function joined(lines: readonly Line[], label: readonly string[]): string {
  return unlabelled(lines, label)
    .map((text) => withoutRules(text).trim())
    .reduce((text, line) => (text === '' ? line : `${text}${needsBlank(text, line) ? ' ' : ''}${line}`), '')
    .trim();
}

/** Thai runs on from line to line; numbers, abbreviations, and what is not Thai, begin a new word. */
const needsBlank = (before: string, after: string) => !/[\u0e01-\u0e4e]$/u.test(before) || !/^(?![ก-ฮ]{1,4}\.)[\u0e01-\u0e4e]/u.test(after);

export const spot = (lines: readonly Line[]) => {
  const page = lines[0]?.page ?? 1;
  return { page, pieces: lines.filter((line) => line.page === page).flatMap(({ pieces }) => pieces) };
};
