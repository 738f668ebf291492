import { allEndpoints } from '@sarabun/contract/all-endpoints';
import { bangkokDay, dayAfter } from '@sarabun/contract/values/buddhist-date';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { standingClock } from '../../../test/clock';
import { letterFor } from '../../../test/letters';
import { mailsOf } from '../../../test/mails';
import { type TestPerson, testPortal } from '../../../test/portal';

const { clock, at } = standingClock('2026-11-21T10:00:00+07:00');
const portal = await testPortal({ clock });
const today = bangkokDay(clock());
const tomorrow = dayAfter(today, 1);
const unit = await portal.unit();
const registrar = await portal.person(unit, { function: 'registrar', name: 'ปรียา' });
const admin = await portal.person(unit, { name: 'ปกรณ์' });
await portal.role(admin, 'administrator');
const auditor = await portal.person(unit, { name: 'อุไร' });
await portal.role(auditor, 'auditor');
const somebody = await portal.person(unit, { name: 'สุดา' });

const post = (what: string, body: Record<string, unknown>, as: { token: string } = admin) => portal.post(`/api/core/rights/${what}`, body, { as });
const get = (what: string, as: { token: string }) => portal.get(`/api/core/rights/${what}`, { as });
const view = async (as: { token: string }, documentId: number) => (await portal.get(`/api/sarabun/document?documentId=${documentId}`, { as })).code;
const letter = (wanted: Parameters<typeof letterFor>[3] = {}) => letterFor(portal, registrar, unit, wanted);

describe('a role', () => {
  const give = (part: Record<string, unknown> = {}, as?: TestPerson) =>
    post(
      'give-role',
      { roleTypeId: 2, personId: somebody.personId, unitId: unit.unitId, orderNumber: '๑/๒๕๖๙', startsOn: today, endsOn: tomorrow, ...part },
      as,
    );
  const works = async (person: TestPerson) =>
    (await portal.actor(person)).seats.some((seat) => seat.function === 'registryHead' && seat.deskId === unit.deskId);

  it('gives the seat it names, ends by itself at midnight, and at once when it is ended', async () => {
    const { body } = await give();
    expect(await works(somebody)).toBe(true);
    expect(await at('2026-11-22T23:59:59+07:00', () => works(somebody))).toBe(true);
    expect(await at('2026-11-23T00:00:00+07:00', () => works(somebody))).toBe(false);
    expect((await post('roles', { state: 'running' })).body.data).toMatchObject([{ name: expect.stringContaining('สุดา'), roleCode: 2007, state: 'running' }]);
    const ofPerson = async (personId: number) => (await post('roles', { state: 'running', personId })).body;
    expect(await ofPerson(somebody.personId)).toMatchObject({ total: 1, data: [{ personId: somebody.personId }] });
    expect(await ofPerson(registrar.personId)).toMatchObject({ total: 0, data: [] });
    expect((await give()).body.code).toBe('alreadyHasRole');
    expect((await post('end-role', { assignmentId: body.assignmentId, reason: 'ย้าย' })).code).toBe(200);
    expect(await works(somebody)).toBe(false);
    expect((await post('end-role', { assignmentId: body.assignmentId, reason: 'ย้าย' })).body.code).toBe('alreadyEnded');
  });

  it('with a group gives its menu rights while it lasts', async () => {
    const group = await portal.running.db
      .insertInto('users_group')
      .values({ code: 'prefixes', name_th: 'ผู้ดูแลคำนำหน้า' })
      .returning('id')
      .executeTakeFirstOrThrow();
    await portal.running.db.insertInto('menu_permission_group').values({ group_id: group.id, menu_id: 3162, may_query: true, may_manage: false }).execute();
    const [type] = (await portal.post('/api/core/settings/role-type/list', { search: 'ผู้ช่วยผู้ดูแลระบบ' }, { as: admin })).body.data;
    const values = { ...type.values, groupId: group.id };
    expect((await portal.post('/api/core/settings/role-type/update', { id: type.id, version: type.version, values }, { as: admin })).code).toBe(200);
    const list = async () => (await portal.post('/api/core/settings/prefix/list', {}, { as: somebody })).code;
    expect(await list()).toBe(403);
    const { body } = await give({ roleTypeId: type.id });
    expect(await list()).toBe(200);
    await post('end-role', { assignmentId: body.assignmentId, reason: 'สิ้นสุด' });
    expect(await list()).toBe(403);
  });

  it('that is switched off, or gets another function, changes the seats of all who have it', async () => {
    const { body } = await give({ endsOn: null });
    const [type] = (await portal.post('/api/core/settings/role-type/list', { search: 'หัวหน้าสารบรรณกอง' }, { as: admin })).body.data;
    expect((await portal.post('/api/core/settings/role-type/switch', { id: type.id, version: type.version, active: false }, { as: admin })).code).toBe(200);
    expect(await works(somebody)).toBe(false);
    await portal.post('/api/core/settings/role-type/switch', { id: type.id, version: type.version + 1, active: true }, { as: admin });
    expect(await works(somebody)).toBe(true);
    await post('end-role', { assignmentId: body.assignmentId, reason: 'สิ้นสุด' });
  });

  it('is not given to oneself, not where it means nothing, and not by someone who may not', async () => {
    expect((await give({ personId: admin.personId })).body.code).toBe('notToOneself');
    const bare = await portal.unit({ hasRegistry: false });
    const { fields } = (await give({ unitId: bare.unitId, startsOn: '2020-01-01', endsOn: '2019-01-01', personId: 99_999 })).body;
    expect(Object.keys(fields).sort()).toEqual(['endsOn', 'personId', 'startsOn', 'unitId']);
    expect((await give({ roleTypeId: 5 })).body.code).toBe('secretNeedsClearance');
    expect((await give({}, somebody)).code).toBe(403);
    expect((await give({}, auditor)).code).toBe(403);
    expect((await post('end-role', { assignmentId: 99_999, reason: 'x' })).code).toBe(404);
  });
});

