import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { letterFor } from '../../../../test/letters';
import { type TestPerson, testPortal } from '../../../../test/portal';
import { main, routeOf } from '../../../../test/route';
import { findCountDifferences } from '../../queues';

const portal = await testPortal({ environment: { APP_NAME: 'OMB' } });
const { db } = portal.running;
const route = routeOf(portal);
const central = await portal.unit();
const [first, second] = [await portal.unit(), await portal.unit()];
const registrar = await portal.person(central, { function: 'registrar' });
const director = await portal.person(central);
const post = await portal.headPost(central, director);
const clerk = await portal.person(first, { function: 'registrar' });
const head = await portal.person(first);
const headPost = await portal.headPost(first, head);
const otherClerk = await portal.person(second, { function: 'registrar' });
const officer = await portal.person(first);

/** Where the letter is, its legs, its state, and what a person may do. */
async function snapshot(documentId: number, who: TestPerson, legId: number) {
  const legs = await sql`
    select id, state, received_at, opened_at, ended_at, ended_by, reason, same_as_leg_id from leg where document_id = ${documentId} order by id`.execute(db);
  const rows = await sql`select desk_id, queue, leg_id, due_on from queue_entry where document_id = ${documentId} order by 1, 2, 3`.execute(db);
  const { state } = await db.selectFrom('document').where('id', '=', documentId).select('state').executeTakeFirstOrThrow();
  const { allowedActions } = await route.view(who, documentId, legId);
  return { legs: legs.rows, rows: rows.rows, state, allowedActions };
}

const bell = async (as: TestPerson) => {
  await portal.deliver();
  const { body } = await portal.post('/api/service/get-all-notification', {}, { as });
  return body.items.map((item: { NN_TITLE: string }) => item.NN_TITLE) as string[];
};
const allowed = async (as: TestPerson, documentId: number, legId: number) => (await route.view(as, documentId, legId)).allowedActions as string[];

/** A letter that the director gave to these units, each of which has received it. */
async function given(...clerks: readonly (readonly [TestPerson, { deskId: number }])[]) {
  const { documentId, legId } = await route.received(registrar, central);
  const [up] = (await route.present(registrar, legId, { deskId: post.deskId })).body.item.legIds as [number];
  await route.view(director, documentId, up);
  const [one, ...others] = clerks.map(([, unit]) => unit);
  const parties = [main(one as { deskId: number }), ...others.map(({ deskId }) => ({ deskId, responsibility: 'joint' }))];
  const legIds = (await route.assign(director, up, { parties })).body.item.legIds as [number, number];
  for (const [index, [who]] of clerks.entries()) await route.receive(who, legIds[index] as number);
  return { documentId, up, legIds };
}

it('a report is taken back until it is read: the work is where it was, and the report stays, marked', async () => {
  const { documentId, up, legIds } = await given([clerk, first]);
  await route.view(clerk, documentId, legIds[0]);
  const before = await snapshot(documentId, clerk, legIds[0]);
  await route.report(clerk, legIds[0], { text: 'ส่งผิดเรื่อง' });
  expect(await route.legsIn(director, 'waitAssign')).toContain(up);
  expect(await allowed(clerk, documentId, legIds[0])).toContain('retract');
  expect((await route.retract(clerk, legIds[0])).body.item).toEqual({ documentId, legIds: [legIds[0]] });
  const after = await snapshot(documentId, clerk, legIds[0]);
  expect({ ...after, legs: [] }).toEqual({ ...before, legs: [] });
  expect(after.legs.at(-1)).toEqual(before.legs.at(-1));
  expect((await bell(director)).slice(0, 2)).toEqual(['มีการดึงรายงานหรือความเห็นคืน', 'ได้รับรายงานผลครบแล้ว']);
  expect((await route.view(clerk, documentId, legIds[0])).notes.at(-1)).toMatchObject({ kind: 'report', text: 'ส่งผิดเรื่อง', isTakenBack: true });
  await route.report(clerk, legIds[0], { text: 'เรียบร้อย' });
  expect((await route.view(director, documentId, up)).notes.map((note: { isTakenBack: boolean }) => note.isTakenBack).slice(-2)).toEqual([true, false]);
  const { rows } = await sql<{ action: string }>`select action from audit where document_id = ${documentId} and action = 'retractAct'`.execute(db);
  expect(rows).toHaveLength(1);
  expect(await findCountDifferences(db)).toEqual([]);
});

