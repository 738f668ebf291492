import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { ownLettersOf, writingOffice } from '../../../test/own-letters';
import { type TestPerson, testPortal } from '../../../test/portal';
import { main, routeOf } from '../../../test/route';

const portal = await testPortal({ environment: { APP_NAME: 'OMB' } });
const { db } = portal.running;
const letters = ownLettersOf(portal);
const route = routeOf(portal);
const office = await writingOffice(portal);
const chief = await portal.person(office.other, { name: 'ผู้รับบันทึก' });
const chiefPost = await portal.headPost(office.other, chief);
const clerk = await portal.person(office.other);

/** What a person was told last of a letter. */
async function told({ personId }: TestPerson, documentId: number) {
  await portal.deliver();
  const { rows } = await sql<{ title: string; html: string; en: string }>`
    select title, html, html_en as en from notification where person_id = ${personId} and document_id = ${documentId}
    order by id desc limit 1`.execute(db);
  return rows[0] ?? null;
}

async function signed(kind = 2) {
  const sent = await letters.submitted(office.officer, { ...office.memo, kind });
  await letters.pass(office.checker, sent.legId);
  const [toSign] = await letters.legsIn(office.director, 'sign');
  const { body } = await letters.sign(office.director, toSign as number);
  const { documentId } = sent;
  const [arrived] = await letters.legsIn(office.registrar, 'unreceived');
  if (!arrived) throw new Error(JSON.stringify(body));
  return { documentId, arrived };
}

async function presented(kind?: number) {
  const { documentId, arrived } = await signed(kind);
  await route.receive(office.registrar, arrived);
  const { body } = await route.present(office.registrar, arrived, { deskId: chiefPost.deskId, text: 'เพื่อโปรดพิจารณา' });
  await portal.deliver();
  return { documentId, arrived, legId: body.item.legIds[0] as number };
}

it('tells who wrote, checked and signed a memo what its addressee ordered, with the words', async () => {
  const { documentId, legId } = await presented();
  const refused = await route.command(chief, legId, { choice: 'notApproved' });
  expect([refused.code, refused.body.code, Object.keys(refused.body.fields)]).toEqual([422, 'orderReasonMissing', ['text']]);
  expect((await route.command(chief, legId, { choice: 'notApproved', text: 'งบประมาณไม่พอ' })).code).toBe(200);
  for (const person of [office.officer, office.checker, office.director]) {
    const news = await told(person, documentId);
    expect(news).toMatchObject({ title: 'มีผลการพิจารณาบันทึกของท่าน', html: expect.stringContaining(': ไม่อนุมัติ งบประมาณไม่พอ') });
    expect(news?.en).toContain('Not approved งบประมาณไม่พอ');
  }
  // The registrar has the order itself, and whoever gave it knows.
  expect((await told(office.registrar, documentId))?.title).not.toBe('มีผลการพิจารณาบันทึกของท่าน');
  expect((await told(chief, documentId))?.title).not.toBe('มีผลการพิจารณาบันทึกของท่าน');
});

it('tells of a decision that was recorded, but not of what is ordered to those who got work of it', async () => {
  const { documentId, legId, arrived } = await presented();
  const [given] = (await route.command(chief, legId, { choice: 'approved', parties: [main(clerk)] })).body.item.legIds;
  expect((await told(office.officer, documentId))?.html).toContain(': อนุมัติ');
  const before = await told(office.officer, documentId);
  const result = { decidedBy: 'ที่ประชุม', decidedOn: '2026-01-05', text: '' };
  await route.recordResult(clerk, given, { ...result, choice: 'agreed' });
  expect(await told(office.officer, documentId)).toEqual(before);
  const again = await presented();
  expect((await route.recordResult(chief, again.legId, { ...result, choice: 'notAgreed' })).body).toMatchObject({ code: 'resultReasonMissing' });
  await route.recordResult(chief, again.legId, { ...result, choice: 'notAgreed', text: 'รอปีหน้า' });
  expect((await told(office.officer, again.documentId))?.html).toContain('ไม่เห็นชอบ รอปีหน้า');
  expect(arrived).toBeGreaterThan(0);
});

it('does not tell of an order on a circular, which asks for nothing', async () => {
  const { documentId, legId } = await presented(3);
  expect((await route.command(chief, legId, { choice: 'acknowledged' })).code).toBe(200);
  expect((await told(office.officer, documentId))?.title).not.toBe('มีผลการพิจารณาบันทึกของท่าน');
});

it('tells the writer that a signed memo was sent back, with the reason, as its signer', async () => {
  const { documentId, arrived } = await signed();
  expect((await route.refuse(office.registrar, arrived, { reason: 'ผิดหน่วยงาน' })).code).toBe(200);
  for (const person of [office.officer, office.director]) expect((await told(person, documentId))?.html).toContain('ผิดหน่วยงาน');
});
