import type { RefObject } from 'react';

/** So far from the edges the cursor is brought into view: the tools stay over the text. */
export const belowTools = (tools: RefObject<HTMLElement | null>) => ({
  get top() {
    return (tools.current?.offsetHeight ?? 0) + 8;
  },
  right: 5,
  bottom: 8,
  left: 5,
});
