import { cellText, placesOf, type RichText, type Run, type TableBlock, type TextBlock } from '@sarabun/contract/drafts/rich-text';
import { toThaiLetters } from '@sarabun/contract/values/thai-letters';
import type { Block, PrintedTable, StyledText } from '../../platform/typeset/printed-body';
import { unnamedPicture } from './picture-texts';
import { printedDigits } from './printed-digits';

type Language = 'th' | 'en';

/** The body of a letter as printed: items get their numbers, text runs their styles. Digits are Thai except in English letters. */
export function blocksOf(body: RichText, language: Language = 'th'): Block[] {
  const digits = language === 'th' ? printedDigits : (text: string) => text;
  const counts = [0, 0, 0, 0].map((count): Counted => ({ count }));
  let pictures = 0;
  return body.flatMap((block): Block[] => {
    if (block.kind === 'picture') {
      const { width, align, caption } = block;
      return [{ kind: 'picture', picture: pictures++, width, align, caption: digits(caption), alt: block.alt || caption || unnamedPicture[language] }];
    }
    if (block.kind === 'table') return [tableOf(block, digits)];
    const text = styled(block.runs, digits);
    if (block.kind === 'heading') return text.length > 0 ? [reset(counts, { kind: 'heading', ...alignOf(block), text })] : [];
    if (block.kind === 'paragraph' && block.level === 0) return text.length > 0 ? [reset(counts, { kind: 'paragraph', ...alignOf(block), text })] : [];
    if (text.length === 0) return [];
    const level = Math.max(1, Math.min(3, block.level)) as 1 | 2 | 3;
    return [{ kind: 'item', number: numberOf(block, level, counts, digits), level, text }];
  });
}

const alignOf = ({ align }: TextBlock) => (align ? { align } : {});

/** The items of a level so far, and how the last of them is numbered. */
interface Counted {
  count: number;
  marks?: TextBlock['marks'];
}

/** A paragraph between items restarts their numbering. */
function reset(counts: Counted[], block: Block): Block {
  counts.fill({ count: 0 });
  return block;
}

/** ๑. – ๑.๑ – (๑), or as the item says; a dash, or nothing for a continued paragraph within an item. */
function numberOf(block: TextBlock, level: 1 | 2 | 3, counts: Counted[], digits: (text: string) => string): string {
  if (block.kind === 'paragraph') return '';
  if (block.kind === 'bullet') return '-';
  const { marks } = block;
  const before = counts[level];
  const count = before?.marks === marks ? (before?.count ?? 0) + 1 : 1;
  counts[level] = { count, marks };
  counts.fill({ count: 0 }, level + 1);
  if (marks === 'letter') return `${toThaiLetters(count)}.`;
  const own = marks === 'arabic' ? String : digits;
  if (marks === 'bracket' || level === 3) return own(`(${count})`);
  const above = counts[1];
  // Below ก. or (๑) a number of its own begins; below ๑. it is ๑.๑.
  const isBelowNumber = level === 2 && above?.marks !== 'letter' && above?.marks !== 'bracket';
  return isBelowNumber ? own(`${Math.max(1, above?.count ?? 1)}.${count}`) : own(`${count}.`);
}

const lookOf = ({ bold, underline }: Run) => (bold && underline ? 'boldUnderline' : bold ? 'bold' : underline ? 'underline' : 'plain');

/** Styled runs; a leading space moves to the end of the run before, where lines can break. */
function styled(runs: readonly Run[], digits: (text: string) => string): StyledText {
  const pieces: { kind: ReturnType<typeof lookOf>; text: string }[] = [];
  for (const run of runs) {
    const text = digits(run.text);
    const last = pieces.at(-1);
    const kind = lookOf(run);
    if (last?.kind === kind) last.text += text;
    else if (last) {
      const [blank = ''] = /^\s*/u.exec(text) ?? [];
      last.text += blank;
      if (text.length > blank.length) pieces.push({ kind, text: text.slice(blank.length) });
    } else pieces.push({ kind, text: text.trimStart() });
  }
  return pieces.filter(({ text }) => text !== '').some(({ text }) => text.trim() !== '') ? pieces.filter(({ text }) => text !== '') : [];
}

/** A table as printed. It does not interrupt the numbers of the items around it. */
function tableOf(table: TableBlock, digits: (text: string) => string): PrintedTable {
  return {
    kind: 'table',
    headRows: table.headRows,
    widths: widthsOf(table),
    rows: table.rows.map((cells) =>
      cells.map(({ align, across, down, lines }) => ({ kind: align, across, down, lines: lines.map((runs) => styled(runs, digits)) })),
    ),
  };
}

/** In pixels of the editor: about a character of the text, and the room around the text of a cell. */
const [character, aroundText] = [8, 16];
const [narrowest, widest] = [3, 40];

/** The share of each column: as the writer set it, or by the longest text of the cells that take this column alone. */
function widthsOf(table: TableBlock): number[] {
  const longest = table.widths.map(() => narrowest);
  for (const { cell, column } of placesOf(table) ?? []) {
    if (cell.across === 1) longest[column] = Math.max(longest[column] ?? 0, Math.min(widest, cellText(cell).length));
  }
  return table.widths.map((width, at) => width || (longest[at] ?? 0) * character + aroundText);
}
