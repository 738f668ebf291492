import {
  type BodyBlock,
  cellAligns,
  endsAfter,
  itemMarks,
  placesOf,
  type RichText,
  type Run,
  type TableBlock,
  type TableCell,
  type TextBlock,
  textAligns,
} from '@sarabun/contract/drafts/rich-text';
import type { JSONContent } from '@tiptap/core';
import { pictureNode, pictureOf } from './picture-node';

const isItem = (block: BodyBlock): boolean =>
  block.kind !== 'table' && block.kind !== 'picture' && (block.kind === 'numbered' || block.kind === 'bullet' || block.level > 0);
const listOf = ({ kind }: TextBlock) => (kind === 'bullet' ? 'bulletList' : 'orderedList');
const levelOf = ({ level }: TextBlock) => Math.max(1, level);

/** Converts a body to the editor's tree: items of one level form a list, deeper ones are within the item before them. */
export function toEditor(body: RichText): JSONContent {
  const content: JSONContent[] = [];
  let at = 0;
  while (at < body.length) {
    const block = body[at] as BodyBlock;
    if (block.kind === 'table') {
      content.push(tableNode(block));
      at++;
    } else if (block.kind === 'picture') {
      content.push(pictureNode(block));
      at++;
    } else if (isItem(block)) {
      const [list, next] = listFrom(body, at, 1);
      content.push(list);
      at = next;
    } else {
      content.push(block.kind === 'heading' ? { type: 'heading', attrs: { level: 2, ...standing(block) }, ...words(block) } : standingParagraph(block));
      at++;
    }
  }
  // Somewhere to go on writing.
  if (body.length === 0 || body.at(-1)?.kind === 'table' || body.at(-1)?.kind === 'picture') content.push({ type: 'paragraph' });
  return { type: 'doc', content };
}

function listFrom(body: RichText, from: number, level: number): [list: JSONContent, next: number] {
  const first = body[from] as TextBlock;
  const type = listOf(first);
  const items: JSONContent[] = [];
  let at = from;
  while (at < body.length) {
    const block = body[at] as TextBlock;
    if (!isItem(block) || levelOf(block) < level) break;
    const last = items.at(-1);
    if (levelOf(block) > level) {
      const [list, next] = listFrom(body, at, level + 1);
      if (last) last.content?.push(list);
      else items.push({ type: 'listItem', content: [{ type: 'paragraph' }, list] });
      at = next;
    } else if (block.kind === 'paragraph' && last) {
      last.content?.push(paragraph(block));
      at++;
    } else if ((listOf(block) !== type || block.marks !== first.marks) && block.kind !== 'paragraph') break;
    else {
      items.push({ type: 'listItem', content: [paragraph(block)] });
      at++;
    }
  }
  return [{ type, ...(first.marks && { attrs: { marks: first.marks } }), content: items }, at];
}

const standing = ({ align }: TextBlock) => (align ? { align } : {});
const standingParagraph = (block: TextBlock): JSONContent => ({ ...paragraph(block), ...(block.align && { attrs: standing(block) }) });

const paragraph = (block: Pick<TextBlock, 'runs'>): JSONContent => ({ type: 'paragraph', ...words(block) });
const words = ({ runs }: Pick<TextBlock, 'runs'>): JSONContent =>
  runs.length === 0 ? {} : { content: runs.map(({ text, bold, underline }) => ({ type: 'text', text, ...marked({ bold, underline }) })) };
const marked = ({ bold, underline }: Omit<Run, 'text'>) => {
  const marks = [...(bold ? [{ type: 'bold' }] : []), ...(underline ? [{ type: 'underline' }] : [])];
  return marks.length > 0 ? { marks } : {};
};

/**
 * Converts the editor's tree to a body; only supported content is taken, up to the third level of items. Empty paragraphs at the end are
 * left out.
 */
export function fromEditor(editor: JSONContent): RichText {
  const body = (editor.content ?? []).flatMap(topBlockOf);
  while (isEmpty(body.at(-1))) body.pop();
  return body;
}

function topBlockOf(node: JSONContent): BodyBlock[] {
  if (node.type === 'picture') return pictureOf(node);
  return node.type === 'table' ? tableOf(node) : blocksOf(node, 0);
}

const isEmpty = (block: BodyBlock | undefined) => block !== undefined && 'runs' in block && block.runs.length === 0;

