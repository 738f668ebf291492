/** A text in differently styled pieces. */
export type StyledText = readonly { kind: 'plain' | 'bold' | 'underline' | 'boldUnderline'; text: string }[];

/** How a paragraph or heading stands; without it as its form has it. */
type Align = 'left' | 'center' | 'right';

/** A piece of the body. `kind` and `align` are not printed. */
export type Block =
  | { kind: 'paragraph'; align?: Align; text: string | StyledText }
  | { kind: 'item'; number: string; level: 1 | 2 | 3; text: string | StyledText }
  | { kind: 'heading'; align?: Align; text: string | StyledText }
  | PrintedTable
  | PrintedPicture;

/** A picture between paragraphs. */
export interface PrintedPicture {
  kind: 'picture';
  /** Its index among the pictures of the body. */
  picture: number;
  /** In hundredths of the width of the text. */
  width: number;
  align: Align;
  caption: string;
  alt: string;
}

/** Its columns share the width of the page by `widths`. Each row lists the cells that begin in it. */
export interface PrintedTable {
  kind: 'table';
  headRows: number;
  widths: number[];
  rows: PrintedCell[][];
}

/** A cell; its kind is how its lines are aligned. */
export interface PrintedCell {
  kind: 'left' | 'center' | 'right';
  across: number;
  down: number;
  lines: (string | StyledText)[];
}
