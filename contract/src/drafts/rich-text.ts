import * as z from 'zod/mini';
import { whole } from '../wire';

/** A uniformly styled part of a paragraph. There are no italics: the letters' font has none. */
const run = z.object({
  text: z.string().check(z.minLength(1), z.maxLength(20_000)),
  bold: z.optional(z.boolean()),
  underline: z.optional(z.boolean()),
});
export type Run = z.output<typeof run>;
const runs = z.array(run).check(z.maxLength(500));

/** How the lines of a paragraph or heading stand; without it they are justified with the indent of the form. */
export const textAligns = ['left', 'center', 'right'] as const;
export type TextAlign = (typeof textAligns)[number];

/** The numbers of an item: 1. 1.1 (1) in Arabic digits, Thai letters, or digits in brackets; without it ๑. ๑.๑ (๑) by its level. */
export const itemMarks = ['arabic', 'letter', 'bracket'] as const;
export type ItemMarks = (typeof itemMarks)[number];

/**
 * One paragraph of a body. A body is a flat list with the depth in `level`, so input cannot nest endlessly. A `paragraph` with a level
 * above 0 continues the item before it.
 */
const textBlock = z.object({
  kind: z.enum(['paragraph', 'heading', 'numbered', 'bullet']),
  level: whole(0, 3),
  runs,
  /** Only of paragraphs and headings of level 0. */
  align: z.optional(z.enum(textAligns)),
  /** Only of numbered items. */
  marks: z.optional(z.enum(itemMarks)),
});
export type TextBlock = z.output<typeof textBlock>;

export const maxTableColumns = 12;
export const maxTableRows = 1500;
export const maxTableCells = 8000;

export const cellAligns = ['left', 'center', 'right'] as const;
export type CellAlign = (typeof cellAligns)[number];

/** A cell holds plain paragraphs only, so tables do not nest. */
const cell = z.object({
  lines: z.array(runs).check(z.maxLength(50)),
  align: z.enum(cellAligns),
  /** How many columns and rows it takes. */
  across: whole(1, maxTableColumns),
  down: whole(1, maxTableRows),
});
export type TableCell = z.output<typeof cell>;

/** A table. Each row lists the cells that begin in it, from left to right; together they cover every place once. */
const tableBlock = z
  .object({
    kind: z.literal('table'),
    /** How many rows from the top are a heading, repeated on each page. */
    headRows: whole(0, 5),
    /** The width of each column in pixels of the editor; 0 for one that is as wide as its content asks. */
    widths: z.array(whole(0, 2000)).check(z.minLength(1), z.maxLength(maxTableColumns)),
    rows: z.array(z.array(cell).check(z.maxLength(maxTableColumns))).check(z.minLength(1), z.maxLength(maxTableRows)),
  })
  .check(z.refine((table) => isWhole(table), 'The cells must cover every place of the table once, those of the heading within it.'));
export type TableBlock = z.output<typeof tableBlock>;

/** At most so many pictures fit into a letter. */
export const maxPictures = 30;

/** A picture between paragraphs. Its content lies beside the letter and is named by its hash, so what is signed covers it. */
const pictureBlock = z.object({
  kind: z.literal('picture'),
  picture: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
  /** In hundredths of the width of the text. */
  width: whole(10, 100),
  align: z.enum(cellAligns),
  /** Printed below it. */
  caption: z.string().check(z.maxLength(300)),
  /** What it shows, for people who hear the page. */
  alt: z.string().check(z.maxLength(300)),
});
export type PictureBlock = z.output<typeof pictureBlock>;

const block = z.discriminatedUnion('kind', [textBlock, tableBlock, pictureBlock]);
export type BodyBlock = z.output<typeof block>;

export const richText = z.array(block).check(
  z.maxLength(1000),
  z.refine((body) => picturesIn(body).length <= maxPictures, 'Too many pictures.'),
  z.refine((body) => cellsIn(body) <= maxTableCells, 'Too many cells in tables.'),
);
export type RichText = z.output<typeof richText>;

/** The pictures of a body, in their order. */
export const picturesIn = (body: readonly BodyBlock[]): string[] => body.flatMap((one) => (one.kind === 'picture' ? [one.picture] : []));

const cellsIn = (body: readonly BodyBlock[]) => body.reduce((sum, one) => sum + (one.kind === 'table' ? one.rows.flat().length : 0), 0);

/** The place of each cell of a table, row by row; null where two overlap, one juts out or a place is left. */
export function placesOf({ widths, rows }: Pick<TableBlock, 'widths' | 'rows'>): { cell: TableCell; row: number; column: number }[] | null {
  /** The first row that is free, for each column. */
  const free = widths.map(() => 0);
  const places: { cell: TableCell; row: number; column: number }[] = [];
  for (const [row, cells] of rows.entries()) {
    let column = 0;
    for (const cell of cells) {
      while ((free[column] ?? row) > row) column++;
      if (row + cell.down > rows.length || column + cell.across > widths.length) return null;
      for (let at = column; at < column + cell.across; at++) {
        if ((free[at] as number) > row) return null;
        free[at] = row + cell.down;
      }
      places.push({ cell, row, column });
      column += cell.across;
    }
    if (free.some((until) => until <= row)) return null;
  }
  return places;
}

/** Whether no cell begins in the first rows and ends below them. */
export const endsAfter = (places: readonly { cell: TableCell; row: number }[], rows: number): boolean =>
  places.every(({ cell, row }) => row >= rows || row + cell.down <= rows);

const isWhole = (table: TableBlock): boolean => {
  const places = placesOf(table);
  return places !== null && table.headRows < table.rows.length && endsAfter(places, table.headRows);
};

const joined = (parts: readonly Run[]) => parts.map(({ text }) => text).join('');

/** The plain text of a cell. */
export const cellText = ({ lines }: TableCell): string => lines.map(joined).join(' ');

/** The plain text of a block; of a table its rows, with a bar between cells; of a picture what stands below it, or what it shows. */
export function textOf(one: BodyBlock): string {
  if (one.kind === 'picture') return one.caption || one.alt;
  return one.kind === 'table' ? one.rows.map((cells) => cells.map(cellText).join(' | ')).join('\n') : joined(one.runs);
}

export const isBlank = (body: RichText): boolean =>
  body.every(
    (one) => one.kind !== 'picture' && (one.kind === 'table' ? one.rows.flat().every((cell) => cellText(cell).trim() === '') : textOf(one).trim() === ''),
  );

/** A text as a body: one paragraph per line. */
export const bodyOf = (text: string): RichText =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => ({ kind: 'paragraph', level: 0, runs: [{ text: line }] }));
