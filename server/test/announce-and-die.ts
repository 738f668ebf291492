import { innerOrigin, nobody, runAction } from '../src/platform/action';
import { connectPool, queryBuilder } from '../src/platform/database';

/** Commits a change that announces an event, then dies before it is delivered, as in a power cut. */
const connection = JSON.parse(process.argv[2] ?? '{}');
const db = queryBuilder(connectPool(connection, 2));
const world = { db, clock: () => new Date(), wake: () => process.kill(process.pid, 'SIGKILL') };
await runAction(world, 'announceAndDie', { actor: nobody, origin: innerOrigin }, async ({ announce }) => announce('document.closed', { documentId: 7 }));
