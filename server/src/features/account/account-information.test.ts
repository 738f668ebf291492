import { beforeEach, describe, expect, it } from 'vitest';
import { codeIn, mailsOf } from '../../../test/mails';
import { password, type TestPerson, testPortal } from '../../../test/portal';

let moved = 0;
const portal = await testPortal({ clock: () => new Date(Date.now() + moved), environment: { TRUST_PROXY: '1' } });
const { db } = portal.running;
const unit = await portal.unit();

/** Each test uses its own address, because limits are counted per address. */
let place = '';
let places = 0;
beforeEach(() => {
  place = `10.0.0.${++places}`;
});
const as = (person: TestPerson) => ({ as: person, headers: { 'x-forwarded-for': place } });
const read = async (person: TestPerson) => (await portal.get('/api/core/account', { as: person })).body;
const ask = (person: TestPerson, email: string, own = password) => portal.post('/api/core/account/email-code', { email, password: own }, as(person));
const change = (person: TestPerson, email: string, code: string) => portal.post('/api/core/account/email', { email, code }, as(person));
const mailsTo = async (email: string) => (await mailsOf(portal)).filter((mail) => mail.to === email);
const codeFor = async (person: TestPerson, email: string) => {
  await ask(person, email);
  return codeIn((await mailsTo(email)).at(-1));
};
const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

it('goes on to the next letter by itself until the person switches that off', async () => {
  const person = await portal.person(unit);
  const goesOn = async () => (await portal.post('/api/verify', {}, { as: person })).body.userLogin.userInformation.F_GOES_ON;
  expect(await goesOn()).toBe(1);
  expect((await portal.post('/api/core/account/way-of-working', { goesOn: false }, { as: person })).code).toBe(200);
  expect(await goesOn()).toBe(0);
});

describe('the own information', () => {
  it('names person, unit, posts and functions, clearance and account', async () => {
    const person = await portal.person(unit, { function: 'registrar', clearance: 2 });
    const { postId } = await portal.headPost(unit, person);
    expect(await read(person)).toMatchObject({
      username: person.username,
      prefix: 'นาย',
      firstName: 'สมชาย',
      firstNameEn: 'Somchai',
      email: `${person.username}@example.go.th`,
      unit: { th: expect.stringContaining('กองที่'), en: expect.stringContaining('Division') },
      positions: [
        { function: 'holder', isMain: true, title: { th: expect.stringContaining('ผู้อำนวยการ') }, startsOn: '2020-01-01', endsOn: null },
        { function: 'registrar', isMain: false },
      ],
      clearance: 2,
      byDirectory: false,
    });
    expect(postId).toBeGreaterThan(0);
  });

  it('lets a person change the English name and the telephone, and nothing else', async () => {
    const person = await portal.person(unit);
    const sent = { firstNameEn: ' Somsak ', lastNameEn: 'Rakngan', phone: '0 2141 9100 ต่อ 210', firstName: 'ปลอม', email: 'x@y.th' };
    expect((await portal.post('/api/core/account', sent, { as: person })).body).toEqual({ status: 'success' });
    expect(await read(person)).toMatchObject({
      firstNameEn: 'Somsak',
      lastNameEn: 'Rakngan',
      phone: '0 2141 9100 ต่อ 210',
      firstName: 'สมชาย',
      email: `${person.username}@example.go.th`,
    });
    for (const wrong of [{ phone: '<b>' }, { phone: '1'.repeat(61) }, { firstNameEn: 'x'.repeat(101) }]) {
      expect(await portal.post('/api/core/account', { ...sent, ...wrong }, { as: person })).toMatchObject({
        code: 422,
        body: { fields: { [Object.keys(wrong)[0] as string]: expect.any(String) } },
      });
    }
  });

  it('is for someone who is signed in', async () => {
    expect((await portal.get('/api/core/account')).code).toBe(401);
  });
});

