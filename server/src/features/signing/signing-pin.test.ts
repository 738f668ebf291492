import { describe, expect, it } from 'vitest';
import { certificatesOf } from '../../../test/certificates';
import { movingClock } from '../../../test/clock';
import { ownLettersOf } from '../../../test/own-letters';
import { password, testPortal } from '../../../test/portal';
import { openAnother } from '../../../test/sessions';

const { clock, moveTo } = movingClock('2026-11-23T09:00:00+07:00');
const portal = await testPortal({ clock });
const { db } = portal.running;
const letters = ownLettersOf(portal);
const unit = await portal.unit();
await portal.person(unit, { function: 'registrar' });
const writer = await portal.person(unit);
const deputy = await portal.person(unit);
const keeper = await portal.person(unit);
await portal.grant(keeper, 'certificate-person', 'manage');
await portal.role(keeper, 'administrator');
const pin = '482137';
const later = (moment: string) => moveTo(db, moment);
const path = '/api/core/signing-pin';

/** A head of the unit at a device of the own, with a PIN unless told otherwise. */
async function head({ withPin = true } = {}) {
  const person = await portal.person(unit, { name: 'หัวหน้า' });
  const { deskId } = await portal.headPost(unit, person);
  const browser = await openAnother(db, person, clock());
  const how = { as: browser, headers: { cookie: `sarabun_device=${browser.token}` } };
  if (withPin) expect((await portal.post(`${path}/set`, { pin, password }, how)).code).toBe(200);
  return { person, deskId, how, sessionId: browser.sessionId };
}
type Head = Awaited<ReturnType<typeof head>>;
type How = Pick<Head['how'], 'as'> & { headers?: Record<string, string> };

const waiting = ({ deskId }: Head) =>
  letters.submitted(writer, { ownerUnitId: unit.unitId, receivers: [{ deskId: deputy.deskId, name: 'รอง' }], steps: [{ deskId, role: 'sign' }] });
const sign = (legId: number, given: object, how: How) => portal.post('/api/sarabun/sign-letter', { legId, ...given }, how);
const codeOf = async (reply: ReturnType<typeof sign>) => (await reply).body.code ?? 'signed';
const proofNow = async (how: How) => (await portal.get('/api/sarabun/signing-proof', how)).body;
const audited = async (documentId: number) =>
  (await db.selectFrom('audit').where('document_id', '=', documentId).where('action', '=', 'signDocument').select('detail').execute()).map(
    ({ detail }) => detail,
  );
const setMinutes = async (value: number | null) => {
  const { items } = (await portal.get('/api/core/agency-values', { as: keeper })).body;
  const { version } = items.find(({ name }: { name: string }) => name === 'signingProofMinutes');
  expect((await portal.post('/api/core/save-agency-value', { name: 'signingProofMinutes', value, version }, { as: keeper })).code).toBe(200);
};

describe('the PIN for signing', () => {
  it('is kept sealed as argon2id, proves who signs, and is named by the signature and the audit', async () => {
    const signer = await head();
    const kept = await db.selectFrom('signing_pin').where('person_id', '=', signer.person.personId).select('sealed_hash').executeTakeFirstOrThrow();
    expect(kept.sealed_hash.toString('latin1')).not.toMatch(/argon2|482137/);
    const { documentId, legId } = await waiting(signer);
    expect(await codeOf(sign(legId, { pin: '๔๘๒ ๑๓๗' }, signer.how))).toBe('signed');
    const signature = await db.selectFrom('signature').where('document_id', '=', documentId).select(['proof', 'proved_at']).executeTakeFirstOrThrow();
    expect(signature).toEqual({ proof: 'pin', proved_at: clock() });
    expect(await audited(documentId)).toEqual([expect.objectContaining({ proof: 'pin', stood: false, number: expect.any(Number) })]);
  });

  it('is set and removed with the password only; an easy one is refused', async () => {
    const signer = await head({ withPin: false });
    const set = async (given: object) => (await portal.post(`${path}/set`, { pin, password, ...given }, signer.how)).body.code;
    expect(await set({ password: 'Wrong1234' })).toBe('wrongPassword');
    for (const weak of ['123456', '111111', '12345', 'abcdef', '1234567890123']) expect(await set({ pin: weak })).toBe('weakPin');
    expect((await proofNow(signer.how)).pin).toBe('none');
    expect(await codeOf(sign((await waiting(signer)).legId, { pin }, signer.how))).toBe('noSigningPin');
    expect(await set({})).toBeUndefined();
    expect((await portal.get(path, signer.how)).body).toMatchObject({ state: 'set', bySecondFactor: false });
    expect((await portal.post(`${path}/remove`, { password: 'Wrong1234' }, signer.how)).body.code).toBe('wrongPassword');
    expect((await portal.post(`${path}/remove`, { password }, signer.how)).code).toBe(200);
    expect((await proofNow(signer.how)).pin).toBe('none');
  });

  it('is locked by five wrong tries, although many come at once; the password goes on, and setting it again unlocks', async () => {
    const signer = await head();
    const { legId } = await waiting(signer);
    const codes = await Promise.all(Array.from({ length: 8 }, () => codeOf(sign(legId, { pin: '909090' }, signer.how))));
    expect(codes.filter((code) => code === 'wrongSigningPin')).toHaveLength(4);
    expect(codes.filter((code) => code === 'signingPinLocked')).toHaveLength(4);
    expect(await codeOf(sign(legId, { pin }, signer.how))).toBe('signingPinLocked');
    expect((await proofNow(signer.how)).pin).toBe('locked');
    expect(await codeOf(sign(legId, { password }, signer.how))).toBe('signed');
    expect((await portal.post(`${path}/set`, { pin: '739164', password }, signer.how)).code).toBe(200);
    expect(await codeOf(sign((await waiting(signer)).legId, { pin: '739164' }, signer.how))).toBe('signed');
  });

  it('forgets wrong tries after a right one, and counts apart from the password', async () => {
    const signer = await head();
    const { legId } = await waiting(signer);
    for (let i = 0; i < 4; i++) expect(await codeOf(sign(legId, { pin: '909090' }, signer.how))).toBe('wrongSigningPin');
    expect(await codeOf(sign(legId, { pin }, signer.how))).toBe('signed');
    const { wrong } = await db.selectFrom('signing_pin').where('person_id', '=', signer.person.personId).select('wrong').executeTakeFirstOrThrow();
    expect(wrong).toBe(0);
    expect(await db.selectFrom('sign_in_trouble').where('subject', '=', `own:${signer.person.personId}`).select('wrong').execute()).toEqual([]);
  });

  it('is no proof for a certificate: collecting one asks for the password', async () => {
    const signer = await head();
    await sign((await waiting(signer)).legId, { pin }, signer.how);
    const { requestId } = (await portal.post('/api/core/certificates/offer', { personId: signer.person.personId, reason: '' }, { as: keeper })).body;
    const collected = await portal.post('/api/core/certificates/collect', { requestId, pin: '563829' }, signer.how);
    expect(collected.body.code).toBe('blankPassword');
  });
});

