import { placeOf, type Quoted } from '@sarabun/contract/drafts/text-places';

/** Marks the words of a remark in the editor of the text where they are now, and scrolls to them. */
export function markWords(words: Quoted): void {
  const editor = document.querySelector<HTMLElement>('form [contenteditable=true]');
  if (!editor) return;
  // One for each line of the text, in its order.
  const blocks = [...editor.querySelectorAll<HTMLElement>('p, h2')];
  const place = placeOf(
    blocks.map(({ textContent }) => ({ kind: 'paragraph', level: 0, runs: [{ text: textContent ?? '' }] })),
    words,
  );
  const block = place && blocks[place.line];
  if (!block) return;
  const [from, to] = [pointAt(block, place.start), pointAt(block, place.end)];
  if (!from || !to) return;
  const range = document.createRange();
  range.setStart(...from);
  range.setEnd(...to);
  editor.focus({ preventScroll: true });
  getSelection()?.removeAllRanges();
  getSelection()?.addRange(range);
  block.scrollIntoView({ block: 'center' });
}

/** The text node in which a character of a block is, and its place there. */
function pointAt(block: HTMLElement, offset: number): [Node, number] | null {
  const texts = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
  let left = offset;
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const length = node.textContent?.length ?? 0;
    if (left <= length) return [node, left];
    left -= length;
  }
  return null;
}
