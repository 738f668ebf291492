import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { testPortal } from '../../../../test/portal';
import { main, routeOf } from '../../../../test/route';

const portal = await testPortal({ environment: { APP_NAME: 'OMB' }, clock: () => new Date('2026-11-21T10:00:00+07:00') });
const {
  acceptReport,
  circulate,
  acknowledge,
  received,
  present,
  assign,
  forward,
  report,
  recordResult,
  follow,
  unfollow,
  recall,
  askAgain,
  close,
  reopen,
  cancelReceipt,
  receive,
  view,
  legsIn,
} = routeOf(portal);
const unit = await portal.unit();
const registrar = await portal.person(unit, { function: 'registrar', name: 'ปรียา' });
const head = await portal.person(unit);
const post = await portal.headPost(unit, head, { isHead: false });
const officer = await portal.person(unit, { name: 'กิตติ' });
const other = await portal.person(unit);

async function assigned(parties: object[] = [main(officer)]) {
  const { legId, documentId } = await received(registrar, unit);
  const { body } = await assign(registrar, legId, { parties, task: 'ตรวจสอบ' });
  return { documentId, from: legId, legIds: body.item.legIds as number[] };
}

it('a report takes the work off the desk; the last one brings the letter back to someone who gave it, who closes it', async () => {
  const { documentId, from, legIds } = await assigned([
    main(officer),
    { deskId: other.deskId, responsibility: 'joint' },
    { deskId: head.deskId, responsibility: 'information' },
  ]);
  expect((await report(officer, legIds[0] as number, {})).body.code).toBe('textMissing');
  await report(officer, legIds[0] as number, { text: 'ตรวจแล้ว' });
  expect(await legsIn(officer, 'jobReceived2')).toEqual([]);
  expect((await view(registrar, documentId, from)).allowedActions).not.toContain('close');
  await report(other, legIds[1] as number, { text: 'ร่วมตรวจแล้ว' });
  expect(await legsIn(registrar, 'jobReceived')).toContain(from);
  const seen = await view(registrar, documentId, from);
  expect(seen.notes.map((note: { kind: string; text: string }) => `${note.kind} ${note.text}`)).toEqual([
    'note ตรวจสอบ',
    'report ตรวจแล้ว',
    'report ร่วมตรวจแล้ว',
  ]);
  expect((await close(registrar, from, { text: 'เก็บเรื่อง' })).code).toBe(200);
  expect((await view(registrar, documentId, from)).holders).toEqual([]);
  for (const person of [registrar, officer, other, head]) expect(await legsIn(person, 'jobCompleted')).toHaveLength(1);
});

it('accepts a report once: a second time it is refused, offered no more, and nobody is told again', async () => {
  const { documentId, from, legIds } = await assigned([main(officer), { deskId: other.deskId, responsibility: 'joint' }]);
  const [first, second] = legIds as [number, number];
  await report(officer, first, { text: 'ตรวจแล้ว' });
  const offered = async () => (await view(registrar, documentId, from)).allowedActions.includes('acceptReport');
  expect(await offered()).toBe(true);
  expect((await acceptReport(registrar, second)).code).toBe(409);
  expect((await acceptReport(registrar, first)).code).toBe(200);
  expect(await offered()).toBe(false);
  await portal.deliver();
  const told = () => portal.running.db.selectFrom('notification').where('person_id', '=', officer.personId).select('id').execute();
  const before = (await told()).length;
  expect((await acceptReport(registrar, first)).body).toMatchObject({ code: 'alreadyMoved', message: expect.stringContaining('ปรียา') });
  await portal.deliver();
  expect(await told()).toHaveLength(before);
  await report(other, second, { text: 'ตรวจแล้ว' });
  expect(await offered()).toBe(true);
  expect((await acceptReport(registrar, second)).code).toBe(200);
  expect(await offered()).toBe(false);
});

it('asks again once: while the desk is at work on it again, and when it has reported on that, the earlier report is not asked about', async () => {
  const { documentId, from, legIds } = await assigned([main(officer), { deskId: other.deskId, responsibility: 'joint' }]);
  const [first] = legIds as [number];
  await report(officer, first, { text: 'ตรวจแล้ว' });
  const [again] = (await askAgain(registrar, first, { text: 'ขอหลักฐาน' })).body.item.legIds;
  expect((await askAgain(registrar, first, { text: 'ขอหลักฐาน' })).code).toBe(409);
  expect((await acceptReport(registrar, first)).code).toBe(409);
  expect((await view(registrar, documentId, from)).allowedActions).not.toContain('acceptReport');
  await report(officer, again, { text: 'แนบแล้ว' });
  expect((await askAgain(registrar, first, { text: 'ขอหลักฐาน' })).code).toBe(409);
  expect((await acceptReport(registrar, again)).code).toBe(200);
});

