import { sql } from 'kysely';
import { Secret, TOTP } from 'otpauth';
import { describe, expect, it } from 'vitest';
import { codeIn, mailsOf } from '../../../../test/mails';
import { password, testPortal } from '../../../../test/portal';
import { giveRole } from '../../people';

// The clock stands in the middle of a step of the codes, and moves only by a test: none expires, and no wait ends, while the machine is busy.
const stepMs = 30_000;
const begun = Math.floor(Date.now() / stepMs) * stepMs + stepMs / 2;
let moved = 0;
const clock = () => new Date(begun + moved);
const portal = await testPortal({ clock });
const strict = await testPortal({ clock, environment: { SECOND_FACTOR_ROLES: 'administrator' } });
const { db } = portal.running;
const unit = await portal.unit();

const codeAt = (secret: string, timestamp: number) => new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp });
const codeOf = (secret: string, steps = 0) => codeAt(secret, begun + moved + steps * stepMs);

/** A signed-in person with a second factor, its secret, and the recovery codes. The confirming code belongs to the previous time step. */
async function secured() {
  const person = await portal.person(unit);
  const { secret } = (await portal.post('/api/core/second-factor/begin', { password }, { as: person })).body;
  const { recoveryCodes } = (await portal.post('/api/core/second-factor/confirm', { code: codeOf(secret, -1) }, { as: person })).body;
  return { person, secret, recoveryCodes: recoveryCodes as string[] };
}

const signIn = (username: string, SECOND_FACTOR?: string, wanted = password) =>
  portal.post('/api/users/login', { username, password: wanted, ...(SECOND_FACTOR !== undefined && { SECOND_FACTOR }) });

describe('switching on', () => {
  it('shows the secret once as letters and as a picture, and asks for it only after a first code', async () => {
    const person = await portal.person(unit);
    const begun = await portal.post('/api/core/second-factor/begin', { password }, { as: person });
    expect(begun.body).toMatchObject({
      status: 'success',
      secret: expect.stringMatching(/^[A-Z2-7]{32}$/),
      qr: expect.stringMatching(/^data:image\/svg\+xml;base64,/),
    });
    expect((await portal.get('/api/core/second-factor', { as: person })).body).toMatchObject({ on: false, required: false, since: null });
    expect((await signIn(person.username)).body.status).toBe('success');
  });

  it('answers ten recovery codes after the first code', async () => {
    const { person, recoveryCodes } = await secured();
    expect(new Set(recoveryCodes).size).toBe(10);
    expect((await portal.get('/api/core/second-factor', { as: person })).body).toMatchObject({ on: true, recoveryCodesLeft: 10 });
  });

  it('keeps neither the secret nor the codes in readable form', async () => {
    const { person, secret, recoveryCodes } = await secured();
    const { rows } = await sql<{ kept: Buffer }>`
      select sealed_secret as kept from second_factor where person_id = ${person.personId}
      union all select code_hash from recovery_code where person_id = ${person.personId}`.execute(db);
    expect(rows).toHaveLength(11);
    const kept = Buffer.concat(rows.map((row) => row.kept)).toString('latin1');
    for (const readable of [secret, ...recoveryCodes]) expect(kept).not.toContain(readable);
  });

  it('refuses a wrong password, a wrong first code, a secret older than a quarter of an hour, and a second one next to the first', async () => {
    const person = await portal.person(unit);
    const wrong = await portal.post('/api/core/second-factor/begin', { password: 'Wrong1234' }, { as: person });
    expect(wrong).toMatchObject({ code: 422, body: { code: 'wrongPassword', fields: { password: expect.any(String) } } });
    const { secret } = (await portal.post('/api/core/second-factor/begin', { password }, { as: person })).body;
    expect(await portal.post('/api/core/second-factor/confirm', { code: codeOf(secret, 10) }, { as: person })).toMatchObject({
      code: 422,
      body: { fields: { code: expect.any(String) } },
    });
    moved = 16 * 60 * 1000;
    expect(await portal.post('/api/core/second-factor/confirm', { code: codeOf(secret) }, { as: person })).toMatchObject({
      code: 409,
      body: { code: 'nothingToConfirm' },
    });
    moved = 0;
    const other = await secured();
    expect(await portal.post('/api/core/second-factor/begin', { password }, { as: other.person })).toMatchObject({ code: 409, body: { code: 'alreadyOn' } });
  });
});

