import { expect, it } from 'vitest';
import { ownLettersOf } from '../../../../test/own-letters';
import { type TestPerson, testPortal } from '../../../../test/portal';
import { main, routeOf } from '../../../../test/route';
import { findCountDifferences } from '../../queues';

const portal = await testPortal({ environment: { APP_NAME: 'OMB' } });
const { db } = portal.running;
const route = routeOf(portal);
const letters = ownLettersOf(portal);
const central = await portal.unit();
const [first, second] = [await portal.unit(), await portal.unit()];
const writer = await portal.person(central);
const director = await portal.person(central);
const post = await portal.headPost(central, director);
const centralRegistrar = await portal.person(central, { function: 'registrar' });
const firstRegistrar = await portal.person(first, { function: 'registrar' });
const secondRegistrar = await portal.person(second, { function: 'registrar' });
const officer = await portal.person(first);

/** A circular to two units and an outside party, signed and received by both units. */
async function circular() {
  const { documentId, legId } = await letters.submitted(writer, {
    kind: 3,
    ownerUnitId: central.unitId,
    usesOwnerNumber: true,
    receivers: [
      { deskId: first.deskId, name: 'กองหนึ่ง' },
      { deskId: second.deskId, name: 'กองสอง' },
      { deskId: null, name: 'กรมอื่น' },
    ],
    steps: [{ deskId: post.deskId, role: 'sign' }],
  });
  const signed = await letters.sign(director, legId);
  expect(signed.code).toBe(200);
  const legAt = async (deskId: number) =>
    (
      await db
        .selectFrom('leg')
        .where('document_id', '=', documentId)
        .where('to_desk_id', '=', deskId)
        .where('purpose', '=', 'delivery')
        .select('id')
        .executeTakeFirstOrThrow()
    ).id;
  const legs = { first: await legAt(first.deskId), second: await legAt(second.deskId) };
  expect((await route.receive(firstRegistrar, legs.first)).code).toBe(200);
  expect((await route.receive(secondRegistrar, legs.second)).code).toBe(200);
  return { documentId, ...legs };
}
const queuesOf = async (as: TestPerson, legId: number) => {
  const found: string[] = [];
  for (const queue of ['unreceived', 'jobReceived', 'jobReceived2', 'jobAssign2', 'jobCompleted'])
    if ((await route.legsIn(as, queue)).includes(legId)) found.push(queue);
  return found;
};
const stateOf = async (documentId: number) => (await db.selectFrom('document').where('id', '=', documentId).select('state').executeTakeFirstOrThrow()).state;

it('closed by one receiver it is closed there, with the work given there, and goes on at the others and at who sends it out', async () => {
  const { documentId, ...legs } = await circular();
  const given = await route.assign(firstRegistrar, legs.first, { parties: [main(officer)], task: '', needsReport: false });
  const [work] = given.body.item.legIds;
  await route.report(officer, work, { text: 'แจ้งผู้เกี่ยวข้องแล้ว' });
  expect((await route.close(firstRegistrar, legs.first)).code).toBe(200);
  expect(await queuesOf(officer, work)).toEqual(['jobCompleted']);
  expect(await queuesOf(firstRegistrar, legs.first)).toEqual(['jobCompleted']);
  expect(await queuesOf(firstRegistrar, work)).toEqual([]);
  expect(await queuesOf(secondRegistrar, legs.second)).toEqual(['jobReceived']);
  expect(await stateOf(documentId)).toBe('signed');
  const dispatch = await db
    .selectFrom('leg')
    .where('document_id', '=', documentId)
    .where('purpose', '=', 'dispatch')
    .select(['id', 'state'])
    .executeTakeFirstOrThrow();
  expect(dispatch.state).toBe('received');
  expect(await queuesOf(centralRegistrar, dispatch.id)).toEqual(['jobReceived']);
  expect((await route.close(firstRegistrar, legs.first)).code).toBe(409);
  expect(await findCountDifferences(db)).toEqual([]);
});

it('is opened again where it was closed, and touches nobody else', async () => {
  const { documentId, ...legs } = await circular();
  await route.close(firstRegistrar, legs.first);
  expect((await route.reopen(firstRegistrar, legs.first, { reason: 'มีข้อมูลเพิ่ม' })).code).toBe(200);
  expect(await queuesOf(firstRegistrar, legs.first)).toEqual(['jobReceived']);
  expect(await queuesOf(secondRegistrar, legs.second)).toEqual(['jobReceived']);
  expect(await stateOf(documentId)).toBe('signed');
  expect(await findCountDifferences(db)).toEqual([]);
});

it('is closed as a whole by the last who has it; opened again by one it stays closed at the other', async () => {
  const { documentId, ...legs } = await circular();
  const dispatch = await db.selectFrom('leg').where('document_id', '=', documentId).where('purpose', '=', 'dispatch').select('id').executeTakeFirstOrThrow();
  const sent = {
    legId: dispatch.id,
    position: 2,
    way: 'post',
    sentOn: new Date(Date.now() + 7 * 3_600_000).toISOString().slice(0, 10),
    receiverName: 'เจ้าหน้าที่สารบรรณ',
    remark: '',
  };
  expect((await portal.post('/api/sarabun/record-dispatch', sent, { as: centralRegistrar })).code).toBe(200);
  await route.close(firstRegistrar, legs.first);
  expect(await stateOf(documentId)).toBe('signed');
  await route.close(secondRegistrar, legs.second);
  expect(await stateOf(documentId)).toBe('closed');
  expect((await route.reopen(secondRegistrar, legs.second, { reason: 'ตอบเพิ่ม' })).code).toBe(200);
  expect(await stateOf(documentId)).toBe('signed');
  expect(await queuesOf(firstRegistrar, legs.first)).toEqual(['jobCompleted']);
  expect(await queuesOf(secondRegistrar, legs.second)).toEqual(['jobReceived']);
  expect(await findCountDifferences(db)).toEqual([]);
});

it('a letter that was circulated for information is not closed by someone who was informed', async () => {
  const { legId } = await route.received(firstRegistrar, first);
  const informed = (await route.circulate(firstRegistrar, legId, { deskIds: [officer.deskId, second.deskId], text: '' })).body.item.legIds;
  expect((await route.close(officer, informed[0])).body.code).toBe('othersMatter');
  expect((await route.acknowledge(officer, informed[0], { text: '' })).code).toBe(200);
  expect(await queuesOf(firstRegistrar, legId)).toEqual(['jobReceived']);
});