it('does what does not move the letter once: following again changes the day alone, the same decision is recorded once, note is taken once', async () => {
  const { legId, documentId } = await received(registrar, unit);
  for (const dueOn of ['2026-11-25', '2026-11-25', null]) expect((await follow(registrar, legId, { dueOn })).code).toBe(200);
  expect((await view(registrar, documentId, legId)).follow).toEqual({ dueOn: null });
  expect((await legsIn(registrar, 'jobFollow')).filter((one) => one === legId)).toHaveLength(1);
  const decided = { choice: 'agreed', text: '', decidedBy: 'ที่ประชุม', decidedOn: '2026-11-16' };
  expect((await recordResult(registrar, legId, decided)).code).toBe(200);
  expect((await recordResult(registrar, legId, decided)).body.code).toBe('recordedAlready');
  expect((await recordResult(registrar, legId, { ...decided, choice: 'notAgreed', text: 'งบไม่พอ' })).code).toBe(200);
  const [word] = (await circulate(registrar, legId, { deskIds: [officer.deskId] })).body.item.legIds;
  expect((await circulate(registrar, legId, { deskIds: [officer.deskId] })).body.code).toBe('alreadyInformed');
  expect((await acknowledge(officer, word, {})).code).toBe(200);
  expect((await acknowledge(officer, word, {})).code).toBe(409);
});

it('asks again who has reported: the same work once more, with what is still wanted', async () => {
  const { documentId, from, legIds } = await assigned();
  const [first] = legIds as [number];
  expect((await askAgain(registrar, first, { text: 'เพิ่มเติม' })).code).toBe(409);
  await report(officer, first, { text: 'ตรวจแล้ว' });
  expect((await askAgain(registrar, first, { text: '' })).body.code).toBe('textMissing');
  expect((await askAgain(officer, first, { text: 'x' })).code).toBe(403);
  const { body } = await askAgain(registrar, first, { text: 'ขอหลักฐาน', dueOn: '2026-11-30' });
  expect(await legsIn(officer, 'jobReceived2')).toEqual(body.item.legIds);
  expect((await view(officer, documentId, body.item.legIds[0])).route.at(-1)).toMatchObject({ task: 'ขอหลักฐาน', dueOn: '2026-11-30', responsibility: 'main' });
  expect(await legsIn(registrar, 'jobReceived')).not.toContain(from);
  await report(officer, body.item.legIds[0], { text: 'แนบแล้ว' });
  await close(registrar, from);
});

it('reports through the tiers: what was passed down is reported up', async () => {
  const { legId, documentId } = await received(registrar, unit);
  const [up] = (await present(registrar, legId, { deskId: post.deskId })).body.item.legIds;
  const [tier] = (await assign(head, up, { parties: [main(unit)] })).body.item.legIds;
  await receive(registrar, tier);
  const [low] = (await assign(registrar, tier, { parties: [main(officer)] })).body.item.legIds;
  await report(officer, low, { text: 'เสร็จ' });
  expect((await view(registrar, documentId, tier)).allowedActions).toContain('report');
  await report(registrar, tier, { text: 'กองดำเนินการแล้ว' });
  expect(await legsIn(head, 'waitAssign')).toContain(up);
  expect((await close(head, up)).code).toBe(200);
});

it('records what a meeting decided, and leaves the letter where it is', async () => {
  const { legId, documentId } = await received(registrar, unit);
  const decided = { choice: 'agreed', text: 'ให้ส่งข้อมูล', decidedBy: 'ที่ประชุมผู้บริหาร ครั้งที่ ๑๑', decidedOn: '2026-11-16' };
  expect((await recordResult(registrar, legId, { ...decided, decidedBy: '' })).body.code).toBe('deciderMissing');
  expect((await recordResult(registrar, legId, { ...decided, choice: 'other', text: '' })).body.code).toBe('textMissing');
  expect((await recordResult(registrar, legId, { ...decided, decidedOn: '2026-11-22' })).body.code).toBe('decidedInFuture');
  expect((await recordResult(registrar, legId, decided)).code).toBe(200);
  expect((await view(registrar, documentId, legId)).notes).toMatchObject([{ kind: 'result', ...decided }]);
  expect(await legsIn(registrar, 'jobReceived')).toContain(legId);
});

it('follows by a day and stops following, from the desk that gave the work as well', async () => {
  const { documentId, from } = await assigned();
  expect((await follow(registrar, from, { dueOn: '2020-01-01' })).body.code).toBe('dueInPast');
  expect((await unfollow(registrar, from)).code).toBe(409);
  await follow(registrar, from, { dueOn: '2026-11-25' });
  expect(await legsIn(registrar, 'jobFollow')).toContain(from);
  expect((await view(registrar, documentId, from)).follow).toEqual({ dueOn: '2026-11-25' });
  await follow(registrar, from, { dueOn: null });
  expect((await view(registrar, documentId, from)).follow).toEqual({ dueOn: null });
  await unfollow(registrar, from);
  expect(await legsIn(registrar, 'jobFollow')).not.toContain(from);
  expect((await view(registrar, documentId, from)).follow).toBeNull();
});

