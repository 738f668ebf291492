import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';

const requests = new AsyncLocalStorage<string | null>();

/** Runs some work for a request; everything it logs and every job it enqueues carries this id. */
export function forRequest<Result>(id: string | null, work: () => Result): Result {
  return requests.run(id, work);
}

/** The request that the present work is done for: a call, or a job that the call enqueued. Null for work that nobody asked for. */
export const currentRequest = (): string | null => requests.getStore() ?? null;

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
