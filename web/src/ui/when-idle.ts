import { useEffect, useState } from 'react';
import { queries } from '../platform/queries';

/** How long calls under way put off what may wait, in milliseconds, and how often is looked. */
const patience = 5000;
const pause = 200;

/**
 * Calls once the page is at rest: its calls are answered, and the browser has nothing better to do. After some seconds it is called in any
 * case. Returns how to call it off.
 */
export function whenIdle(call: () => void): () => void {
  const until = Date.now() + patience;
  let stop = () => {};
  const look = () => {
    if (queries.isFetching() > 0 && Date.now() < until) stop = later(pause, () => (stop = whenFree(look)));
    else call();
  };
  stop = whenFree(look);
  return () => stop();
}

/** Whether the page has been at rest since this part was shown. */
export function useRest(): boolean {
  const [rests, setRests] = useState(false);
  useEffect(() => whenIdle(() => setRests(true)), []);
  return rests;
}

/** Calls once the browser has nothing better to do, whatever the page waits for. Returns how to call it off. */
export function whenFree(call: () => void): () => void {
  // Safari has no idle callbacks.
  if (!('requestIdleCallback' in globalThis)) return later(1000, call);
  const waiting = requestIdleCallback(call, { timeout: patience });
  return () => cancelIdleCallback(waiting);
}

function later(milliseconds: number, call: () => void): () => void {
  const timer = setTimeout(call, milliseconds);
  return () => clearTimeout(timer);
}
