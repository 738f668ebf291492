import { connectPool, queryBuilder } from '../src/platform/database';
import { doubling } from '../src/platform/jobs/kinds';
import { openRunner } from '../src/platform/jobs/runner';
import { makeLog } from '../src/platform/log';

/** Takes a job and dies while doing it, as in a power cut. */
const connection = JSON.parse(process.argv[2] ?? '{}');
const db = queryBuilder(connectPool(connection, 2));
const stamp = {
  atOnce: 1,
  retryAfter: doubling({ first: 10, longest: 60, most: 5 }),
  run: async () => {
    process.kill(process.pid, 'SIGKILL');
    return undefined;
  },
};
const runner = openRunner({ db, kinds: { stamp }, clock: () => new Date(), log: makeLog('silent'), leaseMs: 1500 });
await runner.runDue('stamp');
