import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { movingClock } from '../../../../test/clock';
import { letterFor } from '../../../../test/letters';
import { testPortal } from '../../../../test/portal';
import { giveUnitFunction } from '../../people';

const portal = await testPortal();
const { db } = portal.running;
const unit = await portal.unit();
const other = await portal.unit();
const registrar = await portal.person(unit, { function: 'registrar' });
const secret = await portal.person(unit, { function: 'secretRegistrar', clearance: 2 });
const holder = await portal.person(other, { name: 'บุญส่ง' });
const deputy = await portal.person(unit, { name: 'เกษียณ' });
const post = await portal.headPost(other, holder);
await portal.appoint({ postId: post.postId, personId: deputy.personId, phrase: 'duty', orderNumber: '๑/๒๕๖๙', startsOn: '2020-01-01', endsOn: null } as never);
await sql`update unit set name_th = 'กองคลังและพัสดุ ๑', name_en = 'Finance Division' where id = ${unit.unitId}`.execute(db);
await sql`update post set name_th = 'ผู้อำนวยการกองวิชาการ' where id = ${post.postId}`.execute(db);

const find = async (search: string, kind?: string) =>
  (await portal.get(`/api/sarabun/parties?search=${encodeURIComponent(search)}${kind ? `&kind=${kind}` : ''}`, { as: registrar })).body.items as {
    deskId: number;
    kind: string;
    actingName: string | null;
    open: number;
  }[];
const desks = async (search: string, kind?: string) => (await find(search, kind)).map(({ deskId }) => deskId);

it('finds by the own name first, in either digits and either language', async () => {
  expect((await desks('คลังและพัสดุ 1'))[0]).toBe(unit.deskId);
  expect((await desks('finance'))[0]).toBe(unit.deskId);
  expect((await desks('กองวิชาการ'))[0]).toBe(post.deskId);
  expect((await desks('นายบุญส่ง'))[0]).toBe(holder.deskId);
  expect(await desks('เกษียนใจดี')).toEqual([]);
  expect((await desks('เกษียน'))[0]).toBe(deputy.deskId);
});

it('names units and posts to readers of English, too', async () => {
  const { body } = await portal.get('/api/sarabun/parties?search=finance', { as: registrar, headers: { 'accept-language': 'en' } });
  expect(body.items[0]).toMatchObject({ deskId: unit.deskId, name: 'Finance Division' });
  const posts = await portal.get(`/api/sarabun/parties?search=${encodeURIComponent('กองวิชาการ')}`, { as: registrar, headers: { 'accept-language': 'en' } });
  expect(posts.body.items[0].name).not.toBe('');
});

it('finds a post by someone who holds it or acts for it, a person by position, and whoever belongs to a unit', async () => {
  expect(await desks('บุญส่ง')).toEqual([holder.deskId, other.deskId, post.deskId]);
  expect((await find('เกษียณ', 'post'))[0]).toMatchObject({ deskId: post.deskId, actingPhrase: 'duty', actingName: expect.stringContaining('เกษียณ') });
  expect(await desks('กองวิชาการ', 'person')).toEqual([holder.deskId]);
  expect(await desks('finance', 'person')).toEqual(expect.arrayContaining([registrar.deskId, secret.deskId]));
});

it('puts first what begins with the words, with or without the kind of unit, and the higher before the lower', async () => {
  const named = async (name: string, level: number) => {
    const made = await portal.unit();
    await sql`update unit set name_th = ${name}, name_en = '', short_name = '', level = ${level} where id = ${made.unitId}`.execute(db);
    return made.deskId;
  };
  const whole = await named('กรมทดสอบและพัฒนาระบบดิจิทัล', 1);
  const division = await named('กองพัฒนาระบบงาน', 2);
  const section = await named('กลุ่มงานมาตรฐานข้อมูล', 3);
  const standards = await named('กองมาตรฐานและธรรมาภิบาลข้อมูล', 2);
  expect(await desks('พัฒนาระบบ', 'unit')).toEqual([division, whole]);
  expect(await desks('มาตรฐาน', 'unit')).toEqual([standards, section]);
});

