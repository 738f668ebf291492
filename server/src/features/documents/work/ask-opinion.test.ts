import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { movingClock } from '../../../../test/clock';
import { letterFor } from '../../../../test/letters';
import { type TestPerson, testPortal } from '../../../../test/portal';
import { expectFiledAsStored } from '../../../../test/queries/filed-rows';
import { main, routeOf } from '../../../../test/route';
import { findCountDifferences } from '../../queues';

const time = movingClock('2026-11-23T09:00:00+07:00');
const portal = await testPortal({ environment: { APP_NAME: 'OMB' }, clock: time.clock });
const { db } = portal.running;
const route = routeOf(portal);
const central = await portal.unit();
const [legal, finance] = [await portal.unit(), await portal.unit()];
const registrar = await portal.person(central, { function: 'registrar' });
const director = await portal.person(central);
const post = await portal.headPost(central, director);
const lawyer = await portal.person(legal, { function: 'registrar' });
const accountant = await portal.person(finance, { function: 'registrar' });
const outsider = await portal.person(finance);
const desks = (...receivers: { deskId: number }[]) => ({ deskIds: receivers.map(({ deskId }) => deskId) });
const text = 'ขอความเห็นข้อกฎหมายและงบประมาณ';
const bell = async (as: TestPerson, language: 'th' | 'en' = 'th') => {
  await portal.deliver();
  const { body } = await portal.post('/api/service/get-all-notification', {}, { as, headers: { 'accept-language': language } });
  return body.items.map((item: { NN_TITLE: string }) => item.NN_TITLE) as string[];
};

/** A letter on the director's tray on which both units are asked for an opinion. */
async function asked(more: object = {}) {
  const { documentId, legId } = await route.received(registrar, central);
  const [up] = (await route.present(registrar, legId, { deskId: post.deskId })).body.item.legIds as [number];
  const [toLegal, toFinance] = (await route.askOpinion(director, up, { ...desks(legal, finance), text, ...more })).body.item.legIds as [number, number];
  // The clock stands still: notices that are delivered together have the same moment.
  await portal.deliver();
  return { documentId, received: legId, up, toLegal, toFinance };
}

it('comes back to someone who asked after the last answer, once each unit has received and numbered it', async () => {
  const { documentId, up, toLegal, toFinance } = await asked({ dueOn: '2026-11-25' });
  expect(await route.legsIn(director, 'waitAssign')).not.toContain(up);
  expect(await route.legsIn(director, 'jobAssign')).toEqual(expect.arrayContaining([toLegal, toFinance]));
  expect((await bell(lawyer))[0]).toBe('มีเรื่องขอความเห็นจากท่าน');
  expect((await route.giveOpinion(lawyer, toLegal, { text: 'ทำได้' })).body.code).toBe('notNow');
  for (const [who, leg] of [
    [lawyer, toLegal],
    [accountant, toFinance],
  ] as const) {
    expect(await route.legsIn(who, 'unreceived')).toContain(leg);
    expect((await route.receive(who, leg)).body.item.receiveNumber).toBeGreaterThan(0);
  }
  expect((await route.view(lawyer, documentId, toLegal)).allowedActions).toContain('giveOpinion');
  expect((await route.view(lawyer, documentId, toLegal)).allowedActions).not.toContain('close');
  expect((await route.report(lawyer, toLegal, { text: 'ทำได้' })).code).toBe(409);
  expect((await route.giveOpinion(lawyer, toLegal, { text: '' })).code).toBe(422);
  expect((await route.giveOpinion(lawyer, toLegal, { text: 'ทำได้ตามมาตรา ๙' })).body.item.legIds).toEqual([]);
  expect(await route.legsIn(director, 'waitAssign')).not.toContain(up);

  await time.moveTo(db, '2026-11-30T09:00:00');
  expect((await route.remind(director, up)).code).toBe(200);
  expect((await route.giveOpinion(accountant, toFinance, { text: 'มีงบประมาณ' })).body.item.legIds).toEqual([up]);
  expect(await route.legsIn(director, 'waitAssign')).toContain(up);
  expect((await bell(director))[0]).toBe('ได้ความเห็นครบแล้ว');
  expect((await bell(director, 'en'))[0]).toBe('All opinions have come in');
  const { notes, route: legs, allowedActions } = await route.view(director, documentId, up);
  expect(notes.filter(({ kind }: { kind: string }) => kind === 'opinion').map((note: { text: string }) => note.text)).toEqual(['ทำได้ตามมาตรา ๙', 'มีงบประมาณ']);
  expect(legs.find(({ legId }: { legId: number }) => legId === toLegal)).toMatchObject({ purpose: 'opinion', state: 'done', task: text });
  expect(allowedActions).toEqual(expect.arrayContaining(['close', 'viewReport']));
  for (const gone of ['withdrawOpinion', 'askAgain', 'acceptReport', 'changeAssignees']) expect(allowedActions).not.toContain(gone);
  expect((await route.close(director, up)).code).toBe(200);
  expect(await findCountDifferences(db)).toEqual([]);
});

