import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { API, type Project } from 'typescript/unstable/sync';
import type { Connection } from '../../src/platform/database';
import { startPostgres } from '../../src/platform/postgres/embedded-postgres';
import { migrate } from '../../src/platform/postgres/migrate';
import { Fragments, type Side } from './fragments';
import { findSites } from './statements';

/** Two milliseconds are the agreed limit: a statement is planned up to five times on each connection before its plan is kept. */
const limitMs = 2;
const times = 20;
const shown = 30;

const root = join(import.meta.dirname, '../../..');

interface Planned {
  at: string;
  ms: number;
  /** Whether all its parts could be read from the code. */
  isWhole: boolean;
}

/**
 * `npm run plans`: how long PostgreSQL plans each statement of the server, slowest first. It plans on an empty office of its own; with
 * `--database postgres://…` on that one, whose statistics it uses. Nothing is run and nothing is changed.
 */
async function listPlanningTimes(): Promise<void> {
  const { values } = parseArgs({ options: { database: { type: 'string' } } });
  const planned = values.database ? await planAll({ connectionString: values.database }) : await onEmptyOffice(planAll);
  planned.sort((one, other) => other.ms - one.ms);
  for (const { at, ms, isWhole } of planned.slice(0, shown)) console.log(`${ms.toFixed(2).padStart(7)} ms  ${at}${isWhole ? '' : '  (without a part)'}`);
  const slow = planned.filter(({ ms }) => ms > limitMs).length;
  console.log(`${planned.length} statements planned, ${slow} above ${limitMs} ms; all together ${sum(planned).toFixed(0)} ms`);
}

const sum = (planned: readonly Planned[]) => planned.reduce((total, { ms }) => total + ms, 0);

async function onEmptyOffice<Result>(work: (connection: Connection) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'sarabun-plans-'));
  const server = await startPostgres(folder, { fsync: 'off', autovacuum: 'off' });
  try {
    await migrate(server.connection);
    return await work(server.connection);
  } finally {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function planAll(connection: Connection): Promise<Planned[]> {
  const api = new API({ cwd: root });
  const client = new pg.Client({ ...connection, options: '-c timezone=Asia/Bangkok -c jit=off -c random_page_cost=1.1' });
  await client.connect();
  try {
    const [project] = api.updateSnapshot({ openProjects: [join(root, 'server/tsconfig.json')] }).getProjects();
    if (!project) throw new Error('The server has no TypeScript project.');
    return await planSites(client, project);
  } finally {
    await client.end();
    api.close();
  }
}

async function planSites(client: pg.Client, project: Project): Promise<Planned[]> {
  const fragments = new Fragments(project);
  const planned: Planned[] = [];
  for (const { at, template } of findSites(project, join(root, 'server/src/'))) {
    for (const [side, instead] of readings) {
      const { text, unread } = fragments.read(template.template, side, instead);
      const ms = await planningTime(client, text);
      if (ms === null) continue;
      planned.push({ at, ms, isWhole: unread.length === 0 });
      break;
    }
  }
  return planned;
}

/** A condition is read with its first branch, and where that is no statement, with the second. */
const readings: readonly (readonly [Side, string])[] = [
  ['whenTrue', ' true '],
  ['whenTrue', ' '],
  ['whenFalse', ' true '],
  ['whenFalse', ' '],
];

/** The shortest of several plannings in milliseconds, so that other work on the machine counts little; null if it is no statement by itself. */
async function planningTime(client: pg.Client, text: string): Promise<number | null> {
  let least = Number.POSITIVE_INFINITY;
  for (let time = 0; time < times; time++) {
    const explained = await client.query(`explain (generic_plan, summary, format json) ${text}`).catch(() => null);
    if (!explained) return null;
    least = Math.min(least, explained.rows[0]['QUERY PLAN'][0]['Planning Time']);
  }
  return least;
}

await listPlanningTimes();