describe('a proof that stands', () => {
  it('signs what else is in the folder for five minutes, and then asks again', async () => {
    await later('2026-11-23T10:00:00');
    const signer = await head();
    const [one, two, three] = [await waiting(signer), await waiting(signer), await waiting(signer)];
    expect(await codeOf(sign(one.legId, {}, signer.how))).toBe('blankPassword');
    expect(await codeOf(sign(one.legId, { pin }, signer.how))).toBe('signed');
    expect((await proofNow(signer.how)).provenUntil).toBe('2026-11-23T10:05:00+07:00');
    await later('2026-11-23T10:04:59');
    expect(await codeOf(sign(two.legId, {}, signer.how))).toBe('signed');
    expect(await audited(two.documentId)).toEqual([expect.objectContaining({ proof: 'pin', stood: true, provedAt: '2026-11-23T03:00:00.000Z' })]);
    await later('2026-11-23T10:05:00');
    expect(await codeOf(sign(three.legId, {}, signer.how))).toBe('blankPassword');
    expect((await proofNow(signer.how)).provenUntil).toBeNull();
  });

  it('does not grow longer by being used, and not by a clock that was put back', async () => {
    await later('2026-11-23T11:00:00');
    const signer = await head();
    const legIds = [];
    for (let i = 0; i < 3; i++) legIds.push((await waiting(signer)).legId);
    const [one = 0, two = 0, three = 0] = legIds;
    await sign(one, { password }, signer.how);
    await later('2026-11-23T11:04:00');
    expect(await codeOf(sign(two, {}, signer.how))).toBe('signed');
    await later('2026-11-23T11:06:00');
    expect(await codeOf(sign(three, {}, signer.how))).toBe('blankPassword');
    await later('2026-11-23T10:59:00');
    expect(await codeOf(sign(three, {}, signer.how))).toBe('blankPassword');
    await later('2026-11-23T11:06:00');
  });

  it('counts for no other session, no other device, and not where the device is not known', async () => {
    const signer = await head();
    const { legId } = await waiting(signer);
    expect(await codeOf(sign((await waiting(signer)).legId, { pin }, signer.how))).toBe('signed');
    const other = await openAnother(db, signer.person, clock());
    expect(await codeOf(sign(legId, {}, { as: other, headers: { cookie: `sarabun_device=${other.token}` } }))).toBe('blankPassword');
    // A token that was taken, in another browser.
    expect(await codeOf(sign(legId, {}, { as: signer.how.as, headers: { cookie: `sarabun_device=${other.token}` } }))).toBe('blankPassword');
    expect(await codeOf(sign(legId, {}, { as: signer.how.as }))).toBe('blankPassword');
    expect(await codeOf(sign(legId, {}, signer.how))).toBe('signed');
  });

  it('is not left by a request from another device than that of the session', async () => {
    const signer = await head();
    await sign((await waiting(signer)).legId, { pin }, { as: signer.how.as });
    expect((await proofNow(signer.how)).provenUntil).toBeNull();
  });

  it('ends with the session, at the wish of its person, and with the PIN', async () => {
    const signer = await head();
    const proved = async () => {
      expect(await codeOf(sign((await waiting(signer)).legId, { pin }, signer.how))).toBe('signed');
      expect((await proofNow(signer.how)).provenUntil).not.toBeNull();
    };
    await proved();
    expect((await portal.post(`${path}/end-proof`, {}, signer.how)).code).toBe(200);
    expect((await proofNow(signer.how)).provenUntil).toBeNull();
    await proved();
    await portal.post(`${path}/set`, { pin, password }, signer.how);
    expect((await proofNow(signer.how)).provenUntil).toBeNull();
    await proved();
    for (let i = 0; i < 5; i++) await sign((await waiting(signer)).legId, { pin: '909090' }, signer.how);
    expect((await proofNow(signer.how)).provenUntil).toBeNull();
    await portal.post(`${path}/set`, { pin, password }, signer.how);
    await proved();
    await db.updateTable('session').set({ ended_at: clock(), end_reason: 'logout' }).where('id', '=', signer.sessionId).execute();
    expect((await portal.get('/api/sarabun/signing-proof', signer.how)).code).toBe(401);
  });

  it('is as long as the agency lets it, at once; 0 asks every time', async () => {
    const signer = await head();
    const [one, two, three] = [await waiting(signer), await waiting(signer), await waiting(signer)];
    await sign(one.legId, { pin }, signer.how);
    await setMinutes(0);
    expect(await codeOf(sign(two.legId, {}, signer.how))).toBe('blankPassword');
    expect(await codeOf(sign(two.legId, { pin }, signer.how))).toBe('signed');
    expect(await codeOf(sign(three.legId, {}, signer.how))).toBe('blankPassword');
    await setMinutes(null);
    expect(await codeOf(sign(three.legId, {}, signer.how))).toBe('signed');
  });

  it('that is ended while letters are signed signs all or nothing of each, and none after', async () => {
    const signer = await head();
    const legIds: number[] = [];
    for (let i = 0; i < 6; i++) legIds.push((await waiting(signer)).legId);
    const [first = 0, ...others] = legIds;
    await sign(first, { pin }, signer.how);
    const [, ...codes] = await Promise.all([portal.post(`${path}/end-proof`, {}, signer.how), ...others.map((legId) => codeOf(sign(legId, {}, signer.how)))]);
    for (const code of codes) expect(['signed', 'proofOver', 'blankPassword']).toContain(code);
    const { n } = await db
      .selectFrom('signature')
      .where('person_id', '=', signer.person.personId)
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow();
    expect(Number(n)).toBe(1 + codes.filter((code) => code === 'signed').length);
    const left = others.find((_, place) => codes[place] !== 'signed');
    if (left) expect(await codeOf(sign(left, {}, signer.how))).toBe('blankPassword');
  });

  it('a repeat of the same request signs nothing more, and another with its key is refused', async () => {
    const signer = await head();
    const [one, two] = [await waiting(signer), await waiting(signer)];
    const how = { ...signer.how, headers: { ...signer.how.headers, 'idempotency-key': 'same-key-1' } };
    const first = await sign(one.legId, { pin }, how);
    expect(await sign(one.legId, { pin }, how)).toMatchObject({ code: 200, body: first.body });
    expect((await sign(two.legId, { pin }, how)).code).not.toBe(200);
    expect(await audited(one.documentId)).toHaveLength(1);
    expect(await audited(two.documentId)).toEqual([]);
  });
});

