import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useState } from 'react';

/** A letter that opened by itself cannot be acted on for so long, nor before its first page is drawn. */
export const arrivalMs = 800;

interface Showing {
  /** The letter opened by itself after an act. */
  arrived: boolean;
  /** It may not be acted on yet. */
  isLocked: boolean;
  /** Its first page is drawn, or is known not to be. */
  isPageShown: boolean;
  onPageShown: () => void;
}

const Shown = createContext<Showing>({ arrived: false, isLocked: false, isPageShown: true, onPageShown: () => undefined });

/**
 * An act is only given on a letter that its reader was shown. One that opened by itself stays locked until its first page is drawn, or is
 * known not to be, and for a moment in which a second tap on the same place would still be meant for the letter before.
 */
export function UntilShown({ arrived, children }: { arrived: boolean; children: ReactNode }) {
  const [pageShown, setPageShown] = useState(false);
  const [rested, setRested] = useState(false);
  useEffect(() => {
    if (!arrived) return;
    const timer = setTimeout(() => setRested(true), arrivalMs);
    return () => clearTimeout(timer);
  }, [arrived]);
  const isLocked = arrived && !(pageShown && rested);
  // Stable: a page is drawn again for another one.
  const onPageShown = useCallback(() => setPageShown(true), []);
  const value = useMemo(() => ({ arrived, isLocked, isPageShown: pageShown, onPageShown }), [arrived, isLocked, pageShown, onPageShown]);
  return <Shown value={value}>{children}</Shown>;
}

/** Whether the open letter may not be acted on yet; an act on its very page waits for that page however the letter was opened. */
export function useLocked({ onPage = false } = {}): boolean {
  const { isLocked, isPageShown } = use(Shown);
  return isLocked || (onPage && !isPageShown);
}

/** To be called when the first page is on the screen. */
export const usePageShown = (): (() => void) => use(Shown).onPageShown;

/** Stands where a letter has no page to be drawn. */
export function NoPageToShow() {
  const onPageShown = usePageShown();
  useEffect(onPageShown, [onPageShown]);
  return null;
}
