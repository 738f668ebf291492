import { X509Certificate } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { certificatesOf } from '../../../test/certificates';
import { movingClock } from '../../../test/clock';
import { type TestPerson, testPortal } from '../../../test/portal';

const { clock, moveTo } = movingClock('2026-11-23T09:00:00+07:00');
const portal = await testPortal({ clock });
const { db, app } = portal.running;
const unit = await portal.unit();
const keeper = await portal.person(unit, { name: 'ผู้ดูแล' });
await portal.grant(keeper, 'certificate-person-request', 'manage');
await portal.grant(keeper, 'certificate-person', 'manage');
const second = await portal.person(unit);
await portal.grant(second, 'certificate-person-request', 'manage');
const reader = await portal.person(unit);
for (const page of ['certificate-person', 'certificate-person-request']) await portal.grant(reader, page, 'query');
const pin = '482137';

const path = '/api/core/certificates';
const revoke = (as: TestPerson, certificateId: number, more: object = {}) =>
  portal.post(`${path}/revoke`, { certificateId, code: 'keyCompromise', reason: 'ทำเครื่องหาย', ...more }, { as });
const at = (moment: string) => moveTo(db, moment);
const { own, ask, decide, collect, openOf, holder, heard } = certificatesOf(portal, unit, keeper);

describe('a certificate', () => {
  it('is asked for, approved by someone else, and made when its person collects it with a PIN', async () => {
    const person = await portal.person(unit);
    expect((await own(person)).state).toBe('none');
    expect((await ask(person)).body.approved).toBe(false);
    expect((await own(person)).state).toBe('waiting');
    expect(await heard(keeper)).toContain('มีคำขอใบรับรองอิเล็กทรอนิกส์');
    const requestId = await openOf(person);
    expect((await decide(keeper, requestId)).code).toBe(200);
    expect(await heard(person)).toContain('ใบรับรองอิเล็กทรอนิกส์ของท่านพร้อมให้รับ');
    expect(await db.selectFrom('certificate').where('person_id', '=', person.personId).selectAll().execute()).toEqual([]);
    expect((await collect(person, requestId)).code).toBe(200);
    const { state, certificates, open } = await own(person);
    expect([state, open, certificates.length, certificates[0].state]).toEqual(['valid', null, 1, 'valid']);
    expect(new Date(certificates[0].notAfter)).toEqual(new Date('2028-11-23T09:00:00+07:00'));
  });

  it('keeps its key from everybody: sealed at rest, in no answer, the PIN nowhere', async () => {
    const { person, certificateId } = await holder();
    const kept = await db.selectFrom('certificate').where('id', '=', certificateId).selectAll().executeTakeFirstOrThrow();
    const said = JSON.stringify([await own(person), (await portal.get(`${path}/of-person?personId=${person.personId}`, { as: keeper })).body]);
    for (const secret of [kept.sealed_key?.toString('base64'), kept.sealed_key?.toString('hex'), 'sealed', pin]) expect(said).not.toContain(secret);
    expect(new X509Certificate(kept.certificate).subject).toContain('CN=');
    const audited = JSON.stringify(await db.selectFrom('audit').select(['action', 'detail']).execute());
    expect(audited).not.toContain(pin);
  });

  it('needs a PIN that is not guessed, and proof of identity', async () => {
    const person = await portal.person(unit);
    await ask(person);
    const requestId = await openOf(person);
    expect((await collect(person, requestId)).body.code).toBe('nothingToCollect');
    await decide(keeper, requestId);
    for (const bad of ['123456', '11111111', '12345', 'abcdef', '']) expect((await collect(person, requestId, { pin: bad })).body.fields).toHaveProperty('pin');
    expect((await collect(person, requestId, { password: 'Wrong1234' })).body.code).toBe('wrongPassword');
    expect((await collect(keeper, requestId)).code).toBe(404);
    const [one, other] = await Promise.all([collect(person, requestId), collect(person, requestId)]);
    expect([one.code, other.code].sort()).toEqual([200, 409]);
    expect((await own(person)).certificates.length).toBe(1);
  });

  it('can be collected for this many days only', async () => {
    const person = await portal.person(unit);
    await ask(person);
    const requestId = await openOf(person);
    await decide(keeper, requestId);
    await at('2026-12-23T09:00:01');
    expect((await collect(person, requestId)).body.code).toBe('nothingToCollect');
    expect((await own(person)).requests[0].state).toBe('lapsed');
    expect((await ask(person)).code).toBe(200);
    await at('2026-11-23T09:00:00');
  });

  it('is one at a time', async () => {
    const { person } = await holder();
    expect((await ask(person)).body.code).toBe('hasCertificate');
    const another = await portal.person(unit);
    const tries = await Promise.all([ask(another), ask(another)]);
    expect(tries.map(({ code }) => code).sort()).toEqual([200, 409]);
  });
});

