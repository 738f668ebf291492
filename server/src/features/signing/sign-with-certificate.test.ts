import { describe, expect, it } from 'vitest';
import { movingClock } from '../../../test/clock';
import { ownLettersOf } from '../../../test/own-letters';
import { password, type TestPerson, testPortal } from '../../../test/portal';

const { clock, moveTo } = movingClock('2026-11-23T09:00:00+07:00');
const portal = await testPortal({ clock });
const { db } = portal.running;
const letters = ownLettersOf(portal);
const unit = await portal.unit();
await portal.person(unit, { function: 'registrar' });
const writer = await portal.person(unit);
const deputy = await portal.person(unit, { name: 'รอง' });
const keeper = await portal.person(unit);
await portal.grant(keeper, 'certificate-person', 'manage');
const pin = '482137';
const path = '/api/core/certificates';
const later = (moment: string) => moveTo(db, moment);

const certified = async (person: TestPerson): Promise<number> => {
  const { requestId } = (await portal.post(`${path}/offer`, { personId: person.personId, reason: '' }, { as: keeper })).body;
  return (await portal.post(`${path}/collect`, { requestId, pin, password }, { as: person })).body.certificateId;
};
const head = async () => {
  const person = await portal.person(unit, { name: 'หัวหน้า' });
  const { deskId } = await portal.headPost(unit, person);
  return { person, deskId, certificateId: await certified(person) };
};
const waiting = (deskIds: number[]) =>
  letters.submitted(writer, {
    ownerUnitId: unit.unitId,
    receivers: [{ deskId: deputy.deskId, name: 'รอง' }],
    steps: deskIds.map((deskId) => ({ deskId, role: 'sign' as const })),
  });
const signatures = async (documentId: number, as = writer) => (await letters.view(as, documentId)).own.signatures;
const verdicts = async (documentId: number) =>
  (await signatures(documentId)).map((one: { certificate: { verdict: string } | null }) => one.certificate?.verdict ?? null);
/** Changes the database as an attacker with full access would, bypassing the guard of append-only tables. */
const tamper = async (statement: (db: typeof portal.running.db) => Promise<unknown>) => {
  await portal.act(async ({ db: transaction }) => {
    const { sql } = await import('kysely');
    await sql`set local session_replication_role = replica`.execute(transaction);
    await statement(transaction);
  });
};

describe('signing with a certificate', () => {
  it('signs what the letter says with number and date, and is verified for whoever reads the letter', async () => {
    const { person, deskId } = await head();
    expect((await portal.get('/api/sarabun/signing-proof', { as: person })).body.certificate).toMatchObject({
      serial: expect.stringMatching(/^[0-9a-f]{32}$/),
    });
    const { documentId, legId } = await waiting([deskId]);
    expect((await letters.sign(person, legId, { certificatePin: '๔๘๒๑๓๗' })).code).toBe(200);
    const [signature] = await signatures(documentId, deputy);
    expect(signature.certificate).toMatchObject({
      verdict: 'valid',
      subject: expect.stringContaining('หัวหน้า'),
      issuer: expect.stringContaining('ผู้ออกใบรับรอง'),
    });
    const { statement } = await db.selectFrom('certificate_signature').where('document_id', '=', documentId).select('statement').executeTakeFirstOrThrow();
    expect(statement).toContain((await letters.view(writer, documentId)).number);
    expect(statement).toContain('2026-11-23');
  });

  it('is not held up by strangers who try to sign in under the name of the signer', async () => {
    const { person, deskId } = await head();
    const { legId } = await waiting([deskId]);
    const stranger = () => portal.post('/api/users/login', { username: person.username, password: 'Guess12345' });
    for (let i = 0; i < 6; i++) await stranger();
    expect((await stranger()).code).toBe(429);
    expect((await letters.sign(person, legId, { certificatePin: pin })).code).toBe(200);
  });

  it('is not needed, and shows nothing where none signed', async () => {
    const { person, deskId } = await head();
    const { documentId, legId } = await waiting([deskId]);
    await letters.sign(person, legId);
    expect(await verdicts(documentId)).toEqual([null]);
  });

  it('holds for the first of two signers, whose signature came before the number', async () => {
    const [one, two] = [await head(), await head()];
    const { documentId, legId } = await waiting([one.deskId, two.deskId]);
    expect((await letters.sign(one.person, legId, { certificatePin: pin })).code).toBe(200);
    expect(await verdicts(documentId)).toEqual(['valid']);
    const [next] = await letters.legsIn(two.person, 'sign');
    expect((await letters.sign(two.person, next as number, { certificatePin: pin })).body.item.number).not.toBe('');
    expect(await verdicts(documentId)).toEqual(['valid', 'valid']);
  });

  it('signs several letters with one PIN', async () => {
    const { person, deskId } = await head();
    const [one, two] = [await waiting([deskId]), await waiting([deskId])];
    const { body } = await letters.signAll(person, [one.legId, two.legId], { certificatePin: pin });
    expect(body.items.map(({ signed }: { signed: object | null }) => signed !== null)).toEqual([true, true]);
    expect([await verdicts(one.documentId), await verdicts(two.documentId)]).toEqual([['valid'], ['valid']]);
    const third = await waiting([deskId]);
    expect((await letters.signAll(person, [third.legId], { certificatePin: '482138' })).body.code).toBe('wrongPin');
  });

  it('is demanded by a type of signature that needs one', async () => {
    const { person, deskId } = await head();
    const { id } = await db.selectFrom('sign_type').where('needs_certificate', '=', true).select('id').executeTakeFirstOrThrow();
    const { documentId, legId } = await waiting([deskId]);
    const refused = await letters.sign(person, legId, { signTypeId: id });
    expect([refused.body.code, Object.keys(refused.body.fields)]).toEqual(['certificateDemanded', ['certificatePin']]);
    expect((await letters.sign(person, legId, { signTypeId: id, certificatePin: pin })).code).toBe(200);
    expect(await verdicts(documentId)).toEqual(['valid']);
  });
});

