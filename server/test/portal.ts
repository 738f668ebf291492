import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hash } from '@node-rs/argon2';
import { allEndpoints } from '@sarabun/contract/all-endpoints';
import type { Endpoint } from '@sarabun/contract/endpoint';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, inject } from 'vitest';
import { type Config, readConfig } from '../src/config';
import { appointActing } from '../src/features/acting';
import { addPerson, addPost, addUnit, giveClearance, givePost, giveRole, giveUnitFunction } from '../src/features/people';

import { agreeToTexts } from '../src/features/session';
import { type ActContext, type Actor, innerOrigin, nobody, runAction } from '../src/platform/action';
import type { Connection } from '../src/platform/database';
import { type Log, makeLog } from '../src/platform/log';
import { openTypesetting } from '../src/platform/typeset/typesetting';
import { type Running, runPortal } from '../src/running';
import { template } from './prepare-database';

export const password = 'Portal1234';

interface Options {
  /** The clock of the product; real time by default. */
  clock?: () => Date;
  environment?: Record<string, string>;
  /** A migrated database that the test manages itself; a new one by default. */
  connection?: Extract<Connection, { host: string }>;
  /** A portal whose database and data folder this one shares, as another process of the same installation. */
  beside?: { connection: Extract<Connection, { host: string }>; folder: string };
  /** Whether other portals may share its database; true for those beside another. */
  isShared?: boolean;
  log?: Log;
}

export interface Reply {
  code: number;
  // biome-ignore lint/suspicious/noExplicitAny: a test reads the answer as the browser gets it
  body: any;
  headers: Record<string, unknown>;
}

export interface TestUnit {
  unitId: number;
  deskId: number;
}

export interface TestPerson {
  personId: number;
  deskId: number;
  username: string;
  /** Without what stands before it. */
  name: string;
  token: string;
}

/** A hash names its cost. Tests sign in thousands of times, so their password hash is cheap to verify. */
const cheap = { memoryCost: 64, timeCost: 1, parallelism: 1 };

/** Sessions do not end when idle, because tests move clocks by days. */
const quiet = { LOG_LEVEL: 'silent', PORT: '0', DATABASE_CONNECTIONS: '10', IDLE_MS: String(7 * 24 * 3600 * 1000) };

const callsByPath = new Map<string, Endpoint>(allEndpoints.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint]));

/**
 * Shared by all test files of a worker, because starting its processes takes longer than typesetting a letter. They end with the worker. A
 * machine that runs everything else beside it is slow, not at fault.
 */
const typesetting = openTypesetting({ maxMs: 90_000, maxWaitMs: 90_000 });

/**
 * A running portal on its own copy of the database, with helpers to fill it. Every successful answer is checked against the contract. Its
 * worker delivers events as they come; `deliver` waits until none is left.
 */
export async function testPortal(options: Options = {}) {
  const { beside } = options;
  const known = beside?.connection ?? options.connection;
  const { connection, drop } = known ? { connection: known, drop: async () => {} } : await ownDatabase();
  const folder = beside?.folder ?? (await mkdtemp(join(tmpdir(), 'sarabun-portal-')));
  const config: Config = readConfig({ ...quiet, DATA_DIR: folder, ...options.environment });
  const running = await runPortal({
    config,
    connection,
    pages: null,
    isShared: options.isShared ?? beside !== undefined,
    ...(options.clock && { clock: options.clock }),
    log: options.log ?? makeLog('silent'),
    typesetting: { ...typesetting, close: async () => {} },
  });
  afterAll(async () => {
    await running.stop();
    await drop();
    if (!beside) await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  });
  const passwordHash = await hash(password, cheap);
  return { running, folder, connection, ...words(running, passwordHash) };
}

async function ownDatabase() {
  const address = inject('databaseServer');
  const database = `portal_${randomUUID().replaceAll('-', '')}`;
  const admin = new pg.Client({ ...address, database: 'postgres' });
  await admin.connect();
  await admin.query(`create database ${database} template ${template} strategy file_copy`);
  const drop = async () => {
    await admin.query(`drop database ${database} with (force)`);
    await admin.end();
  };
  return { connection: { ...address, database }, drop };
}

