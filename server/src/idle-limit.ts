import type { Config } from './config';
import { currentValues } from './features/agency-values';
import type { World } from './platform/action';

/**
 * Longer than a page in use can be silent: it calls at least every three minutes, and use is recorded once a minute. So the page signs out
 * first, and the server ends only sessions without a page.
 */
const marginMs = 5 * 60_000;

/** The current idle limit in milliseconds, after which a session ends. */
export function idleLimitOf({ db }: World, { IDLE_MS, IDLE_LOGOUT_DELAY_MS }: Config): () => Promise<number> {
  return async () => {
    const values = await currentValues(db);
    const [minutes, seconds] = [values.number('idleMinutes'), values.number('idleLogoutSeconds')];
    return (minutes === null ? IDLE_MS : minutes * 60_000) + (seconds === null ? IDLE_LOGOUT_DELAY_MS : seconds * 1000) + marginMs;
  };
}