it('puts what is in the division of who asks before what has the same rank elsewhere', async () => {
  const [far, near] = [await portal.unit(), await portal.unit()];
  for (const [{ unitId }, name, parent] of [
    [far, 'กลุ่มงานแผนที่ ก', null],
    [near, 'กลุ่มงานแผนที่ ข', unit.unitId],
  ] as const)
    await sql`update unit set name_th = ${name}, level = 3, parent_id = ${parent} where id = ${unitId}`.execute(db);
  await sql`update unit set level = 2 where id = ${unit.unitId}`.execute(db);
  expect(await desks('แผนที่', 'unit')).toEqual([near.deskId, far.deskId]);
  await sql`update unit set parent_id = null where id = ${near.unitId}`.execute(db);
});

it('says what was found where the name of the desk has it not', async () => {
  expect(await find('กองวิชาการ', 'person')).toMatchObject([{ deskId: holder.deskId, found: 'ผู้อำนวยการกองวิชาการ' }]);
  expect((await find('เกษียณ', 'post'))[0]).toMatchObject({ deskId: post.deskId, found: expect.stringContaining('เกษียณ') });
  expect((await find('finance', 'person'))[0]).toMatchObject({ found: 'กองคลังและพัสดุ ๑' });
  expect((await find('finance', 'unit'))[0]).toMatchObject({ found: '' });
});

it('takes signs of a pattern as themselves, offers nobody who has left, and at most twenty', async () => {
  expect(await desks('%')).toEqual([]);
  expect(await desks('_')).toEqual([]);
  const gone = await portal.person(other, { name: 'ย้ายไปแล้ว', signedIn: false });
  expect(await desks('ย้ายไป')).toEqual([gone.deskId]);
  await sql`update person set closed_on = current_date where id = ${gone.personId}`.execute(db);
  expect(await desks('ย้ายไป')).toEqual([]);
  expect(await find('')).toHaveLength(Math.min(20, (await find('')).length));
});

it('counts what is on a desk as far as the asker is cleared', async () => {
  const before = (await find('คลัง', 'unit'))[0]?.open;
  await letterFor(portal, secret, unit, { secrecy: 2 });
  expect((await find('คลัง', 'unit'))[0]?.open).toBe(before);
  await letterFor(portal, registrar, unit);
  expect((await find('คลัง', 'unit'))[0]?.open).toBe((before ?? 0) + 1);
});

it('tells who is head by the clock of the product: until midnight the one, after it the other', async () => {
  const { clock, moveTo } = movingClock('2026-12-31T10:00:00+07:00');
  const office = await testPortal({ clock });
  const division = await office.unit();
  const clerk = await office.person(division, { function: 'registrar' });
  const [until, since] = [await office.person(division, { name: 'คนเก่า' }), await office.person(division, { name: 'คนใหม่' })];
  for (const [{ personId }, term] of [
    [until, { startsOn: '2020-01-01', endsOn: '2026-12-31' }],
    [since, { startsOn: '2027-01-01', endsOn: null }],
  ] as const)
    await office.act((context) => giveUnitFunction(context, { personId, unitId: division.unitId, postId: null, function: 'head', ...term }));
  const head = async () => {
    const { items } = (await office.get('/api/sarabun/parties?search=&kind=unit', { as: clerk })).body;
    return items.find(({ deskId }: { deskId: number }) => deskId === division.deskId).detail;
  };
  await moveTo(office.running.db, '2026-12-31T23:59:59');
  expect(JSON.stringify(await head())).toContain('คนเก่า');
  await moveTo(office.running.db, '2027-01-01T00:00:00');
  expect(JSON.stringify(await head())).toContain('คนใหม่');
});

