import { describe, expect, it } from 'vitest';
import { letterFor } from '../../../test/letters';
import { testPortal } from '../../../test/portal';

const portal = await testPortal();
const unit = await portal.unit();
const registrar = await portal.person(unit, { function: 'registrar', name: 'มาลินี' });
const auditor = await portal.person(unit);
await portal.role(auditor, 'auditor');
const secret = 'เรื่องลับสุดยอดของสำนัก';
await letterFor(portal, registrar, unit, { subject: secret, number: 'ลับ ๑', secrecy: 2 });
while ((await portal.running.chain.seal()) > 0);

const activity = async (body = {}, as: { token: string } = auditor) => portal.post('/api/core/history/activity', body, { as });
const log = async (body = {}, as: { token: string } = auditor) => portal.post('/api/core/history/system-log', body, { as });

describe('the trail of one letter', () => {
  const columns = async (narrowing: object, as: { token: string } = auditor) =>
    (await activity({ pageSize: 100, ...narrowing }, as)).body.data as { documentId: number; letter: { number: string; subject: string } | null }[];

  it('is found by the printed number in any spelling and by the receive number, and names the letter', async () => {
    const { documentId, legId } = await letterFor(portal, registrar, unit, { subject: 'ขอเชิญประชุม', number: 'ทค ๐๔๐๒/๑๑' });
    const { body } = await portal.post('/api/sarabun/receive-document', { legId }, { as: registrar });
    for (const letter of ['ทค 0402/11', 'ทค๐๔๐๒/๑๑', ...(body.item ? [String(body.item.receiveNumber), `${body.item.receiveNumber}/${body.item.year}`] : [])]) {
      const rows = await columns({ letter });
      expect(rows.length, letter).toBeGreaterThan(0);
      expect(new Set(rows.map((row) => row.documentId)), letter).toEqual(new Set([documentId]));
      expect(rows[0]?.letter, letter).toEqual({ kind: '', number: 'ทค ๐๔๐๒/๑๑', subject: 'ขอเชิญประชุม' });
    }
    expect((await columns({ documentId })).length).toBeGreaterThan(0);
    expect(await columns({ documentId, letter: 'ทค 0402/12' })).toEqual([]);
  });

  it('is found by part of a number, the end before the middle; a zero in front is no receive number', async () => {
    const { documentId } = await letterFor(portal, registrar, unit, { subject: 'ขอเชิญอบรม =0903/7=', number: 'กค ๐๙๐๓.๔/๗๗๙๙' });
    const longer = await letterFor(portal, registrar, unit, { subject: 'ขอเชิญประชุมอีกครั้ง', number: 'กค ๐๙๐๓.๔/๗๗๙๙๑' });
    const idsOf = async (letter: string) => [...new Set((await columns({ letter })).map((row) => row.documentId))].toSorted((one, other) => one - other);
    for (const part of ['7799', '/๗๗๙๙', '0903.4/7799', '๐๙๐๓.๔ /๗๗๙๙', '.4/7799']) expect(await idsOf(part), part).toEqual([documentId]);
    expect(await idsOf('0903.4')).toEqual([documentId, longer.documentId]);
    expect(await idsOf('0903/7')).toEqual([]);
    expect(await idsOf('0001')).toEqual([]);
    for (const short of ['9', '%', '__']) expect(await idsOf(short), short).not.toContain(documentId);
  });

  it('is found with the name of its kind before the number, and stands before letters that a registry received under it', async () => {
    const { documentId, legId } = await letterFor(portal, registrar, unit, { subject: 'เรื่องที่รับ', number: 'กข ๗' });
    const { item } = (await portal.post('/api/sarabun/receive-document', { legId }, { as: registrar })).body;
    const number = `${item.receiveNumber}/${item.year}`;
    const made = (kind: number, secrecy: number) => letterFor(portal, registrar, unit, { kind, subject: 'แต่งตั้งคณะทำงาน', number, secrecy });
    const [order, notice] = [await made(4, 1), await made(7, 1)];
    await made(4, 2);
    await portal.get(`/api/sarabun/document?documentId=${documentId}&legId=${legId}`, { as: registrar });
    const found = async (letter: string) => [...new Set((await columns({ letter })).map((row) => row.documentId))];
    for (const letter of [`คำสั่ง ${number}`, `คำสั่งที่ ${number}`, `Order no. ${number}`]) expect(await found(letter), letter).toEqual([order.documentId]);
    expect(await found(`ประกาศ ${number}`)).toEqual([notice.documentId]);
    expect(await found(number)).toEqual([notice.documentId, order.documentId, documentId]);
    const named = async (letter: string) => (await columns({ letter })).find((row) => row.documentId !== documentId)?.letter;
    expect(await named(`คำสั่ง ${number}`)).toEqual({ kind: 'คำสั่ง', number, subject: 'แต่งตั้งคณะทำงาน' });
    expect(await named(`ประกาศ ${number}`)).toEqual({ kind: 'ประกาศ', number, subject: 'แต่งตั้งคณะทำงาน' });
    const numbers = await portal.post(
      '/api/core/history/export-activity',
      { format: 'csv', letter: `คำสั่ง ${number}`, columns: ['letterNumber'] },
      { as: auditor },
    );
    expect(Buffer.from(numbers.body.content, 'base64').toString()).toContain(`คำสั่ง ${number}`);
    const sheet = await portal.post('/api/core/history/export-activity', { format: 'csv', letter: number, columns: ['document'] }, { as: auditor });
    const exported = Buffer.from(sheet.body.content, 'base64').toString().split(/\D+/).filter(Boolean).map(Number);
    expect([...new Set(exported)]).toEqual([notice.documentId, order.documentId, documentId]);
  });

  it('of a secret letter names neither number nor subject to someone who is not cleared, and is not found by its number', async () => {
    const secretRegistrar = await portal.person(unit, { function: 'secretRegistrar', clearance: 3 });
    const { documentId, legId } = await letterFor(portal, secretRegistrar, unit, { subject: 'แผนลับมาก', number: 'กห ๙/๙', secrecy: 3 });
    const cleared = await portal.person(unit, { clearance: 3 });
    await portal.role(cleared, 'auditor');
    for (const letter of ['กห 9/9', 'ห 9/9', '9/9', 'กห9']) expect(await columns({ letter }), letter).toEqual([]);
    await portal.post('/api/sarabun/receive-document', { legId }, { as: secretRegistrar });
    const rows = await columns({ documentId });
    expect(JSON.stringify(rows)).not.toMatch(/เลข|ปี พ/);
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.map(({ letter }) => letter)).toEqual(rows.map(() => null));
    expect((await columns({ letter: 'กห 9/9' }, cleared))[0]?.letter).toEqual({ kind: '', number: 'กห ๙/๙', subject: 'แผนลับมาก' });
    const sheet = await portal.post('/api/core/history/export-activity', { format: 'csv', documentId }, { as: auditor });
    expect(Buffer.from(sheet.body.content, 'base64').toString()).not.toMatch(/แผนลับมาก|กห ๙/);
  });

  it('is offered where an auditor may not read a letter; to others it does not exist', async () => {
    const { documentId } = await letterFor(portal, registrar, unit, { subject: 'เรื่องของกอง', number: 'กก ๑' });
    const open = (as: { token: string }, id = documentId) => portal.get(`/api/sarabun/document?documentId=${id}`, { as });
    const other = await portal.person(await portal.unit());
    const elsewhere = await portal.person(await portal.unit());
    await portal.role(elsewhere, 'auditor');
    for (let times = 0; times < 3; times++) expect(await open(elsewhere)).toMatchObject({ code: 403, body: { code: 'notReadable' } });
    const refused = (await log({ action: 'openingRefused', pageSize: 100 })).body.data;
    expect(refused.map(({ personId, ...row }: { personId: number; documentId: number }) => [personId, row.documentId])).toEqual([
      [elsewhere.personId, documentId],
    ]);
    expect((await open(elsewhere, 99_999_999)).code).toBe(404);
    const secretRegistrar = await portal.person(unit, { function: 'secretRegistrar', clearance: 3 });
    const secretLetter = await letterFor(portal, secretRegistrar, unit, { subject: 'แผนลับ', number: 'กห ๘/๘', secrecy: 3 });
    expect((await open(elsewhere, secretLetter.documentId)).code).toBe(404);
    const administrator = await portal.person(await portal.unit());
    await portal.role(administrator, 'administrator');
    expect((await open(administrator)).code).toBe(404);
    const [unread, missing] = [await open(other), await open(other, 99_999_999)];
    expect(unread.code).toBe(404);
    expect(unread.body).toEqual(missing.body);
  });
});

