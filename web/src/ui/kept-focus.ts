import { type RefObject, useEffect } from 'react';

const canBeSeen = (element: Element) => element.isConnected && (element.checkVisibility?.() ?? true);

const isDisabled = (element: Element) => element.matches(':disabled');

const stops = ['a[href]', 'button:enabled', 'input:enabled', 'select:enabled', 'textarea:enabled', '[tabindex]:not([tabindex="-1"])'].join(', ');
/** What opens a row of a list (`useRowKeys`). */
const isRow = (element: Element) => element.matches('[data-row]');

const stopsIn = (root: ParentNode) => [...root.querySelectorAll<HTMLElement>(stops)].filter(canBeSeen);

/** What took the place of an element that has gone: the title of the page put where it was, else the first stop there. */
function replacementOf(gone: Node, changes: readonly MutationRecord[]): HTMLElement | undefined {
  const place = changes.find(({ removedNodes }) => [...removedNodes].some((node) => node.contains(gone)))?.target;
  const added = changes.filter(({ target }) => target === place).flatMap(({ addedNodes }) => [...addedNodes]);
  const title = added.flatMap((node) =>
    node instanceof HTMLElement && node.isConnected ? [...node.querySelectorAll<HTMLElement>('[data-page-title]')] : [],
  )[0];
  if (title) return title;
  return added.flatMap((node) => (node instanceof HTMLElement && node.isConnected ? [...(node.matches(stops) ? [node] : []), ...stopsIn(node)] : []))[0];
}

const comesBefore = (one: Node, other: Node) => (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

/**
 * Moves the focus on when the element that has it goes away: the link in a page that was left, the button of a row that was removed, a
 * box that became a chosen name. It comes back to a button that was disabled while its act ran. Otherwise it goes to what took the element's place, else to the stop that stood next to it, else to `root`. The
 * keyboard would begin at the top of the document again, and a screen reader would say nothing. Answers how to stop.
 */
export function keepFocus(root: HTMLElement): () => void {
  let last: Element | null = null;
  let before: HTMLElement[] = [];
  let after: HTMLElement[] = [];
  const enter = ({ target }: FocusEvent) => {
    const entered = target as Element;
    const lies = (where: number) => (stop: Element) => (entered.compareDocumentPosition(stop) & where) !== 0;
    const around = root.contains(entered) ? stopsIn(root) : [];
    last = entered;
    before = around.filter(lies(Node.DOCUMENT_POSITION_PRECEDING));
    after = around.filter(lies(Node.DOCUMENT_POSITION_FOLLOWING));
  };
  // Who presses beside everything leaves an element that is still there; one that is being removed or disabled says so before.
  const leave = ({ target, relatedTarget }: FocusEvent) => {
    const forget = () => {
      if (last === target && canBeSeen(last as Element) && !isDisabled(last as Element)) last = null;
    };
    if (relatedTarget === null) setTimeout(forget);
  };
  const observer = new MutationObserver((changes) => {
    if (last === null || document.activeElement !== document.body || root.closest('[inert]')) return;
    if (canBeSeen(last)) {
      if (!isDisabled(last) && changes.some(({ type, target }) => type === 'attributes' && target === last))
        (last as HTMLElement).focus({ preventScroll: true });
      return;
    }
    // In a list the row that moved up comes next, not one that was added at its end.
    const isAlike = (stop: HTMLElement) => canBeSeen(stop) && (!isRow(last as Element) || isRow(stop));
    const [following, preceding] = [after.find(isAlike), before.findLast(isAlike)];
    const put = replacementOf(last, changes);
    const isElsewhere = put !== undefined && [following && comesBefore(following, put), preceding && comesBefore(put, preceding)].some(Boolean);
    const title = root.querySelector<HTMLElement>('[data-autofocus]');
    const to = (isElsewhere ? undefined : put) ?? following ?? preceding ?? title ?? root;
    last = null;
    to.focus({ preventScroll: true });
  });
  document.addEventListener('focusin', enter);
  document.addEventListener('focusout', leave);
  observer.observe(root, { childList: true, subtree: true, attributeFilter: ['disabled'] });
  return () => {
    document.removeEventListener('focusin', enter);
    document.removeEventListener('focusout', leave);
    observer.disconnect();
  };
}

/** Keeps the focus in the content of a page while its parts come and go. */
export function useKeptFocus(content: RefObject<HTMLElement | null>): void {
  useEffect(() => (content.current ? keepFocus(content.current) : undefined), [content]);
}
