import type { LetterContent } from './letter-content';
import type { BodyBlock, RichText, Run } from './rich-text';

const longestFieldName = 60;
/** The longest text put into a field. */
export const longestFieldValue = 500;

/** A field of a template, as in {ชื่อผู้รับ}: it is asked for when a letter begins with the template. */
const field = () => new RegExp(`\\{([^{}\\n]{1,${longestFieldName}})\\}`, 'g');

/** What is put into the fields, by name. */
type Values = ReadonlyMap<string, string>;

/** What is put into a field; empty if nothing is. */
const valueIn = (values: Values, name: string): string => values.get(name.trim())?.trim() ?? '';

/** Puts values into a text; a field without one stays. */
const filled = (text: string, values: Values): string => text.replace(field(), (whole, name: string) => valueIn(values, name) || whole);

const wordsOf = (runs: readonly Run[]) => runs.map(({ text }) => text).join('');

/** Puts values into a paragraph. A field may begin and end in differently styled parts: its value has the style of its first letter. */
function filledRuns(runs: readonly Run[], values: Values): Run[] {
  const text = wordsOf(runs);
  const next: Run[] = [];
  const push = (part: string, { bold, underline }: Run) => {
    const last = next.at(-1);
    if (last && last.bold === bold && last.underline === underline) last.text += part;
    else if (part !== '') next.push({ text: part, ...(bold !== undefined && { bold }), ...(underline !== undefined && { underline }) });
  };
  /** What stands from one place of the text to another, in its styles. */
  const keep = (from: number, to: number) => {
    let at = 0;
    for (const run of runs) {
      push(run.text.slice(Math.max(0, from - at), Math.max(0, to - at)), run);
      at += run.text.length;
    }
  };
  const styleAt = (place: number): Run => {
    let end = 0;
    return runs.find(({ text: part }) => {
      end += part.length;
      return end > place;
    }) as Run;
  };
  let done = 0;
  for (const match of text.matchAll(field())) {
    const value = valueIn(values, match[1] as string);
    if (value === '') continue;
    keep(done, match.index);
    push(value, styleAt(match.index));
    done = match.index + match[0].length;
  }
  keep(done, text.length);
  return next;
}

function filledBlock(block: BodyBlock, values: Values): BodyBlock {
  if (block.kind === 'picture') return block;
  if (block.kind !== 'table') return { ...block, runs: filledRuns(block.runs, values) };
  return { ...block, rows: block.rows.map((cells) => cells.map((cell) => ({ ...cell, lines: cell.lines.map((line) => filledRuns(line, values)) }))) };
}

/** The lines of a letter that may hold fields, in the order in which they are read. */
const lines = ['subject', 'about', 'meeting', 'place', 'subjectPerson', 'addressee', 'effectiveFrom', 'recorderPosition', 'reviewerPosition'] as const;

/** All texts of a letter that may hold fields, in the order in which they are read. */
export const textsOf = (content: LetterContent): string[] => [
  ...lines.map((line) => content[line]),
  ...Object.values(content.formValues),
  ...content.references,
  ...content.enclosures.flatMap(({ name, quantity }) => [name, quantity]),
  ...content.body.flatMap((block) => {
    if (block.kind === 'picture') return [];
    return block.kind === 'table' ? block.rows.flat().flatMap((cell) => cell.lines.map(wordsOf)) : [wordsOf(block.runs)];
  }),
  ...content.copies,
];

/** The fields of a letter by name, each once, in the order in which they are read. */
export const templateFields = (content: LetterContent): string[] => [
  ...new Set(textsOf(content).flatMap((text) => [...text.matchAll(field())].map(([, name]) => (name as string).trim()).filter((name) => name !== ''))),
];

/** Puts values into the fields of a letter; a field without one stays as it is. */
export function fillFields(content: LetterContent, values: Values): LetterContent {
  const fill = (text: string) => filled(text, values);
  return {
    ...content,
    ...Object.fromEntries(lines.map((line) => [line, fill(content[line])])),
    formValues: Object.fromEntries(Object.entries(content.formValues).map(([name, value]) => [name, fill(value)])),
    references: content.references.map(fill),
    enclosures: content.enclosures.map(({ name, quantity }) => ({ name: fill(name), quantity: fill(quantity) })),
    copies: content.copies.map(fill),
    body: fillBody(content.body, values),
  };
}

const fillBody = (body: RichText, values: Values): RichText => body.map((block) => filledBlock(block, values));
