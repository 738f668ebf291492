import { bangkokDay, dayAfter } from '@sarabun/contract/values/buddhist-date';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { type TestPerson, testPortal } from '../../../test/portal';
import { main, routeOf } from '../../../test/route';
import { findNewest, findNotifications } from './notification-store';
import { openNotices } from './write-notices';

const portal = await testPortal();
const { db } = portal.running;
const route = routeOf(portal);
const unit = await portal.unit();
const other = await portal.unit();
const registrar = await portal.person(unit, { function: 'registrar' });

type Shown = Record<string, unknown>;
const inBell = async (as: TestPerson, language = 'th') =>
  (await portal.post('/api/sarabun/get-notifications', {}, { as, headers: { 'accept-language': language } })).body.items;
const inList = async (as: TestPerson, body: Record<string, unknown> = {}) => (await portal.post('/api/service/get-all-notification', body, { as })).body;
const read = async (as: TestPerson, receiveId: unknown) =>
  (await portal.post('/api/sarabun/notification-update-read', { NN_RECEIVE_ID: receiveId }, { as })).body;
const assigned = async (to: TestPerson, subject: string) => {
  const { legId, documentId } = await route.received(registrar, unit, { subject, speed: 4, number: 'กห 0101/77' });
  const { body } = await route.assign(registrar, legId, { parties: [main(to)], task: 'ดำเนินการ', needsReport: false });
  await portal.deliver();
  return { documentId, given: body.item.legIds[0] as number };
};
/** Ends all seats of a person, with yesterday. */
const moveAway = ({ personId }: TestPerson) =>
  db
    .updateTable('seat')
    .set({ ends_on: dayAfter(bangkokDay(new Date()), -1), starts_on: '2020-01-01' })
    .where('person_id', '=', personId)
    .execute();

/** A notice of which nothing is told but its title. */
const titleOnly = (title: string) => ({
  NN_TITLE: title,
  NN_DATA: 'ท่านไม่มีสิทธิเห็นหนังสือฉบับนี้แล้ว จึงแสดงเพียงว่าเคยมีการแจ้งเตือน',
  F_DOC_TITLE: null,
  F_DOC_ID: null,
  F_TRANS_ID: null,
  F_NAME: null,
  F_DOC_SPEED: null,
  F_DOC_SPEED_NAME: null,
  F_IS_OVERDUE: 0,
  LINK: null,
});
const words = /ย้ายโต๊ะ|0101|๐๑๐๑/;

it('a person who has moved to another desk sees that there was a notice, and nothing of its letter; the counts stay', async () => {
  const officer = await portal.person(unit);
  await assigned(officer, 'เรื่องก่อนย้ายโต๊ะ');
  const before = await inBell(officer);
  expect(before.alerts).toMatchObject([{ F_DOC_TITLE: 'เรื่องก่อนย้ายโต๊ะ', NN_DATA: expect.stringMatching(words) }]);
  expect((await inList(officer, { search: 'ย้ายโต๊ะ' })).count).toBe(1);
  await moveAway(officer);
  const seat = { person_id: officer.personId, desk_id: other.deskId, function: 'registrar', starts_on: bangkokDay(new Date()) } as const;
  await db.insertInto('seat').values(seat).execute();
  const bell = await inBell(officer);
  const list = await inList(officer);
  for (const shown of [bell.alerts, list.items] as Shown[][]) {
    expect(shown).toMatchObject([titleOnly('ท่านได้รับมอบหมายงาน')]);
    expect(JSON.stringify(shown)).not.toMatch(words);
  }
  expect([bell.totalAlert, bell.unread, list.count]).toEqual([1, before.unread, 1]);
  expect((await inBell(officer, 'en')).alerts[0].NN_DATA).toContain('no longer see this letter');
  // Its words do not find it any more; its title does.
  for (const search of ['ย้ายโต๊ะ', '0101/77']) expect(await inList(officer, { search })).toMatchObject({ items: [], count: 0 });
  expect((await inList(officer, { search: 'ได้รับมอบหมาย' })).count).toBe(1);
  const receiveId = list.items[0].NN_RECEIVE_ID;
  expect(await read(officer, receiveId)).toMatchObject({ is_save: true, item: { F_DOC_ID: null, F_TRANS_ID: null }, message: 'บันทึกข้อมูล เรียกดู' });
  expect((await inBell(officer)).totalAlert).toBe(0);
});

