import { type RefObject, useEffect, useRef } from 'react';

/** How long, in milliseconds, what is opened may still grow: it may have to be loaded. */
const growsFor = 2000;

/**
 * Scrolls what was opened into view, as far as it fits, with what is loaded into it a moment later. Who scrolls, taps or types meanwhile is left
 * alone. What was open from the start stays where it is.
 */
export function useIntoView<Opened extends HTMLElement>(isOpen: boolean): RefObject<Opened | null> {
  const opened = useRef<Opened>(null);
  const was = useRef(isOpen);
  useEffect(() => {
    const isNew = isOpen && !was.current;
    was.current = isOpen;
    const element = opened.current;
    if (!isNew || !element) return;
    const show = () => element.scrollIntoView({ block: 'nearest' });
    show();
    const growth = new ResizeObserver(show);
    growth.observe(element);
    const over = new AbortController();
    const stop = () => {
      growth.disconnect();
      clearTimeout(timer);
      over.abort();
    };
    const timer = setTimeout(stop, growsFor);
    for (const act of ['wheel', 'touchmove', 'pointerdown', 'keydown']) addEventListener(act, stop, { signal: over.signal, capture: true, passive: true });
    return stop;
  }, [isOpen]);
  return opened;
}