describe('signing in with a second factor', () => {
  it('asks for the code, and takes it', async () => {
    const { person, secret } = await secured();
    expect(await signIn(person.username)).toMatchObject({
      code: 200,
      body: { status: 'error', code: 'secondFactorRequired', message: 'กรุณากรอกรหัสยืนยันจากแอปยืนยันตัวตน' },
    });
    expect((await signIn(person.username, codeOf(secret))).body).toMatchObject({ status: 'success', userLogin: { F_PERSON_ID: person.personId } });
  });

  it('leaves the first step as it is, and the one-step call asks too', async () => {
    const { person, secret } = await secured();
    await portal.post('/api/logout', {}, { as: person });
    expect((await portal.post('/api/users/pre-login', { username: person.username, password })).body.status).toBe('success');
    expect((await portal.post('/api/login', { username: person.username, password })).body.code).toBe('secondFactorRequired');
    expect((await portal.post('/api/login', { username: person.username, password, SECOND_FACTOR: codeOf(secret) })).body.status).toBe('success');
  });

  it('says nothing of it to someone who has the wrong password', async () => {
    const { person, secret } = await secured();
    expect((await signIn(person.username, codeOf(secret), 'Wrong1234')).body.code).toBe('wrongPair');
  });

  it('never takes a code twice, not even at the same moment, and none of a step before', async () => {
    const { person, secret } = await secured();
    const code = codeOf(secret);
    const replies = await Promise.all([1, 2, 3, 4].map(() => signIn(person.username, code)));
    expect(replies.filter((reply) => reply.body.status === 'success')).toHaveLength(1);
    expect(replies.filter((reply) => reply.body.code === 'secondFactorWrong')).toHaveLength(3);
    expect((await signIn(person.username, codeOf(secret, -1))).body.code).toBe('secondFactorWrong');
  });

  it('forgives a clock that is one step off, and not two', async () => {
    const { person, secret } = await secured();
    expect((await signIn(person.username, codeOf(secret, 2))).body.code).toBe('secondFactorWrong');
    expect((await signIn(person.username, codeOf(secret, 1))).body.status).toBe('success');
  });

  it('counts wrong codes as wrong tries, which a right password alone does not forget', async () => {
    const { person, secret } = await secured();
    for (let n = 0; n < 5; n++) {
      expect((await signIn(person.username, '000000')).body.code).toBe('secondFactorWrong');
      await portal.post('/api/users/pre-login', { username: person.username, password });
    }
    expect(await signIn(person.username, codeOf(secret))).toMatchObject({ code: 429, headers: { 'retry-after': '1' } });
    moved = 2000;
    expect((await signIn(person.username, codeOf(secret))).body.status).toBe('success');
    moved = 0;
  });

  it('counts a hundred guesses at once one by one', async () => {
    const { person } = await secured();
    const replies = await Promise.all(Array.from({ length: 100 }, (_, n) => signIn(person.username, String(n).padStart(6, '0'))));
    expect(replies.filter((reply) => reply.code === 200)).toHaveLength(5);
    expect(replies.filter((reply) => reply.code === 429)).toHaveLength(95);
    expect((await sql`select 1 from session where person_id = ${person.personId}`.execute(db)).rows).toHaveLength(1);
  });
});

describe('recovery codes', () => {
  it('are good once each, however they are typed', async () => {
    const { person, recoveryCodes } = await secured();
    const [first = '', second = ''] = recoveryCodes;
    const opened = await signIn(person.username, first.toUpperCase().replaceAll('-', ' '));
    expect(opened.body.status).toBe('success');
    expect((await signIn(person.username, first)).body.code).toBe('secondFactorWrong');
    expect((await portal.get('/api/core/second-factor', { as: opened.body })).body.recoveryCodesLeft).toBe(9);
    expect((await signIn(person.username, second)).body.status).toBe('success');
  });

  it('of someone else open nothing', async () => {
    const [mine, theirs] = [await secured(), await secured()];
    expect((await signIn(mine.person.username, theirs.recoveryCodes[0])).body.code).toBe('secondFactorWrong');
  });

  it('are worth nothing once new ones were made', async () => {
    const { person, secret, recoveryCodes } = await secured();
    const renewed = await portal.post('/api/core/second-factor/recovery-codes', { password, code: codeOf(secret) }, { as: person });
    expect((await signIn(person.username, recoveryCodes[0])).body.code).toBe('secondFactorWrong');
    expect((await signIn(person.username, renewed.body.recoveryCodes[0])).body.status).toBe('success');
  });
});

