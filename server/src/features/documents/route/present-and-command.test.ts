import { expect, it } from 'vitest';
import { testPortal } from '../../../../test/portal';
import { main, routeOf } from '../../../../test/route';

const portal = await testPortal({ environment: { APP_NAME: 'OMB' } });
const { received, present, command, report, close, view, legsIn } = routeOf(portal);
const unit = await portal.unit();
const registrar = await portal.person(unit, { function: 'registrar', name: 'ปรียา' });
const head = await portal.person(unit, { name: 'อรุณี' });
const post = await portal.headPost(unit, head);
const officer = await portal.person(unit);
const deputy = await portal.person(unit, { name: 'วิชัย' });

async function presented() {
  const { legId, documentId } = await received(registrar, unit, { dueOn: '2099-03-01' });
  const sent = await present(registrar, legId, { deskId: post.deskId, text: 'เพื่อโปรดพิจารณา' });
  return { documentId, from: legId, legId: sent.body.item.legIds[0] as number };
}

it('lays the letter before the post with the opinion and the day, and tells who holds and who acts for it', async () => {
  const { legId, documentId } = await presented();
  expect(await legsIn(head, 'waitAssign')).toContain(legId);
  const seen = await view(head, documentId, legId);
  expect(seen.notes).toMatchObject([{ kind: 'note', text: 'เพื่อโปรดพิจารณา', choice: null }]);
  expect(seen.route[1]).toMatchObject({ purpose: 'presentation', dueOn: '2099-03-01' });
  const acts = ['present', 'assign', 'assignPresent', 'command', 'sendBack', 'askOpinion', 'recordResult', 'follow', 'circulate', 'close'];
  expect(seen.allowedActions).toEqual(acts);
  const posts = await portal.get('/api/sarabun/parties?kind=post', { as: registrar });
  expect(posts.body.items).toMatchObject([{ deskId: post.deskId, detail: expect.stringContaining('อรุณี'), actingName: null }]);
});

it('presents to posts only, and not to its own desk', async () => {
  const { legId } = await received(registrar, unit);
  expect((await present(registrar, legId, { deskId: officer.deskId })).body.code).toBe('notAPost');
  expect((await present(registrar, legId, { deskId: unit.deskId })).body.code).toBe('ownDesk');
  expect((await present(registrar, legId, { deskId: 987_654 })).body.code).toBe('unknownParty');
  expect((await present(registrar, legId, { deskId: post.deskId })).code).toBe(200);
  expect((await present(registrar, legId, { deskId: post.deskId })).code).toBe(409);
});

it('records a command with its word, text and day; the named person finds it with its text, the commander watches it', async () => {
  const { legId, documentId } = await presented();
  const order = { choice: 'acknowledgedAssigned', text: 'เร่งรวบรวมข้อมูล', parties: [main(officer)], dueOn: '2099-01-31' };
  const { body } = await command(head, legId, order);
  const [there] = body.item.legIds;
  expect(await legsIn(officer, 'jobCommand')).toContain(there);
  expect(await legsIn(head, 'jobAssign2')).toContain(there);
  const row = (await portal.post('/api/sarabun/get-todo-list', { typeCode: 'jobCommand' }, { as: officer })).body.data[0];
  expect(row.F_COM_DESC).toBe('ทราบ/มอบ เร่งรวบรวมข้อมูล');
  const seen = await view(officer, documentId, there);
  expect(seen.notes.at(-1)).toMatchObject({ kind: 'command', choice: 'acknowledgedAssigned', text: 'เร่งรวบรวมข้อมูล', writtenFor: null });
});

it('without parties goes back, with the order, to who presented it, who closes the matter', async () => {
  const { legId, documentId } = await presented();
  const { body } = await command(head, legId, { choice: 'acknowledged' });
  const [back] = body.item.legIds;
  expect(await legsIn(registrar, 'jobCommand')).toContain(back);
  expect(await legsIn(head, 'jobAssign2')).not.toContain(back);
  expect((await view(registrar, documentId, back)).notes.at(-1)).toMatchObject({ kind: 'command', choice: 'acknowledged', text: 'ทราบ' });
  expect((await close(registrar, back)).code).toBe(200);
});

it('refuses an order without words, one that assigns to nobody, two main parties, and a day that has passed', async () => {
  const { legId } = await presented();
  expect((await command(head, legId, { choice: 'other' })).body.code).toBe('textMissing');
  expect((await command(head, legId, { choice: 'acknowledgedAssigned' })).body.code).toBe('commandNeedsParty');
  expect((await command(head, legId, { choice: 'approved', parties: [main(officer), main(deputy)] })).body.code).toBe('noMainParty');
  expect((await command(head, legId, { choice: 'approved', dueOn: '2020-01-01' })).body.code).toBe('dueInPast');
  expect((await command(officer, legId, { choice: 'approved' })).code).toBe(404);
});

it('is given by someone who acts for the post, and says so', async () => {
  const order = { personId: deputy.personId, postId: post.postId, phrase: 'duty' as const, orderNumber: '1/2569', rank: 1, scope: '' };
  await portal.appoint({ ...order, startsOn: '2020-01-01', endsOn: null });
  const { legId, documentId } = await presented();
  const posts = await portal.get('/api/sarabun/parties?kind=post', { as: registrar });
  expect(posts.body.items[0].actingName).toContain('วิชัย');
  expect((await command(deputy, legId, { choice: 'agreed' })).code).toBe(200);
  const seen = await view(head, documentId);
  expect(seen.notes.at(-1)).toMatchObject({ writtenBy: { name: expect.stringContaining('วิชัย') }, writtenFor: expect.stringContaining('ผู้อำนวยการ') });
});

it('comes back to the commander when all named have reported', async () => {
  const { legId, documentId } = await presented();
  const { body } = await command(head, legId, { choice: 'approved', parties: [main(officer), { deskId: deputy.deskId, responsibility: 'joint' }] });
  const [mine, joint] = body.item.legIds;
  await report(officer, mine, { text: 'เสร็จแล้ว' });
  expect(await legsIn(head, 'waitAssign')).not.toContain(legId);
  await report(deputy, joint, { text: 'สนับสนุนแล้ว' });
  expect(await legsIn(head, 'waitAssign')).toContain(legId);
  expect((await view(head, documentId, mine)).legId).toBe(legId);
});
