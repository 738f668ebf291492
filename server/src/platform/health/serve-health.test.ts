import { readFileSync } from 'node:fs';
import { getSystemHealth } from '@sarabun/contract/jobs/system-health';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { testPortal } from '../../../test/portal';
import { keepBackup } from '../backup/backup-store';
import { connectPool, queryBuilder } from '../database';
import { backupCheck, diskCheck, examine, jobChecks } from './checks';

const token = 'a-token-of-the-monitoring';
const portal = await testPortal({ environment: { METRICS_TOKEN: token } });
const bare = await testPortal();
const { db, runner } = portal.running;
const read = (address: string, bearer?: string) =>
  portal.running.app.inject({ method: 'GET', url: address, ...(bearer && { headers: { authorization: `Bearer ${bearer}` } }) });
/** A process examines itself once a second. */
const stateOf = async (name: string) => {
  const found = await examine({ db, dataFolder: portal.folder, now: new Date() });
  return found.find((check) => check.name === name);
};

describe('readiness', () => {
  it('says without sign-in that the process lives and is ready, without a figure', async () => {
    expect((await read('/livez')).json()).toEqual({ status: 'success' });
    const ready = await read('/readyz');
    expect([ready.statusCode, ready.json()]).toEqual([
      200,
      {
        status: 'success',
        checks: { database: 'ok', disk: 'ok', jobs: 'ok', mail: 'ok', channels: 'ok', webhooks: 'ok', letterCodes: 'ok', backup: 'warning' },
      },
    ]);
    expect(ready.headers['cache-control']).toBe('no-store');
  });

  it('is not ready without a database or a disk', async () => {
    const nowhere = queryBuilder(connectPool({ host: '127.0.0.1', port: 9, user: 'nobody', password: '', database: 'none' }, 1));
    const found = await examine({ db: nowhere, dataFolder: '/no/such/folder', now: new Date() });
    await nowhere.destroy();
    expect(found).toEqual([
      { name: 'database', state: 'failing', figure: null },
      { name: 'disk', state: 'failing', figure: null },
    ]);
    expect([1, 500, 5000].map((megabytes) => diskCheck(megabytes * 1024 * 1024).state)).toEqual(['failing', 'warning', 'ok']);
  });

  it('warns of jobs that wait too long, but not of work that is planned', async () => {
    await runner.stop();
    const job = (kind: string, runAt: string, error: string | null) =>
      sql`insert into job (kind, payload, run_at, created_at, last_error)
        values (${kind}, '{"name":"none"}', ${runAt}::timestamptz, now() - interval '10 minutes', ${error})`.execute(db);
    await job('chore', 'tomorrow', null);
    expect(await stateOf('jobs')).toMatchObject({ state: 'ok' });
    await job('event', '-infinity', null);
    expect(await stateOf('jobs')).toMatchObject({ state: 'warning', figure: expect.closeTo(600, -2) });
    await job('mail', 'tomorrow', 'connect ECONNREFUSED');
    expect(await stateOf('mail')).toEqual({ name: 'mail', state: 'warning', figure: 1 });
    expect(jobChecks([]).map(({ state }) => state)).toEqual(['ok', 'ok']);
  });
});

it('warns of what fails outside, with its last answer', async () => {
  await sql`insert into notice_service (service, channel, failures, error, failed_at) values ('line', 'line', 2, 'LINE answered 401', now())`.execute(db);
  expect(await stateOf('channels')).toEqual({ name: 'channels', state: 'warning', figure: 1, detail: 'line: LINE answered 401' });
  const { personId } = await portal.person(await portal.unit());
  await sql`insert into webhook_subscription (name, url, events, created_at, created_by, silences)
    values ('ระบบสถิติ', 'https://stats.example.go.th', '{letter.received}', now(), ${personId}, 1)`.execute(db);
  expect(await stateOf('webhooks')).toMatchObject({ state: 'warning', figure: 1, detail: expect.stringContaining('ระบบสถิติ') });
});

it('warns without a backup of the last day', async () => {
  const now = new Date('2026-11-23T12:00:00Z');
  expect(backupCheck(null, now)).toEqual({ name: 'backup', state: 'warning', figure: null });
  expect(backupCheck(new Date('2026-11-22T11:30:00Z'), now)).toEqual({ name: 'backup', state: 'ok', figure: 24 });
  expect(backupCheck(new Date('2026-11-21T08:00:00Z'), now)).toMatchObject({ state: 'warning', figure: 52 });
  await keepBackup(db, { takenAt: new Date(), isTried: true });
  expect(await stateOf('backup')).toMatchObject({ state: 'ok', figure: 0 });
});

/** Names that alert rules and dashboard refer to. */
const namedIn = (file: string) => [
  ...new Set(readFileSync(new URL(`../../../../docs/monitoring/${file}`, import.meta.url), 'utf8').match(/\b(?:sarabun|nodejs|process)_\w+/g)),
];

describe('metrics', () => {
  it.each(['alerts.yml', 'grafana-dashboard.json'])('%s names figures that exist', async (file) => {
    const figures = new Set([...(await read('/metrics', token)).body.matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name));
    const base = (name: string) => name.replace(/_(total|count|bucket|sum)$/, '');
    expect(namedIn(file).length).toBeGreaterThan(5);
    expect(namedIn(file).filter((name) => !figures.has(name) && !figures.has(base(name)))).toEqual([]);
  });

  it('count calls by use case for the bearer of the token alone', async () => {
    await portal.get('/api/core/alive');
    const metrics = await read('/metrics', token);
    expect(metrics.headers['content-type']).toMatch(/^application\/openmetrics-text/);
    const lines = metrics.body.split('\n');
    expect(lines).toContain('sarabun_call_duration_seconds_count{use_case="alive",code="200"} 1');
    expect(lines).toContain('sarabun_calls_running{use_case="alive"} 0');
    expect(lines).toContain('sarabun_jobs{kind="mail",state="retrying"} 1');
    expect(Number(lines.find((line) => line.startsWith('sarabun_job_lag_seconds{kind="event"}'))?.split(' ')[1])).toBeGreaterThan(500);
    expect(lines.filter((line) => line.startsWith('nodejs_eventloop_lag_p99_seconds'))).toHaveLength(1);
    expect(lines.at(-2) ?? lines.at(-1)).toBe('# EOF');
    for (const wrong of [undefined, 'another', `${token}x`]) expect((await read('/metrics', wrong)).statusCode).toBe(401);
  });

  it('do not exist where no token is set', async () => {
    const reply = await bare.running.app.inject({ url: '/metrics', headers: { authorization: `Bearer ${token}` } });
    expect([reply.statusCode, reply.json().code]).toEqual([404, 'notFound']);
  });
});

describe('the page of administrators', () => {
  it('is for people who may open it', async () => {
    const unit = await portal.unit();
    const officer = await portal.person(unit);
    expect((await portal.get(getSystemHealth.path, { as: officer })).code).toBe(403);
    await portal.grant(officer, 'system-health', 'query');
    const { body } = await portal.get(getSystemHealth.path, { as: officer });
    expect(body.checks.map(({ name }: { name: string }) => name)).toEqual([
      'database',
      'disk',
      'jobs',
      'mail',
      'channels',
      'webhooks',
      'letterCodes',
      'backup',
    ]);
    expect(body).toMatchObject({ sockets: 0, memoryBytes: expect.any(Number) });
  });
});
