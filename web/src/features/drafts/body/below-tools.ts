import type { RefObject } from 'react';

/** So far from the edges the cursor is brought into view: the tools stay over the text, except on a low screen. */
export const belowTools = (tools: RefObject<HTMLElement | null>) => ({
  get top() {
    const stays = tools.current && getComputedStyle(tools.current).position === 'sticky';
    return (stays ? (tools.current?.offsetHeight ?? 0) : 0) + 8;
  },
  right: 5,
  bottom: 8,
  left: 5,
});