describe('an administrator', () => {
  it('reads no letter: every call of letters is refused as if there were none', async () => {
    const { documentId, legId } = await letter();
    const asked = allEndpoints.filter(
      ({ path, request }) =>
        path.startsWith('/api/sarabun/') &&
        request.safeParse({ documentId, legId, reason: 'x', text: 'ทดสอบ', deskIds: [unit.deskId], deskId: unit.deskId }).success,
    );
    const touching = asked.filter(({ request }) =>
      JSON.stringify(Object.keys((request as unknown as { shape?: object }).shape ?? {})).match(/"(documentId|legId)"/),
    );
    expect(touching.length).toBeGreaterThan(5);
    const ask = (method: string, path: string, ids: { documentId: number; legId: number }) =>
      method === 'GET'
        ? portal.get(`${path}?documentId=${ids.documentId}&legId=${ids.legId}`, { as: admin })
        : portal.post(path, { ...ids, reason: 'x', text: 'ทดสอบ', deskIds: [unit.deskId], deskId: unit.deskId }, { as: admin });
    for (const { method, path } of touching) {
      const [there, nowhere] = [await ask(method, path, { documentId, legId }), await ask(method, path, { documentId: 9_999_999, legId: 9_999_999 })];
      expect(there.code, `${method} ${path}`).toBeGreaterThanOrEqual(400);
      expect([there.code, there.body.code], `${method} ${path}`).toEqual([nowhere.code, nowhere.body.code]);
    }
    const lists = await portal.post('/api/sarabun/get-todo-lists', {}, { as: admin });
    expect(JSON.stringify(lists.body)).not.toContain('ขอความอนุเคราะห์');
  });

  it('is appointed by another, and the last one stays', async () => {
    expect((await post('appoint-administrator', { personId: admin.personId, role: 'auditor', orderNumber: '' })).body.code).toBe('notToOneself');
    expect((await post('remove-administrator', { personId: admin.personId, role: 'administrator', reason: 'พ้นหน้าที่' })).body.code).toBe('lastAdministrator');
    expect((await post('appoint-administrator', { personId: somebody.personId, role: 'administrator', orderNumber: '๒/๒๕๖๙' })).code).toBe(200);
    expect((await post('appoint-administrator', { personId: somebody.personId, role: 'administrator', orderNumber: '' })).body.code).toBe('alreadyHasRole');
    expect((await get('administrators', auditor)).body.items).toHaveLength(3);
    // If two remove each other at once, one remains.
    const both = await Promise.all([
      post('remove-administrator', { personId: admin.personId, role: 'administrator', reason: 'ทดสอบ' }, somebody),
      post('remove-administrator', { personId: somebody.personId, role: 'administrator', reason: 'ทดสอบ' }, admin),
    ]);
    expect(both.map(({ code }) => code).sort()).not.toEqual([200, 200]);
    const left = (await get('administrators', auditor)).body.items.filter(({ role }: { role: string }) => role === 'administrator');
    expect(left).toHaveLength(1);
    if (left[0].personId !== admin.personId) {
      await portal.role(admin, 'administrator');
      await post('remove-administrator', { personId: somebody.personId, role: 'administrator', reason: 'ทดสอบ' });
    }
    expect((await post('remove-administrator', { personId: 99_999, role: 'auditor', reason: 'x' })).code).toBe(404);
    expect((await post('appoint-administrator', { personId: somebody.personId, role: 'administrator', orderNumber: '' }, auditor)).code).toBe(403);
  });

  it('lets nobody leave once the right to close accounts is taken', async () => {
    const leaver = await portal.person(unit);
    const close = async () => {
      const { version } = await portal.running.db.selectFrom('person').where('id', '=', leaver.personId).select('version').executeTakeFirstOrThrow();
      return portal.post('/api/core/people/close-person', { personId: leaver.personId, version }, { as: admin });
    };
    const path = '/api/core/settings/user-account-close-premission';
    const [right] = (await portal.post(`${path}/list`, {}, { as: admin })).body.data;
    const off = await portal.post(`${path}/switch`, { id: right.id, version: right.version, active: false }, { as: admin });
    expect(await close()).toMatchObject({ code: 403, body: { code: 'mayNotClose' } });
    const elsewhere = await portal.unit();
    const abroad = await portal.person(elsewhere);
    const values = { ...right.values, ownUnitOnly: true };
    await portal.post(`${path}/switch`, { id: right.id, version: off.body.item.version, active: true }, { as: admin });
    await portal.post(`${path}/update`, { id: right.id, version: off.body.item.version + 1, values }, { as: admin });
    const { version } = await portal.running.db.selectFrom('person').where('id', '=', abroad.personId).select('version').executeTakeFirstOrThrow();
    expect((await portal.post('/api/core/people/close-person', { personId: abroad.personId, version }, { as: admin })).body.code).toBe('mayNotClose');
    expect((await close()).code).toBe(200);
  });
});