it('comes back once where the last two answer at the same moment', async () => {
  for (let round = 0; round < 5; round++) {
    const { up, toLegal, toFinance } = await asked();
    await route.receive(lawyer, toLegal);
    await route.receive(accountant, toFinance);
    const replies = await Promise.all([route.giveOpinion(lawyer, toLegal, { text: 'ทำได้' }), route.giveOpinion(accountant, toFinance, { text: 'มีงบ' })]);
    expect(replies.map(({ code }) => code)).toEqual([200, 200]);
    expect(replies.flatMap(({ body }) => body.item.legIds)).toEqual([up]);
    await portal.deliver();
    const { rows } = await sql`select 1 from notification n join person p on p.id = n.person_id where n.leg_id = ${up} and n.title = 'ได้ความเห็นครบแล้ว'`.execute(
      db,
    );
    expect(rows).toHaveLength(1);
  }
});

it('can be withdrawn from those who have not answered; the opinions that were given stay', async () => {
  const { documentId, up, toLegal, toFinance } = await asked();
  await route.receive(lawyer, toLegal);
  await route.giveOpinion(lawyer, toLegal, { text: 'ทำได้' });
  await route.receive(accountant, toFinance);
  expect((await route.withdrawOpinion(director, up, { reason: '' })).code).toBe(422);
  expect((await route.withdrawOpinion(registrar, up, { reason: 'ได้ข้อมูลแล้ว' })).code).toBe(403);
  expect((await route.withdrawOpinion(director, up, { reason: 'ได้ข้อมูลแล้ว' })).body.item.legIds).toEqual([up]);
  expect((await bell(accountant))[0]).toBe('ยกเลิกการมอบหมายงาน');
  expect((await route.giveOpinion(accountant, toFinance, { text: 'มีงบ' })).code).toBe(409);
  const { route: legs, allowedActions } = await route.view(director, documentId, up);
  expect(legs.filter(({ purpose }: { purpose: string }) => purpose === 'opinion').map((leg: { state: string }) => leg.state)).toEqual(['done', 'cancelled']);
  expect(allowedActions).not.toContain('withdrawOpinion');
  expect((await route.withdrawOpinion(director, up, { reason: 'อีกครั้ง' })).code).toBe(409);
  expect(await findCountDifferences(db)).toEqual([]);
});

it('leaves no row of unopened work that was given on it, once it is withdrawn', async () => {
  const head = await portal.person(legal);
  const headPost = await portal.headPost(legal, head);
  const { documentId, legId } = await route.received(registrar, central);
  const [up] = (await route.present(registrar, legId, { deskId: post.deskId })).body.item.legIds as [number];
  const [toHead] = (await route.askOpinion(director, up, { ...desks(headPost), text })).body.item.legIds as [number];
  const [given] = (await route.command(head, toHead, { choice: 'proceed', parties: [main(finance)] })).body.item.legIds as [number];
  expect(await route.legsIn(head, 'jobAssign')).toContain(given);
  expect((await route.withdrawOpinion(director, up, { reason: 'ได้ข้อมูลแล้ว' })).code).toBe(200);
  expect(await route.legsIn(head, 'jobAssign')).not.toContain(given);
  expect(await route.legsIn(accountant, 'unreceived')).not.toContain(given);
  await expectFiledAsStored(db, documentId);
});

