import { verify } from '@sarabun/contract/session/sign-in';
import { useEffect } from 'react';
import { call } from '../../../platform/call';
import { isPresent, silentFor, watchPresence } from '../../../platform/presence';

/** How often it is looked whether the server should hear of the person, and after how long a silence it does, in milliseconds. */
const lookEvery = 30_000;
const tellAfter = 120_000;

/**
 * Tells the server now and then that somebody works at this page who asks it nothing, such as a long letter being read: else the session would
 * end there for want of use.
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
