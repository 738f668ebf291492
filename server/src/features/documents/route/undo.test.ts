import { toThaiDigits } from '@sarabun/contract/values/thai-digits';
import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { letterFor } from '../../../../test/letters';
import { type TestPerson, testPortal } from '../../../../test/portal';
import { main, routeOf } from '../../../../test/route';
import { findCountDifferences } from '../../queues';

const portal = await testPortal({ environment: { APP_NAME: 'OMB' } });
const route = routeOf(portal);
const { db } = portal.running;
const central = await portal.unit();
const division = await portal.unit();
const registrar = await portal.person(central, { function: 'registrar', name: 'สมศรี' });
const director = await portal.person(central, { name: 'วิชัย' });
const directorPost = await portal.headPost(central, director);
const deputy = await portal.person(division);
const deputyPost = await portal.headPost(division, deputy);
const officer = await portal.person(division);
const other = await portal.person(division);

/** Everything that an undo must restore: where a letter is, its legs, its parties, and the allowed actions. */
async function snapshot(documentId: number, who: TestPerson, legId: number, known: readonly number[] | null) {
  const legs = await sql<{ id: number; state: string }>`
    select id, state, received_at, opened_at, back_at, reason from leg where document_id = ${documentId} and (${known}::bigint[] is null or id = any(${known}::bigint[])) order by id`.execute(
    db,
  );
  const rows = await sql`select desk_id, queue, leg_id, due_on from queue_entry where document_id = ${documentId} order by 1, 2, 3`.execute(db);
  const parties = await sql`select desk_id from document_party where document_id = ${documentId} order by 1`.execute(db);
  const { allowedActions, isCancelled } = await route.view(who, documentId, legId);
  return { legs: legs.rows, rows: rows.rows, parties: parties.rows, allowedActions, isCancelled };
}

const desks = fc.constantFrom(division.deskId, officer.deskId, other.deskId);
/** What can be sent on, from which desk, and recalled leg by leg. */
const sending = fc.oneof(
  fc.record({ verb: fc.constant('present' as const), input: fc.constant({ deskId: deputyPost.deskId, text: '' }) }),
  fc.record({ verb: fc.constant('assign' as const), input: desks.map((deskId) => ({ parties: [main({ deskId })] })) }),
  fc.record({ verb: fc.constant('forward' as const), input: fc.uniqueArray(desks, { minLength: 1 }).map((deskIds) => ({ deskIds })) }),
  fc.record({
    verb: fc.constant('assignPresent' as const),
    input: fc
      .tuple(desks, fc.constantFrom('atOnce', 'whenApproved'))
      .map(([deskId, takesEffect]) => ({ deskId: deputyPost.deskId, parties: [main({ deskId })], takesEffect })),
  }),
  fc.record({ verb: fc.constant('circulate' as const), input: fc.uniqueArray(desks, { minLength: 1 }).map((deskIds) => ({ deskIds })) }),
);

it('whatever was sent on and is pulled back before it was opened lies as it did', async () => {
  await fc.assert(
    fc.asyncProperty(fc.boolean(), sending, async (isPresented, { verb, input }) => {
      const { documentId, legId } = await route.received(registrar, central);
      const who = isPresented && verb !== 'forward' ? director : registrar;
      const own = who === director ? (await route.present(registrar, legId, { deskId: directorPost.deskId })).body.item.legIds[0] : legId;
      await route.view(who, documentId, own);
      const before = await snapshot(documentId, who, own, null);
      const { code, body } = await route[verb](who, own, input);
      expect(code).toBe(200);
      for (const sent of body.item.legIds) expect((await route.recall(who, sent)).code).toBe(200);
      const known = before.legs.map(({ id }) => id);
      expect(await snapshot(documentId, who, own, known)).toEqual(
        verb === 'circulate' ? { ...before, allowedActions: expect.arrayContaining(before.allowedActions) } : before,
      );
    }),
    { numRuns: 12 },
  );
  expect(await findCountDifferences(db)).toEqual([]);
});

