import { deepestItem } from './body-extensions';

const place = /mso-list\s*:\s*(?!ignore)\S+\s+level(\d)/i;

/** A paragraph that a word processor shows as an item, and how. */
interface WordItem {
  level: number;
  list: 'ol' | 'ul';
  marks: 'letter' | 'bracket' | null;
}

/**
 * Turns the paragraphs that Word shows as items into lists. Word writes them as plain paragraphs whose number is text, marked by a style
 * (here in `data-style`); the number is left out, since the letter counts by itself.
 */
export function listsOfWord(body: HTMLElement): void {
  /** The open lists, from the first level down. */
  let open: HTMLElement[] = [];
  let last: Element | null = null;
  for (const paragraph of body.querySelectorAll<HTMLElement>('[data-style*="mso-list" i]')) {
    const item = itemOf(paragraph);
    if (!item) continue;
    if (!last || !follows(paragraph, last)) open = [];
    open.length = Math.min(open.length, item.level);
    const here = open[item.level - 1];
    if (here && !looksAs(here, item)) open.length = item.level - 1;
    for (let level = open.length; level < item.level; level++) open.push(begun(item, open[level - 1], paragraph));
    const entry = paragraph.ownerDocument.createElement('li');
    const text = paragraph.ownerDocument.createElement('p');
    text.append(...paragraph.childNodes);
    entry.append(text);
    (open[item.level - 1] as HTMLElement).append(entry);
    paragraph.remove();
    last = open[0] as HTMLElement;
  }
}

/** Whether nothing but blanks lies between a list and a paragraph after it. */
function follows(paragraph: Element, list: Element): boolean {
  let node = paragraph.previousSibling;
  while (node && node !== list && node.nodeType !== Node.ELEMENT_NODE && (node.nodeType === Node.COMMENT_NODE || node.textContent?.trim() === ''))
    node = node.previousSibling;
  return node === list;
}

const looksAs = (list: HTMLElement, { list: name, marks }: WordItem) => list.localName === name && (list.dataset.marks ?? null) === marks;

/** A new list: in the last item of the one above, or before the paragraph that begins it. */
function begun({ list: name, marks }: WordItem, above: HTMLElement | undefined, paragraph: HTMLElement): HTMLElement {
  const list = paragraph.ownerDocument.createElement(name);
  if (marks) list.dataset.marks = marks;
  if (!above) paragraph.before(list);
  else {
    const item = above.lastElementChild ?? above.appendChild(paragraph.ownerDocument.createElement('li'));
    if (!item.firstElementChild) item.append(paragraph.ownerDocument.createElement('p'));
    item.append(list);
  }
  return list;
}

/** Reads a paragraph as an item, without its number; null for one that only names a list. */
function itemOf(paragraph: HTMLElement): WordItem | null {
  const level = place.exec(paragraph.dataset.style ?? '')?.[1];
  if (!level || !paragraph.matches('p, h1, h2, h3, h4, h5, h6, div')) return null;
  const written = [...paragraph.querySelectorAll<HTMLElement>('[data-style]')].find(({ dataset }) => /mso-list\s*:\s*ignore/i.test(dataset.style ?? ''));
  const number = (written?.textContent ?? '').trim();
  written?.remove();
  return { level: Math.max(1, Math.min(deepestItem, Number(level))), ...lookOf(number) };
}

function lookOf(number: string): Pick<WordItem, 'list' | 'marks'> {
  if (/^[ก-ฮ]{1,2}[.)]/u.test(number)) return { list: 'ol', marks: 'letter' };
  if (/^\(?[0-9๐-๙]+\)/u.test(number)) return { list: 'ol', marks: 'bracket' };
  // A bullet is a sign, or the letters by which fonts of signs draw one.
  const isCounted = /^\(?([0-9๐-๙]+|[a-z]{1,4}|[ivx]+)[.)]/iu.test(number);
  return { list: isCounted ? 'ol' : 'ul', marks: null };
}