describe('switching off', () => {
  const end = (as: { token: string }, proof: { password: string; code?: string }) => portal.post('/api/core/second-factor/end', proof, { as });
  const renew = (as: { token: string }, proof: { password: string; code?: string }) => portal.post('/api/core/second-factor/recovery-codes', proof, { as });

  it('needs password and code; then the pair is enough again, and the codes are gone', async () => {
    const { person, secret } = await secured();
    expect((await end(person, { password: 'Wrong1234', code: codeOf(secret) })).body).toMatchObject({
      code: 'wrongPassword',
      fields: { password: expect.any(String) },
    });
    expect((await end(person, { password, code: codeOf(secret) })).body.status).toBe('success');
    expect((await signIn(person.username)).body.status).toBe('success');
    expect((await sql`select 1 from recovery_code where person_id = ${person.personId}`.execute(db)).rows).toEqual([]);
    expect(await end({ token: (await signIn(person.username)).body.token }, { password })).toMatchObject({ code: 409, body: { code: 'notOn' } });
  });

  it('is done by a recovery code where the phone is lost, and so are new recovery codes made', async () => {
    const { person, recoveryCodes } = await secured();
    const [first = '', second = ''] = recoveryCodes;
    expect((await renew(person, { password, code: first })).body.recoveryCodes).toHaveLength(10);
    expect((await end(person, { password, code: second })).body.code).toBe('secondFactorWrong');
    const other = await secured();
    expect((await end(other.person, { password, code: other.recoveryCodes[0] ?? '' })).body.status).toBe('success');
  });

  it('is refused, as are new recovery codes, without a code, with a wrong one, with one that was used and with that of someone else', async () => {
    const [{ person, secret }, other] = [await secured(), await secured()];
    for (const change of [end, renew]) {
      expect(await change(person, { password })).toMatchObject({ code: 422, body: { code: 'secondFactorRequired', fields: { code: expect.any(String) } } });
      for (const code of ['000000', codeOf(secret, -1), other.recoveryCodes[0] ?? ''])
        expect(await change(person, { password, code })).toMatchObject({
          code: 422,
          body: { code: 'secondFactorWrong', fields: { code: expect.any(String) } },
        });
      await portal.act(({ db: transaction }) => sql`delete from sign_in_trouble`.execute(transaction));
    }
    expect((await portal.get('/api/core/second-factor', { as: person })).body).toMatchObject({ on: true, recoveryCodesLeft: 10 });
  });

  it('asks for a wait after wrong passwords and codes, and counts a hundred guesses at once one by one', async () => {
    const { person, secret } = await secured();
    for (let n = 0; n < 5; n++) await end(person, { password: 'Wrong1234', code: codeOf(secret) });
    expect((await end(person, { password, code: codeOf(secret) })).code).toBe(429);
    const guessed = await secured();
    const replies = await Promise.all(Array.from({ length: 100 }, (_, n) => end(guessed.person, { password, code: String(n).padStart(6, '0') })));
    expect(replies.filter((reply) => reply.code === 422)).toHaveLength(5);
    expect(replies.filter((reply) => reply.code === 429)).toHaveLength(95);
  });

  it('is not done by a new password from a mail either', async () => {
    const { person, secret } = await secured();
    await portal.post('/api/core/forgot-password', { F_EMAIL: `${person.username}@example.go.th` });
    const code = codeIn((await mailsOf(portal)).filter((mail) => mail.to === `${person.username}@example.go.th`).at(-1));
    await portal.post('/api/core/reset-password', { EMAIL: `${person.username}@example.go.th`, OTP: code, NEW_PASSWORD: 'Another1234' });
    expect((await signIn(person.username, undefined, 'Another1234')).body.code).toBe('secondFactorRequired');
    expect((await signIn(person.username, codeOf(secret), 'Another1234')).body.status).toBe('success');
  });
});

describe('where the agency demands it of a role', () => {
  it('lets a person of that role sign in and set it up, and nothing else before', async () => {
    const office = await strict.unit();
    const person = await strict.person(office);
    expect((await strict.post('/api/verify', {}, { as: person })).body.userLogin.userInformation.F_OWES_SECOND_FACTOR).toBe(0);
    await strict.act((context) => giveRole(context, { personId: person.personId, role: 'administrator' }));
    expect((await strict.post('/api/verify', {}, { as: person })).body.userLogin.userInformation.F_OWES_SECOND_FACTOR).toBe(1);
    const act = () => strict.post('/api/sarabun/notification-update-read-all', { MODULE: 'SARABUN' }, { as: person });
    expect(await act()).toMatchObject({ code: 403, body: { code: 'secondFactorDemanded' } });
    const { secret } = (await strict.post('/api/core/second-factor/begin', { password }, { as: person })).body;
    await strict.post('/api/core/second-factor/confirm', { code: codeOf(secret) }, { as: person });
    expect((await act()).code).toBe(200);
    expect(await strict.post('/api/core/second-factor/end', { password, code: codeOf(secret) }, { as: person })).toMatchObject({
      code: 403,
      body: { code: 'mayNotEnd' },
    });
  });
});
