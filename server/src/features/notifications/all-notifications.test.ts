import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { letterFor } from '../../../test/letters';
import { type TestPerson, testPortal } from '../../../test/portal';
import { searchNotifications } from './notice-search-store';
import { findNotifications } from './notification-store';

const portal = await testPortal();
const unit = await portal.unit();
const registrar = await portal.person(unit, { function: 'registrar' });
const colleague = await portal.person(unit, { function: 'registrar' });
const subjects = ['ขอเชิญประชุมครั้งที่ ๑', 'แจ้งเวียนแนวปฏิบัติ', 'ขอเชิญประชุมครั้งที่ ๒'];
for (const subject of subjects) await letterFor(portal, registrar, unit, { subject });
await letterFor(portal, registrar, unit, { subject: 'เรื่องลับ', secrecy: 2 });
await portal.deliver();

const asked = async (body: Record<string, unknown>) => {
  const { body: answer } = await portal.post('/api/service/get-all-notification', body, { as: colleague });
  return { subjects: answer.items.map((item: { F_DOC_TITLE: string }) => item.F_DOC_TITLE), count: answer.count };
};

it('shows the newest first and counts all, whatever the page; what the person is not cleared for is not there', async () => {
  expect(await asked({})).toEqual({ subjects: [...subjects].reverse(), count: 3 });
  expect(await asked({ take: 1, skip: 1 })).toEqual({ subjects: ['แจ้งเวียนแนวปฏิบัติ'], count: 3 });
});

it('finds by the subject, the number and the title in both languages, however digits are written', async () => {
  expect(await asked({ search: 'ประชุมครั้งที่ 2' })).toEqual({ subjects: ['ขอเชิญประชุมครั้งที่ ๒'], count: 1 });
  for (const search of ['กษ 0205/1', 'มีหนังสือ', 'A LETTER']) expect([search, (await asked({ search })).count]).toEqual([search, 3]);
  expect(await asked({ search: '%' })).toEqual({ subjects: [], count: 0 });
});

it('finds the same by the letters of a rare word and by comparing the letter of each notice', async () => {
  const { personId } = colleague;
  const who = { personId, clearance: 1, deskIds: [unit.deskId], modules: ['SARABAN'], now: new Date() } as const;
  const found = async (search: string, few: number, skip = 0) => {
    const page = { take: 2, skip, search, unread: false, language: 'th', today: '2026-11-27' } as const;
    const { items, count } = await searchNotifications(portal.running.db, who, page, few);
    return [...items.map(({ subject }) => subject), count];
  };
  const expected: [string, (string | null | number)[]][] = [
    ['ประชุม', [subjects[2] as string, subjects[0] as string, 2]],
    ['ครั้งที่ 1', [subjects[0] as string, 1]],
    ['ประชุม 2', []],
    ['ปฏิบัติ กระทรวง', [subjects[1] as string, 1]],
    ['ที่', [subjects[2] as string, subjects[0] as string, 2]],
    ['เรื่องลับ', []],
    ['ไม่มีที่ใด', []],
  ];
  for (const [search, subjectsAndCount] of expected)
    for (const few of [1000, 0]) expect([search, few, await found(search, few)]).toEqual([search, few, subjectsAndCount.length ? subjectsAndCount : [0]]);
  for (const few of [1000, 0]) expect(await found('มีหนังสือ', few, 2)).toEqual([subjects[0], 3]);
  for (const few of [1000, 0]) expect(await found('ประชุม', few, 5)).toEqual([2]);
});

it('keeps to one module, and to what is unread', async () => {
  expect((await asked({ module: 'SARABUN' })).count).toBe(3);
  expect((await asked({ module: 'ROOM' })).count).toBe(0);
  const { body } = await portal.post('/api/service/get-all-notification', {}, { as: colleague });
  await portal.post('/api/sarabun/notification-update-read', { NN_RECEIVE_ID: body.items[0].NN_RECEIVE_ID }, { as: colleague });
  expect(await asked({ unread: 'true' })).toEqual({ subjects: subjects.slice(0, 2).reverse(), count: 2 });
  expect((await portal.post('/api/sarabun/get-notifications', {}, { as: colleague })).body.items.totalAlert).toBe(2);
});