describe('a new address', () => {
  it('is taken after the code that was mailed to it; the old one is told, and signing in shows it', async () => {
    const person = await portal.person(unit);
    const code = await codeFor(person, 'new.address@example.go.th');
    expect((await change(person, 'NEW.address@example.go.th', code)).body.status).toBe('success');
    expect((await read(person)).email).toBe('new.address@example.go.th');
    expect((await mailsTo(`${person.username}@example.go.th`)).map((mail) => mail.subject)).toEqual([expect.stringContaining('was changed')]);
    const { body } = await portal.post('/api/verify', {}, { as: person });
    expect(body.userLogin.email).toBe('new.address@example.go.th');
    expect((await change(person, 'new.address@example.go.th', code)).body.code).toBe('wrongCode');
  });

  it('needs the own password, and wrong ones count', async () => {
    const person = await portal.person(unit);
    for (let i = 0; i < 5; i++) expect((await ask(person, 'a@example.go.th', 'Wrong12345')).body.code).toBe('wrongPassword');
    expect((await ask(person, 'a@example.go.th')).code).toBe(429);
    expect(await mailsTo('a@example.go.th')).toEqual([]);
  });

  it('must be one, and another than before', async () => {
    const person = await portal.person(unit);
    for (const email of ['', 'x', 'a b@c.th', 'ก@ข.th'])
      expect(await ask(person, email)).toMatchObject({ code: 422, body: { code: 'malformedEmail', fields: { email: 'กรุณากรอก E-mail ให้ถูกต้อง' } } });
    expect((await ask(person, `${person.username}@EXAMPLE.go.th`)).body.code).toBe('sameEmail');
  });

  it("is not given by someone else's code, nor by a code for another address or another purpose", async () => {
    const [person, other] = [await portal.person(unit), await portal.person(unit)];
    const foreign = await codeFor(other, 'shared@example.go.th');
    expect((await change(person, 'shared@example.go.th', foreign)).body.code).toBe('wrongCode');
    const code = await codeFor(person, 'first@example.go.th');
    expect((await change(person, 'second@example.go.th', code)).body.code).toBe('wrongCode');
    await portal.post('/api/core/forgot-password', { F_EMAIL: `${person.username}@example.go.th` }, as(person));
    const reset = codeIn((await mailsTo(`${person.username}@example.go.th`)).at(-1));
    if (reset !== code) expect((await change(person, 'first@example.go.th', reset)).body.code).toBe('wrongCode');
    expect((await change(person, 'first@example.go.th', code)).body.status).toBe('success');
    expect((await change(other, 'shared@example.go.th', foreign)).body.status).toBe('success');
  });

  it('takes a code for 300 seconds and five tries', async () => {
    const person = await portal.person(unit);
    const late = await codeFor(person, 'late@example.go.th');
    moved += 301_000;
    expect((await change(person, 'late@example.go.th', late)).body.code).toBe('wrongCode');
    const tired = await codeFor(person, 'tired@example.go.th');
    for (const typed of ['', '12', 'abcdef']) expect((await change(person, 'tired@example.go.th', typed)).body.code).toBe('malformedCode');
    for (let i = 0; i < 5; i++) await change(person, 'tired@example.go.th', otherThan(tired));
    expect((await change(person, 'tired@example.go.th', tired)).body.code).toBe('wrongCode');
  });

  it('that another account has is refused, but only to someone who reads its mailbox', async () => {
    const [person, other] = [await portal.person(unit), await portal.person(unit)];
    const theirs = `${other.username}@example.go.th`;
    expect(await ask(person, theirs)).toMatchObject({ code: 200, body: { status: 'success' } });
    const code = codeIn((await mailsTo(theirs)).at(-1));
    expect(await change(person, theirs, code)).toMatchObject({ code: 409, body: { code: 'emailTaken' } });
    expect((await read(person)).email).not.toBe(theirs);
  });

  it('is asked for at most five times an hour', async () => {
    const person = await portal.person(unit);
    for (let i = 0; i < 5; i++) expect((await ask(person, `try${i}@example.go.th`)).code).toBe(200);
    expect(await ask(person, 'try5@example.go.th')).toMatchObject({ code: 429, body: { code: 'tooManyCodes' } });
    moved += 3_700_000;
    expect((await ask(person, 'try5@example.go.th')).code).toBe(200);
  });

  it('is given to one of two who prove it at the same moment', async () => {
    const [one, two] = [await portal.person(unit), await portal.person(unit)];
    const codes = [await codeFor(one, 'race@example.go.th'), await codeFor(two, 'race@example.go.th')];
    const replies = await Promise.all([change(one, 'race@example.go.th', codes[0] as string), change(two, 'race@example.go.th', codes[1] as string)]);
    expect(replies.map((reply) => reply.code).sort()).toEqual([200, 409]);
    expect(await db.selectFrom('person').select('id').where('email', '=', 'race@example.go.th').execute()).toHaveLength(1);
  });
});