function blocksOf(node: JSONContent, level: number): TextBlock[] {
  if (node.type === 'paragraph') return [{ kind: 'paragraph', level, runs: runsOf(node), ...(level === 0 && alignOf(node)) }];
  if (node.type === 'heading') return [{ kind: 'heading', level: 0, runs: runsOf(node), ...alignOf(node) }];
  if (node.type !== 'bulletList' && node.type !== 'orderedList') return [];
  const kind = node.type === 'bulletList' ? 'bullet' : 'numbered';
  const own = Math.min(3, level + 1);
  const marks = kind === 'numbered' && itemMarks.find((one) => one === node.attrs?.marks);
  return (node.content ?? []).flatMap((item) =>
    (item.content ?? []).flatMap((inner, index): TextBlock[] =>
      index === 0 && inner.type === 'paragraph' ? [{ kind, level: own, runs: runsOf(inner), ...(marks && { marks }) }] : blocksOf(inner, own),
    ),
  );
}

function alignOf({ attrs = {} }: JSONContent) {
  const align = textAligns.find((one) => one === attrs.align);
  return align ? { align } : {};
}

function runsOf(node: JSONContent): Run[] {
  return (node.content ?? []).flatMap(({ type, text, marks = [] }): Run[] => {
    if (type !== 'text' || !text) return [];
    const has = (name: string) => marks.some((mark) => mark.type === name);
    return [{ text, ...(has('bold') && { bold: true }), ...(has('underline') && { underline: true }) }];
  });
}

/** A table in the editor. Its columns have their widths in the cells of the first row, as the editor keeps them. */
function tableNode(table: TableBlock): JSONContent {
  const rows: JSONContent[] = table.rows.map(() => ({ type: 'tableRow', content: [] }));
  for (const { cell, row, column } of placesOf(table) ?? []) {
    const widths = table.widths.slice(column, column + cell.across);
    rows[row]?.content?.push({
      type: row < table.headRows ? 'tableHeader' : 'tableCell',
      attrs: {
        colspan: cell.across,
        rowspan: cell.down,
        colwidth: widths.some(Boolean) ? widths : null,
        align: cell.align === 'left' ? null : cell.align,
      },
      content: cell.lines.length > 0 ? cell.lines.map((runs) => paragraph({ runs })) : [{ type: 'paragraph' }],
    });
  }
  return { type: 'table', content: rows };
}

/** The table of the editor, or nothing where it has no cells. One whose cells do not fit together is read with all of them single. */
function tableOf(node: JSONContent): TableBlock[] {
  const rows = (node.content ?? []).map(({ content = [] }) => content);
  const cells = rows.map((row) => row.map(cellOf));
  const columns = Math.max(0, ...cells.map((row) => row.reduce((sum, { across }) => sum + across, 0)));
  if (columns === 0) return [];
  const table: TableBlock = { kind: 'table', headRows: 0, widths: Array.from({ length: columns }, () => 0), rows: cells };
  const places = placesOf(table);
  if (!places) return [{ ...table, rows: cells.map((row) => Array.from({ length: columns }, (_, at) => ({ ...(row[at] ?? empty), across: 1, down: 1 }))) }];
  const nodes = rows.flat();
  for (const [index, { column }] of places.entries()) {
    const widths: unknown = nodes[index]?.attrs?.colwidth;
    if (!Array.isArray(widths)) continue;
    for (const [at, width] of widths.entries()) table.widths[column + at] ||= Math.round(Number(width)) || 0;
  }
  return [{ ...table, headRows: headRowsOf(rows, places) }];
}

/** How many rows from the top are headings, as far as they are complete and leave a row below them. */
function headRowsOf(rows: readonly JSONContent[][], places: readonly { cell: TableCell; row: number }[]): number {
  let count = 0;
  while (count < Math.min(5, rows.length - 1) && rows[count]?.every(({ type }) => type === 'tableHeader')) count++;
  while (count > 0 && !endsAfter(places, count)) count--;
  return count;
}

const empty: TableCell = { lines: [], align: 'left', across: 1, down: 1 };

function cellOf({ attrs = {}, content = [] }: JSONContent): TableCell {
  const lines = content.filter(({ type }) => type === 'paragraph').map(runsOf);
  while (lines.at(-1)?.length === 0) lines.pop();
  const align = cellAligns.find((one) => one === attrs.align) ?? 'left';
  return { lines, align, across: Number(attrs.colspan ?? 1), down: Number(attrs.rowspan ?? 1) };
}