it('counts the unread ones of each module, and marks read only those of the module that is named', async () => {
  const { personId } = colleague;
  const notice = {
    person_id: personId,
    title: 'จองห้องประชุมแล้ว',
    title_en: 'A room is booked',
    html: '',
    html_en: '',
    module: 'ROOM',
    secrecy: 1,
    created_at: new Date(),
  };
  await portal.running.db.insertInto('notification').values([notice, notice]).execute();
  const unread = async () => (await portal.post('/api/sarabun/get-notifications', {}, { as: colleague })).body.items.unread;
  const before = await unread();
  expect(before).toEqual([
    { module: 'ROOM', count: 2 },
    { module: 'SARABAN', count: expect.any(Number) },
  ]);
  await portal.post('/api/sarabun/notification-update-read-all', { MODULE: ['ROOM'] }, { as: colleague });
  expect(await unread()).toEqual([before[1]]);
});

it('says with the first page how many there are of each module, whatever is asked for', async () => {
  const all = async (body: Record<string, unknown>) => (await portal.post('/api/service/get-all-notification', body, { as: colleague })).body;
  expect((await all({ search: 'ไม่มี' })).totals).toEqual([
    { module: 'ROOM', count: 2 },
    { module: 'SARABAN', count: 3 },
  ]);
  expect((await all({ skip: 1 })).totals).toBeUndefined();
});

/** What a person sees and is counted, in the bell and in the list. */
async function shownTo(person: TestPerson) {
  const [bell, list] = [
    await portal.post('/api/sarabun/get-notifications', {}, { as: person }),
    await portal.post('/api/service/get-all-notification', {}, { as: person }),
  ];
  const ids = (items: { NN_RECEIVE_ID: number }[]) => items.map(({ NN_RECEIVE_ID }) => NN_RECEIVE_ID);
  const { alerts, totalAlert, unread } = bell.body.items;
  return { alerts: ids(alerts), totalAlert, unread, items: ids(list.body.items), count: list.body.count, totals: list.body.totals };
}
const setClass = (documentId: number, secrecy: number) => portal.running.db.updateTable('document').set({ secrecy }).where('id', '=', documentId).execute();

it('neither shows nor counts a letter whose class was raised after it was announced, and does again when it is open again', async () => {
  const reader = await portal.person(unit, { function: 'registrar' });
  const { documentId } = await letterFor(portal, registrar, unit, { subject: 'เปิดเผยก่อน' });
  await portal.deliver();
  const before = await shownTo(reader);
  const [receiveId] = before.items;
  expect(before).toMatchObject({ alerts: [receiveId], totalAlert: 1, count: 1, totals: [{ module: 'SARABAN', count: 1 }] });
  await setClass(documentId, 2);
  expect(await shownTo(reader)).toEqual({ alerts: [], totalAlert: 0, unread: [], items: [], count: 0, totals: [] });
  const read = () => portal.post('/api/sarabun/notification-update-read', { NN_RECEIVE_ID: receiveId }, { as: reader });
  expect((await read()).code).toBe(404);
  // Marking all read leaves alone what is not shown.
  await portal.post('/api/sarabun/notification-update-read-all', {}, { as: reader });
  await setClass(documentId, 1);
  expect(await shownTo(reader)).toEqual(before);
  expect((await read()).body.is_save).toBe(true);
});