function words(running: Running, passwordHash: string) {
  const { app, world, db } = running;
  let counter = 0;
  const inside: Inside = {
    running,
    passwordHash,
    next: () => ++counter,
    act: (useCase, actor = nobody) => runAction(world, 'test', { actor, origin: innerOrigin }, useCase),
    call: callsOn(app),
  };
  return {
    act: inside.act,
    post: (url: string, body: Record<string, unknown> = {}, how: Parameters<Inside['call']>[3] = {}) => inside.call('POST', url, body, how),
    get: (url: string, how: Parameters<Inside['call']>[3] = {}) => inside.call('GET', url, undefined, how),
    upload: uploadsTo(app),
    /** Waits until every event is delivered, and every notice that is due has left. */
    deliver: async () => {
      const waiting = () => sql<{ n: number }>`select count(*) as n from job where kind = 'event' and state = 'waiting'`.execute(db);
      while (((await waiting()).rows[0]?.n ?? 0) > 0) await running.runner.runDue('event');
      const leaving = ['noticeMail', 'noticeLine', 'noticePush'] as const;
      const due = () => sql`select 1 from job where kind = any(${[...leaving]}) and state = 'waiting' and run_at <= ${world.clock()} limit 1`.execute(db);
      while ((await due()).rows.length > 0) for (const kind of leaving) await running.runner.runDue(kind);
    },
    /** The actor of this person now. */
    async actor(person: { token: string }): Promise<Actor> {
      const { actorFinder } = await import('../src/features/session');
      const actor = await actorFinder(db, world.clock).find(person.token, { isUse: false });
      if (!actor) throw new Error('nobody bears this token');
      return actor;
    },
    unit: unitWord(inside),
    person: personWord(inside),
    ...postWords(inside),
    ...rightWords(inside),
  };
}

/** What the helpers use. */
interface Inside {
  running: Running;
  passwordHash: string;
  /** An unused number. */
  next: () => number;
  act: <R>(useCase: (context: ActContext) => Promise<R>, actor?: Actor) => Promise<R>;
  call: ReturnType<typeof callsOn>;
}

const term = { startsOn: '2020-01-01', endsOn: null };
const bearing = (as: { token: string } | null | undefined) => (as ? { authorization: `Bearer ${as.token}` } : {});

function callsOn(app: Running['app']) {
  return async (
    method: 'GET' | 'POST',
    url: string,
    body: Record<string, unknown> | undefined,
    { as, headers = {} }: { as?: { token: string } | undefined; headers?: Record<string, string> } = {},
  ): Promise<Reply> => {
    const reply = await app.inject({ method, url, ...(body !== undefined && { payload: body }), headers: { ...bearing(as), ...headers } });
    const answer = reply.body === '' ? null : reply.json();
    if (reply.statusCode === 200 && answer.status === 'success') {
      const endpoint = callsByPath.get(`${method} ${url.split('?')[0]}`);
      endpoint?.response.parse(answer);
    }
    return { code: reply.statusCode, body: answer, headers: reply.headers };
  };
}

/** Sends a file as a browser does, in a form; `beside` are its other fields. */
function uploadsTo(app: Running['app']) {
  return async (
    url: string,
    content: Buffer,
    {
      as,
      name = 'file.pdf',
      field = 'file',
      beside = {},
      headers = {},
    }: { as?: { token: string } | null; name?: string; field?: string; beside?: Record<string, string>; headers?: Record<string, string> },
  ): Promise<Reply> => {
    const form = new FormData();
    for (const [one, value] of Object.entries(beside)) form.append(one, value);
    form.append(field, new File([new Uint8Array(content)], name));
    const request = new Request('http://portal/', { method: 'POST', body: form });
    const payload = Buffer.from(await request.arrayBuffer());
    const sent = { 'content-type': request.headers.get('content-type') ?? '', ...bearing(as), ...headers };
    const reply = await app.inject({ method: 'POST', url, payload, headers: sent });
    return { code: reply.statusCode, body: reply.json(), headers: reply.headers };
  };
}

