import type { Config } from './config';
import { currentValues } from './features/agency-values';
import type { World } from './platform/action';

/**
 * Longer than a page that somebody works at keeps silent: it calls at least every three minutes, and use is noted once a minute. So the page
 * signs out first, and the server ends only what no page looks after.
 */
const marginMs = 5 * 60_000;

/** After how many milliseconds without use a session is over, as it is set at the moment. */
export function idleLimitOf({ db }: World, { IDLE_MS, IDLE_LOGOUT_DELAY_MS }: Config): () => Promise<number> {
  return async () => {
    const values = await currentValues(db);
    const [minutes, seconds] = [values.number('idleMinutes'), values.number('idleLogoutSeconds')];
    return (minutes === null ? IDLE_MS : minutes * 60_000) + (seconds === null ? IDLE_LOGOUT_DELAY_MS : seconds * 1000) + marginMs;
  };
}
