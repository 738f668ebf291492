import { describe, expect, it } from 'vitest';
import { letterFor } from '../../../test/letters';
import { type TestPerson, testPortal } from '../../../test/portal';
import { findCountDifferences } from '../queues';

const portal = await testPortal();
const { db } = portal.running;
const unit = await portal.unit();
const other = await portal.unit();
const keeper = await portal.person(unit);
await portal.grant(keeper, 'employee-information', 'manage');
await portal.role(keeper, 'administrator');
const reader = await portal.person(unit);
await portal.grant(reader, 'employee-information', 'query');
const registrar = await portal.person(unit, { function: 'registrar' });

type As = { token: string };
const open = (leaver: TestPerson, successor: TestPerson, part: object = {}, as: As = keeper) =>
  portal.post(
    '/api/core/people/open-handover',
    { leaverId: leaver.personId, successorId: successor.personId, reason: 'โอนย้าย', leaves: false, ...part },
    { as },
  );
const sign = (handoverId: number, as: As, absence = '') => portal.post('/api/sarabun/sign-handover', { handoverId, absence }, { as });
const mine = async (as: As) => (await portal.get('/api/sarabun/handovers', { as })).body.items;
const items = (handoverId: number, as: As) => portal.get(`/api/sarabun/handover-items?handoverId=${handoverId}`, { as });
/** Letters in a queue of the own desk: 4 work of a person, 11 followed, 9 on the way to signature. */
const queue = async (number: number, { deskId }: TestPerson) =>
  (await db.selectFrom('queue_entry').select('leg_id').where('desk_id', '=', deskId).where('queue', '=', number).execute()).length;
let counter = 0;

/** Assigns a letter to a person; returns the leg there. */
async function busy(person: TestPerson): Promise<{ legId: number; documentId: number }> {
  const { legId } = await letterFor(portal, registrar, unit, { subject: 'งานที่ค้าง', number: `ค ${++counter}` });
  await portal.post('/api/sarabun/receive-document', { legId }, { as: registrar });
  const body = { legId, parties: [{ deskId: person.deskId, responsibility: 'main' }], task: 'ดำเนินการ', needsReport: true };
  const assigned = await portal.post('/api/sarabun/assign-document', body, { as: registrar });
  const leg = await db
    .selectFrom('leg')
    .select(['id', 'document_id'])
    .where('parent_leg_id', '=', legId)
    .where('to_desk_id', '=', person.deskId)
    .executeTakeFirstOrThrow();
  expect(assigned.code).toBe(200);
  return { legId: leg.id, documentId: leg.document_id };
}

/** A person's notifications about handovers, newest first. */
async function bell(person: TestPerson): Promise<string[]> {
  const { items } = (await portal.post('/api/service/get-all-notification', { take: 50 }, { as: person })).body;
  return items.map((item: { NN_TITLE: string }) => item.NN_TITLE).filter((title: string) => title.includes('ส่งมอบ'));
}

