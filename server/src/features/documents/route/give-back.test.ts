import { openDocument } from '@sarabun/contract/documents/open-document';
import { sentBackBy } from '@sarabun/contract/documents/sent-back';
import { expect, it } from 'vitest';
import { letterFor } from '../../../../test/letters';
import { testPortal } from '../../../../test/portal';
import { main, routeOf } from '../../../../test/route';

const portal = await testPortal();
const { receive, refuse, received, forward, assign, sendBack, present, recall, report, reopen, view, legsIn } = routeOf(portal);
const central = await portal.unit();
const division = await portal.unit();
const registrar = await portal.person(central, { function: 'registrar', name: 'ปรียา' });
const clerk = await portal.person(division, { function: 'registrar', name: 'วิชัย' });
const officer = await portal.person(division);

/** Whether the row of a leg says that it was sent back, and the reason in the letter that it finds. */
async function saidBack(as: typeof officer, { documentId, legId }: { documentId: number; legId: number }) {
  const { hints } = (await portal.post('/api/sarabun/get-todo-list', { typeCode: 'jobReceived' }, { as })).body;
  const shown = openDocument.response.parse((await portal.get(`/api/sarabun/document?documentId=${documentId}&legId=${legId}`, { as })).body).item;
  const only = (await portal.post('/api/sarabun/get-todo-list', { typeCode: 'jobReceived', only: 'sentBack' }, { as })).body;
  const { total: sentBack } = (await portal.post('/api/sarabun/count-sent-back', { typeCode: 'jobReceived' }, { as })).body;
  // The count above the rows is that of the rows to which it leads.
  expect(only.hints.map((one: { sentBack: boolean }) => one.sentBack)).toEqual(Array(sentBack).fill(true));
  const row = hints.find((one: { legId: number }) => one.legId === legId);
  return { inRow: row?.sentBack, reason: sentBackBy(shown.route, legId)?.reason ?? null };
}

it('refuses a letter that another desk sent: it lies there again with the reason, as news', async () => {
  const { legId, documentId } = await received(registrar, central);
  const sent = await forward(registrar, legId, { deskIds: [division.deskId], text: '' });
  const [there] = sent.body.item.legIds;
  expect((await legsIn(clerk, 'unreceived')).includes(there)).toBe(true);
  const refused = await refuse(clerk, there, { reason: 'ผิดหน่วยงาน' });
  expect(refused.body.item.legIds).toEqual([legId]);
  expect(await legsIn(registrar, 'jobReceived')).toContain(legId);
  expect(await legsIn(clerk, 'unreceived')).not.toContain(there);
  await portal.deliver();
  const bell = await portal.post('/api/sarabun/get-notifications', {}, { as: registrar });
  expect(bell.body.items.alerts[0]).toMatchObject({ NN_TITLE: 'มีหนังสือส่งคืนถึงท่าน', F_TRANS_ID: legId });
  const seen = await view(registrar, documentId, legId);
  expect(seen.route[1]).toMatchObject({ legId: there, state: 'refused', reason: 'ผิดหน่วยงาน' });
  expect(await saidBack(registrar, { documentId, legId })).toEqual({ inRow: true, reason: 'ผิดหน่วยงาน' });
  expect(seen.holders).toMatchObject([{ desk: { deskId: central.deskId } }]);
  expect(seen.allowedActions).toContain('forward');
});

it('ends a letter from outside that is refused; opened again, it waits to be received', async () => {
  const { legId, documentId } = await letterFor(portal, registrar, central);
  expect((await refuse(registrar, legId, { reason: 'ไม่ใช่ภารกิจ' })).body.item.legIds).toEqual([]);
  expect((await view(registrar, documentId, legId)).allowedActions).toEqual(['reopen']);
  expect(await legsIn(registrar, 'jobCompleted')).toContain(legId);
  expect((await receive(registrar, legId)).code).toBe(409);
  await reopen(registrar, legId, { reason: 'ผู้ส่งยืนยัน' });
  expect(await legsIn(registrar, 'unreceived')).toContain(legId);
  expect((await view(registrar, documentId, legId)).notes).toMatchObject([
    { kind: 'refusal', text: 'ไม่ใช่ภารกิจ', writtenBy: { personId: registrar.personId } },
    { kind: 'reopening', text: 'ผู้ส่งยืนยัน' },
  ]);
  expect((await receive(registrar, legId)).code).toBe(200);
});