describe('a request', () => {
  it('is decided once, by someone else, with a reason where it is refused', async () => {
    const person = await portal.person(unit);
    await ask(person);
    const requestId = await openOf(person);
    expect((await decide(keeper, requestId, false)).body.fields).toHaveProperty('text');
    expect((await decide(reader, requestId)).code).toBe(403);
    expect((await decide(keeper, 999_999)).code).toBe(404);
    const both = await Promise.all([decide(keeper, requestId), decide(second, requestId, false, 'ไม่จำเป็น')]);
    expect(both.map(({ code }) => code).sort()).toEqual([200, 409]);
    await ask(second);
    expect((await decide(second, await openOf(second))).body.code).toBe('notOwnRequest');
    expect((await decide(keeper, await openOf(second), false, 'ยังไม่มีหน้าที่ลงนาม')).code).toBe(200);
    expect(await heard(second)).toContain('คำขอใบรับรองอิเล็กทรอนิกส์ของท่านไม่ได้รับอนุมัติ');
    expect((await own(second)).requests[0]).toMatchObject({ state: 'refused', answer: 'ยังไม่มีหน้าที่ลงนาม' });
  });

  it('is taken back by someone who asked alone', async () => {
    const person = await portal.person(unit);
    await ask(person);
    const requestId = await openOf(person);
    expect((await portal.post(`${path}/withdraw-request`, { requestId }, { as: keeper })).code).toBe(404);
    expect((await portal.post(`${path}/withdraw-request`, { requestId }, { as: person })).code).toBe(200);
    expect((await decide(keeper, requestId)).body.code).toBe('alreadyDecided');
  });

  it('is listed and searched page by page for someone who may look', async () => {
    const person = await portal.person(unit, { name: 'พิมพ์ชนก' });
    await ask(person);
    const list = async (body: Record<string, unknown>, as = reader) => (await portal.post(`${path}/requests`, body, { as })).body;
    const found = await list({ search: 'พิมพ์ชนก', state: 'waiting' });
    expect([found.total, found.data[0].personId, found.data[0].isOwn]).toEqual([1, person.personId, false]);
    expect((await list({ search: found.data[0].name })).data[0]?.personId).toBe(person.personId);
    expect((await list({ pageSize: 1, page: 2 })).data.length).toBe(1);
    expect((await portal.post(`${path}/requests`, {}, { as: person })).code).toBe(403);
  });
});