it('of several, one takes its report back while others work, and brings the letter back to none', async () => {
  const { documentId, up, legIds } = await given([clerk, first], [otherClerk, second]);
  await route.report(clerk, legIds[0], { text: 'ฝ่ายแรกเสร็จ' });
  expect((await route.retract(clerk, legIds[0])).code).toBe(200);
  await route.report(clerk, legIds[0], { text: 'ฝ่ายแรกเสร็จแล้ว' });
  await route.report(otherClerk, legIds[1], { text: 'ฝ่ายสองเสร็จ' });
  expect(await route.legsIn(director, 'waitAssign')).toContain(up);
  expect((await route.retract(clerk, legIds[0])).code).toBe(200);
  expect(await route.legsIn(director, 'waitAssign')).not.toContain(up);
  expect((await route.retract(otherClerk, legIds[1])).code).toBe(200);
  expect(await route.legsIn(clerk, 'jobReceived')).toContain(legIds[0]);
  expect(await route.legsIn(otherClerk, 'jobReceived')).toContain(legIds[1]);
  for (const [who, leg] of [
    [clerk, legIds[0]],
    [otherClerk, legIds[1]],
  ] as const)
    expect((await route.report(who, leg, { text: 'เสร็จ' })).code).toBe(200);
  expect((await route.close(director, up)).code).toBe(200);
  expect(await findCountDifferences(db)).toEqual([]);
  expect((await route.view(director, documentId, up)).holders).toEqual([]);
});

it('a report that ended several legs of the unit at once opens all of them again', async () => {
  const { documentId, up, legIds } = await given([clerk, first]);
  const [presented] = (await route.present(clerk, legIds[0], { deskId: headPost.deskId })).body.item.legIds;
  const [back] = (await route.command(head, presented, { choice: 'filed' })).body.item.legIds;
  await route.view(clerk, documentId, back);
  const before = await snapshot(documentId, clerk, back);
  await route.report(clerk, back, { text: 'กองเก็บเรื่องแล้ว' });
  expect(await route.legsIn(director, 'waitAssign')).toContain(up);
  expect((await route.retract(clerk, back)).code).toBe(200);
  const after = await snapshot(documentId, clerk, back);
  expect({ ...after, legs: [] }).toEqual({ ...before, legs: [] });
  expect(after.legs.slice(2)).toEqual(before.legs.slice(2));
  expect((await route.report(clerk, back, { text: 'เก็บเรื่องแล้ว' })).body.item.legIds).toEqual([up]);
});

it('an opinion is taken back', async () => {
  const { documentId, legId } = await route.received(registrar, central);
  const [asked] = (await route.askOpinion(registrar, legId, { deskIds: [officer.deskId], text: 'เห็นควรประการใด' })).body.item.legIds;
  await route.giveOpinion(officer, asked, { text: 'เห็นชอบ' });
  expect((await route.retract(officer, asked)).code).toBe(200);
  expect(await route.legsIn(officer, 'jobReceived2')).toContain(asked);
  expect(await route.legsIn(registrar, 'jobReceived')).not.toContain(legId);
  expect((await route.view(officer, documentId, asked)).allowedActions).toContain('giveOpinion');
});

it('is refused by name once it was read, accepted, answered or the matter went on', async () => {
  const read = await given([clerk, first]);
  await route.report(clerk, read.legIds[0], { text: 'เสร็จ' });
  await route.view(director, read.documentId, read.up);
  expect(await allowed(clerk, read.documentId, read.legIds[0])).not.toContain('retract');
  expect((await route.retract(clerk, read.legIds[0])).body).toMatchObject({ code: 'alreadyOpened', message: 'ดึงคืนไม่ได้ ผู้รับเปิดอ่านแล้ว' });
  const goneOn: ((letter: Awaited<ReturnType<typeof given>>) => Promise<unknown>)[] = [
    ({ legIds }) => route.acceptReport(director, legIds[0]),
    ({ legIds }) => route.askAgain(director, legIds[0], { text: 'เพิ่มภาพ' }),
    ({ up }) => route.close(director, up),
    ({ up }) => route.assign(director, up, { parties: [main(officer)] }),
    ({ up }) => route.sendBack(director, up, { reason: 'ทบทวน' }),
  ];
  for (const goOn of goneOn) {
    const letter = await given([clerk, first]);
    await route.report(clerk, letter.legIds[0], { text: 'เสร็จ' });
    await goOn(letter);
    expect((await route.retract(clerk, letter.legIds[0])).body.code).toBe('wentOn');
  }
});

