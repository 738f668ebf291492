import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { letterFor } from '../../../../test/letters';
import { type TestPerson, testPortal } from '../../../../test/portal';

const portal = await testPortal();
const { db } = portal.running;
const unit = await portal.unit();
const other = await portal.unit();
const registrar = await portal.person(unit, { function: 'registrar' });
const clerk = await portal.person(other, { function: 'registrar' });
const keeper = await portal.person(unit, { function: 'secretRegistrar', clearance: 2 });
const auditor = await portal.person(unit);
await portal.role(auditor, 'auditor');
const check = (as: TestPerson) => portal.get('/api/core/registers/number-check', { as });

async function receive(as: TestPerson, to = unit, wanted = {}) {
  const { legId } = await letterFor(portal, as, to, wanted);
  await portal.post('/api/sarabun/receive-document', { legId }, { as });
}

it('tells auditors of each series whether it is complete, those with faults first; secret ones only if they are cleared', async () => {
  for (const as of [registrar, registrar, registrar]) await receive(as);
  await receive(clerk, other);
  await receive(keeper, unit, { secrecy: 2 });
  expect((await check(registrar)).code).toBe(403);
  const before = (await check(auditor)).body.items;
  expect(before.map(({ lastNumber, faults }: { lastNumber: number; faults: unknown[] }) => [lastNumber, faults])).toEqual([
    [3, []],
    [1, []],
  ]);
  await db.transaction().execute(async (transaction) => {
    await sql`set local session_replication_role = replica`.execute(transaction);
    await sql`delete from register_entry where number = 1 and register_id =
      (select id from register where unit_id = ${other.unitId} and kind = 'receive' and not is_secret and series = '')`.execute(transaction);
  });
  const [first, second] = (await check(auditor)).body.items;
  expect(first).toMatchObject({ lastNumber: 1, title: { th: expect.stringContaining('ทะเบียน') } });
  expect(first.faults).toContainEqual({ number: 1, what: 'missing' });
  expect(second).toMatchObject({ lastNumber: 3, issued: 3, faults: [] });
  const cleared = await portal.person(unit, { clearance: 2 });
  await portal.role(cleared, 'auditor');
  expect((await check(cleared)).body.items.map(({ isSecret }: { isSecret: boolean }) => isSecret).toSorted()).toEqual([false, false, true]);
});
