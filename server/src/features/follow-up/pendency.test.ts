import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { testPortal } from '../../../test/portal';
import { main, routeOf } from '../../../test/route';
import { countDesks } from './pendency-store';

let now = new Date('2026-11-21T09:00:00+07:00');
const portal = await testPortal({ clock: () => now });
const route = routeOf(portal);
const department = await portal.unit();
const division = await portal.unit({ parentId: department.unitId });
const section = await portal.unit({ parentId: division.unitId, hasRegistry: false });
const foreign = await portal.unit();
const director = await portal.person(department, { name: 'อธิบดี' });
await portal.headPost(department, director);
const registrar = await portal.person(division, { function: 'registrar' });
const secret = await portal.person(division, { function: 'secretRegistrar', clearance: 3 });
const head = await portal.person(division, { name: 'ผู้อำนวยการ' });
await portal.headPost(division, head);
const officer = await portal.person(section, { name: 'เจ้าหน้าที่' });
const stranger = await portal.person(foreign, { function: 'registrar' });

// Four days ago: two letters received, one of them assigned to the section's officer and due on the 20th; one secret;
// one just arrived.
now = new Date('2026-11-17T09:00:00+07:00');
const given = await route.received(registrar, division, { subject: 'งานของเจ้าหน้าที่', number: 'ทส ๑' });
await route.assign(registrar, given.legId, { parties: [main(officer)], task: '', dueOn: '2026-11-20', needsReport: true });
await route.received(registrar, division, { subject: 'ค้างที่กอง', number: 'ทส ๒' });
await route.received(secret, division, { subject: 'เรื่องลับ', number: 'กห ๑', secrecy: 2 });
now = new Date('2026-11-21T09:00:00+07:00');
await route.received(registrar, division, { subject: 'เพิ่งมา', number: 'ทส ๓' });

type As = { token: string };
const query = (more: object) => new URLSearchParams(more as Record<string, string>).toString();
const report = async (as: As, more: object = {}) => portal.get(`/api/sarabun/pendency?${query(more)}`, { as });
const letters = (as: As, more: object) => portal.get(`/api/sarabun/pendency/letters?${query(more)}`, { as });

describe('the report', () => {
  it('shows a head the unit and below by unit, counting only what the head is cleared for', async () => {
    const { body } = await report(head);
    expect(body).toMatchObject({ by: 'unit', unit: null, total: 2, all: { waiting: 3, overdue: 1, averageDays: 2.7 } });
    expect(body.data.map(({ key, waiting, overdue }: { key: string; waiting: number; overdue: number }) => [key, waiting, overdue])).toEqual([
      [`unit:${section.unitId}`, 1, 1],
      [`unit:${division.unitId}`, 2, 0],
    ]);
    expect((await report(secret)).body.all.waiting).toBe(4);
  });

  it('shows an executive all below, a registrar the registry with the units that have none of their own, others their own work', async () => {
    expect((await report(director)).body.total).toBe(3);
    expect((await report(registrar)).body.data.map((line: { key: string }) => line.key).sort()).toEqual(
      [`unit:${division.unitId}`, `unit:${section.unitId}`].sort(),
    );
    expect((await report(officer)).body).toMatchObject({ by: 'person', unit: null, data: [{ key: `person:${officer.personId}`, waiting: 1, overdue: 1 }] });
    expect((await report(stranger)).body).toMatchObject({ by: 'person', unit: { unitId: foreign.unitId }, all: { waiting: 0 } });
  });

  it('looks into a unit by person; another unit does not exist', async () => {
    const { body } = await report(head, { unitId: section.unitId });
    expect(body).toMatchObject({
      by: 'person',
      unit: { unitId: section.unitId },
      data: [
        { kind: 'person', waiting: 1, overdue: 1 },
        { kind: 'desk', waiting: 0 },
      ],
    });
    expect([
      (await report(head, { unitId: department.unitId })).code,
      (await report(head, { unitId: foreign.unitId })).code,
      (await report(head, { unitId: 99 })).code,
    ]).toEqual([404, 404, 404]);
  });

  it('keeps to what came in a period', async () => {
    expect((await report(head, { from: '2026-11-21' })).body.all).toMatchObject({ waiting: 1, overdue: 0 });
    expect((await report(head, { to: '2026-11-20' })).body.all).toMatchObject({ waiting: 2, overdue: 1, averageDays: 4 });
    expect((await report(head, { from: 'yesterday' })).code).toBe(422);
  });

  it('is exported whole as a spreadsheet, with what the reader may count', async () => {
    const { body } = await portal.get('/api/sarabun/pendency/export?format=csv', { as: head });
    const text = Buffer.from(body.content, 'base64').toString('utf8');
    expect(body.name).toBe('pendency-2026-11-21.csv');
    expect(text.split('\n')[0]).toContain('หน่วยงาน,ตำแหน่ง,งานค้าง (เรื่อง),เกินกำหนด (เรื่อง)');
    expect(text).toMatch(/,1,1,4,/);
  });
});