describe('the history', () => {
  it('tells the auditor who did what when, and nothing of what secret letters say', async () => {
    const { body } = await activity({ action: 'login', search: 'มาลินี' });
    expect(body).toMatchObject({
      total: 1,
      more: false,
      data: [{ actionName: 'เข้าสู่ระบบ', personName: expect.stringContaining('มาลินี'), address: '127.0.0.1' }],
    });
    for (const reply of [await activity({ pageSize: 100 }), await log({ pageSize: 100 })]) expect(JSON.stringify(reply.body)).not.toContain(secret);
    expect((await activity({ action: 'login' })).body.data[0]).not.toHaveProperty('detail');
  });

  it('is narrowed by name, day and act, and paged newest first', async () => {
    expect((await activity({ search: 'มาลินี' })).body.data.every((row: { personName: string }) => row.personName.includes('มาลินี'))).toBe(true);
    expect((await activity({ from: '2020-01-01', to: '2020-12-31' })).body.total).toBe(0);
    const today = new Intl.DateTimeFormat('sv', { timeZone: 'Asia/Bangkok' }).format(new Date());
    expect((await activity({ from: today, to: today })).body.total).toBeGreaterThan(0);
    const idsOf = async (page: object): Promise<number[]> => (await activity(page)).body.data.map((row: { id: number }) => row.id);
    const newest = async () => ({ second: await idsOf({ page: 2, pageSize: 2 }), whole: await idsOf({ pageSize: 4 }) });
    // A background chore may write a row between two reads.
    await expect.poll(async () => newest().then(({ second, whole }) => [second, whole.slice(2)])).toSatisfy(([second, rest]) => `${second}` === `${rest}`);
    const { whole } = await newest();
    expect(whole).toHaveLength(4);
    expect(whole).toEqual([...whole].sort((a, b) => b - a));
    expect((await activity({ from: 'yesterday' })).code).toBe(422);
  });

  it('can be filtered by each name once, in either language, and then has every act of that name', async () => {
    const actions = ['giveRole', 'giveRoleOfType', 'command', 'commandDocument', 'signLetter', 'sign', 'addUnit', 'settings.setup-organization.create'];
    await portal.running.db
      .insertInto('audit')
      .values(actions.map((action) => ({ at: new Date(), action, person_id: registrar.personId })))
      .execute();
    for (const language of ['th', 'en']) {
      const as = { as: auditor, headers: { 'accept-language': language } };
      for (const page of ['activity', 'system-log']) {
        const { items } = (await portal.get(`/api/core/history/${page}-actions`, as)).body as { items: { action: string; actions: string[]; name: string }[] };
        const names = items.map(({ name }) => name);
        expect(names).toEqual([...new Set(names)]);
        const roles = items.find(({ actions: one }) => one.includes('giveRoleOfType'));
        expect(roles?.actions, language).toContain('giveRole');
        const { data } = (await portal.post(`/api/core/history/${page}`, { action: 'giveRoleOfType' }, as)).body;
        expect(new Set(data.map(({ action }: { action: string }) => action))).toEqual(new Set(['giveRole', 'giveRoleOfType']));
      }
    }
  });

  it('of the system has what the product did by itself, and which rows are sealed', async () => {
    const { data } = (await log({ pageSize: 100 })).body;
    expect(data.some((row: { personId: number | null }) => row.personId === null)).toBe(true);
    expect(data.at(-1).sealed).toBe(true);
  });

  it('goes out as a spreadsheet', async () => {
    const { body } = await portal.post('/api/core/history/export-activity', { format: 'csv', action: 'login', search: 'มาลินี' }, { as: auditor });
    expect(Buffer.from(body.content, 'base64').toString()).toMatch(/^\ufeffเวลา,ผู้ดำเนินการ,การดำเนินการ.*\r\n.*มาลินี.*เข้าสู่ระบบ/);
    expect((await portal.post('/api/core/history/export-system-log', { format: 'xlsx' }, { as: auditor })).code).toBe(200);
  });

  it('is for auditors and administrators; auditors look at the pages of rights, and decide on emergencies alone', async () => {
    expect((await activity({}, registrar)).code).toBe(403);
    expect((await log({}, registrar)).code).toBe(403);
    const { groups } = (await portal.get('/api/core/settings/menu', { as: auditor })).body;
    const pages: { path: string; mayManage: boolean }[] = groups.flatMap((group: { pages: unknown[] }) => group.pages);
    expect(pages.map(({ path }) => path)).toEqual(expect.arrayContaining(['history-activity', 'activity-system-log', 'explain-rights', 'clearance', 'acting']));
    expect(pages.filter(({ mayManage }) => mayManage).map(({ path }) => path)).toEqual(['break-glass']);
  });
});

