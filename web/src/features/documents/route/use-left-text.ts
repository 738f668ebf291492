import type { Mode } from '@sarabun/contract/documents/verbs';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** What was typed in a pane that is gone, because the letter went on meanwhile. */
export interface LeftText {
  mode: Mode;
  texts: readonly string[];
}

const textsOf = (pane: HTMLElement | null) => [...(pane?.querySelectorAll('textarea') ?? [])].map(({ value }) => value.trim()).filter((text) => text !== '');

/**
 * Keeps what was typed in the pane of a mode that the letter offers no more. What was sent from here is nobody's loss, unless it is refused
 * after its pane has gone. `tried` is told of each try: null at its beginning, and the reason if it is refused.
 */
export function useLeftText(modes: readonly Mode[]) {
  const [left, setLeft] = useState<(LeftText & { isSent: boolean }) | null>(null);
  const sent = useRef(false);
  const tried = (refused: Error | null) => {
    sent.current = refused === null;
    setLeft((old) => (refused ? old && { ...old, isSent: false } : old?.isSent ? null : old));
  };
  return {
    left: left && !left.isSent && !modes.includes(left.mode) ? left : null,
    leave: (last: LeftText) => setLeft(last.texts.length > 0 ? { ...last, isSent: sent.current } : null),
    sent,
    tried,
  };
}

interface TypedHereProps {
  mode: Mode;
  pane: RefObject<HTMLElement | null>;
  sent: RefObject<boolean>;
  onLeave: (last: LeftText) => void;
}

/** Stands in the pane of a mode, and tells what was typed there when it goes. */
export function TypedHere({ mode, pane, sent, onLeave }: TypedHereProps) {
  const at = useRef<HTMLElement | null>(null);
  const leave = useRef(onLeave);
  useEffect(() => {
    at.current = pane.current;
    leave.current = onLeave;
  });
  // When this is cleaned up, the fields are still there.
  useLayoutEffect(() => {
    sent.current = false;
    return () => leave.current({ mode, texts: textsOf(at.current) });
  }, [mode, sent]);
  return null;
}