describe('refusals', () => {
  const refusedAs = async (person: TestPerson, legId: number, certificatePin = pin) => (await letters.sign(person, legId, { certificatePin })).body.code;

  it('no certificate, a revoked one, and one that has ended; the letter stays as it was', async () => {
    const none = await portal.person(unit);
    const post = await portal.headPost(unit, none);
    expect(await refusedAs(none, (await waiting([post.deskId])).legId)).toBe('noCertificate');
    const { person, deskId, certificateId } = await head();
    const { documentId, legId } = await waiting([deskId]);
    await portal.post(`${path}/revoke`, { certificateId, code: 'privilegeWithdrawn', reason: 'พ้นหน้าที่' }, { as: keeper });
    expect(await refusedAs(person, legId)).toBe('certificateRevoked');
    const ended = await head();
    const waitingForEnded = await waiting([ended.deskId]);
    await later('2028-11-23T09:00:00');
    expect(await refusedAs(ended.person, waitingForEnded.legId)).toBe('certificateExpired');
    await later('2026-11-23T09:00:00');
    expect((await letters.view(writer, documentId)).own.signatures).toEqual([]);
    expect((await letters.sign(person, legId)).code).toBe(200);
  });

  it('the wrong password comes before any PIN is tried', async () => {
    const { person, deskId, certificateId } = await head();
    const { legId } = await waiting([deskId]);
    expect((await letters.sign(person, legId, { password: 'Wrong1234', certificatePin: '000000' })).body.code).toBe('wrongPassword');
    const { wrong_pins } = await db.selectFrom('certificate').where('id', '=', certificateId).select('wrong_pins').executeTakeFirstOrThrow();
    expect(wrong_pins).toBe(0);
  });

  it('wrong PINs wait longer and longer; the tenth locks for good, and its person hears of it', async () => {
    const { person, deskId, certificateId } = await head();
    const { legId } = await waiting([deskId]);
    const codes: string[] = [];
    for (let tries = 0; tries < 10; tries++) {
      codes.push(await refusedAs(person, legId, '135790'));
      if (tries === 4) expect(await refusedAs(person, legId)).toBe('waitForPin');
      await later(new Date(clock().getTime() + 7 * 60 * 60 * 1000 + 61_000).toISOString().slice(0, 19));
    }
    expect(codes).toEqual([...Array(9).fill('wrongPin'), 'certificateLocked']);
    expect(await refusedAs(person, legId)).toBe('certificateLocked');
    const kept = await db.selectFrom('certificate').where('id', '=', certificateId).selectAll().executeTakeFirstOrThrow();
    expect([kept.sealed_key, kept.locked_at !== null]).toEqual([null, true]);
    await portal.deliver();
    const { items } = (await portal.post('/api/sarabun/get-notifications', {}, { as: person })).body;
    expect(items.alerts.map((alert: { NN_TITLE: string }) => alert.NN_TITLE)).toContain('ใบรับรองอิเล็กทรอนิกส์ของท่านถูกล็อก');
    const again = await certified(person);
    expect((await letters.sign(person, legId, { certificatePin: pin })).code).toBe(200);
    expect(again).not.toBe(certificateId);
  });

  it('many wrong PINs at once are all counted; a right one forgets them', async () => {
    const { person, deskId, certificateId } = await head();
    const { legId } = await waiting([deskId]);
    const wrong = async () => (await db.selectFrom('certificate').where('id', '=', certificateId).select('wrong_pins').executeTakeFirstOrThrow()).wrong_pins;
    await Promise.all([1, 2, 3].map(() => refusedAs(person, legId, '135790')));
    expect(await wrong()).toBe(3);
    await later('2026-11-23T12:00:00');
    expect((await letters.sign(person, legId, { certificatePin: pin })).code).toBe(200);
    expect(await wrong()).toBe(0);
  });

  it('a key that was changed, or put in the place of another, is found before any PIN is tried', async () => {
    const [one, two] = [await head(), await head()];
    const { legId } = await waiting([one.deskId]);
    const keyOf = async (id: number) =>
      (await db.selectFrom('certificate').where('id', '=', id).select('sealed_key').executeTakeFirstOrThrow()).sealed_key as Buffer;
    const put = (sealed_key: Buffer) => db.updateTable('certificate').set({ sealed_key }).where('id', '=', one.certificateId).execute();
    const right = await keyOf(one.certificateId);
    const changed = Buffer.from(right);
    changed[changed.length - 1] = (changed.at(-1) as number) ^ 1;
    for (const wrong of [changed, await keyOf(two.certificateId), right.subarray(0, 40)]) {
      await put(wrong);
      expect(await refusedAs(one.person, legId)).toBe('keyDamaged');
    }
    await put(right);
    expect((await letters.sign(one.person, legId, { certificatePin: pin })).code).toBe(200);
  });
});