it('is refused where nothing was answered, and to others', async () => {
  const { legIds } = await given([clerk, first]);
  expect((await route.retract(clerk, legIds[0])).body.code).toBe('notNow');
  await route.report(clerk, legIds[0], { text: 'เสร็จ' });
  expect((await route.retract(otherClerk, legIds[0])).code).toBe(404);
  expect((await route.retract(director, legIds[0])).code).toBe(403);
  expect((await route.retract(clerk, legIds[0])).code).toBe(200);
});

it('happens once where two take back at the same moment, and not beside a reading or an order', async () => {
  for (let round = 0; round < 3; round++) {
    const { up, legIds } = await given([clerk, first]);
    await route.report(clerk, legIds[0], { text: 'เสร็จ' });
    const twice = await Promise.all([route.retract(clerk, legIds[0]), route.retract(clerk, legIds[0])]);
    expect(twice.map(({ code }) => code).toSorted()).toEqual([200, 409]);
    await route.report(clerk, legIds[0], { text: 'เสร็จ' });
    const both = await Promise.all([route.retract(clerk, legIds[0]), route.close(director, up)]);
    expect(both.map(({ code }) => code).toSorted()).toEqual([200, 409]);
  }
  expect(await findCountDifferences(db)).toEqual([]);
});

/** A letter that is received, and the same one entered again by mistake. */
async function enteredTwice() {
  const number = `กค ${Math.random()}`;
  const earlier = await route.received(registrar, central, { number });
  const again = await letterFor(portal, registrar, central, { number });
  return { earlier, again };
}

it('a receipt under an earlier number is taken back: the second entry waits to be received again', async () => {
  const { earlier, again } = await enteredTwice();
  await route.view(registrar, again.documentId, again.legId);
  const before = await snapshot(again.documentId, registrar, again.legId);
  expect((await route.receiveSame(registrar, again.legId, { sameLegId: earlier.legId })).code).toBe(200);
  expect((await route.retract(registrar, again.legId)).code).toBe(200);
  expect(await snapshot(again.documentId, registrar, again.legId)).toEqual(before);
  expect((await route.view(registrar, earlier.documentId)).notes.at(-1)).toMatchObject({ kind: 'sameReceived', isTakenBack: true });
  expect((await route.receive(registrar, again.legId)).code).toBe(200);
  expect((await route.retract(registrar, again.legId)).body.code).toBe('notNow');
});

it('a letter that came again lies unreceived once that is taken back, but not after it was sent on', async () => {
  const { legId } = await route.received(registrar, central);
  const [word] = (await route.circulate(registrar, legId, { deskIds: [first.deskId] })).body.item.legIds;
  const [work] = (await route.forward(registrar, legId, { deskIds: [first.deskId] })).body.item.legIds;
  await route.receive(clerk, word);
  await route.receiveSame(clerk, work, { sameLegId: word });
  expect((await route.retract(clerk, work)).code).toBe(200);
  expect(await route.legsIn(clerk, 'unreceived')).toContain(work);
  await route.receiveSame(clerk, work, { sameLegId: word });
  await route.present(clerk, work, { deskId: headPost.deskId });
  expect((await route.retract(clerk, work)).body.code).toBe('wentOn');
  const reopened = await enteredTwice();
  await route.receiveSame(registrar, reopened.again.legId, { sameLegId: reopened.earlier.legId });
  await route.reopen(registrar, reopened.again.legId, { reason: 'คนละเรื่อง' });
  expect((await route.retract(registrar, reopened.again.legId)).body.code).toBe('wentOn');
});