it('opens a closed matter again with a reason, at the desk of someone who does so', async () => {
  const { documentId, from, legIds } = await assigned();
  await report(officer, legIds[0] as number, { text: 'ตรวจแล้ว' });
  await close(registrar, from);
  expect((await reopen(registrar, from, { reason: '' })).body.code).toBe('reasonMissing');
  expect((await reopen(registrar, from, { reason: 'มีข้อมูลใหม่' })).code).toBe(200);
  expect((await reopen(registrar, from, { reason: 'มีข้อมูลใหม่' })).code).toBe(409);
  expect(await legsIn(registrar, 'jobReceived')).toContain(from);
  expect((await view(registrar, documentId, from)).notes.at(-1)).toMatchObject({ kind: 'reopening', text: 'มีข้อมูลใหม่' });
});

it('pulls back what nobody has opened, and everything is as it was', async () => {
  const { legId, documentId } = await received(registrar, unit);
  const before = await portal.post('/api/sarabun/get-todo-list', { typeCode: 'jobReceived' }, { as: registrar });
  const [up] = (await present(registrar, legId, { deskId: post.deskId })).body.item.legIds;
  expect(await view(registrar, documentId, legId)).toMatchObject({ recallable: [up], allowedActions: ['recall'] });
  expect((await recall(registrar, up)).body.item.legIds).toEqual([legId]);
  expect(await portal.post('/api/sarabun/get-todo-list', { typeCode: 'jobReceived' }, { as: registrar })).toMatchObject({ body: before.body });
  expect(await legsIn(head, 'waitAssign')).not.toContain(up);
  expect((await portal.get(`/api/sarabun/document?documentId=${documentId}`, { as: head })).code).toBe(404);
  expect((await recall(registrar, up)).code).toBe(409);
});

it('does not pull back what was opened, nor what others sent', async () => {
  const { legId, documentId } = await received(registrar, unit);
  const [up] = (await present(registrar, legId, { deskId: post.deskId })).body.item.legIds;
  expect((await recall(officer, up)).code).toBe(404);
  await view(head, documentId, up);
  expect((await recall(registrar, up)).code).toBe(409);
});

it('of a recall and a receipt at the same moment exactly one wins', async () => {
  const division = await portal.unit();
  const clerk = await portal.person(division, { function: 'registrar' });
  for (let round = 0; round < 5; round++) {
    const { legId } = await received(registrar, unit);
    const [there] = (await forward(registrar, legId, { deskIds: [division.deskId] })).body.item.legIds;
    const [pulled, taken] = await Promise.all([recall(registrar, there), receive(clerk, there)]);
    expect([pulled.code, taken.code].filter((code) => code === 200)).toHaveLength(1);
  }
});

it('cancels a receipt: the number stays void and visible, the letter waits again, and the next number is another', async () => {
  const division = await portal.unit();
  const clerk = await portal.person(division, { function: 'registrar' });
  const { legId, documentId } = await received(clerk, division);
  expect((await cancelReceipt(clerk, legId, {})).body.code).toBe('reasonMissing');
  await cancelReceipt(clerk, legId, { reason: 'ลงรับผิดเรื่อง' });
  const waiting = await portal.post('/api/sarabun/get-todo-list', { typeCode: 'unreceived' }, { as: clerk });
  expect(waiting.body.data).toMatchObject([{ F_TRANS_ID: legId, F_CANCEL_RECEIVED: 1 }]);
  const seen = await view(clerk, documentId, legId);
  expect(seen.entries).toMatchObject([{ number: '๑', isVoid: true, remark: 'ลงรับผิดเรื่อง' }]);
  expect(seen.route[0]).toMatchObject({ receiveNumber: null, receivedAt: null });
  expect((await receive(clerk, legId)).body.item.receiveNumber).toBe(2);
  const again = await portal.post('/api/sarabun/get-todo-list', { typeCode: 'jobReceived' }, { as: clerk });
  expect(again.body.data).toMatchObject([{ F_TRANS_ID: legId, F_CANCEL_RECEIVED: 0 }]);
  const lines = await sql<{
    number: number;
    state: string;
  }>`select number, state from register_entry where document_id = ${documentId} order by number`.execute(portal.running.db);
  expect(lines.rows).toEqual([
    { number: 1, state: 'void' },
    { number: 2, state: 'issued' },
  ]);
});

it('cancels no receipt once the letter has gone on', async () => {
  const { legId, documentId } = await received(registrar, unit);
  const [up] = (await present(registrar, legId, { deskId: post.deskId })).body.item.legIds;
  expect((await cancelReceipt(registrar, legId, { reason: 'x' })).code).toBe(409);
  await recall(registrar, up);
  expect((await view(registrar, documentId, legId)).allowedActions).toContain('cancelReceipt');
  expect((await cancelReceipt(officer, legId, { reason: 'x' })).code).toBe(404);
});
