import { verify } from '@sarabun/contract/session/sign-in';
import { useEffect } from 'react';
import { call } from '../../../platform/call';
import { isPresent, silentFor, watchPresence } from '../../../platform/presence';

/** How often the page checks whether to report presence, and after how long without calls it does, in milliseconds. */
const lookEvery = 30_000;
const tellAfter = 120_000;

/**
 * Tells the server now and then that someone is using this page without making calls, for example reading a long letter; otherwise the
 * session would end there as idle.
 */
export function usePresence(): void {
  useEffect(() => {
    const unwatch = watchPresence();
    const timer = setInterval(() => {
      if (isPresent() && silentFor() >= tellAfter) void call(verify, {}).catch(() => undefined);
    }, lookEvery);
    return () => {
      clearInterval(timer);
      unwatch();
    };
  }, []);
}
