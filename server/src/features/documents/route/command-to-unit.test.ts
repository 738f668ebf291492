import { expect, it } from 'vitest';
import { testPortal } from '../../../../test/portal';
import { main, routeOf } from '../../../../test/route';

const portal = await testPortal({ environment: { APP_NAME: 'OMB' } });
const { received, receive, cancelReceipt, present, assign, command, askAgain, recall, report, view, legsIn } = routeOf(portal);
const unit = await portal.unit();
const registrar = await portal.person(unit, { function: 'registrar' });
const head = await portal.person(unit);
const post = await portal.headPost(unit, head);
const officer = await portal.person(unit);
const deputy = await portal.person(unit);
const division = await portal.unit();
const clerk = await portal.person(division, { function: 'registrar' });
const chief = await portal.person(division);
const chiefPost = await portal.headPost(division, chief);
const numbersOf = async (documentId: number) =>
  portal.running.db.selectFrom('register_entry').where('document_id', '=', documentId).where('state', '=', 'issued').select('id').execute();

async function presented() {
  const { legId, documentId } = await received(registrar, unit);
  const sent = await present(registrar, legId, { deskId: post.deskId, text: 'เพื่อโปรดพิจารณา' });
  return { documentId, legId: sent.body.item.legIds[0] as number };
}

it('goes through the register of the unit it is given to, as every letter does, and is then an order to carry out', async () => {
  const { legId, documentId } = await presented();
  const [there] = (await command(head, legId, { choice: 'proceed', text: 'เร่งดำเนินการ', parties: [main(division)] })).body.item.legIds;
  expect(await legsIn(clerk, 'unreceived')).toContain(there);
  for (const person of [clerk, chief]) expect(await legsIn(person, 'jobCommand')).not.toContain(there);
  expect((await view(clerk, documentId, there)).allowedActions).toEqual(['receive', 'receiveSame', 'refuse']);
  const { item } = (await receive(clerk, there)).body;
  expect((await view(clerk, documentId, there)).route.at(-1)).toMatchObject({ purpose: 'command', receiveNumber: item.receiveNumber });
  for (const person of [clerk, chief]) expect(await legsIn(person, 'jobCommand')).toContain(there);
  expect((await cancelReceipt(clerk, there, { reason: 'ลงรับผิด' })).code).toBe(200);
  expect(await legsIn(clerk, 'unreceived')).toContain(there);
  expect((await receive(clerk, there)).body.item.receiveNumber).toBe(item.receiveNumber + 1);
  const row = (await portal.post('/api/sarabun/get-todo-list', { typeCode: 'jobCommand' }, { as: clerk })).body.data[0];
  expect(row).toMatchObject({ F_TRANS_ID: there, F_COM_DESC: 'ดำเนินการ เร่งดำเนินการ' });
});

it('can be presented, assigned and commanded on by the unit that got it, and is reported on through each', async () => {
  const { legId } = await presented();
  const [there] = (await command(head, legId, { choice: 'proceed', parties: [main(division)] })).body.item.legIds;
  await receive(clerk, there);
  const [up] = (await present(clerk, there, { deskId: chiefPost.deskId, text: 'เพื่อโปรดสั่งการ' })).body.item.legIds;
  expect(await legsIn(chief, 'waitAssign')).toContain(up);
  await recall(clerk, up);
  expect(await legsIn(clerk, 'jobCommand')).toContain(there);
  expect((await command(clerk, there, { choice: 'proceed', parties: [main(officer)] })).code).toBe(403);
  expect((await command(chief, there, { choice: 'approved' })).body.code).toBe('commandNeedsParty');
  const [below] = (await command(chief, there, { choice: 'proceed', text: 'ภายในสัปดาห์นี้', parties: [main(officer)] })).body.item.legIds;
  expect(await legsIn(officer, 'jobCommand')).toContain(below);
  await report(officer, below, { text: 'เสร็จแล้ว' });
  expect(await legsIn(clerk, 'jobCommand')).toContain(there);
  const [given] = (await assign(chief, there, { parties: [main(deputy)], task: 'ตรวจทาน' })).body.item.legIds;
  await report(deputy, given, { text: 'ตรวจแล้ว' });
  await report(clerk, there, { text: 'กองดำเนินการแล้ว' });
  expect(await legsIn(head, 'waitAssign')).toContain(legId);
});

it('says to one of several what concerns only them; the order for all stays one minute', async () => {
  const { legId, documentId } = await presented();
  const own = { ...main(division), text: 'ประสานกรมบัญชีกลาง' };
  const others = { deskId: officer.deskId, responsibility: 'joint' };
  const { item } = (await command(head, legId, { choice: 'proceed', text: 'เร่งดำเนินการ', parties: [own, others] })).body;
  const [there, below] = item.legIds;
  const { route, notes } = await view(officer, documentId, below);
  const wordsOf = (id: number) => route.find((leg: { legId: number }) => leg.legId === id)?.task;
  expect([wordsOf(there), wordsOf(below)]).toEqual(['ประสานกรมบัญชีกลาง', null]);
  expect(notes.filter(({ kind }: { kind: string }) => kind === 'command').map(({ text }: { text: string }) => text)).toEqual(['เร่งดำเนินการ']);
  await receive(clerk, there);
  const texts = async (as: typeof clerk) =>
    (await portal.post('/api/sarabun/get-todo-list', { typeCode: 'jobCommand' }, { as })).body.data.map((row: { F_COM_DESC: string }) => row.F_COM_DESC);
  expect(await texts(clerk)).toContain('ดำเนินการ เร่งดำเนินการ ประสานกรมบัญชีกลาง');
  expect(await texts(officer)).toContain('ดำเนินการ เร่งดำเนินการ');
});

it('needs no second number of a register in which the letter is already', async () => {
  const { legId, documentId } = await presented();
  const [back] = (await command(head, legId, { choice: 'proceed', parties: [main(unit)] })).body.item.legIds;
  expect(await legsIn(registrar, 'jobCommand')).toContain(back);
  expect(await legsIn(registrar, 'unreceived')).not.toContain(back);
  expect((await recall(head, back)).code).toBe(200);
  const [there] = (await assign(head, legId, { parties: [main(division)], task: 'ดำเนินการ' })).body.item.legIds;
  await receive(clerk, there);
  await report(clerk, there, { text: 'เสร็จแล้ว' });
  const [again] = (await askAgain(head, there, { text: 'ขอเอกสาร' })).body.item.legIds;
  expect(await legsIn(clerk, 'jobReceived')).toContain(again);
  expect(await numbersOf(documentId)).toHaveLength(2);
});

it('of a secret letter goes to no unit where nobody may receive it', async () => {
  const keeper = await portal.person(unit, { function: 'secretRegistrar', clearance: 3 });
  const cleared = await portal.person(unit, { clearance: 3 });
  const clearedPost = await portal.headPost(unit, cleared, { isHead: false });
  const { legId } = await received(keeper, unit, { secrecy: 2 });
  const [up] = (await present(keeper, legId, { deskId: clearedPost.deskId })).body.item.legIds;
  const order = { choice: 'proceed', parties: [main(division)] };
  expect((await command(cleared, up, order)).body).toMatchObject({ code: 'noSecretRegistrar', fields: { parties: expect.any(String) } });
  const secretClerk = await portal.person(division, { function: 'secretRegistrar', clearance: 2 });
  const [there] = (await command(cleared, up, order)).body.item.legIds;
  expect((await receive(secretClerk, there)).code).toBe(200);
  expect(await legsIn(secretClerk, 'jobCommand')).toContain(there);
});