it('a receipt that is cancelled leaves the letter as it arrived, but for the number, which is burned', async () => {
  const { documentId, legId } = await letterFor(portal, registrar, central);
  await route.view(registrar, documentId, legId);
  const before = await snapshot(documentId, registrar, legId, null);
  const { body } = await route.receive(registrar, legId);
  await route.cancelReceipt(registrar, legId, { reason: 'ผิดเรื่อง' });
  expect(await snapshot(documentId, registrar, legId, null)).toEqual(before);
  const again = await route.receive(registrar, legId);
  expect(again.body.item.receiveNumber).toBe(body.item.receiveNumber + 1);
});

it('a cancelled receipt stays in the route, with who voided it, when and why', async () => {
  const { documentId, legId } = await letterFor(portal, registrar, central);
  const { body } = await route.receive(registrar, legId);
  await route.cancelReceipt(registrar, legId, { reason: 'ลงรับผิดฉบับ' });
  await route.receive(registrar, legId);
  const { entries, route: legs } = await route.view(director, documentId);
  expect(entries).toEqual([
    expect.objectContaining({ legId, isVoid: true, remark: 'ลงรับผิดฉบับ', voidedBy: expect.stringContaining('สมศรี'), voidedAt: expect.any(String) }),
    expect.objectContaining({ legId, isVoid: false, remark: '', voidedBy: null, voidedAt: null }),
  ]);
  expect(entries[0].number).toContain(toThaiDigits(String(body.item.receiveNumber)));
  expect(legs[0].receiveNumber).toBe(body.item.receiveNumber + 1);
});

it('what was pulled back, sent back or withdrawn stays in the route, with who did it and when', async () => {
  const { documentId, legId } = await route.received(registrar, central);
  const [pulled] = (await route.present(registrar, legId, { deskId: directorPost.deskId, text: 'โปรดทราบ' })).body.item.legIds;
  await route.recall(registrar, pulled);
  const [presented] = (await route.present(registrar, legId, { deskId: directorPost.deskId, text: 'โปรดพิจารณา' })).body.item.legIds;
  await route.view(director, documentId, presented);
  await route.sendBack(director, presented, { reason: 'ขาดเอกสาร' });
  const [assigned] = (await route.assign(registrar, legId, { parties: [main(officer)] })).body.item.legIds;
  await route.view(officer, documentId, assigned);
  await route.changeAssignees(registrar, legId, { cancel: [assigned], reason: 'ลาป่วย', parties: [] });
  const { route: legs } = await route.view(registrar, documentId, legId);
  const ended = legs.filter((leg: { parentLegId: number | null }) => leg.parentLegId !== null);
  expect(ended.map(({ state, endedBy, reason }: { state: string; endedBy: string; reason: string | null }) => ({ state, endedBy, reason }))).toEqual([
    { state: 'recalled', endedBy: expect.stringContaining('สมศรี'), reason: null },
    { state: 'returned', endedBy: expect.stringContaining('วิชัย'), reason: 'ขาดเอกสาร' },
    { state: 'cancelled', endedBy: expect.stringContaining('สมศรี'), reason: 'ลาป่วย' },
  ]);
  expect(ended.every(({ endedAt }: { endedAt: string | null }) => endedAt !== null)).toBe(true);
});

it('a matter that is opened again is work of the desk that closed it, and of nobody else', async () => {
  const { documentId, legId } = await route.received(registrar, central);
  const before = await snapshot(documentId, registrar, legId, null);
  await route.close(registrar, legId);
  await route.reopen(registrar, legId, { reason: 'มีข้อมูลใหม่' });
  const after = await snapshot(documentId, registrar, legId, null);
  expect(after.rows).toEqual(before.rows);
  expect(after.parties).toEqual(before.parties);
});