it('needs a reason, a letter not yet received, and the registry', async () => {
  const { legId } = await letterFor(portal, registrar, central);
  expect(await refuse(registrar, legId, { reason: '   ' })).toMatchObject({
    code: 422,
    body: { code: 'reasonMissing', fields: { reason: expect.any(String) } },
  });
  expect((await refuse(clerk, legId, { reason: 'x' })).code).toBe(404);
  await receive(registrar, legId);
  expect(await refuse(registrar, legId, { reason: 'x' })).toMatchObject({ code: 409, body: { code: 'alreadyReceived' } });
});

it('sends work back to the desk that assigned it, while others go on', async () => {
  const other = await portal.person(division);
  const { legId, documentId } = await received(clerk, division);
  const given = await assign(clerk, legId, { parties: [main(officer), { deskId: other.deskId, responsibility: 'joint' }] });
  const [mine, theirs] = given.body.item.legIds;
  expect((await sendBack(officer, mine, {})).body.code).toBe('reasonMissing');
  expect((await sendBack(officer, mine, { reason: 'ไม่อยู่ในหน้าที่' })).body.item.legIds).toEqual([legId]);
  await portal.deliver();
  const { alerts } = (await portal.post('/api/sarabun/get-notifications', {}, { as: clerk })).body.items;
  expect(alerts[0].NN_DATA).toContain('เหตุผล ไม่อยู่ในหน้าที่');
  expect(await legsIn(clerk, 'jobReceived')).toContain(legId);
  expect(await legsIn(other, 'jobReceived')).toContain(theirs);
  expect(await legsIn(officer, 'jobReceived')).not.toContain(mine);
  const seen = await view(clerk, documentId, legId);
  expect(seen.route[0].backAt).toEqual(expect.any(String));
  expect((await sendBack(officer, mine, { reason: 'อีกครั้ง' })).code).toBe(409);
});

it('says of a letter that it was sent back until something else comes back to its desk', async () => {
  const head = await portal.person(division);
  const post = await portal.headPost(division, head);
  const { legId, documentId } = await received(clerk, division);
  expect(await saidBack(clerk, { documentId, legId })).toEqual({ inRow: false, reason: null });
  const [up] = (await present(clerk, legId, { deskId: post.deskId, text: 'เพื่อโปรดพิจารณา' })).body.item.legIds;
  await sendBack(head, up, { reason: 'ขาดแบบสำรวจ' });
  expect(await saidBack(clerk, { documentId, legId })).toEqual({ inRow: true, reason: 'ขาดแบบสำรวจ' });
  const [again] = (await present(clerk, legId, { deskId: post.deskId, text: 'แนบแล้ว' })).body.item.legIds;
  await recall(clerk, again);
  expect(await saidBack(clerk, { documentId, legId })).toEqual({ inRow: true, reason: 'ขาดแบบสำรวจ' });
  const [task] = (await assign(clerk, legId, { parties: [main(officer)] })).body.item.legIds;
  expect(await report(officer, task, { text: 'เรียบร้อย' })).toMatchObject({ code: 200 });
  expect(await saidBack(clerk, { documentId, legId })).toEqual({ inRow: false, reason: null });
});

it('does not send back what came from outside', async () => {
  const { legId, documentId } = await received(registrar, central);
  expect((await view(registrar, documentId, legId)).allowedActions).not.toContain('sendBack');
  expect((await sendBack(registrar, legId, { reason: 'x' })).code).toBe(409);
});

it('of two who act at the same moment lets one win', async () => {
  const head = await portal.person(division);
  const post = await portal.headPost(division, head);
  const { legId } = await received(clerk, division);
  const [up] = (await present(clerk, legId, { deskId: post.deskId })).body.item.legIds;
  const replies = await Promise.all([sendBack(head, up, { reason: 'ก' }), sendBack(head, up, { reason: 'ข' }), sendBack(head, up, { reason: 'ค' })]);
  expect(replies.map(({ code }) => code).sort()).toEqual([200, 409, 409]);
});