describe('the PIN of a certificate', () => {
  const certified = async () => {
    const signer = await head();
    const certificates = certificatesOf(portal, unit, keeper);
    const { requestId } = (await portal.post('/api/core/certificates/offer', { personId: signer.person.personId, reason: '' }, { as: keeper })).body;
    expect((await certificates.collect(signer.person, requestId, { pin: '563829' })).code).toBe(200);
    return signer;
  };

  it('proves who signs by itself, and leaves no proof that stands', async () => {
    const signer = await certified();
    const { documentId, legId } = await waiting(signer);
    expect(await codeOf(sign(legId, { certificatePin: '563829' }, signer.how))).toBe('signed');
    expect(await audited(documentId)).toEqual([expect.objectContaining({ proof: 'certificate', stood: false })]);
    expect((await proofNow(signer.how)).provenUntil).toBeNull();
  });

  it('is asked for every time: neither a proof that stands nor the PIN for signing opens the key', async () => {
    const signer = await certified();
    await sign((await waiting(signer)).legId, { pin }, signer.how);
    const { documentId, legId } = await waiting(signer);
    expect(await codeOf(sign(legId, { certificatePin: pin }, signer.how))).toBe('wrongPin');
    expect(await codeOf(sign(legId, {}, signer.how))).toBe('signed');
    const kept = await db.selectFrom('certificate_signature').where('document_id', '=', documentId).select('position').execute();
    expect(kept).toEqual([]);
  });
});
