/** Marks words in the editor of the text, and scrolls to them. */
export function markWords(words: string): void {
  const editor = document.querySelector<HTMLElement>('form [contenteditable=true]');
  if (!editor) return;
  for (const block of editor.querySelectorAll<HTMLElement>('p, h2')) {
    const start = block.textContent.indexOf(words);
    if (start < 0) continue;
    const range = document.createRange();
    const [from, to] = [pointAt(block, start), pointAt(block, start + words.length)];
    if (!from || !to) return;
    range.setStart(...from);
    range.setEnd(...to);
    editor.focus({ preventScroll: true });
    getSelection()?.removeAllRanges();
    getSelection()?.addRange(range);
    block.scrollIntoView({ block: 'center' });
    return;
  }
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