describe('a clearance', () => {
  const appoint = (part: Record<string, unknown> = {}, as?: TestPerson) =>
    post('appoint-clearance', { personId: somebody.personId, level: 2, orderNumber: '๓/๒๕๖๙', startsOn: today, endsOn: tomorrow, ...part }, as);
  const level = async () => (await portal.actor(somebody)).clearance;

  it('opens a class from its first day to its last, or until it is ended', async () => {
    const { body } = await appoint();
    expect(await level()).toBe(2);
    expect(await at('2026-11-23T00:00:00+07:00', level)).toBe(1);
    expect((await appoint()).body.code).toBe('alreadyCleared');
    expect((await appoint({ level: 3 })).code).toBe(200);
    expect(await level()).toBe(3);
    for (const { clearanceId } of (await post('clearances', { state: 'running' }, auditor)).body.data.filter((row: { name: string }) =>
      row.name.includes('สุดา'),
    )) {
      const ended = await portal.post('/api/core/rights/end-clearance', { clearanceId, reason: 'พ้นหน้าที่' }, { as: admin });
      expect(ended.code).toBe(200);
    }
    expect(await level()).toBe(1);
    expect((await post('end-clearance', { clearanceId: body.clearanceId, reason: 'x' })).body.code).toBe('alreadyEnded');
  });

  it('is never given to oneself, not backwards, and not by someone who only audits', async () => {
    expect((await appoint({ personId: admin.personId })).body.code).toBe('notToOneself');
    expect(Object.keys((await appoint({ startsOn: '2020-01-01', endsOn: '2019-01-01', personId: 99_999 })).body.fields).sort()).toEqual([
      'endsOn',
      'personId',
      'startsOn',
    ]);
    expect((await appoint({ level: 4 })).code).toBe(422);
    expect((await appoint({}, auditor)).code).toBe(403);
    expect((await post('clearances', {}, somebody)).code).toBe(403);
    expect((await post('end-clearance', { clearanceId: 99_999, reason: 'x' })).code).toBe(404);
  });
});

