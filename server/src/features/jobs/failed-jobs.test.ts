import { listFailedJobs, retryJob, retryJobsOfKind } from '@sarabun/contract/jobs/failed-jobs';
import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import { letterFor } from '../../../test/letters';
import { testPortal } from '../../../test/portal';

const portal = await testPortal();
const { db, runner } = portal.running;
await runner.stop();
const unit = await portal.unit();
const keeper = await portal.person(unit);
await portal.grant(keeper, 'failed-jobs', 'manage');
const looker = await portal.person(unit);
await portal.grant(looker, 'failed-jobs', 'query');
const secretRegistrar = await portal.person(unit, { function: 'secretRegistrar', clearance: 3 });

beforeEach(() => sql`delete from job`.execute(db));

async function failed(
  kind: string,
  payload: object,
  { state = 'failed', error = 'Error: it broke' }: { state?: 'failed' | 'waiting'; error?: string | null } = {},
) {
  const { rows } = await sql<{ id: number }>`
    insert into job (kind, payload, state, attempts, last_error, created_at, ended_at, run_at)
    values (${kind}, ${JSON.stringify(payload)}::jsonb, ${state}, 5, ${error}, now(), ${state === 'failed' ? new Date() : null}, now() + interval '1 hour')
    returning id`.execute(db);
  return rows[0]?.id as number;
}
const stateOf = async (id: number) =>
  (await sql<{ state: string; attempts: number; due: boolean }>`select state, attempts, run_at <= now() as due from job where id = ${id}`.execute(db)).rows[0];
const list = async (as = keeper, asked: Record<string, unknown> = {}) => (await portal.post(listFailedJobs.path, asked, { as })).body;

it('lists what failed, newest first and by kind, and nothing that waits or is done', async () => {
  await failed('event', { name: 'document.sentOn' }, { state: 'waiting', error: null });
  const print = await failed('print', { documentId: 0 });
  const chore = await failed('chore', { name: 'planActing' }, { state: 'waiting' });
  const { data, total } = await list();
  expect([total, data.map((job: { jobId: number }) => job.jobId)]).toEqual([2, [chore, print]]);
  expect(data[0]).toMatchObject({ kind: 'chore', about: 'planActing', attempts: 5, error: 'Error: it broke', givenUpAt: null, mayRetry: true });
  expect(data[1]).toMatchObject({ kind: 'print', about: '', nextTryAt: null });
  expect((await list(keeper, { kind: 'print' })).data).toHaveLength(1);
});

it('names the letter of a job, but not one above the own clearance', async () => {
  for (const [secrecy, number] of [
    [1, 'ทด ๑/๑'],
    [2, 'ทด ๑/๒'],
  ] as const) {
    const { documentId } = await letterFor(portal, secretRegistrar, unit, { secrecy, number });
    await failed('print', { documentId });
  }
  expect((await list()).data.map((job: { about: string }) => job.about)).toEqual(['', 'ทด ๑/๑']);
});

it('tries one again at once, with all tries ahead, and says so in the audit', async () => {
  const [one, other] = [await failed('stamp', { legId: 0 }), await failed('stamp', { legId: 1 })];
  expect((await portal.post(retryJob.path, { jobId: one }, { as: keeper })).body.count).toBe(1);
  expect(await stateOf(one)).toEqual({ state: 'waiting', attempts: 0, due: true });
  expect(await stateOf(other)).toMatchObject({ state: 'failed', attempts: 5 });
  const { rows } = await sql<{ detail: object }>`select detail from audit where action = 'retryJob' order by id desc limit 1`.execute(db);
  expect(rows[0]?.detail).toEqual({ jobId: one, jobKind: 'stamp' });
});

it('tries all of a kind again, but no mail whose text is deleted, and none that runs now', async () => {
  const waiting = await failed('mail', { mailId: 1 }, { state: 'waiting' });
  const running = await failed('mail', { mailId: 2 }, { state: 'waiting' });
  await sql`update job set leased_by = 'another process', leased_until = now() + interval '1 minute' where id = ${running}`.execute(db);
  const gone = await failed('mail', { mailId: 3 });
  const print = await failed('print', { documentId: 0 });
  expect((await portal.post(retryJobsOfKind.path, { kind: 'mail' }, { as: keeper })).body.count).toBe(1);
  expect(await stateOf(waiting)).toMatchObject({ attempts: 0, due: true });
  for (const id of [running, gone, print]) expect(await stateOf(id)).toMatchObject({ attempts: 5 });
  const refused = await portal.post(retryJob.path, { jobId: gone }, { as: keeper });
  expect([refused.code, refused.body.code]).toEqual([409, 'mailTextDeleted']);
});

it('reads a file again whose text was given up', async () => {
  const { rows } = await sql<{ id: number }>`
    insert into file (sha256, media_type, size, created_at) values (sha256('again'::bytea), 'application/pdf', 1, now()) returning id`.execute(db);
  const fileId = rows[0]?.id as number;
  await sql`insert into file_text (file_id, state, ended_at) values (${fileId}, 'damaged', now())`.execute(db);
  const jobId = await failed('fileText', { fileId });
  await portal.post(retryJob.path, { jobId }, { as: keeper });
  expect((await sql<{ state: string }>`select state from file_text where file_id = ${fileId}`.execute(db)).rows).toEqual([{ state: 'waiting' }]);
});

it('is for those who may look and manage; what has not failed cannot be tried again', async () => {
  const jobId = await failed('print', { documentId: 0 });
  const nobody = await portal.person(unit);
  expect((await portal.post(listFailedJobs.path, {}, { as: nobody })).code).toBe(403);
  expect((await list(looker)).total).toBe(1);
  expect((await portal.post(retryJob.path, { jobId }, { as: looker })).code).toBe(403);
  expect((await portal.post(retryJobsOfKind.path, { kind: 'print' }, { as: looker })).code).toBe(403);
  const waits = await failed('print', { documentId: 1 }, { state: 'waiting', error: null });
  expect((await portal.post(retryJob.path, { jobId: waits }, { as: keeper })).code).toBe(404);
});
