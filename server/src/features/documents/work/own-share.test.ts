import { expect, it } from 'vitest';
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
const officer = await portal.person(second);

const joint = ({ deskId }: { deskId: number }) => ({ deskId, responsibility: 'joint' });
const told = ({ deskId }: { deskId: number }) => ({ deskId, responsibility: 'information' });
const allowed = async (as: TestPerson, documentId: number, legId: number) => (await route.view(as, documentId, legId)).allowedActions as string[];
const stateOf = async (documentId: number) => (await db.selectFrom('document').where('id', '=', documentId).select('state').executeTakeFirstOrThrow()).state;

/** A letter that the director gave to the first unit (main), the second (joint), and to an officer for information. */
async function given(how: 'assign' | 'command') {
  const { documentId, legId } = await route.received(registrar, central);
  const [up] = (await route.present(registrar, legId, { deskId: post.deskId })).body.item.legIds;
  const parties = [main(first), joint(second), told(officer)];
  const order = how === 'assign' ? { parties, task: 'ดำเนินการ' } : { parties, choice: 'proceed' };
  const [mainLeg, jointLeg, toldLeg] = (await route[how](director, up, order)).body.item.legIds as [number, number, number];
  return { documentId, up: up as number, mainLeg, jointLeg, toldLeg };
}

for (const how of ['assign', 'command'] as const) {
  it(`who has work jointly, or was only told, ends no more than that: ${how}`, async () => {
    const { documentId, up, mainLeg, jointLeg, toldLeg } = await given(how);
    const queue = how === 'assign' ? 'jobReceived' : 'jobCommand';
    expect(await allowed(officer, documentId, toldLeg)).toContain('acknowledge');
    expect(await allowed(officer, documentId, toldLeg)).not.toContain('close');
    expect((await route.close(officer, toldLeg)).body.code).toBe('othersMatter');
    expect((await route.acknowledge(officer, toldLeg)).code).toBe(200);
    await route.receive(otherClerk, jointLeg);
    expect((await route.close(otherClerk, jointLeg)).body.code).toBe('othersMatter');
    expect((await route.report(otherClerk, jointLeg, { text: 'ให้ข้อมูลแล้ว' })).code).toBe(200);
    expect(await route.legsIn(otherClerk, queue)).not.toContain(jointLeg);

    expect(await stateOf(documentId)).toBe('inProcess');
    expect(await route.legsIn(clerk, 'unreceived')).toContain(mainLeg);
    await route.receive(clerk, mainLeg);
    expect((await route.close(clerk, mainLeg)).body.code).toBe('othersMatter');
    await route.report(clerk, mainLeg, { text: 'เสร็จแล้ว' });
    expect(await route.legsIn(director, 'waitAssign')).toContain(up);
    expect((await route.close(director, up)).code).toBe(200);
    expect((await route.reopen(otherClerk, jointLeg, { reason: 'มีข้อมูลใหม่' })).body.code).toBe('othersMatter');
    expect((await route.reopen(officer, toldLeg, { reason: 'มีข้อมูลใหม่' })).body.code).toBe('othersMatter');
    expect((await route.reopen(director, up, { reason: 'มีข้อมูลใหม่' })).code).toBe(200);
    expect(await findCountDifferences(db)).toEqual([]);
  });
}

it('an order to file given within a unit that has work closes nothing: it goes back to who presented, whose report ends the unit’s share', async () => {
  const { documentId, up, mainLeg, jointLeg } = await given('assign');
  await route.receive(clerk, mainLeg);
  const [presented] = (await route.present(clerk, mainLeg, { deskId: headPost.deskId })).body.item.legIds;
  const [back] = (await route.command(head, presented, { choice: 'filed' })).body.item.legIds;
  expect(await stateOf(documentId)).toBe('inProcess');
  expect(await route.legsIn(clerk, 'jobCommand')).toContain(back);
  expect((await route.close(clerk, back)).body.code).toBe('othersMatter');
  expect((await route.report(clerk, back, { text: 'กองเก็บเรื่องแล้ว' })).code).toBe(200);
  expect(await route.legsIn(head, 'waitAssign')).not.toContain(presented);
  expect((await route.view(director, documentId, up)).notes.at(-1)).toMatchObject({ kind: 'report', legId: mainLeg });
  expect(await route.legsIn(director, 'waitAssign')).not.toContain(up);
  await route.receive(otherClerk, jointLeg);
  await route.report(otherClerk, jointLeg, { text: 'ให้ข้อมูลแล้ว' });
  expect(await route.legsIn(director, 'waitAssign')).toContain(up);
});

it('what a unit that has work passed on inside is reported to it, and by it to someone who gave the work', async () => {
  const { up, mainLeg, jointLeg } = await given('assign');
  await route.receive(otherClerk, jointLeg);
  await route.report(otherClerk, jointLeg, { text: 'ให้ข้อมูลแล้ว' });
  await route.receive(clerk, mainLeg);
  const [inside] = (await route.forward(clerk, mainLeg, { deskIds: [head.deskId], text: '' })).body.item.legIds;
  expect((await route.close(head, inside)).body.code).toBe('othersMatter');
  await route.report(head, inside, { text: 'ตรวจแล้ว' });
  expect(await route.legsIn(clerk, 'jobReceived')).toContain(mainLeg);
  await route.report(clerk, mainLeg, { text: 'กองตรวจแล้ว' });
  expect(await route.legsIn(director, 'waitAssign')).toContain(up);
});

it('a letter that was passed on to several is closed by each for itself, and with the last for someone who was only told', async () => {
  const { documentId, legId } = await route.received(registrar, central);
  const [word] = (await route.circulate(registrar, legId, { deskIds: [officer.deskId] })).body.item.legIds;
  const [there, elsewhere] = (await route.forward(registrar, legId, { deskIds: [first.deskId, second.deskId], text: '' })).body.item.legIds;
  await route.receive(clerk, there);
  expect((await route.close(clerk, there)).code).toBe(200);
  expect(await stateOf(documentId)).toBe('inProcess');
  expect(await route.legsIn(clerk, 'jobCompleted')).toContain(there);
  expect(await route.legsIn(otherClerk, 'unreceived')).toContain(elsewhere);
  expect(await route.legsIn(officer, 'jobReceived2')).toContain(word);
  await route.receive(otherClerk, elsewhere);
  expect((await route.close(otherClerk, elsewhere)).code).toBe(200);
  expect(await stateOf(documentId)).toBe('closed');
  expect(await route.legsIn(officer, 'jobReceived2')).not.toContain(word);
  expect((await route.reopen(clerk, there, { reason: 'ตอบเพิ่ม' })).code).toBe(200);
  expect(await route.legsIn(clerk, 'jobReceived')).toContain(there);
  expect(await route.legsIn(otherClerk, 'jobCompleted')).toContain(elsewhere);
  expect(await findCountDifferences(db)).toEqual([]);
});
