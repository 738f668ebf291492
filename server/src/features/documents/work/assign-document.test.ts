import { expect, it } from 'vitest';
import { letterFor } from '../../../../test/letters';
import { type TestPerson, testPortal } from '../../../../test/portal';

const portal = await testPortal();
const unit = await portal.unit();
const registrar = await portal.person(unit, { function: 'registrar', name: 'ปรียา' });
const officer = await portal.person(unit);
const other = await portal.person(unit);

async function received(secrecy = 1, as: TestPerson = registrar): Promise<number> {
  const { legId } = await letterFor(portal, as, unit, { secrecy });
  await portal.post('/api/sarabun/receive-document', { legId }, { as });
  return legId;
}
const assign = (legId: number, parties: object[], more: object = {}, as: TestPerson = registrar) =>
  portal.post('/api/sarabun/assign-document', { legId, parties, ...more }, { as });
const main = (person: TestPerson) => ({ deskId: person.deskId, responsibility: 'main' });
const rows = async (typeCode: string, as: TestPerson) => (await portal.post('/api/sarabun/get-todo-list', { typeCode }, { as })).body;

it('lays the letter on the desk of the person, who finds it and opens it', async () => {
  const legId = await received();
  const { body } = await assign(legId, [main(officer)], { task: 'จัดทำข้อมูล', dueOn: '2099-01-31', needsReport: true });
  const mine = await rows('jobReceived', officer);
  expect(mine).toMatchObject({
    total: 1,
    data: [{ F_TRANS_ID: body.item.legIds[0], statusSendToPerson: 1, F_DOC_SEND: 1 }],
    hints: [{ dueOn: '2099-01-31', opened: false, assigned: true }],
  });
  const opened = await portal.get(`/api/sarabun/document?documentId=${body.item.documentId}&legId=${body.item.legIds[0]}`, { as: officer });
  expect(opened.body.item).toMatchObject({
    allowedActions: expect.arrayContaining(['report', 'sendBack']),
    notes: [{ text: 'จัดทำข้อมูล', kind: 'note' }],
    holders: [{ personName: expect.stringContaining('สมชาย') }],
  });
  expect((await rows('jobReceived', officer)).hints[0].opened).toBe(true);
  expect((await rows('jobAssign', registrar)).total).toBe(1);
});

it('needs exactly one main party, each party once, a day that has not passed', async () => {
  const legId = await received();
  expect((await assign(legId, [{ deskId: officer.deskId, responsibility: 'joint' }])).body.code).toBe('noMainParty');
  expect((await assign(legId, [main(officer), main(other)])).body.code).toBe('noMainParty');
  expect((await assign(legId, [main(officer), { deskId: officer.deskId, responsibility: 'joint' }])).body.code).toBe('partyTwice');
  expect((await assign(legId, [main(officer)], { dueOn: '2020-01-01' })).body).toMatchObject({ code: 'dueInPast', fields: { dueOn: expect.any(String) } });
  expect((await assign(legId, [])).body.fields).toHaveProperty('parties');
  expect((await assign(legId, [{ deskId: 987_654, responsibility: 'main' }])).body.code).toBe('unknownParty');
  expect((await assign(legId, [main(officer)])).code).toBe(200);
});

it('tells who was faster, and refuses someone who has no function at the desk', async () => {
  const legId = await received();
  expect((await assign(legId, [main(officer)], {}, other)).code).toBe(404);
  await assign(legId, [main(officer)]);
  const late = await assign(legId, [main(other)]);
  expect(late).toMatchObject({ code: 409, body: { code: 'alreadyMoved', message: expect.stringContaining('ปรียา') } });
});

it('is not possible before the letter is received', async () => {
  const { legId } = await letterFor(portal, registrar, unit);
  expect((await assign(legId, [main(officer)])).code).toBe(409);
});

it('refuses by name a person who is not cleared for a secret letter, and hides the letter from the uncleared', async () => {
  const secret = await portal.person(unit, { function: 'secretRegistrar', clearance: 3 });
  const before = await rows('jobReceived', registrar);
  const legId = await received(3, secret);
  const refused = await assign(legId, [main(officer)], {}, secret);
  expect(refused).toMatchObject({ code: 422, body: { code: 'notCleared', message: expect.stringContaining('สมชาย') } });
  expect((await rows('jobReceived', registrar)).total).toBe(before.total);
  expect((await rows('jobReceived', secret)).total).toBe(before.total + 1);
  const tiles = await portal.post('/api/sarabun/get-todo-lists', {}, { as: registrar });
  expect(tiles.body.items.jobReceived.COUNT).toBe(before.total);
});

it('reaches a unit with a registry as a letter to be received, one without as work', async () => {
  const division = await portal.unit();
  const clerk = await portal.person(division, { function: 'registrar' });
  const section = await portal.unit({ hasRegistry: false, parentId: division.unitId });
  const head = await portal.person(section);
  await portal.headPost(section, head);
  await assign(await received(), [
    { deskId: division.deskId, responsibility: 'main' },
    { deskId: section.deskId, responsibility: 'joint' },
  ]);
  expect((await rows('unreceived', clerk)).total).toBe(1);
  expect((await rows('jobReceived', head)).total).toBe(1);
});

it('keeps the due day of the leg when no other is given', async () => {
  const division = await portal.unit();
  const clerk = await portal.person(division, { function: 'registrar' });
  const worker = await portal.person(division);
  const { body } = await assign(await received(), [{ deskId: division.deskId, responsibility: 'main' }], { dueOn: '2099-01-31' });
  const [legId] = body.item.legIds;
  await portal.post('/api/sarabun/receive-document', { legId }, { as: clerk });
  expect((await assign(legId, [main(worker)], {}, clerk)).code).toBe(200);
  expect((await rows('jobReceived', worker)).hints).toMatchObject([{ dueOn: '2099-01-31' }]);
});