it('is told all again when a desk of theirs is a party of the letter', async () => {
  const officer = await portal.person(unit);
  const { documentId } = await assigned(officer, 'เรื่องย้ายโต๊ะแล้วกลับมา');
  const party = { document_id: documentId, desk_id: officer.deskId };
  await db.deleteFrom('document_party').where('document_id', '=', documentId).where('desk_id', '=', officer.deskId).execute();
  expect((await inList(officer)).items).toMatchObject([titleOnly('ท่านได้รับมอบหมายงาน')]);
  await db.insertInto('document_party').values(party).execute();
  expect((await inList(officer)).items).toMatchObject([{ F_DOC_TITLE: 'เรื่องย้ายโต๊ะแล้วกลับมา', F_DOC_ID: documentId }]);
});

it('of a letter that was recalled unread only the titles stay: that it came, and that it was recalled', async () => {
  const officer = await portal.person(unit);
  const { documentId, given } = await assigned(officer, 'ส่งผิดโต๊ะ ย้ายโต๊ะ');
  await route.recall(registrar, given);
  await portal.deliver();
  const { items } = await inList(officer);
  expect(items).toMatchObject([titleOnly('ผู้ส่งดึงหนังสือคืน'), titleOnly('ท่านได้รับมอบหมายงาน')]);
  expect((await inBell(officer, 'en')).alerts[0].NN_TITLE).toBe('The sender has recalled a letter');
  expect(JSON.stringify([items, await inBell(officer)])).not.toMatch(words);
  // Who may know about it hears of the recall in full.
  const { rows } = await sql`select 1 from notification where document_id = ${documentId} and person_id = ${officer.personId}`.execute(db);
  expect(rows).toHaveLength(2);
});

it('the news of a toast goes to those who may know about the letter when it is told', async () => {
  const [officer, gone] = [await portal.person(unit), await portal.person(unit)];
  const { documentId } = await assigned(officer, 'ข่าวย้ายโต๊ะ');
  const personIds = [officer.personId, gone.personId];
  const pushed: unknown[] = [];
  const notices = openNotices({ codes: portal.running.codes, agency: async () => ({ th: 'กรม', en: 'Department' }), publicUrl: null, secondFactorRoles: [] });
  await db.transaction().execute((transaction) => {
    const push = (to: readonly number[], _: string, { news }: { news?: { text: { th: string } } }) => pushed.push([to, news?.text.th]);
    const words = { th: { subject: 'ข่าวย้ายโต๊ะ' }, en: { subject: 'ข่าวย้ายโต๊ะ' } };
    const told = { event: 'assignment', personIds, documentId, legId: null, secrecy: 1, words, now: new Date() };
    return notices.tell({ db: transaction, push: push as never, deliveredAt: new Date() }, [told]);
  });
  expect(pushed).toEqual([
    [[officer.personId], 'ข่าวย้ายโต๊ะ'],
    [[gone.personId], undefined],
  ]);
});

it('looks up the letters of what is shown only, however many notices there are', async () => {
  const { personId, deskId } = await portal.person(unit);
  const reading = db.transaction().execute(async (transaction) => {
    // Without the letters themselves.
    await sql`set local session_replication_role = replica`.execute(transaction);
    await sql`
      insert into notification (person_id, module, title, html, document_id, secrecy, created_at)
      select ${personId}, 'SARABAN', 't', 'h', 1000000 + i, 1, now() - make_interval(mins => i)
      from generate_series(1, 3000) i`.execute(transaction);
    await sql`analyze notification`.execute(transaction);
    const lookups = async () => {
      const { rows } = await sql<{ reads: number }>`
        select sum(seq_tup_read + coalesce(idx_scan, 0))::int as reads from pg_stat_xact_user_tables
        where relname in ('document', 'document_party', 'collection_item')`.execute(transaction);
      return rows[0]?.reads ?? 0;
    };
    const who = { personId, clearance: 1, deskIds: [deskId], modules: ['SARABAN'], now: new Date() } as const;
    const page = { take: 20, skip: 40, unread: false, language: 'th', today: '2026-11-27' } as const;
    const before = await lookups();
    expect(await findNotifications(transaction, who, page)).toHaveLength(20);
    expect(await findNewest(transaction, who, { ...page, take: 10 })).toHaveLength(10);
    expect((await lookups()) - before).toBeLessThanOrEqual(100);
    throw new Error('is not kept');
  });
  await expect(reading).rejects.toThrow('is not kept');
});
