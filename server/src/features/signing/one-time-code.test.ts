import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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
const keeper = await portal.person(unit);
await portal.grant(keeper, 'certificate-person', 'manage');
await portal.role(keeper, 'administrator');
const path = '/api/core/certificates';

const codeAt = (secret: string, seconds = 0) => new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: clock().getTime() + seconds * 1000 });
/** A head of the unit at a device of the own, with an authenticator app unless told otherwise. */
async function head({ withApp = true } = {}) {
  const person = await portal.person(unit, { name: 'หัวหน้า' });
  const { deskId } = await portal.headPost(unit, person);
  const browser = await openAnother(db, person, clock());
  const how = { as: browser, headers: { cookie: `sarabun_device=${browser.token}` } };
  if (!withApp) return { person, deskId, how, secret: '' };
  const { secret } = (await portal.post('/api/core/second-factor/begin', { password }, how)).body;
  expect((await portal.post('/api/core/second-factor/confirm', { code: codeAt(secret, -30) }, how)).code).toBe(200);
  return { person, deskId, how, secret: secret as string };
}
type Head = Awaited<ReturnType<typeof head>>;
const waiting = ({ deskId }: Head) =>
  letters.submitted(writer, { ownerUnitId: unit.unitId, receivers: [{ deskId: writer.deskId, name: 'ผู้รับ' }], steps: [{ deskId, role: 'sign' }] });
const sign = async ({ how }: Head, legId: number, given: object) => {
  const reply = await portal.post('/api/sarabun/sign-letter', { legId, ...given }, how);
  return reply.code === 200 && reply.body.item ? 'signed' : reply.body.code;
};
const takeOnlyCodes = async (value: number | null) => {
  const { items } = (await portal.get('/api/core/agency-values', { as: keeper })).body;
  const { version } = items.find(({ name }: { name: string }) => name === 'signingByCode');
  expect((await portal.post('/api/core/save-agency-value', { name: 'signingByCode', value, version }, { as: keeper })).code).toBe(200);
};
const proofOf = async ({ how }: Head) => (await portal.get('/api/sarabun/signing-proof', how)).body;

describe('a one-time code before signing', () => {
  it('signs once: the same code is refused for another letter in a session that has no proof', async () => {
    const signer = await head();
    const [one, two] = [await waiting(signer), await waiting(signer)];
    const code = codeAt(signer.secret);
    expect(await sign(signer, one.legId, { code })).toBe('signed');
    await portal.post('/api/core/signing-pin/end-proof', {}, signer.how);
    expect(await sign(signer, two.legId, { code })).toBe('secondFactorWrong');
    expect((await letters.view(writer, two.documentId)).own.signatures).toEqual([]);
  });

  it('that has expired, or is still to come, is refused', async () => {
    const signer = await head();
    const { legId } = await waiting(signer);
    for (const seconds of [-90, 90]) expect(await sign(signer, legId, { code: codeAt(signer.secret, seconds) })).toBe('secondFactorWrong');
  });

  it('that is wrong five times asks for a wait, in which the right one does not sign either', async () => {
    const signer = await head();
    const { legId } = await waiting(signer);
    const wrong = codeAt(signer.secret) === '000000' ? '111111' : '000000';
    const answers: string[] = [];
    for (let i = 0; i < 5; i++) answers.push(await sign(signer, legId, { code: wrong }));
    expect(answers[0]).toBe('secondFactorWrong');
    const right = await sign(signer, legId, { code: codeAt(signer.secret) });
    expect([right, answers.at(-1)]).not.toContain('signed');
    expect(right).not.toBe('secondFactorWrong');
    await moveTo(db, '2026-11-23T10:30:00');
    expect(await sign(signer, legId, { code: codeAt(signer.secret) })).toBe('signed');
  });
});

describe('where the agency takes only one-time codes', () => {
  beforeAll(() => takeOnlyCodes(1));
  afterAll(() => takeOnlyCodes(null));

  it('PIN and password sign nothing, and a proof that they left does not stand', async () => {
    await takeOnlyCodes(null);
    const signer = await head({ withApp: false });
    expect((await portal.post('/api/core/signing-pin/set', { pin: '482137', password }, signer.how)).code).toBe(200);
    expect(await sign(signer, (await waiting(signer)).legId, { pin: '482137' })).toBe('signed');
    await takeOnlyCodes(1);
    const { legId } = await waiting(signer);
    expect(await proofOf(signer)).toMatchObject({ onlyByCode: true, bySecondFactor: false, provenUntil: null });
    expect(await Promise.all([{ pin: '482137' }, { password }].map((given) => sign(signer, legId, given)))).toEqual(['codeDemanded', 'codeDemanded']);
    expect(await sign(signer, legId, {})).toBe('noCodeSetUp');
  });

  it('a code signs, and stands for the folder', async () => {
    const signer = await head();
    const [one, two] = [await waiting(signer), await waiting(signer)];
    expect(await sign(signer, one.legId, { code: codeAt(signer.secret) })).toBe('signed');
    expect(await sign(signer, two.legId, {})).toBe('signed');
  });

  it('the PIN of a certificate still proves its owner', async () => {
    const signer = await head({ withApp: false });
    const { requestId } = (await portal.post(`${path}/offer`, { personId: signer.person.personId, reason: '' }, { as: keeper })).body;
    expect((await portal.post(`${path}/collect`, { requestId, pin: '482137', password }, signer.how)).code).toBe(200);
    expect(await sign(signer, (await waiting(signer)).legId, { certificatePin: '482137' })).toBe('signed');
  });
});
