/** Calls once the browser has nothing better to do, after at most some seconds. Returns how to call it off. */
export function whenIdle(call: () => void): () => void {
  // Safari has no idle callbacks.
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(call, 1000);
    return () => clearTimeout(timer);
  }
  const waiting = requestIdleCallback(call, { timeout: 5000 });
  return () => cancelIdleCallback(waiting);
}