describe('what an act noted', () => {
  const keeper = portal.person(unit, { name: 'วีรพล' });
  const facts = async (action: string, headers = {}) =>
    (await portal.post('/api/core/history/system-log', { action, search: 'วีรพล' }, { as: auditor, headers })).body.data[0].facts;

  it('is told in words: the page, the row, and each field as it was and is', async () => {
    const as = await keeper;
    for (const page of ['prefix', 'position-information', 'admin-configs', 'users-group']) await portal.grant(as, page, 'manage');
    const set = async (what: string, body: object) =>
      (await portal.post(`/api/core/settings/prefix/${what}`, body as Record<string, unknown>, { as })).body.item;
    const { id } = await set('create', { values: { nameTh: 'คุณหญิง', nameEn: '', position: null } });
    await set('update', { id, version: 1, values: { nameTh: 'ท่านผู้หญิง', nameEn: 'Lady', position: null } });
    expect(await facts('settings.prefix.update')).toEqual([
      { label: 'หน้า', before: null, value: 'คำนำหน้า' },
      { label: 'แก้ไข', before: null, value: 'ท่านผู้หญิง' },
      { label: 'คำนำหน้า', before: 'คุณหญิง', value: 'ท่านผู้หญิง' },
      { label: 'ชื่ออังกฤษ', before: '—', value: 'Lady' },
    ]);
    expect((await facts('settings.prefix.update', { 'accept-language': 'en' })).map(({ label }: { label: string }) => label)).toEqual([
      'Page',
      'Changed',
      'Prefix',
      'English name',
    ]);
    await portal.post('/api/core/save-agency-value', { name: 'idleMinutes', value: 12, version: 0 }, { as });
    expect(await facts('saveAgencyValue')).toContainEqual({ label: 'ค่า', before: '—', value: '12' });
    const head = await portal.headPost(unit, registrar);
    const other = await portal.unit();
    const move = { postId: head.postId, version: 1, toUnitId: other.unitId, effectiveOn: new Date(Date.now() + 7 * 3_600_000).toISOString().slice(0, 10) };
    expect((await portal.post('/api/core/organization/move-post', move, { as })).code).toBe(200);
    expect(JSON.stringify(await facts('movePost'))).toMatch(/ผู้อำนวยการกองที่.*กองที่ 1.*กองที่ \d/);
    // Neither its own name again nor a number that stands on no page.
    const told: { label: string; value: string }[] = await facts('movePost', { 'accept-language': 'en' });
    expect(told.filter(({ label, value }) => ['Kind', 'Of', 'Change'].includes(label) || value.startsWith('#'))).toEqual([]);
  });

  it('has no key that is said by its own name, in either language, in all that was done here', async () => {
    for (const language of ['th', 'en']) {
      const { data } = (await portal.post('/api/core/history/system-log', { pageSize: 100 }, { as: auditor, headers: { 'accept-language': language } })).body;
      const labels = data.flatMap((row: { facts: { label: string }[] }) => row.facts.map(({ label }) => label));
      expect(labels.length).toBeGreaterThan(10);
      expect(labels.filter((label: string) => (language === 'th' ? /[A-Za-z]/ : /[ก-๙]/).test(label))).toEqual([]);
    }
  });

  it('goes out with the spreadsheet as words, too', async () => {
    const { content } = (await portal.post('/api/core/history/export-activity', { format: 'csv', search: 'วีรพล' }, { as: auditor })).body;
    const sheet = Buffer.from(content, 'base64').toString();
    expect(sheet).toContain('คำนำหน้า: คุณหญิง → ท่านผู้หญิง');
    expect(sheet).not.toContain('"page"');
  });

  it('says to whom a letter went and why it came back, where the reader may know the letter', async () => {
    const other = await portal.unit();
    const otherRegistrar = await portal.person(other, { function: 'registrar' });
    const factsOf = async (action: string, documentId: number, language = 'th') =>
      (await portal.post('/api/core/history/activity', { action, documentId }, { as: auditor, headers: { 'accept-language': language } })).body.data[0].facts;
    const sendOn = async (letter: object) => {
      const { documentId, legId } = await letterFor(portal, registrar, unit, letter);
      await portal.post('/api/sarabun/receive-document', { legId }, { as: registrar });
      const { body } = await portal.post('/api/sarabun/forward-document', { legId, deskIds: [other.deskId], text: '' }, { as: registrar });
      const [back] = body.item.legIds;
      expect((await portal.post('/api/sarabun/refuse-document', { legId: back, reason: 'ผิดหน่วยงาน' }, { as: otherRegistrar })).code).toBe(200);
      return documentId;
    };
    const open = await sendOn({ subject: 'ขอหารือ', number: 'ทค ๑๒' });
    expect(await factsOf('forwardDocument', open)).toContainEqual({ label: 'ส่งถึง', before: null, value: expect.stringMatching(/^กองที่ \d+$/) });
    expect(await factsOf('refuseDocument', open)).toContainEqual({ label: 'เหตุผล', before: null, value: 'ผิดหน่วยงาน' });
    expect((await factsOf('refuseDocument', open, 'en')).map(({ label }: { label: string }) => label)).toEqual(
      expect.arrayContaining(['Sent to', 'Reason', 'At']),
    );
    // Somebody who acts for the holder of a desk does it by an order.
    const { db } = portal.running;
    const { postId } = await portal.headPost(other, await portal.person(other));
    const { id: orderId } = await db
      .insertInto('acting_order')
      .values({ post_id: postId, phrase: 'duty', order_number: '๑๗/๒๕๖๙', starts_on: '2020-01-01' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const seat = { desk_id: other.deskId, person_id: otherRegistrar.personId, acting_order_id: orderId, starts_on: '2020-01-01' };
    await db
      .insertInto('seat')
      .values({ ...seat, function: 'acting' })
      .execute();
    expect(await factsOf('refuseDocument', open)).toContainEqual({ label: 'ปฏิบัติแทน', before: null, value: expect.stringContaining('คำสั่งที่ ๑๗/๒๕๖๙') });
    await db.updateTable('document').set({ is_personal: true }).where('id', '=', open).execute();
    // Neither its words nor bare ids of its steps.
    expect(JSON.stringify(await factsOf('refuseDocument', open))).not.toMatch(/ผิดหน่วยงาน|กองที่|คำสั่งที่|#/);
  });
});
