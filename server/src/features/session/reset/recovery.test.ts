import { beforeEach, describe, expect, it } from 'vitest';
import { codeIn, mailsOf } from '../../../../test/mails';
import { password, type TestPerson, testPortal } from '../../../../test/portal';

let moved = 0;
const portal = await testPortal({ clock: () => new Date(Date.now() + moved), environment: { PUBLIC_URL: 'https://portal.test.go.th', TRUST_PROXY: '1' } });
const { db } = portal.running;
const unit = await portal.unit();
const minutes = (count: number) => {
  moved += count * 60_000;
};

/** Each test uses its own address, because limits are counted per address. */
let place = '';
let places = 0;
beforeEach(() => {
  place = `10.0.0.${++places}`;
});
const from = () => ({ headers: { 'x-forwarded-for': place } });
const emailOf = (person: TestPerson) => `${person.username}@example.go.th`;
const forgot = (email: string) => portal.post('/api/core/forgot-password', { F_EMAIL: email }, from());
const reset = (email: string, code: string, newPassword = 'Another1234') =>
  portal.post('/api/core/reset-password', { NEW_PASSWORD: newPassword, EMAIL: email, OTP: code }, from());
const signIn = (person: TestPerson, as = password) => portal.post('/api/login', { username: person.username, password: as }, from());
const mailsTo = async (email: string) => (await mailsOf(portal)).filter((mail) => mail.to === email);
/** Requests a code and reads it from the mailbox. */
async function askedCode(person: TestPerson): Promise<string> {
  await forgot(emailOf(person));
  return codeIn((await mailsTo(emailOf(person))).at(-1));
}
const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

describe('asking for a code', () => {
  it('mails six digits in Thai and English, with a link to the page where they are entered', async () => {
    const person = await portal.person(unit);
    const reply = await forgot(emailOf(person).toUpperCase());
    expect(reply).toMatchObject({ code: 200, body: { status: 'success', message: expect.stringContaining('5 นาที') } });
    const [mail] = await mailsTo(emailOf(person));
    expect(mail?.subject).toBe('รหัสยืนยัน (OTP) สำหรับตั้งรหัสผ่านใหม่ · Your code to set a new password');
    expect(mail?.text).toMatch(/รหัสยืนยัน \(OTP\): \d{6}/);
    expect(mail?.text).toMatch(/Code: \d{6}/);
    expect(mail?.text).toContain(`https://portal.test.go.th/reset-password?key=${encodeURIComponent(emailOf(person))}`);
  });

  it('keeps of the code only a hash that cannot be tried out without the key', async () => {
    const person = await portal.person(unit);
    const code = await askedCode(person);
    const kept = JSON.stringify([
      await db.selectFrom('one_time_code').selectAll().execute(),
      await db.selectFrom('mail').select('body').execute(),
      await db.selectFrom('audit').selectAll().execute(),
      await db.selectFrom('job').selectAll().execute(),
    ]);
    expect(kept).not.toContain(`"${code}"`);
    expect(kept).not.toContain(`: ${code}`);
    const row = await db.selectFrom('one_time_code').select('code_hash').where('person_id', '=', person.personId).executeTakeFirstOrThrow();
    const { createHash } = await import('node:crypto');
    expect(row.code_hash?.equals(createHash('sha256').update(code).digest())).toBe(false);
  });

  it('answers an address that nobody has in the same words, keeps the request alike, and mails nothing', async () => {
    const person = await portal.person(unit);
    const known = await forgot(emailOf(person));
    const unknown = await forgot('nobody.has.this@example.go.th');
    expect(unknown.body).toEqual(known.body);
    expect(await mailsTo('nobody.has.this@example.go.th')).toEqual([]);
    const asked = await db
      .selectFrom('one_time_code')
      .select('email')
      .where('email', 'in', ['nobody.has.this@example.go.th', emailOf(person)])
      .execute();
    expect(asked).toHaveLength(2);
  });

  it('refuses what is no address, as a mistake', async () => {
    for (const email of ['', 'somchai', 'a b@c.th', 'สมชาย@omb.go.th', `${'a'.repeat(300)}@omb.go.th`]) {
      expect(await forgot(email)).toMatchObject({ code: 200, body: { status: 'error', code: 'malformedEmail', message: 'กรุณากรอก E-mail ให้ถูกต้อง' } });
    }
  });

  it('mails at most five codes an hour to one person, and says nothing of it', async () => {
    const person = await portal.person(unit);
    const answers = [];
    for (let i = 0; i < 7; i++) answers.push((await forgot(emailOf(person))).body);
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await mailsTo(emailOf(person))).toHaveLength(5);
    minutes(61);
    await forgot(emailOf(person));
    expect(await mailsTo(emailOf(person))).toHaveLength(6);
  });

  it('leaves the fifth code good when a sixth is asked for', async () => {
    const person = await portal.person(unit);
    for (let i = 0; i < 6; i++) await forgot(emailOf(person));
    const mails = await mailsTo(emailOf(person));
    expect((await reset(emailOf(person), codeIn(mails.at(-1)))).body.status).toBe('success');
  });

  it('mails nothing to someone who has left or whose account was closed', async () => {
    const closed = await portal.person(unit, { signedIn: false });
    await db.updateTable('account').set({ closed_at: new Date() }).where('person_id', '=', closed.personId).execute();
    expect((await forgot(emailOf(closed))).body.status).toBe('success');
    expect(await mailsTo(emailOf(closed))).toEqual([]);
  });

  it('tells who signs in by the directory that the password is kept there', async () => {
    const person = await portal.person(unit, { signedIn: false });
    await db.updateTable('account').set({ by_directory: true }).where('person_id', '=', person.personId).execute();
    await forgot(emailOf(person));
    const [mail] = await mailsTo(emailOf(person));
    expect(mail?.text).toContain("the password of the agency's directory");
    expect(mail?.text).not.toMatch(/\d{6}/);
  });

  it('makes one place wait that asks thirty times in a minute', async () => {
    const answers = [];
    for (let i = 0; i < 31; i++) answers.push((await forgot(`nobody${i}@example.go.th`)).code);
    expect(answers.slice(0, 30).every((code) => code === 200)).toBe(true);
    expect(answers[30]).toBe(429);
    place = '10.9.9.9';
    expect((await forgot('nobody@example.go.th')).code).toBe(200);
  });
});

