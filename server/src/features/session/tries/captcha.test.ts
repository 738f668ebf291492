import { createHash } from 'node:crypto';
import { captchaText, isSolution } from '@sarabun/contract/session/captcha';
import { describe, expect, it } from 'vitest';
import { password, type TestPerson, testPortal } from '../../../../test/portal';

let moved = 0;
const portal = await testPortal({ clock: () => new Date(Date.now() + moved), environment: { APP_NAME: 'OMB', TRUST_PROXY: '1' } });
const others = await testPortal({ environment: { APP_NAME: 'ONEP', TRUST_PROXY: '1' } });
const unit = await portal.unit();

/** Solves a challenge as a browser does. */
function solved(challenge: string): string {
  for (let tried = 0; ; tried++) {
    if (isSolution(createHash('sha256').update(captchaText(challenge, tried)).digest())) return `${challenge} ${tried}`;
  }
}

let place = 0;
const somewhere = () => `10.5.${++place}.1`;
const signIn = ({ username }: TestPerson, typed: string, from: string, CAPTCHA = '', path = '/api/users/pre-login') =>
  portal.post(path, { username, password: typed, CAPTCHA }, { headers: { 'x-forwarded-for': from } });
const challenge = async () => (await portal.get('/api/users/captcha')).body.challenge as string;

/** A person at whose account somebody at an address has tried three wrong passwords. */
async function tried() {
  const person = await portal.person(unit, { signedIn: false });
  const from = somewhere();
  for (let i = 0; i < 3; i++) expect((await signIn(person, 'Guess12345', from)).body.code).toBe('wrongPair');
  return { person, from };
}

describe('after three wrong tries', () => {
  it('the right password needs a captcha, and signs in with one', async () => {
    const { person, from } = await tried();
    expect(await signIn(person, password, from)).toMatchObject({ code: 200, body: { status: 'error', code: 'captchaRequired' } });
    expect((await signIn(person, password, from, solved(await challenge()))).body.status).toBe('success');
    // The right password forgets the wrong tries: the second step needs none.
    expect((await signIn(person, password, from, '', '/api/users/login')).body.status).toBe('success');
  });

  it('a wrong password with a captcha is a wrong password, and the next needs another captcha', async () => {
    const { person, from } = await tried();
    const captcha = solved(await challenge());
    expect((await signIn(person, 'Guess12345', from, captcha)).body.code).toBe('wrongPair');
    expect((await signIn(person, password, from, captcha)).body.code).toBe('captchaRequired');
    expect((await signIn(person, password, from, solved(await challenge()))).body.status).toBe('success');
  });

  it('in one step, too', async () => {
    const { person, from } = await tried();
    expect((await signIn(person, password, from, '', '/api/login')).body.code).toBe('captchaRequired');
    expect((await signIn(person, password, from, solved(await challenge()), '/api/login')).body.status).toBe('success');
  });

  it('nobody else has to do anything', async () => {
    const { person } = await tried();
    expect((await signIn(person, password, somewhere())).body.status).toBe('success');
  });
});

describe('a captcha does not count', () => {
  it.each([
    ['that is not solved', async () => `${await challenge()} 0`],
    ['that was made elsewhere', async () => solved(`${(await challenge()).split('~')[0]}~AAAAAAAAAAAAAAAAAAAAAA`)],
    ['that was signed for something else', async () => solved(portal.running.codes.sign('letter', [4_000_000_000, 1]))],
    ['that is nonsense', async () => 'ก ข ค'],
  ])('%s', async (_, made) => {
    const { person, from } = await tried();
    expect((await signIn(person, password, from, await made())).body.code).toBe('captchaRequired');
  });

  it('after five minutes', async () => {
    const { person, from } = await tried();
    const captcha = solved(await challenge());
    moved += 301_000;
    expect((await signIn(person, password, from, captcha)).body.code).toBe('captchaRequired');
  });
});

it('a browser in which the person has signed in before is asked for none', async () => {
  const person = await portal.person(unit, { signedIn: false });
  const first = await portal.post('/api/login', { username: person.username, password }, { headers: { 'x-forwarded-for': somewhere() } });
  const device = [first.headers['set-cookie']].flat().find((cookie) => String(cookie).startsWith('sarabun_device'));
  const headers = { 'x-forwarded-for': somewhere(), cookie: String(device).split(';')[0] as string };
  for (let i = 0; i < 4; i++) await portal.post('/api/users/pre-login', { username: person.username, password: 'Guess12345' }, { headers });
  expect((await portal.post('/api/users/pre-login', { username: person.username, password }, { headers })).body.status).toBe('success');
});

it('an agency that asks for none answers as before', async () => {
  const person = await others.person(await others.unit(), { signedIn: false });
  const attempt = (typed: string) =>
    others.post('/api/users/pre-login', { username: person.username, password: typed }, { headers: { 'x-forwarded-for': '10.6.6.6' } });
  for (let i = 0; i < 4; i++) expect((await attempt('Guess12345')).body.code).toBe('wrongPair');
  expect((await attempt(password)).body.status).toBe('success');
});