describe('an emergency access', () => {
  const reason = 'ศาลขอสำเนาด่วนภายในวันนี้';
  const ask = async (number: string, as: TestPerson = admin) => (await post('ask-break-glass', { number, reason, hours: 4 }, as)).body.breakGlassId;
  const decide = (breakGlassId: number, approve: boolean, as: TestPerson = auditor) =>
    post('decide-break-glass', { breakGlassId, approve, text: 'ตรวจสอบแล้ว' }, as);

  it('takes a second person, opens one letter to read only for some hours, and tells owners and auditors', async () => {
    const { documentId, legId } = await letter({ number: 'ฉก ๐๑/๑' });
    const other = await letter({ number: 'ฉก ๐๑/๒' });
    const breakGlassId = await ask('ฉก 01/1');
    expect(await view(admin, documentId)).toBe(404);
    expect((await decide(breakGlassId, true, admin)).code).toBe(403);
    expect((await decide(breakGlassId, true)).code).toBe(200);
    expect(await view(admin, documentId)).toBe(200);
    expect(await view(admin, other.documentId)).toBe(404);
    expect((await portal.get(`/api/sarabun/document?documentId=${documentId}`, { as: admin })).body.item.allowedActions).toEqual([]);
    expect((await portal.post('/api/sarabun/receive-document', { legId }, { as: admin })).code).toBe(404);
    const [row] = (await post('break-glass', {})).body.data;
    expect(row).toMatchObject({ state: 'approved', documentId, openings: 2, letter: null });
    await portal.deliver();
    const bells = async (as: TestPerson) => JSON.stringify((await portal.post('/api/service/get-all-notification', { take: 50 }, { as })).body.items);
    for (const who of [registrar, auditor]) expect(await bells(who)).toContain('ฉุกเฉิน');
    expect(await bells(somebody)).not.toContain('ฉุกเฉิน');
    expect(await at('2026-11-21T14:00:01+07:00', () => view(admin, documentId))).toBe(404);
    expect((await post('end-break-glass', { breakGlassId }, auditor)).code).toBe(200);
    expect(await view(admin, documentId)).toBe(404);
  });

  it('is told by mail without the number that was asked for, which may be that of a secret letter', async () => {
    await sql`update notification_event set mail = true where code like 'emergency%'`.execute(portal.running.db);
    await sql`update person set email = 'auditor@example.go.th' where id = ${auditor.personId}`.execute(portal.running.db);
    const { documentId } = await letter({ number: 'ฉก ๐๑/๓' });
    const breakGlassId = await ask('ฉก ๐๑/๓');
    expect((await decide(breakGlassId, true)).code).toBe(200);
    await portal.deliver();
    const mails = (await mailsOf(portal)).filter(({ to }) => to === 'auditor@example.go.th');
    expect(mails).toContainEqual(expect.objectContaining({ subject: expect.stringContaining('ชั้นความลับ') }));
    expect(JSON.stringify(mails)).not.toMatch(/ฉก|ศาลขอสำเนา/);
    expect((await post('end-break-glass', { breakGlassId }, auditor)).code).toBe(200);
    expect(await view(admin, documentId)).toBe(404);
  });

  it('is never above the clearance of someone who asks, and tells nobody whether there is such a letter', async () => {
    const secret = await portal.person(unit, { function: 'secretRegistrar', clearance: 3 });
    await letterFor(portal, secret, unit, { number: 'ลับ ๑', secrecy: 2 });
    const [hidden, missing] = [await ask('ลับ ๑'), await ask('ไม่มี ๑')];
    for (const breakGlassId of [hidden, missing]) expect((await decide(breakGlassId, true)).body.code).toBe('nothingToOpen');
    const rows = (await post('break-glass', {}, auditor)).body.data.slice(0, 2);
    expect(rows.map((row: { letter: unknown }) => row.letter)).toEqual([null, null]);
    for (const breakGlassId of [hidden, missing]) expect((await decide(breakGlassId, false)).code).toBe(200);
    expect((await decide(hidden, false)).body.code).toBe('alreadyDecided');
  });

  it('is asked for with a reason, withdrawn by someone who asked, decided by one of two at once', async () => {
    expect((await post('ask-break-glass', { number: 'ก', reason: 'ด่วน', hours: 4 })).code).toBe(422);
    expect((await post('ask-break-glass', { number: 'ก', reason, hours: 25 })).code).toBe(422);
    expect((await post('ask-break-glass', { number: 'ก', reason, hours: 4 }, somebody)).code).toBe(403);
    const withdrawn = await ask('ฉก ๐๑/๑');
    expect((await post('end-break-glass', { breakGlassId: withdrawn }, auditor)).body.code).toBe('alreadyDecided');
    expect((await post('end-break-glass', { breakGlassId: withdrawn })).code).toBe(200);
    expect((await decide(withdrawn, true)).body.code).toBe('alreadyDecided');
    const raced = await ask('ฉก ๐๑/๑');
    const codes = (await Promise.all([decide(raced, true), decide(raced, false)])).map(({ code }) => code);
    expect(codes.sort()).toEqual([200, 409]);
    expect((await decide(99_999, true)).code).toBe(404);
  });
});