describe('setting a new password', () => {
  it('takes the code once, ends all sessions, and tells the owner', async () => {
    const person = await portal.person(unit);
    const code = await askedCode(person);
    expect(await reset(emailOf(person), code)).toMatchObject({ code: 200, body: { status: 'success', message: expect.any(String) } });
    expect((await portal.post('/api/verify', {}, { as: person })).code).toBe(401);
    expect((await signIn(person)).body.code).toBe('wrongPair');
    expect((await signIn(person, 'Another1234')).body.status).toBe('success');
    expect((await mailsTo(emailOf(person))).at(-1)?.subject).toContain('Your password was changed');
    const ended = await db.selectFrom('session').select('end_reason').where('person_id', '=', person.personId).where('ended_at', 'is not', null).execute();
    expect(ended.map((row) => row.end_reason)).toContain('password');
    expect(await reset(emailOf(person), code, 'Thief12345')).toMatchObject({ code: 200, body: { status: 'error', code: 'wrongCode' } });
    expect((await signIn(person, 'Another1234')).body.status).toBe('success');
  });

  it('takes digits of either script, and blanks between them', async () => {
    const person = await portal.person(unit);
    const code = await askedCode(person);
    const thai = code.replace(/\d/g, (digit) => String.fromCharCode(0x0e50 + Number(digit)));
    expect((await reset(emailOf(person), ` ${thai.slice(0, 3)} ${thai.slice(3)}`)).body.status).toBe('success');
  });

  it('refuses a weak password by the words of the rule, and burns no try by it', async () => {
    const person = await portal.person(unit);
    const code = await askedCode(person);
    const faults: [string, string][] = [
      ['Aa1', 'กรุณากรอกรหัสผ่านใหม่อย่างน้อย 8 ตัวอักษร'],
      ['aaaa1111', 'ตัวพิมพ์ใหญ่'],
      ['AAAA1111', 'ตัวพิมพ์เล็ก'],
      ['AAAAaaaa', 'ตัวเลข'],
      ['AAaa11!!', 'เฉพาะตัวอักษรภาษาอังกฤษ'],
      [`Aa1${'x'.repeat(126)}`, '128'],
    ];
    for (const [weak, words] of faults) {
      expect(await reset(emailOf(person), code, weak)).toMatchObject({
        code: 200,
        body: { status: 'error', code: 'weakPassword', message: expect.stringContaining(words) },
      });
    }
    for (const typed of ['', '12345', '1234567', 'abcdef']) expect((await reset(emailOf(person), typed)).body.code).toBe('malformedCode');
    expect((await reset(emailOf(person), code)).body.status).toBe('success');
  });

  it('stands four wrong tries; after five not even the right code is taken', async () => {
    const lucky = await portal.person(unit);
    const right = await askedCode(lucky);
    for (let i = 0; i < 4; i++) expect((await reset(emailOf(lucky), otherThan(right))).body.code).toBe('wrongCode');
    expect((await reset(emailOf(lucky), right)).body.status).toBe('success');
    const person = await portal.person(unit);
    const code = await askedCode(person);
    for (let i = 0; i < 5; i++) await reset(emailOf(person), otherThan(code));
    expect((await reset(emailOf(person), code)).body.code).toBe('wrongCode');
    expect((await signIn(person)).body.status).toBe('success');
  });

  it('takes a code for 300 seconds', async () => {
    const person = await portal.person(unit);
    const early = await askedCode(person);
    moved += 285_000;
    expect((await reset(emailOf(person), early)).body.status).toBe('success');
    const late = await askedCode(person);
    moved += 301_000;
    expect((await reset(emailOf(person), late)).body.code).toBe('wrongCode');
  });

  it("takes neither someone else's code nor the one before the newest", async () => {
    const [person, other] = [await portal.person(unit), await portal.person(unit)];
    const first = await askedCode(person);
    const foreign = await askedCode(other);
    const newest = await askedCode(person);
    if (foreign !== newest) expect((await reset(emailOf(person), foreign)).body.code).toBe('wrongCode');
    if (first !== newest) expect((await reset(emailOf(person), first)).body.code).toBe('wrongCode');
    expect((await reset(emailOf(person), newest)).body.status).toBe('success');
  });

  it('answers alike where no code was ever mailed, and counts such tries too', async () => {
    const person = await portal.person(unit);
    const code = await askedCode(person);
    const wrong = await reset(emailOf(person), otherThan(code));
    await forgot('nobody.at.all@example.go.th');
    await portal.deliver();
    expect((await reset('nobody.at.all@example.go.th', '123456')).body).toEqual(wrong.body);
    expect((await reset('never.asked@example.go.th', '123456')).body).toEqual(wrong.body);
  });

  it('counts ten tries at once as ten: at most one of them can be the fifth', async () => {
    const person = await portal.person(unit);
    const code = await askedCode(person);
    await Promise.all(Array.from({ length: 10 }, () => reset(emailOf(person), otherThan(code))));
    expect((await reset(emailOf(person), code)).body.code).toBe('wrongCode');
    const { tries } = await db.selectFrom('one_time_code').select('tries').where('person_id', '=', person.personId).executeTakeFirstOrThrow();
    expect(tries).toBeGreaterThanOrEqual(5);
  });

  it('sets the password of one of two who use the same code at once', async () => {
    const person = await portal.person(unit);
    const code = await askedCode(person);
    const replies = await Promise.all([reset(emailOf(person), code, 'First12345'), reset(emailOf(person), code, 'Second12345')]);
    expect(replies.map((reply) => reply.body.status).sort()).toEqual(['error', 'success']);
  });

  it('makes a place wait that guesses thirty codes in a minute, whosever they are', async () => {
    const codes = [];
    for (let i = 0; i < 31; i++) codes.push((await reset(`somebody${i}@example.go.th`, '111111')).code);
    expect(codes.slice(0, 30).every((code) => code === 200)).toBe(true);
    expect(codes[30]).toBe(429);
  });

  it('does not open an account that was closed after the code was mailed', async () => {
    const person = await portal.person(unit);
    const code = await askedCode(person);
    await db.updateTable('account').set({ closed_at: new Date() }).where('person_id', '=', person.personId).execute();
    expect((await reset(emailOf(person), code)).body.code).toBe('wrongCode');
  });

  it('lets the owner sign in at once who was waiting after wrong passwords', async () => {
    const person = await portal.person(unit);
    const code = await askedCode(person);
    for (let i = 0; i < 5; i++) await signIn(person, 'Wrong12345');
    expect((await signIn(person)).code).toBe(429);
    await reset(emailOf(person), code);
    expect((await signIn(person, 'Another1234')).body.status).toBe('success');
  });

  it('reads in English where the browser asks for it, and takes forms', async () => {
    const reply = await portal.running.app.inject({
      method: 'POST',
      url: '/api/core/reset-password',
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'accept-language': 'en', 'x-forwarded-for': place },
      payload: 'NEW_PASSWORD=Aa1&EMAIL=a%40b.th&OTP=123456',
    });
    expect(reply.json()).toMatchObject({ status: 'error', message: 'Please enter a new password of at least 8 characters.' });
  });
});
