import { execFile } from 'node:child_process';
import { join } from 'node:path';
import pg from 'pg';
import { expect, it } from 'vitest';
import { testPortal } from '../test/portal';
import { deliverIncoming } from './features/documents';
import { nodeArguments } from './platform/work/script';

it('says that all counts are right, or names each that is not and fails', async () => {
  const portal = await testPortal();
  const unit = await portal.unit();
  const actor = await portal.actor(await portal.person(unit, { function: 'registrar' }));
  const letter = {
    kind: 1,
    number: 'นร ๐๑๐๑/๑',
    datedOn: null,
    subject: 'ขอเชิญประชุม',
    sender: 'สำนักนายกรัฐมนตรี',
    addressee: 'อธิบดี',
    references: '',
    enclosures: '',
  };
  for (const speed of [1, 4])
    await portal.act((context) => deliverIncoming(context, { ...letter, speed, secrecy: 1, dueOn: null, uploadIds: [], deskId: unit.deskId }), actor);

  const { user, password, host, port, database } = portal.connection;
  const DATABASE_URL = `postgres://${user}:${password}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`;
  const verify = () =>
    new Promise<{ code: unknown; said: string }>((done) => {
      const script = nodeArguments(join(import.meta.dirname, 'verify-counts.ts'));
      execFile(process.execPath, script, { env: { ...process.env, DATABASE_URL } }, (error, stdout, stderr) =>
        done({ code: error?.code ?? 0, said: stderr + stdout }),
      );
    });
  expect(await verify()).toEqual({ code: 0, said: 'Rows of queues: 2, counters: 1. All counts are right.\n' });

  const client = new pg.Client(portal.connection);
  await client.connect();
  await client.query('update queue_count set most_urgent = 0');
  await client.query('insert into queue_count values ($1, 12, 1, 3, 0)', [unit.deskId]);
  await client.end();
  expect(await verify()).toEqual({
    code: 1,
    said: [
      `desk ${unit.deskId}, queue unreceived, secrecy 1: kept 2 (0 most urgent), counted 2 (1 most urgent)`,
      `desk ${unit.deskId}, queue jobCompleted, secrecy 1: kept 3 (0 most urgent), counted 0 (0 most urgent)`,
      'Rows of queues: 2, counters: 2. Counters that differ: 2.\n',
    ].join('\n'),
  });
});