describe('what a person may do, and why', () => {
  const explain = async (as: TestPerson, personId: number, number = '') => get(`explain?personId=${personId}&number=${encodeURIComponent(number)}`, as);

  it('names the order, the role, the group and the clearance', async () => {
    const { body } = await explain(auditor, registrar.personId);
    const said = JSON.stringify(body.item.sections);
    for (const words of ['ลงรับ ส่ง และเสนอหนังสือ', 'เป็นเจ้าหน้าที่สารบรรณ', 'ข้อ ๓๕', 'ผู้ใช้งานทุกคน']) expect(said).toContain(words);
    const admins = JSON.stringify((await explain(auditor, admin.personId)).body.item.sections);
    expect(admins).toContain('โดยไม่มีสิทธิอ่านหนังสือ');
    expect(admins).toContain('Closes accounts');
  });

  it('agrees with what opens the letter, and shows nothing of it', async () => {
    const { documentId } = await letter({ number: 'อธ ๐๑/๑', subject: 'เรื่องที่ไม่ควรเห็น' });
    for (const person of [registrar, somebody, admin]) {
      const { letter: about } = (await explain(auditor, person.personId, 'อธ 01/1')).body.item;
      expect(about.verdict).toBe((await view(person, documentId)) === 200 ? 'mayRead' : 'mayNotRead');
      expect(about.why.length).toBeGreaterThan(0);
      expect(JSON.stringify(about)).not.toContain('เรื่องที่ไม่ควรเห็น');
    }
    expect((await explain(auditor, registrar.personId, 'อธ 01/1')).body.item.letter.actions).toContain('receive');
  });

  it('is open to everyone about themselves, and to nobody else about others', async () => {
    expect((await explain(somebody, registrar.personId)).code).toBe(403);
    const own = await get(`explain-own?number=${encodeURIComponent('อธ ๐๑/๑')}`, somebody);
    expect(own.body.item.letter.verdict).toBe('unknown');
    expect(own.body.item.personId).toBe(somebody.personId);
    expect((await explain(auditor, 99_999)).code).toBe(404);
  });
});
