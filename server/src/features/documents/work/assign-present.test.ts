import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { testPortal } from '../../../../test/portal';
import { main, routeOf } from '../../../../test/route';

const portal = await testPortal({ environment: { APP_NAME: 'OMB' } });
const route = routeOf(portal);
const central = await portal.unit();
const division = await portal.unit();
const registrar = await portal.person(central, { function: 'registrar' });
const clerk = await portal.person(division, { function: 'registrar' });
const director = await portal.person(central, { clearance: 2 });
const directorPost = await portal.headPost(central, director);
const officer = await portal.person(division);
const other = await portal.person(division);

const proposal = (more: object = {}) => ({
  deskId: directorPost.deskId,
  text: 'เห็นควรมอบกองดำเนินการ',
  parties: [main(division), { deskId: officer.deskId, responsibility: 'joint' }],
  task: 'ตรวจสอบและรายงาน',
  dueOn: '2099-01-01',
  needsReport: true,
  takesEffect: 'whenApproved',
  ...more,
});
const proposed = async (more: object = {}) => {
  const { documentId, legId } = await route.received(registrar, central);
  const reply = await route.assignPresent(registrar, legId, proposal(more));
  expect(reply.code).toBe(200);
  return { documentId, legId, presented: reply.body.item.legIds[0] as number };
};

it('lays an assignment before the superior, which is nobody’s work until it is approved exactly as it was proposed', async () => {
  const { documentId, legId, presented } = await proposed();
  expect(await route.legsIn(officer, 'jobReceived2')).toEqual([]);
  const seen = await route.view(director, documentId, presented);
  expect(seen.allowedActions).toContain('approveProposal');
  const leg = seen.route.find((one: { legId: number }) => one.legId === presented);
  expect(leg.proposal).toMatchObject({ task: 'ตรวจสอบและรายงาน', dueOn: '2099-01-01', needsReport: true });
  expect(leg.proposal.parties.map(({ deskId, responsibility }: { deskId: number; responsibility: string }) => [deskId, responsibility])).toEqual([
    [division.deskId, 'main'],
    [officer.deskId, 'joint'],
  ]);
  const approved = await route.approveProposal(director, presented);
  expect(approved.body.item.legIds).toHaveLength(2);
  expect(await route.legsIn(officer, 'jobReceived2')).toEqual([approved.body.item.legIds[1]]);
  expect(await route.legsIn(clerk, 'unreceived')).toEqual([approved.body.item.legIds[0]]);
  expect((await route.legsIn(director, 'jobAssign')).length).toBe(1);
  const after = await route.view(director, documentId);
  expect(after.notes.at(-1)).toMatchObject({ kind: 'command', choice: 'approved', text: 'อนุมัติตามเสนอ' });
  await portal.deliver();
  const { body } = await portal.post('/api/sarabun/get-notifications', {}, { as: registrar });
  expect(body.items.alerts[0]).toMatchObject({ NN_TITLE: 'อนุมัติตามที่ท่านเสนอแล้ว', F_TRANS_ID: legId });
  expect(await route.approveProposal(director, presented)).toMatchObject({ code: 409 });
});

it('keeps the kind of assignment from the proposal to the work, and refuses one that the office does not have', async () => {
  const { rows } = await sql<{ id: number; name: string }>`select id, name_th as name from job_type order by id limit 1`.execute(portal.running.db);
  const [job] = rows;
  const { documentId, presented } = await proposed({ jobTypeId: job?.id });
  const asked = (await route.view(director, documentId, presented)).route.find((one: { legId: number }) => one.legId === presented);
  expect(asked.proposal).toMatchObject({ jobTypeId: job?.id, jobType: { th: job?.name } });
  await route.approveProposal(director, presented);
  expect((await route.view(director, documentId)).route.at(-1).jobType.th).toBe(job?.name);
  const { legId } = await route.received(registrar, central);
  expect((await route.assignPresent(registrar, legId, proposal({ jobTypeId: 999_999 }))).body.code).toBe('unknownJobType');
});