describe('a signature', () => {
  const signed = async () => {
    const made = await head();
    const { documentId, legId } = await waiting([made.deskId]);
    await letters.sign(made.person, legId, { certificatePin: pin });
    return { ...made, documentId };
  };

  it('made before its certificate was revoked or ended stays good, and says so', async () => {
    const { documentId, certificateId } = await signed();
    await later('2026-11-23T13:00:00');
    await portal.post(`${path}/revoke`, { certificateId, code: 'keyCompromise', reason: 'ทำหาย' }, { as: keeper });
    const [signature] = await signatures(documentId);
    expect([signature.certificate.verdict, signature.certificate.revokedAt]).toEqual(['validThen', '2026-11-23T13:00:00+07:00']);
    const other = await signed();
    await later('2029-01-01T09:00:00');
    expect(await verdicts(other.documentId)).toEqual(['validThen']);
    await later('2026-11-23T13:00:00');
  });

  it('is found out where the text, the number, the signer or the signature was changed behind it', async () => {
    const { documentId } = await signed();
    const { content } = await db.selectFrom('letter').where('document_id', '=', documentId).select('content').executeTakeFirstOrThrow();
    const { number } = await db.selectFrom('document').where('id', '=', documentId).select('number').executeTakeFirstOrThrow();
    await db
      .updateTable('letter')
      .set({ content: JSON.stringify({ ...(content as object), subject: 'ขออนุมัติเงินเพิ่ม' }) as never })
      .where('document_id', '=', documentId)
      .execute();
    expect(await verdicts(documentId)).toEqual(['changed']);
    await db
      .updateTable('letter')
      .set({ content: JSON.stringify(content) as never })
      .where('document_id', '=', documentId)
      .execute();
    expect(await verdicts(documentId)).toEqual(['valid']);
    await db.updateTable('document').set({ number: 'ทด ๙๙๙๙/๑' }).where('id', '=', documentId).execute();
    expect(await verdicts(documentId)).toEqual(['changed']);
    await db.updateTable('document').set({ number }).where('id', '=', documentId).execute();
    await tamper((transaction) => transaction.updateTable('signature').set({ name: 'นายปลอม แปลง' }).where('document_id', '=', documentId).execute());
    expect(await verdicts(documentId)).toEqual(['changed']);
    const { statement } = await db.selectFrom('certificate_signature').where('document_id', '=', documentId).select('statement').executeTakeFirstOrThrow();
    const forged = statement.replace(/"นายหัวหน้า[^"]*"/, '"นายปลอม แปลง"');
    expect(forged).not.toBe(statement);
    await tamper((transaction) => transaction.updateTable('certificate_signature').set({ statement: forged }).where('document_id', '=', documentId).execute());
    expect(await verdicts(documentId)).toEqual(['broken']);
  });

  it('cannot be changed or removed by any call of the product', async () => {
    const { documentId } = await signed();
    await expect(db.deleteFrom('certificate_signature').where('document_id', '=', documentId).execute()).rejects.toThrow();
    await expect(db.updateTable('certificate_signature').set({ statement: '' }).where('document_id', '=', documentId).execute()).rejects.toThrow();
  });
});