describe('the people and their certificates', () => {
  const holders = async (body: Record<string, unknown>) => (await portal.post(`${path}/holders`, body, { as: reader })).body;

  it('are listed by how they stand, with counts, and as a spreadsheet', async () => {
    const { person } = await holder();
    const { data, counts, total } = await holders({ state: 'valid', pageSize: 100 });
    expect(data.map((one: { personId: number }) => one.personId)).toContain(person.personId);
    expect([total, data.length]).toEqual([counts.valid, counts.valid]);
    expect((await holders({ state: 'none' })).total).toBe(counts.none);
    await at('2028-11-01T09:00:00');
    expect((await holders({ state: 'expiring' })).total).toBeGreaterThan(0);
    await at('2029-11-01T09:00:00');
    expect((await holders({ state: 'valid' })).total).toBe(0);
    await at('2026-11-23T09:00:00');
    const sheet = await portal.get(`${path}/holders/export?format=csv&state=valid`, { as: reader });
    expect(Buffer.from(sheet.body.content, 'base64').toString()).toMatch(/ใช้ได้,[0-9a-f]{32}/);
    expect((await portal.get(`${path}/holders/export`, { as: person })).code).toBe(403);
  });

  it('are offered one by someone else', async () => {
    const person = await portal.person(unit);
    const offer = (personId: number, as = keeper) => portal.post(`${path}/offer`, { personId, reason: 'ตำแหน่งใหม่' }, { as });
    expect((await offer(keeper.personId)).body.code).toBe('notOwnRequest');
    expect((await offer(person.personId, reader)).code).toBe(403);
    expect((await offer(999_999)).code).toBe(404);
    expect((await offer(person.personId)).code).toBe(200);
    expect((await offer(person.personId)).body.code).toBe('requestOpen');
    expect((await own(person)).state).toBe('offered');
    expect((await collect(person, await openOf(person))).code).toBe(200);
  });

  it('are not told to someone who has no right, nor anything of a person who is not there', async () => {
    const person = await portal.person(unit);
    expect((await portal.get(`${path}/of-person?personId=${keeper.personId}`, { as: person })).code).toBe(403);
    expect((await portal.get(`${path}/of-person?personId=999999`, { as: keeper })).code).toBe(404);
    expect((await portal.get(`${path}/own`, { as: await portal.person(unit, { consents: false }) })).code).toBe(403);
  });
});

describe('revoking', () => {
  it('throws the key away, tells the person, and is on the list that anyone may fetch', async () => {
    const { person, certificateId } = await holder();
    expect((await revoke(reader, certificateId)).code).toBe(403);
    expect((await revoke(keeper, certificateId, { reason: ' ' })).body.fields).toHaveProperty('reason');
    const before = await app.inject('/api/core/certificates/revoked.crl');
    expect((await revoke(keeper, certificateId)).code).toBe(200);
    expect((await revoke(keeper, certificateId)).body.code).toBe('alreadyEnded');
    expect(await heard(person)).toContain('ใบรับรองอิเล็กทรอนิกส์ของท่านถูกเพิกถอน');
    const kept = await db.selectFrom('certificate').where('id', '=', certificateId).selectAll().executeTakeFirstOrThrow();
    expect(kept.sealed_key).toBeNull();
    const list = await app.inject('/api/core/certificates/revoked.crl');
    expect([list.statusCode, list.headers['content-type']]).toEqual([200, 'application/pkix-crl']);
    const names = (reply: { rawPayload: Buffer }) => reply.rawPayload.toString('hex').includes(kept.serial);
    expect([names(before), names(list)]).toEqual([false, true]);
    expect((await app.inject('/api/core/certificates/revoked.crl')).rawPayload).toEqual(list.rawPayload);
    const authority = new X509Certificate((await app.inject('/api/core/certificates/authority.crt')).rawPayload);
    expect(new X509Certificate(kept.certificate).verify(authority.publicKey)).toBe(true);
    for (const wrong of ['999', 'x', '1;drop']) expect((await app.inject(`/api/core/certificates/authority.crt?authority=${wrong}`)).statusCode).toBe(404);
  });

  it('is also for the own one, and for nobody else’s that way', async () => {
    const { person, certificateId } = await holder();
    const body = { certificateId, code: 'keyCompromise', reason: 'มีผู้เห็น PIN' };
    expect((await portal.post(`${path}/revoke-own`, body, { as: keeper })).code).toBe(404);
    expect((await portal.post(`${path}/revoke-own`, body, { as: person })).code).toBe(200);
    expect((await own(person)).state).toBe('revoked');
    expect((await ask(person)).code).toBe(200);
  });
});
