import type { Endpoint } from '@sarabun/contract/endpoint';
import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Junk, junkRequests, type Known, type SenderName } from '../test/junk';
import { knownRows, problemsWith } from '../test/junk-answers';
import { ownLettersOf } from '../test/own-letters';
import { type TestPerson, testPortal } from '../test/portal';
import { routeOf } from '../test/route';
import { formText } from '../test/valid-input';

const requests = 3000;
const seed = 2569;

const portal = await testPortal();
const { app, db } = portal.running;
const unit = await portal.unit();

/** One person per kind of sender, with everything such a person can have. */
const make: Record<Exclude<SenderName, 'nobody'>, () => Promise<TestPerson>> = {
  admin: async () => {
    const admin = await portal.person(unit);
    await portal.role(admin, 'administrator');
    await sql`
      with mine as (insert into users_group (code, name_th) values (${`junk${admin.personId}`}, 'ทุกหน้า') returning id),
        member as (insert into users_group_member (group_id, person_id, added_at) select id, ${admin.personId}, now() from mine)
      insert into menu_permission_group (group_id, menu_id, may_query, may_manage) select mine.id, menu.id, true, true from mine, menu where menu.type = 's'`.execute(
      db,
    );
    return admin;
  },
  registrar: () => portal.person(unit, { function: 'registrar', clearance: 3 }),
  officer: () => portal.person(unit),
};
const people = new Map<SenderName, TestPerson>();

async function answerTo({ by, method, address, headers, body }: Junk) {
  const token = people.get(by)?.token;
  const bearing = token ? { authorization: `Bearer ${token}` } : {};
  const reply = await app.inject({ method: method as 'GET', url: address, headers: { ...bearing, ...headers }, ...(body !== undefined && { payload: body }) });
  return { code: reply.statusCode, headers: reply.headers, body: reply.body };
}

/** Junk may close an account or end a session; then another person takes over. */
async function replace(by: SenderName): Promise<void> {
  if (by !== 'nobody') people.set(by, await make[by]());
}

const asking = (by: SenderName) => async (endpoint: Endpoint, input: object) => {
  const address = endpoint.method === 'GET' ? `${endpoint.path}?${formText(input)}` : endpoint.path;
  const { body } = await answerTo({ by, method: endpoint.method, address, headers: { 'content-type': 'application/json' }, body: JSON.stringify(input) });
  return body.startsWith('{') ? JSON.parse(body) : null;
};

let known: Known;
beforeAll(async () => {
  for (const by of ['admin', 'registrar', 'officer'] as const) await replace(by);
  const registrar = people.get('registrar') as TestPerson;
  const officer = people.get('officer') as TestPerson;
  const post = await portal.headPost(unit, officer);
  await routeOf(portal).received(registrar, unit);
  await ownLettersOf(portal).save(officer, { ownerUnitId: unit.unitId, steps: [{ deskId: post.deskId, role: 'sign' }] });
  known = await knownRows([asking('admin'), asking('registrar'), asking('officer')]);
});

describe('junk', () => {
  it(`of ${requests} kinds is answered as the contract says, never by a failure of the server`, async () => {
    const faults: string[] = [];
    const codes = new Map<number, number>();
    for (const junk of fc.sample(junkRequests(known), { seed, numRuns: requests })) {
      const answer = await answerTo(junk);
      codes.set(answer.code, (codes.get(answer.code) ?? 0) + 1);
      for (const fault of problemsWith(junk, answer))
        faults.push(
          `${fault} – ${junk.by} ${junk.method} ${junk.address.slice(0, 120)} ${JSON.stringify(junk.headers).slice(0, 100)} ${String(junk.body ?? '').slice(0, 300)}`,
        );
      if (answer.code === 401 && junk.headers.authorization === undefined) await replace(junk.by);
    }
    expect(faults).toEqual([]);
    // Junk that is always rejected by validation would test nothing.
    expect(codes.get(200)).toBeGreaterThan(requests / 20);
  }, 300_000);
});
