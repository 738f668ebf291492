import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';
import type { CheckAhead } from './postgres/check-ahead';

/** The request that work is done for, and the check that its answer still depends on. */
interface Asked {
  id: string | null;
  check: CheckAhead | null;
}

const requests = new AsyncLocalStorage<Asked>();

/** Runs some work for a request; everything it logs and every job it enqueues carries this id. */
export function forRequest<Result>(id: string | null, work: () => Result): Result {
  return requests.run({ id, check: null }, work);
}

/** The request that the present work is done for: a call, or a job that the call enqueued. Null for work that nobody asked for. */
export const currentRequest = (): string | null => requests.getStore()?.id ?? null;

/** The check that the answer to the present request depends on; null when it depends on none. */
export const currentCheck = (): CheckAhead | null => requests.getStore()?.check ?? null;

/** Runs some work of the present request whose answer depends on a check. All that it begins depends on it, also what goes on after a failure. */
export function depending<Result>(check: CheckAhead, work: () => Result): Result {
  return requests.run({ id: currentRequest(), check }, work);
}

const idBytes = 6;
/** Random bytes come in bulk: asking for six costs as much as for thousands. */
let random = Buffer.alloc(0);
let used = 0;

/** An id for a request, unique among all processes and restarts. */
export function newRequestId(): string {
  if (used + idBytes > random.length) {
    random = randomBytes(idBytes * 512);
    used = 0;
  }
  used += idBytes;
  return random.toString('hex', used - idBytes, used);
}