describe('handing work over', () => {
  it('moves all of it at once with the second signature, with a line on each letter; both were told by mail', async () => {
    const [leaver, successor] = [await portal.person(unit), await portal.person(other)];
    const first = await busy(leaver);
    const second = await busy(leaver);
    const followed = await portal.post('/api/sarabun/follow-document', { legId: first.legId, dueOn: null }, { as: leaver });
    expect(followed.code).toBe(200);
    expect((await portal.get(`/api/core/people/open-work?personId=${leaver.personId}`, { as: reader })).body.counts).toMatchObject({ work: 2 });
    const { handoverId } = (await open(leaver, successor)).body;
    const mails = await db.selectFrom('mail').select('recipient').where('subject', 'like', 'การส่งมอบงาน%').execute();
    expect(mails).toHaveLength(2);
    expect(await mine(leaver)).toMatchObject([{ handoverId, maySignAs: 'leaver', counts: { work: 2 } }]);
    expect((await items(handoverId, successor)).body).toMatchObject({
      total: 2,
      data: expect.arrayContaining([expect.objectContaining({ subject: 'งานที่ค้าง' })]),
    });
    expect((await sign(handoverId, leaver)).body).toMatchObject({ done: false });
    expect(await queue(4, leaver)).toBe(2);
    expect((await sign(handoverId, leaver)).body.code).toBe('signedAlready');
    expect((await sign(handoverId, successor)).body).toMatchObject({ done: true });
    expect([await queue(4, leaver), await queue(4, successor)]).toEqual([0, 2]);
    expect([await queue(11, leaver), await queue(11, successor)]).toEqual([0, 1]);
    const notes = await db.selectFrom('note').select('text').where('document_id', '=', first.documentId).where('text', 'like', 'ส่งมอบงาน%').execute();
    expect(notes).toHaveLength(1);
    const trail = db.selectFrom('audit').select('document_id').where('action', '=', 'signHandover').where('document_id', 'is not', null);
    expect((await trail.orderBy('id').execute()).map(({ document_id }) => document_id).sort(), 'each letter has its row in the history').toEqual(
      [first.documentId, second.documentId].sort(),
    );
    expect((await portal.post('/api/sarabun/report-result', { legId: first.legId, text: 'เสร็จแล้ว' }, { as: successor })).code).toBe(200);
    expect(await findCountDifferences(db)).toEqual([]);
    expect(await mine(leaver)).toEqual([]);
    await portal.deliver();
    expect(await bell(leaver)).toEqual(['ส่งมอบงานเสร็จแล้ว', 'การส่งมอบงานรอท่านลงนาม']);
    expect(await bell(successor)).toEqual(['อีกฝ่ายลงนามส่งมอบงานแล้ว', 'การส่งมอบงานรอท่านลงนาม']);
  });

  it('of someone who leaves closes the account; a registrar signs for one who is absent, saying why', async () => {
    const [leaver, successor] = [await portal.person(unit), await portal.person(unit)];
    await busy(leaver);
    const { handoverId } = (await open(leaver, successor, { leaves: true })).body;
    expect(await mine(registrar)).toMatchObject([{ handoverId, maySignAs: 'registrar' }]);
    expect((await items(handoverId, registrar)).code).toBe(404);
    expect((await sign(handoverId, registrar)).body.fields).toHaveProperty('absence');
    expect((await sign(handoverId, registrar, 'ลาออกไปแล้ว ติดต่อไม่ได้')).body).toMatchObject({ done: false });
    expect((await sign(handoverId, successor)).body).toMatchObject({ done: true });
    expect((await portal.post('/api/verify', {}, { as: leaver })).code).toBe(401);
    expect(await queue(4, successor)).toBe(1);
  });

  it('is refused to the uncleared, to oneself, twice, and to anybody who has no part in it', async () => {
    const [leaver, successor, stranger] = [await portal.person(unit), await portal.person(unit), await portal.person(other, { function: 'registrar' })];
    const { documentId } = await busy(leaver);
    await db.updateTable('document').set({ secrecy: 2 }).where('id', '=', documentId).execute();
    expect((await open(leaver, successor)).body.code).toBe('successorNotCleared');
    await db.updateTable('document').set({ secrecy: 1 }).where('id', '=', documentId).execute();
    expect((await open(leaver, leaver)).body.fields).toHaveProperty('successorId');
    expect((await open(keeper, successor, { leaves: true })).body.code).toBe('notOneself');
    expect((await open(leaver, successor, {}, reader)).code).toBe(403);
    expect((await open({ ...leaver, personId: 99_999 }, successor)).code).toBe(404);
    const { handoverId } = (await open(leaver, successor)).body;
    expect((await open(leaver, successor)).body.code).toBe('handoverUnderWay');
    for (const as of [stranger, keeper]) {
      expect((await sign(handoverId, as, 'ไม่เกี่ยวข้อง')).code).toBe(404);
      expect((await items(handoverId, as)).code).toBe(404);
      expect(await mine(as)).toEqual([]);
    }
    expect((await portal.post('/api/core/people/cancel-handover', { handoverId }, { as: reader })).code).toBe(403);
    expect((await portal.post('/api/core/people/cancel-handover', { handoverId }, { as: keeper })).code).toBe(200);
    expect((await sign(handoverId, leaver)).code).toBe(404);
    expect(await queue(4, leaver)).toBe(1);
  });

  it('signed by both at once moves once', async () => {
    const [leaver, successor] = [await portal.person(unit), await portal.person(unit)];
    await busy(leaver);
    const { handoverId } = (await open(leaver, successor)).body;
    const both = await Promise.all([sign(handoverId, leaver), sign(handoverId, successor)]);
    expect(both.map(({ body }) => body.done).sort()).toEqual([false, true]);
    expect([await queue(4, leaver), await queue(4, successor)]).toEqual([0, 1]);
  });
});