describe('the count of many queues at once', () => {
  /** More letters at a desk than are counted, of several classes and queues, some of them due. */
  const fill = async () => {
    await portal.running.db.connection().execute(async (db) => {
      await sql`set session_replication_role = replica`.execute(db);
      await sql`
        insert into queue_entry (desk_id, queue, leg_id, document_id, speed, secrecy, due_on, sent_at, has_file, to_person)
        select case when n % 9 = 0 then ${department.deskId}::int else ${foreign.deskId}::int end, case when n % 7 = 0 then 4 else 3 end,
          1000000 + n, 1000000 + n, 1, 1 + n % 3 / 2, case when n % 2 = 0 then date '2026-11-01' + n % 40 end,
          timestamptz '2026-10-01 08:00+07' + n * interval '20 minutes', false, false
        from generate_series(1, 4000) n`.execute(db);
      await sql`
        insert into queue_count (desk_id, queue, secrecy, total, most_urgent, came_sum)
        select desk_id, queue, secrecy, count(*), 0, sum(extract(epoch from sent_at)::bigint) from queue_entry where leg_id > 1000000
        group by 1, 2, 3 on conflict (desk_id, queue, secrecy) do nothing`.execute(db);
      await sql`reset session_replication_role`.execute(db);
    });
  };

  it('is that of each queue by itself', async () => {
    await fill();
    const where = { unitIds: [department, division, section, foreign].map(({ unitId }) => unitId) };
    for (const clearance of [1, 2, 4])
      for (const period of [
        { from: null, to: null },
        { from: '2026-10-20', to: null },
        { from: '2026-10-05', to: '2026-11-15' },
        { from: null, to: '2020-01-01' },
      ]) {
        const asked = { clearance, today: '2026-11-21', period };
        const [oneByOne, atOnce] = await Promise.all([1e6, 0].map((many) => countDesks(portal.running.db, where, { ...asked, many })));
        const byDesk = (rows: typeof oneByOne) => rows?.toSorted((one, other) => one.deskId - other.deskId);
        expect(byDesk(atOnce)).toEqual(byDesk(oneByOne));
        if (period.to !== '2020-01-01') expect(oneByOne?.length).toBeGreaterThan(1);
        if (period.to === null) expect(oneByOne?.some(({ waiting }) => waiting >= 1000)).toBe(true);
      }
  });
});

describe('the letters behind a line', () => {
  it('are those that one may open, the longest overdue first; of the others only the number is told', async () => {
    const own = await letters(head, { key: `unit:${division.unitId}` });
    expect(own.body.data.map((one: { subject: string }) => one.subject)).toEqual(['ค้างที่กอง', 'เพิ่งมา']);
    expect(own.body).toMatchObject({ total: 2, hidden: 0 });
    const below = await letters(director, { key: `unit:${division.unitId}` });
    expect(below.body).toMatchObject({ data: [], total: 0, hidden: 2 });
    const late = await letters(head, { key: `person:${officer.personId}`, only: 'overdue' });
    expect(late.body.data).toMatchObject([{ subject: 'งานของเจ้าหน้าที่', dueOn: '2026-11-20', documentId: given.documentId }]);
  });

  it('of a line outside the own report do not exist', async () => {
    for (const key of [`unit:${foreign.unitId}`, `person:${stranger.personId}`, `desk:${foreign.deskId}`, 'person:999999'])
      expect((await letters(head, { key })).code).toBe(404);
    expect((await letters(officer, { key: `unit:${section.unitId}` })).code).toBe(404);
    expect((await letters(head, { key: 'unit:1; drop' })).code).toBe(422);
  });
});

describe('the follow-up', () => {
  const followed = async (as: As, more: object = {}) => (await portal.get(`/api/sarabun/follow-up?${query(more)}`, { as })).body;

  it('lists what a unit gave to others, with who has it and the leg to ask by', async () => {
    const body = await followed(registrar, { kind: 'given', side: 'unit' });
    expect(body).toMatchObject({ total: 1, overdue: { given: 1, followed: 0 }, hasUnit: true });
    expect(body.data[0]).toMatchObject({
      subject: 'งานของเจ้าหน้าที่',
      holder: expect.stringContaining('เจ้าหน้าที่'),
      remindLegId: given.legId,
      remindedToday: false,
      reported: false,
    });
    expect((await route.follow(registrar, given.legId, { dueOn: '2026-11-25' })).code).toBe(200);
    expect((await portal.post('/api/sarabun/remind-document', { legId: body.data[0].remindLegId }, { as: registrar })).code).toBe(200);
    expect((await followed(registrar, { kind: 'followed', side: 'unit' })).data[0]).toMatchObject({
      dueOn: '2026-11-25',
      remindLegId: given.legId,
      remindedToday: true,
    });
  });

  it('lists the own work by its due day, and nothing of others', async () => {
    expect((await followed(officer, { kind: 'work' })).data.map((row: { subject: string }) => row.subject)).toEqual(['งานของเจ้าหน้าที่']);
    expect((await followed(officer, { kind: 'work', only: 'overdue' })).total).toBe(1);
    expect(await followed(stranger, { kind: 'given', side: 'unit' })).toMatchObject({ total: 0, data: [] });
    expect(await followed(officer, { kind: 'given', side: 'unit' })).toMatchObject({ total: 0, hasUnit: false });
  });

  it('says where there is some when the asked list is empty', async () => {
    expect((await followed(officer, { kind: 'followed' })).elsewhere).toEqual([{ kind: 'work', side: 'mine', total: 1 }]);
    expect((await followed(officer, { kind: 'work' })).elsewhere).toEqual([]);
    const ofUnit = (await followed(registrar, { kind: 'given' })).elsewhere;
    expect(ofUnit).toContainEqual({ kind: 'given', side: 'unit', total: 1 });
  });
});

it('counters keep when rows came, as the rows themselves say', async () => {
  const { rows } = await sql`
    select 1 from (select desk_id, queue, secrecy, sum(extract(epoch from sent_at)::bigint) as came from queue_entry group by 1, 2, 3) e
    full join (select * from queue_count where total > 0) c using (desk_id, queue, secrecy) where e.came is distinct from c.came_sum`.execute(
    portal.running.db,
  );
  expect(rows).toEqual([]);
});
