import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { testPortal } from '../../../test/portal';
import { makeLog } from '../log';
import { newRequestId } from '../request-id';

const lines: Record<string, unknown>[] = [];
const log = makeLog('info', { write: (line) => void lines.push(JSON.parse(line)) });
// Nobody listens there, so every mail fails.
const portal = await testPortal({ log, environment: { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'portal@example.go.th' } });
const person = await portal.person(await portal.unit());

it('leads from a call to the jobs that it caused, and to what went wrong with them', async () => {
  const asked = await portal.post('/api/core/forgot-password', { F_EMAIL: `${person.username}@example.go.th` });
  const id = asked.headers['x-request-id'];
  expect(id).toMatch(/^[0-9a-f]{12}$/);
  await portal.deliver();
  await portal.running.runner.runDue('mail');
  const { rows } = await sql<{ kind: string }>`select kind from job where request_id = ${id} order by kind`.execute(portal.running.db);
  expect(rows.map(({ kind }) => kind)).toEqual(['event', 'mail']);
  // The portal's own worker may have taken the mail, and say later how it went.
  await expect
    .poll(() => lines.filter(({ request }) => request === id).map(({ msg, kind }) => [msg, kind]))
    .toEqual([
      ['call', undefined],
      ['a job failed', 'mail'],
    ]);
});

it('tells calls apart, and says nothing of a request for work that nobody asked for', async () => {
  const ids = await Promise.all([1, 2, 3].map(async () => (await portal.get('/api/core/alive')).headers['x-request-id']));
  expect(new Set(ids).size).toBe(3);
  expect(new Set(Array.from({ length: 2000 }, newRequestId)).size).toBe(2000);
  lines.length = 0;
  log.info('alone');
  expect(lines).toEqual([expect.not.objectContaining({ request: expect.anything() })]);
});
