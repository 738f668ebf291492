import { mayKeepHeader } from '@sarabun/contract/endpoint';
import { readMayKeep } from '@sarabun/contract/may-keep';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { letterFor } from '../../../test/letters';
import { type TestPerson, testPortal } from '../../../test/portal';
import { forgetReadings } from '../../platform/postgres/cached-read';

const portal = await testPortal();
const unit = await portal.unit();
const clerk = await portal.person(unit, { function: 'registrar', clearance: 3 });
await sql`insert into seat (desk_id, person_id, function) values (${unit.deskId}, ${clerk.personId}, 'secretRegistrar')`.execute(portal.running.db);
const open = await letterFor(portal, clerk, unit, { secrecy: 1 });
const secret = await Promise.all([2, 3].map((secrecy) => letterFor(portal, clerk, unit, { secrecy })));

/** What the answer of a call says of keeping it. */
async function said(path: string, body: Record<string, unknown> = {}, as: TestPerson = clerk) {
  const { headers, code } = await portal.post(path, body, { as });
  expect(code).toBe(200);
  return readMayKeep((headers[mayKeepHeader] as string | undefined) ?? null);
}
const list = (more: Record<string, unknown> = {}, as = clerk) => said('/api/sarabun/get-todo-list', { typeCode: 'unreceived', ...more }, as);

async function setHours(hours: number | null): Promise<void> {
  const { db } = portal.running;
  await sql`delete from agency_value where name = 'offlineHours'`.execute(db);
  if (hours !== null) await sql`insert into agency_value (name, value, changed_at) values ('offlineHours', ${String(hours)}::jsonb, now())`.execute(db);
  forgetReadings();
}
beforeEach(() => setHours(null));

describe('what a browser may keep of the queues', () => {
  it('is every row but those of secret letters, on a page and in the tiles', async () => {
    const legs = secret.map(({ legId }) => legId).sort();
    for (const may of [await list(), await said('/api/sarabun/get-todo-lists')]) {
      expect(may?.hours).toBe(72);
      expect([...(may?.without ?? [])].sort()).toEqual(legs);
      expect(may?.without).not.toContain(open.legId);
    }
  });

  it('is nothing of a search', async () => {
    expect(await list({ generalSearch: 'ขอความ' })).toBeNull();
    expect(await list({ only: 'urgent' })).toBeNull();
    expect(await said('/api/sarabun/get-todo-lists', { search: 'ขอความ' })).toBeNull();
  });

  it('is as long as the agency sets, and nothing at 0', async () => {
    await setHours(8);
    expect((await list())?.hours).toBe(8);
    await setHours(0);
    expect(await list()).toBeNull();
    expect(await said('/api/verify')).toBeNull();
  });

  it('is nothing for a person who has not agreed to the terms', async () => {
    const stranger = await portal.person(unit, { function: 'registrar', consents: false });
    expect(await list({}, stranger)).toBeNull();
    expect(await said('/api/verify', {}, stranger)).toBeNull();
  });
});

describe('what a browser may keep of a letter that was chosen for reading offline', () => {
  const opened = async (letter: { documentId: number }, as = clerk) => {
    const { headers, code } = await portal.get(`/api/sarabun/document?documentId=${letter.documentId}`, { as });
    return { code, may: readMayKeep((headers[mayKeepHeader] as string | undefined) ?? null) };
  };

  it('is an ordinary letter for the hours of the setting, never a secret one', async () => {
    expect(await opened(open)).toMatchObject({ code: 200, may: { hours: 72 } });
    for (const one of secret) expect(await opened(one)).toEqual({ code: 200, may: null });
    await setHours(0);
    expect(await opened(open)).toEqual({ code: 200, may: null });
  });

  it('is nothing once the right to read it is lost: it does not exist then', async () => {
    const { db } = portal.running;
    const person = await portal.person(unit, { function: 'registrar' });
    expect((await opened(open, person)).may).not.toBeNull();
    await sql`delete from seat where person_id = ${person.personId}`.execute(db);
    expect(await opened(open, person)).toEqual({ code: 404, may: null });
  });
});

it('the key for waiting acts is the same in each session of a person on a device, and nobody else gets it', async () => {
  const other = await portal.person(unit, { function: 'registrar' });
  const keyOf = async (device: string, as: TestPerson) => (await portal.post('/api/sarabun/waiting-key', { device }, { as })).body.item.key;
  const [one, another] = ['1'.repeat(32), '2'.repeat(32)];
  const key = await keyOf(one, clerk);
  expect(key.length).toBeGreaterThan(40);
  expect(await keyOf(one, clerk)).toBe(key);
  expect(new Set([key, await keyOf(another, clerk), await keyOf(one, other)]).size).toBe(3);
  expect((await portal.post('/api/sarabun/waiting-key', { device: 'short' }, { as: clerk })).code).toBe(422);
  expect((await portal.post('/api/sarabun/waiting-key', { device: one })).code).toBe(401);
});

it('other rights are said when the clearance falls or a desk is lost', async () => {
  const { db } = portal.running;
  const person = await portal.person(unit, { function: 'registrar', clearance: 3 });
  const before = (await said('/api/verify', {}, person))?.rights;
  expect((await said('/api/verify', {}, person))?.rights).toBe(before);
  await sql`update clearance set level = 2 where person_id = ${person.personId}`.execute(db);
  const lower = (await said('/api/verify', {}, person))?.rights;
  await sql`delete from seat where person_id = ${person.personId} and function = 'registrar'`.execute(db);
  const fewer = (await said('/api/verify', {}, person))?.rights;
  expect(new Set([before, lower, fewer]).size).toBe(3);
});