it('gives a notice the class that its letter was getting while it was written', async () => {
  const reader = await portal.person(unit);
  const { documentId } = await letterFor(portal, registrar, unit, { subject: 'เปลี่ยนชั้นพร้อมกัน' });
  await portal.deliver();
  const notice = { person_id: reader.personId, document_id: documentId, module: 'SARABAN', title: 't', html: '', secrecy: 1, created_at: new Date() };
  const writing = await portal.running.db.transaction().execute(async (db) => {
    await sql`select from document where id = ${documentId} for update`.execute(db);
    await db.updateTable('document').set({ secrecy: 2 }).where('id', '=', documentId).execute();
    const written = portal.running.db.insertInto('notification').values(notice).execute();
    const waits = () => sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(portal.running.db);
    await expect.poll(async () => (await waits()).rows.length).toBe(1);
    return { written };
  });
  await writing.written;
  expect(await shownTo(reader)).toMatchObject({ totalAlert: 0, count: 0, items: [] });
});

it('finds the notices of a letter by an index, however many there are', async () => {
  await portal.running.db.transaction().execute(async (db) => {
    await sql`set local enable_seqscan = off`.execute(db);
    const { rows } = await sql<{ 'QUERY PLAN': string }>`
      explain update notification set secrecy = 2 where document_id = 1 and secrecy <> 2`.execute(db);
    expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('notification_of_document');
  });
});

it('a flood from a module is one alert in the bell, with how many there were; the list has them all', async () => {
  const person = await portal.person(unit);
  const at = (second: number) => new Date(Date.UTC(2026, 0, 5, 3, 0, second));
  const notice = (module: string, second: number) => ({
    person_id: person.personId,
    title: `จองแล้ว ${second}`,
    html: '',
    module,
    secrecy: 1,
    created_at: at(second),
  });
  const flood = Array.from({ length: 300 }, (_, place) => notice('CAR', Math.floor(place / 6)));
  await portal.running.db
    .insertInto('notification')
    .values([...flood, notice('ROOM', 10), notice('ROOM', 11)])
    .execute();
  const { alerts, totalAlert } = (await portal.post('/api/sarabun/get-notifications', {}, { as: person })).body.items;
  const shown = alerts.map((alert: Record<string, unknown>) => [alert.MODULE, alert.NN_TITLE, alert.NN_COUNT]);
  expect(shown).toEqual([
    ['CAR', 'จองแล้ว 49', 300],
    ['ROOM', 'จองแล้ว 11', 1],
    ['ROOM', 'จองแล้ว 10', 1],
  ]);
  expect(totalAlert).toBe(302);
  expect((await portal.post('/api/service/get-all-notification', { module: 'CAR' }, { as: person })).body.count).toBe(300);
});

it('reads the queues for the notices of a page only, in a large office', async () => {
  const { personId } = await portal.person(unit);
  const page = { take: 20, skip: 40, unread: false, language: 'th', today: '2026-11-27' } as const;
  const reading = portal.running.db.transaction().execute(async (db) => {
    // Without the letters themselves.
    await sql`set local session_replication_role = replica`.execute(db);
    await sql`
      insert into queue_entry (desk_id, queue, leg_id, document_id, speed, secrecy, due_on, sent_at, has_file, to_person)
      select ${unit.deskId}, 2, 1000000 + i, 1000000 + i, 1, 1, '2026-10-01', now(), false, false
      from generate_series(1, 20000) i`.execute(db);
    await sql`
      insert into notification (person_id, module, title, html, leg_id, secrecy, created_at)
      select ${personId}, 'SARABAN', 't', 'h', 1000000 + i, 1, now() - make_interval(mins => i)
      from generate_series(1, 3000) i`.execute(db);
    await sql`analyze queue_entry, notification`.execute(db);
    const scans = async () =>
      (await sql<{ scans: number }>`select seq_scan::int as scans from pg_stat_xact_user_tables where relname = 'queue_entry'`.execute(db)).rows;
    const before = await scans();
    const found = await findNotifications(db, { personId, clearance: 1, deskIds: [unit.deskId], modules: ['SARABAN'], now: new Date() }, page);
    expect([found.length, found.every(({ isOverdue }) => isOverdue)]).toEqual([20, true]);
    expect(await scans()).toEqual(before);
    throw new Error('is not kept');
  });
  await expect(reading).rejects.toThrow('is not kept');
});