it('comes back with the reason where someone who was asked sends it back', async () => {
  const { up, toLegal, toFinance } = await asked();
  await route.receive(lawyer, toLegal);
  await route.giveOpinion(lawyer, toLegal, { text: 'ทำได้' });
  expect((await route.refuse(accountant, toFinance, { reason: 'ไม่ใช่หน้าที่ของกอง' })).body.item.legIds).toEqual([up]);
  expect(await route.legsIn(director, 'waitAssign')).toContain(up);
});

it('is the share of whom it is passed on to within a unit, and ends when that unit has answered', async () => {
  const head = await portal.person(legal);
  const headPost = await portal.headPost(legal, head);
  const { documentId, up, toLegal, toFinance } = await asked();
  await route.receive(accountant, toFinance);
  await route.giveOpinion(accountant, toFinance, { text: 'มีงบ' });
  await route.receive(lawyer, toLegal);
  const [presented] = (await route.present(lawyer, toLegal, { deskId: headPost.deskId })).body.item.legIds as [number];
  expect((await route.view(head, documentId, presented)).allowedActions).toContain('giveOpinion');
  const [back] = (await route.command(head, presented, { choice: 'proceed' })).body.item.legIds as [number];
  expect((await route.giveOpinion(lawyer, back, { text: 'หัวหน้าเห็นชอบ' })).body.item.legIds).toEqual([up]);
});

it('refuses someone who is not cleared, who has no part in the letter, nobody to ask, oneself, someone twice, nothing asked and a day that is past', async () => {
  const secret = await portal.person(central, { function: 'secretRegistrar', clearance: 3 });
  const { legId } = await letterFor(portal, secret, central, { secrecy: 2 });
  await route.receive(secret, legId);
  const refused = async (as: TestPerson, leg: number, input: object) => {
    const { code, body } = await route.askOpinion(as, leg, { text, ...input });
    return [code, body.code];
  };
  expect(await refused(secret, legId, desks(outsider))).toEqual([422, 'notCleared']);
  expect(await refused(secret, legId, desks(finance))).toEqual([422, 'noSecretRegistrar']);
  expect((await refused(registrar, legId, desks(finance)))[0]).toBe(404);
  const { legId: open } = await route.received(registrar, central);
  expect((await refused(outsider, open, desks(legal)))[0]).toBe(404);
  expect((await refused(registrar, open, { deskIds: [] }))[0]).toBe(422);
  expect(await refused(registrar, open, desks(central))).toEqual([422, 'ownDesk']);
  expect(await refused(registrar, open, desks(legal, legal))).toEqual([422, 'partyTwice']);
  expect((await refused(registrar, open, { ...desks(legal), text: '' }))[0]).toBe(422);
  expect((await refused(registrar, open, { ...desks(legal), dueOn: '2026-01-01' }))[0]).toBe(422);
});

it('is in the registers of someone who asked and of who answered, and among what was given to whom was asked', async () => {
  const { toLegal, documentId } = await asked();
  await route.receive(lawyer, toLegal);
  await route.giveOpinion(lawyer, toLegal, { text: 'ทำได้' });
  const actions = async (as: TestPerson, unit: { unitId: number }) => {
    const { rows } = await sql<{ id: number }>`select id from register where unit_id = ${unit.unitId} and kind = 'receive' and not is_secret`.execute(db);
    const { body } = await portal.post('/api/sarabun/registers/list', { registerId: rows[0]?.id, year: 2569 }, { as });
    return JSON.stringify(body);
  };
  expect(await actions(registrar, central)).toMatch(/"action":"เสนอ [^"]*; ขอความเห็น กองที่ [^"]*; ขอความเห็น กองที่ /);
  expect(await actions(lawyer, legal)).toContain('"action":"ให้ความเห็น ๓๐ พ.ย. ๒๕๖๙"');
  const { body } = await portal.post('/api/sarabun/search', { part: 'assigned' }, { as: accountant });
  expect(body.data).toEqual(expect.arrayContaining([expect.objectContaining({ documentId })]));
});