it('suggests whom the person sent to last from a desk, then the units directly below it, or else its persons', async () => {
  const parent = await portal.unit();
  const below = await portal.unit();
  const sender = await portal.person(parent, { function: 'registrar' });
  const colleague = await portal.person(below, { name: 'เพื่อนร่วมหน่วย' });
  const suggested = async (deskId: number, kind?: string) =>
    (await portal.get(`/api/sarabun/suggested-parties?deskId=${deskId}${kind ? `&kind=${kind}` : ''}`, { as: sender })).body.items as {
      deskId: number;
      source: string;
    }[];
  await sql`update unit set parent_id = ${parent.unitId} where id = ${below.unitId}`.execute(db);
  const sources = async (...asked: Parameters<typeof suggested>) => (await suggested(...asked)).map(({ deskId, source }) => `${source} ${deskId}`);
  expect(await sources(parent.deskId)).toEqual([`below ${below.deskId}`]);
  const { legId } = await letterFor(portal, sender, parent);
  await portal.post('/api/sarabun/receive-document', { legId }, { as: sender });
  const parties = [
    { deskId: colleague.deskId, responsibility: 'main' },
    { deskId: other.deskId, responsibility: 'joint' },
  ];
  expect((await portal.post('/api/sarabun/assign-document', { legId, parties }, { as: sender })).code).toBe(200);
  expect(await sources(parent.deskId)).toEqual([`recent ${other.deskId}`, `recent ${colleague.deskId}`, `below ${below.deskId}`]);
  expect(await sources(parent.deskId, 'person')).toEqual([`recent ${colleague.deskId}`]);
  // Who was named lately is told with the unit of today, and with no post that has ended.
  const lately = async () => (await suggested(parent.deskId, 'person'))[0];
  expect(await lately()).toMatchObject({ isElsewhere: true, unitId: below.unitId });
  await sql`update desk set unit_id = ${parent.unitId} where id = ${colleague.deskId}`.execute(db);
  expect(await lately()).toMatchObject({ isElsewhere: false, unitId: parent.unitId });
  await sql`update unit set parent_id = null where id = ${below.unitId}`.execute(db);
  expect((await portal.get(`/api/sarabun/suggested-parties?deskId=${other.deskId}`, { as: sender })).code).toBe(404);
});

it('tells whom several of the named desks reach: by the unit, by a post, or themselves', async () => {
  const twice = async (...deskIds: number[]) => (await portal.post('/api/sarabun/reached-twice', { deskIds }, { as: registrar })).body.items;
  expect(await twice(other.deskId, post.deskId)).toEqual([
    { personId: holder.personId, name: expect.stringContaining('บุญส่ง'), deskIds: [other.deskId, post.deskId] },
  ]);
  expect(await twice(deputy.deskId, unit.deskId, post.deskId)).toMatchObject([{ personId: deputy.personId, deskIds: [deputy.deskId, post.deskId] }]);
  expect(await twice(holder.deskId, deputy.deskId)).toEqual([]);
  expect(await twice(post.deskId, post.deskId)).toEqual([]);
});

it('does not take the desk to which an order went back for one that somebody chose', async () => {
  const office = await portal.unit();
  const registrar = await portal.person(office, { function: 'registrar' });
  const head = await portal.person(office);
  const post = await portal.headPost(office, head);
  const { legId } = await letterFor(portal, registrar, office);
  await portal.post('/api/sarabun/receive-document', { legId }, { as: registrar });
  const [up] = (await portal.post('/api/sarabun/present-document', { legId, deskId: post.deskId, text: 'เพื่อโปรดทราบ' }, { as: registrar })).body.item.legIds;
  expect((await portal.post('/api/sarabun/command-document', { legId: up, choice: 'acknowledged' }, { as: head })).code).toBe(200);
  const { items } = (await portal.get(`/api/sarabun/suggested-parties?deskId=${post.deskId}`, { as: head })).body;
  expect(items.filter(({ source }: { source: string }) => source === 'recent')).toEqual([]);
});

it('finds a person by a title of the office before the name, as other lists of persons do, and not by a title alone', async () => {
  await sql`insert into prefix (name_th, name_en, changed_at) values ('ร้อยตำรวจเอก', 'Pol. Capt.', now()) on conflict do nothing`.execute(db);
  const captain = await portal.person(other, { name: 'ธีรเดชา' });
  for (const search of ['ร้อยตำรวจเอกธีรเดชา', 'ร้อยตำรวจเอก ธีรเดชา', 'นายธีรเดชา', 'นาย ธีรเดชา']) {
    expect((await desks(search))[0], search).toBe(captain.deskId);
  }
  expect(await desks('ร้อยตำรวจเอก เดชา')).toEqual([]);
});
