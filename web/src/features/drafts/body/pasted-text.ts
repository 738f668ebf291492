import { maxTableCells, maxTableColumns, maxTableRows } from '@sarabun/contract/drafts/rich-text';
import { deepestItem } from './body-extensions';
import { listsOfWord } from './word-lists';

const isBold = (weight: string) => /^(bold(er)?|[5-9]\d{2,})$/i.test(weight);

/** A pasted text, and how many of its pictures and tables a letter cannot hold. */
export interface Pasted {
  html: string;
  pictures: number;
  tables: number;
}

/**
 * Reads pasted HTML of word processors and spreadsheets. Styles are removed, because the page only allows its own: words that a style makes
 * bold or underlined are marked by elements instead, cells and paragraphs that it aligns by an attribute, and paragraphs that it shows as
 * items become lists. Pictures are left out: they lie in files of another machine, or are not checked; so are tables that no letter holds.
 */
export function readPasted(html: string): Pasted {
  const classes = classStyles(html);
  // Renamed as text: a parser would report the styles as a violation of the page's policy.
  const renamed = html.replace(/<style\b[\s\S]*?<\/style\s*>/gi, '').replace(/(<[a-z][^>]*?[\s"'])style(\s*=)/gi, '$1data-style$2');
  const { body } = new DOMParser().parseFromString(renamed, 'text/html');
  for (const element of body.querySelectorAll<HTMLElement>('[class]')) {
    const style = [...element.classList].map((name) => classes.get(name)).join(';');
    if (style) element.dataset.style = `${style};${element.dataset.style ?? ''}`;
    element.removeAttribute('class');
  }
  for (const hidden of body.querySelectorAll('[data-style*="display:none" i], [data-style*="mso-hide:all" i], script, title, meta')) hidden.remove();
  for (const remark of remarksIn(body)) remark.remove();
  const pictures = leaveOut(body, 'img, picture, svg, object, embed');
  const tables = leaveOutTables(body);
  listsOfWord(body);
  for (const element of body.querySelectorAll<HTMLElement>('[data-style]')) applyStyle(element);
  for (const column of body.querySelectorAll('colgroup, col')) column.remove();
  for (const cell of body.querySelectorAll('td, th')) tidyCell(cell);
  for (const cell of body.querySelectorAll('thead td')) asHeading(cell);
  flattenLists(body);
  return { html: tidied(body), pictures, tables };
}

/** The styles of the classes that a spreadsheet gives to its cells. */
function classStyles(html: string): Map<string, string> {
  const sheet = /<style\b[^>]*>([\s\S]*?)<\/style/i.exec(html)?.[1] ?? '';
  return new Map([...sheet.matchAll(/\.(xl\d+)\s*\{([^}]*)\}/g)].map(([, name = '', style = '']) => [name, style.replace(/\s+/g, ' ')]));
}

/** Comments, in which word processors keep what is for themselves. */
function remarksIn(body: HTMLElement): ChildNode[] {
  const walker = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_COMMENT);
  const remarks: ChildNode[] = [];
  while (walker.nextNode()) remarks.push(walker.currentNode as ChildNode);
  return remarks;
}

function applyStyle(element: HTMLElement): void {
  const style = element.dataset.style ?? '';
  const align = /text-align\s*:\s*(left|center|right)/i.exec(style)?.[1]?.toLowerCase();
  // Text stands at the left by itself; only a cell may need to be told.
  if (align && (align !== 'left' || element.matches('td, th'))) element.setAttribute('align', align);
  delete element.dataset.style;
  const weight = /font-weight\s*:\s*(\w+)/i.exec(style)?.[1];
  const saysBold = element.matches('b, strong');
  if (/text-decoration(-line)?\s*:[^;]*\bunderline\b/i.test(style)) wrapContent(element, 'u');
  if (weight && isBold(weight) && !saysBold) wrapContent(element, 'strong');
  if (weight && !isBold(weight) && saysBold) element.replaceWith(...element.childNodes);
}

function leaveOut(body: HTMLElement, selector: string): number {
  const found = [...body.querySelectorAll(selector)].filter((one) => !one.parentElement?.closest(selector));
  for (const one of found) one.remove();
  return found.length;
}

/** Leaves out the tables that a letter cannot hold. */
function leaveOutTables(body: HTMLElement): number {
  let cells = 0;
  const tooLarge = [...body.querySelectorAll('table')].filter((table) => {
    if (table.parentElement?.closest('table')) return false;
    const rows = table.querySelectorAll('tr');
    if (rows.length > maxTableRows) return true;
    const across = [...rows].map((row) => [...row.querySelectorAll<HTMLTableCellElement>(':scope > td, :scope > th')].map(({ colSpan }) => colSpan));
    const own = across.flat().length;
    if (Math.max(0, ...across.map((row) => row.reduce((sum, span) => sum + span, 0))) > maxTableColumns || cells + own > maxTableCells) return true;
    cells += own;
    return false;
  });
  for (const table of tooLarge) table.remove();
  return tooLarge.length;
}

/** Lifts the items of lists in more than three levels to the third. */
function flattenLists(body: HTMLElement): void {
  const levels = new Map<Element, number>();
  for (const list of body.querySelectorAll('ol, ul')) {
    const above = list.parentElement?.closest('ol, ul');
    levels.set(list, ((above && levels.get(above)) ?? 0) + 1);
  }
  for (const [list, level] of levels) {
    const within = level === deepestItem ? [...list.querySelectorAll('ol, ul')] : [];
    if (within.length === 0) continue;
    const items = [...list.querySelectorAll('li')];
    // The deepest first, so that no long branch is moved.
    for (const deeper of within.reverse()) deeper.remove();
    list.append(...items);
  }
}

/** Without paragraphs that hold nothing but blanks, which word processors write for distance, and without blanks that do not break. */
function tidied(body: HTMLElement): string {
  for (const paragraph of body.querySelectorAll('p')) {
    if (paragraph.textContent?.trim() === '' && paragraph.querySelector('br') === null && !paragraph.closest('td, th, li')) paragraph.remove();
  }
  return body.innerHTML.replaceAll('&nbsp;', ' ');
}

/** A cell stands as its first paragraph does, keeps no table within, and has no width of another program's page. */
function tidyCell(cell: Element): void {
  for (const inner of cell.querySelectorAll('table')) inner.replaceWith(...[...inner.querySelectorAll('tr')].map(asParagraph));
  const align = cell.getAttribute('align') ?? cell.querySelector('p[align], div[align]')?.getAttribute('align');
  if (align) cell.setAttribute('align', align.toLowerCase());
  for (const inner of cell.querySelectorAll('[align]')) inner.removeAttribute('align');
  cell.removeAttribute('width');
}

function asParagraph(row: Element): Element {
  const paragraph = row.ownerDocument.createElement('p');
  paragraph.textContent = [...row.querySelectorAll('td, th')].map((cell) => cell.textContent?.trim()).join(' ');
  return paragraph;
}

/** A cell of rows that are repeated on each page. */
function asHeading(cell: Element): void {
  const heading = cell.ownerDocument.createElement('th');
  for (const { name, value } of cell.attributes) heading.setAttribute(name, value);
  heading.append(...cell.childNodes);
  cell.replaceWith(heading);
}

function wrapContent(element: HTMLElement, name: 'strong' | 'u'): void {
  const wrapper = element.ownerDocument.createElement(name);
  wrapper.append(...element.childNodes);
  element.append(wrapper);
}