it('lets the superior change what was proposed, and send it back with the reason', async () => {
  const first = await proposed();
  const changed = { parties: [main(other)], task: 'ให้อีกคนหนึ่งทำ', dueOn: null, needsReport: false };
  const reply = await route.approveProposal(director, first.presented, { text: 'ทราบ', changed });
  expect(reply.body.item.legIds).toEqual(await route.legsIn(other, 'jobReceived2'));
  const second = await proposed();
  expect(await route.sendBack(director, second.presented, { reason: 'เสนอผิดกอง' })).toMatchObject({ code: 200 });
  expect((await route.view(registrar, second.documentId, second.legId)).allowedActions).toContain('assignPresent');
  expect(await route.approveProposal(director, second.presented)).toMatchObject({ code: 409 });
});

it('assigns below and presents above at once, where the one who does it may assign', async () => {
  const { presented } = await proposed({ takesEffect: 'atOnce', parties: [main(officer)] });
  expect((await route.legsIn(officer, 'jobReceived2')).length).toBeGreaterThan(0);
  expect(await route.legsIn(director, 'waitAssign')).toContain(presented);
  const letter = await route.received(registrar, central);
  const { body } = await route.assign(registrar, letter.legId, { parties: [main(other)] });
  const [toOther] = body.item.legIds;
  expect(await route.assignPresent(other, toOther, proposal({ takesEffect: 'atOnce' }))).toMatchObject({ code: 403 });
  expect(await route.assignPresent(other, toOther, proposal())).toMatchObject({ code: 200 });
});

it('puts the proposal before the superior again when what was approved is pulled back', async () => {
  const { documentId, presented } = await proposed({ parties: [main(officer)] });
  const { body } = await route.approveProposal(director, presented);
  expect(await route.recall(director, body.item.legIds[0])).toMatchObject({ code: 200 });
  expect((await route.view(director, documentId, presented)).allowedActions).toContain('approveProposal');
});

it('refuses a superior who is proposed as responsible, a desk that is no post, nobody mainly responsible, and persons not cleared, by name', async () => {
  const { legId } = await route.received(registrar, central);
  const refused = async (more: object) => (await route.assignPresent(registrar, legId, proposal(more))).body.code;
  expect(await refused({ parties: [main(directorPost)] })).toBe('presentedToParty');
  expect(await refused({ deskId: other.deskId, parties: [main(officer)] })).toBe('notAPost');
  expect(await refused({ parties: [{ deskId: officer.deskId, responsibility: 'joint' }] })).toBe('noMainParty');
  expect(await refused({ dueOn: '2020-01-01' })).toBe('dueInPast');
  const secretary = await portal.person(central, { function: 'secretRegistrar', clearance: 3 });
  const secret = await route.received(secretary, central, { secrecy: 2 });
  const reply = await route.assignPresent(secretary, secret.legId, proposal());
  expect(reply.body).toMatchObject({ code: 'notCleared' });
  expect(reply.body.message).toContain('สมชาย ใจดี');
});

it('does not approve what nobody proposed, nor for who sits at another desk', async () => {
  const { legId } = await route.received(registrar, central);
  const { body } = await route.present(registrar, legId, { deskId: directorPost.deskId, text: '' });
  expect(await route.approveProposal(director, body.item.legIds[0])).toMatchObject({ code: 409 });
  const { presented } = await proposed();
  expect(await route.approveProposal(registrar, presented)).toMatchObject({ code: 403 });
  expect(await route.approveProposal(other, presented)).toMatchObject({ code: 404 });
});

it('approves once when it is pressed twice', async () => {
  const { documentId, presented } = await proposed();
  const replies = await Promise.all([route.approveProposal(director, presented), route.approveProposal(director, presented)]);
  expect(replies.map(({ code }) => code).sort()).toEqual([200, 409]);
  const { rows } = await sql`select 1 from assignment where document_id = ${documentId}`.execute(portal.running.db);
  expect(rows).toHaveLength(1);
});