function unitWord({ next, act }: Inside) {
  return async ({ hasRegistry = true, parentId = null as number | null } = {}): Promise<TestUnit> => {
    const n = next();
    const unitId = 10_000_000 + n;
    const unit = {
      id: unitId,
      parentId,
      code: `U${n}`,
      nameTh: `กองที่ ${n}`,
      nameEn: `Division ${n}`,
      shortName: `ก${n}`,
      letterCode: `ทด ๐๐${n}`,
      level: 2,
      hasRegistry,
    };
    return { unitId, deskId: await act((context) => addUnit(context, unit)) };
  };
}

interface PersonOptions {
  function?: 'registrar' | 'registryHead' | 'secretRegistrar';
  clearance?: 2 | 3;
  consents?: boolean;
  signedIn?: boolean;
  name?: string;
}

/** Adds a signed-in person to a unit, with consent by default. */
function personWord({ passwordHash, next, act, call }: Inside) {
  return async (unit: TestUnit, { function: work, clearance, consents = true, signedIn = true, name = 'สมชาย' }: PersonOptions = {}): Promise<TestPerson> => {
    const n = next();
    const username = `person${n}`;
    const person = {
      prefix: 'นาย',
      firstName: name,
      lastName: `ใจดี${n}`,
      firstNameEn: 'Somchai',
      lastNameEn: `Jaidee${n}`,
      email: `${username}@example.go.th`,
      phone: '',
      unitId: unit.unitId,
      username,
      passwordHash,
    };
    const { personId, deskId } = await act((context) => addPerson(context, person));
    if (work) await act((context) => giveUnitFunction(context, { personId, unitId: unit.unitId, postId: null, function: work, ...term }));
    if (clearance) await act((context) => giveClearance(context, { personId, level: clearance, orderNumber: '1/2569', ...term }));
    if (consents) await act(agreeToTexts, { ...nobody, personId });
    const token = signedIn ? (await call('POST', '/api/login', { username, password })).body.token : '';
    return { personId, deskId, username, name: `${person.firstName} ${person.lastName}`, token };
  };
}

const standardOrder = { phrase: 'delegated', applies: 'period', orderNumber: '1/2569', orderedOn: '2020-01-01', kinds: null, scope: '', excludes: '' } as const;
type Order = { personId: number; postId: number; startsOn: string; endsOn: string | null } & Partial<Parameters<typeof appointActing>[1]>;

function postWords({ next, act }: Inside) {
  return {
    async headPost(unit: TestUnit, holder: TestPerson, { isHead = true } = {}) {
      const { postId, deskId } = await act((context) =>
        addPost(context, { unitId: unit.unitId, nameTh: `ผู้อำนวยการกองที่ ${next()}`, nameEn: '', isHead, isExecutive: true }),
      );
      await act((context) => givePost(context, { personId: holder.personId, postId, isMain: true, ...term }));
      return { postId, deskId };
    },
    /** Lets a person act for a post by an order for these days. */
    appoint: ({ personId, ...order }: Order) => act((context) => appointActing(context, { ...standardOrder, ...order, personIds: [personId] }, order.startsOn)),
  };
}

function rightWords({ running: { db }, next, act }: Inside) {
  return {
    role: (person: TestPerson, role: 'administrator' | 'auditor') => act((context) => giveRole(context, { personId: person.personId, role })),
    /** Gives a person a right on one settings page, through a new group. */
    async grant(person: TestPerson, page: string, right: 'query' | 'manage') {
      const menu = await db.selectFrom('menu').where('action', '=', page).where('type', '=', 's').select('id').executeTakeFirstOrThrow();
      const group = await db
        .insertInto('users_group')
        .values({ code: `group${next()}`, name_th: 'กลุ่มทดสอบ' })
        .returning('id')
        .executeTakeFirstOrThrow();
      await db
        .insertInto('menu_permission_group')
        .values({ group_id: group.id, menu_id: menu.id, may_query: true, may_manage: right === 'manage' })
        .execute();
      await db.insertInto('users_group_member').values({ group_id: group.id, person_id: person.personId, added_at: new Date() }).execute();
    },
  };
}
