import { Secret, TOTP } from 'otpauth';
import { beforeEach, describe, expect, it } from 'vitest';
import { browserAt } from '../../../../test/browser';
import { codeIn, mailsOf } from '../../../../test/mails';
import { password, type TestPerson, testPortal } from '../../../../test/portal';

let now = Date.parse('2026-11-23T09:00:00+07:00');
const portal = await testPortal({ clock: () => new Date(now), environment: { TRUST_PROXY: '1' } });
const unit = await portal.unit();
const rounds = [1, 2, 3, 4, 5];

/** Limits are counted per address. */
beforeEach(() => {
  now += 600_000;
});

const attacker = '203.0.113.66';
const home = '198.51.100.20';

type Strike = (owner: TestPerson) => Promise<unknown>;
const wrongPassword =
  (place = attacker): Strike =>
  ({ username }) =>
    portal.post('/api/users/login', { username, password: 'Guess12345' }, { headers: { 'x-forwarded-for': place } });

/** Two tries a second by a stranger who knows only the name, for this many seconds of the moved clock. */
async function attack(owner: TestPerson, seconds: number, strike: Strike = wrongPassword()): Promise<void> {
  for (let half = 0; half < seconds * 2; half++) {
    now += 500;
    await strike(owner);
  }
}

/** The answers to the owner, who signs in and waits once as told while the attack goes on. */
async function comesIn(owner: TestPerson, browser: ReturnType<typeof browserAt>, strike?: Strike) {
  const signIn = () => browser.post('/api/users/login', { username: owner.username, password });
  const first = await signIn();
  if (first.code !== 429) return { reply: first, waited: 0 };
  const waited = Number(first.headers['retry-after']);
  await attack(owner, waited, strike);
  return { reply: await signIn(), waited };
}

describe('while a stranger tries twice a second under the name of an owner', () => {
  it('the owner comes in at once in a browser that is known, even at the same address', async () => {
    const owner = await portal.person(unit, { signedIn: false });
    const browser = browserAt(portal, attacker);
    await browser.post('/api/users/login', { username: owner.username, password });
    await attack(owner, 90);
    for (const round of rounds) {
      const { reply, waited } = await comesIn(owner, browser);
      expect([round, reply.body.status, waited]).toEqual([round, 'success', 0]);
      await attack(owner, 5);
    }
  });

  it('the owner comes in at once in a new browser at another address', async () => {
    const owner = await portal.person(unit, { signedIn: false });
    await attack(owner, 90);
    for (const round of rounds) {
      const { reply, waited } = await comesIn(owner, browserAt(portal, `198.51.100.${round}`));
      expect([round, reply.body.status, waited]).toEqual([round, 'success', 0]);
      await attack(owner, 5);
    }
  });

  it('the owner comes in once Retry-After has passed in a new browser at the same address', async () => {
    const owner = await portal.person(unit, { signedIn: false });
    for (const round of rounds) {
      await attack(owner, 20);
      const { reply, waited } = await comesIn(owner, browserAt(portal, attacker));
      expect([round, reply.body.status]).toEqual([round, 'success']);
      if (round === 1) expect(waited).toBeGreaterThan(0);
      expect(waited).toBeLessThanOrEqual(60);
    }
  });

  it('the owner who is signed in proves identity again, ten times of ten', async () => {
    const owner = await portal.person(unit);
    await attack(owner, 60);
    for (let round = 0; round < 10; round++) {
      await attack(owner, 1);
      const reply = await portal.post('/api/core/second-factor/begin', { password }, { as: owner, headers: { 'x-forwarded-for': attacker } });
      expect([round, reply.code]).toEqual([round, 200]);
    }
  });

  it('their wrong passwords do not hold up who is signed in, nor the other way round', async () => {
    const owner = await portal.person(unit);
    for (let i = 0; i < 6; i++) await portal.post('/api/core/second-factor/begin', { password: 'Wrong12345' }, { as: owner });
    expect((await portal.post('/api/core/second-factor/begin', { password }, { as: owner })).code).toBe(429);
    expect((await comesIn(owner, browserAt(portal, home))).waited).toBe(0);
  });
});

describe('guessing stays slow', () => {
  it('for one address at one account: eleven in the first minute, then one a minute', async () => {
    const owner = await portal.person(unit, { signedIn: false });
    let tried = 0;
    const counting: Strike = async (of) => {
      if (((await wrongPassword('203.0.113.70')(of)) as { code: number }).code === 200) tried++;
    };
    await attack(owner, 240, counting);
    expect(tried).toBeGreaterThan(10);
    expect(tried).toBeLessThan(11 + 4);
  });

  it('for an address that comes back with each guess after the wait: at most one in twenty seconds more', async () => {
    const owner = await portal.person(unit, { signedIn: false });
    let tried = 0;
    let n = 0;
    await attack(owner, 120, async ({ username }) => {
      const guess = `Guess${n++ % 100}Aa`;
      const reply = await portal.post('/api/users/login', { username, password: guess }, { headers: { 'x-forwarded-for': '203.0.113.71' } });
      if (reply.code === 200) tried++;
    });
    expect(tried).toBeGreaterThan(11);
    expect(tried).toBeLessThan(11 + 2 + 8 + 120 / 20);
  });

  it('for many addresses together: twenty, then one in ten seconds; the known browser comes in at once all the same', async () => {
    const owner = await portal.person(unit, { signedIn: false });
    const browser = browserAt(portal, home);
    await browser.post('/api/users/login', { username: owner.username, password });
    let tried = 0;
    let n = 0;
    const fromEverywhere: Strike = async (of) => {
      const reply = (await wrongPassword(`203.0.${Math.floor(n / 200)}.${n++ % 200}`)(of)) as { code: number };
      if (reply.code === 200) tried++;
    };
    await attack(owner, 120, fromEverywhere);
    expect(tried).toBeGreaterThan(20);
    expect(tried).toBeLessThan(20 + 5 + 120 / 10);
    expect((await comesIn(owner, browser, fromEverywhere)).waited).toBe(0);
  });

  it('in a known browser too, and for nobody else then', async () => {
    const owner = await portal.person(unit, { signedIn: false });
    const [lent, other] = [browserAt(portal, home), browserAt(portal, home)];
    for (const each of [lent, other]) await each.post('/api/users/login', { username: owner.username, password });
    for (let i = 0; i < 5; i++) await lent.post('/api/users/login', { username: owner.username, password: 'Guess12345' });
    expect((await lent.post('/api/users/login', { username: owner.username, password })).code).toBe(429);
    expect((await other.post('/api/users/login', { username: owner.username, password })).code).toBe(200);
  });

  it('by turns: each is promised once, to one password at one account, and none is left to a password that was wrong', async () => {
    const [owner, other] = [await portal.person(unit, { signedIn: false }), await portal.person(unit, { signedIn: false })];
    await attack(other, 20);
    await attack(owner, 20);
    await attack(other, 10);
    const signIn = (username: string, typed: string) =>
      portal.post('/api/users/login', { username, password: typed }, { headers: { 'x-forwarded-for': attacker } });
    const told = Number((await signIn(other.username, password)).headers['retry-after']);
    expect((await signIn(owner.username, 'Wrong12345')).code).toBe(429);
    now += 500;
    const early = await signIn(other.username, password);
    expect([early.code, Number(early.headers['retry-after'])]).toEqual([429, told]);
    now += 60_000;
    await attack(owner, 5);
    expect((await signIn(owner.username, password)).code).toBe(429);
    expect((await signIn(owner.username, 'Wrong12345')).body.code).toBe('wrongPair');
    now += 5000;
    expect((await signIn(owner.username, 'Wrong12345')).code).toBe(429);
  });
});

describe('at the second factor', () => {
  const codeOf = (secret: string, steps = 0) => new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now + steps * 30_000 });

  it('a stranger who has the password holds up no known browser and no signing', async () => {
    const owner = await portal.person(unit, { signedIn: false });
    const browser = browserAt(portal, home);
    const { token } = (await browser.post('/api/users/login', { username: owner.username, password })).body;
    const { secret } = (await portal.post('/api/core/second-factor/begin', { password }, { as: { token } })).body;
    await portal.post('/api/core/second-factor/confirm', { code: codeOf(secret, -1) }, { as: { token } });
    let tried = 0;
    let n = 0;
    await attack(owner, 20, async ({ username }) => {
      const headers = { 'x-forwarded-for': `203.1.${n++ % 200}.1` };
      const reply = await portal.post('/api/users/login', { username, password, SECOND_FACTOR: '000000' }, { headers });
      if (reply.body.code === 'secondFactorWrong') tried++;
    });
    expect(tried).toBeGreaterThan(5);
    expect(tried).toBeLessThan(14);
    const reply = await browser.post('/api/users/login', { username: owner.username, password, SECOND_FACTOR: codeOf(secret, 1) });
    expect(reply.body.status).toBe('success');
  });
});

describe('with codes from mails', () => {
  const emailOf = ({ username }: TestPerson) => `${username}@example.go.th`;
  const newest = async (owner: TestPerson) => codeIn((await mailsOf(portal)).filter((mail) => mail.to === emailOf(owner)).at(-1));
  const from = (place: string) => ({ headers: { 'x-forwarded-for': place } });
  const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
  const spoil = async (owner: TestPerson, code: string, tries: number) => {
    for (let i = 0; i < tries; i++)
      await portal.post('/api/core/reset-password', { EMAIL: emailOf(owner), OTP: otherThan(code), NEW_PASSWORD: 'Thief12345' }, from(attacker));
  };

  it('a stranger neither uses up the tries of the browser that asked, nor makes its code worthless by asking', async () => {
    const owner = await portal.person(unit, { signedIn: false });
    const browser = browserAt(portal, attacker);
    await browser.post('/api/core/forgot-password', { F_EMAIL: emailOf(owner) });
    const code = await newest(owner);
    await portal.post('/api/core/forgot-password', { F_EMAIL: emailOf(owner) }, from(attacker));
    await portal.deliver();
    await spoil(owner, code, 40);
    const reply = await browser.post('/api/core/reset-password', { EMAIL: emailOf(owner), OTP: code, NEW_PASSWORD: 'Another1234' });
    expect(reply.body.status).toBe('success');
  });

  it('strangers who asked five times leave five codes to the known browsers of the owner', async () => {
    const owner = await portal.person(unit, { signedIn: false });
    const browser = browserAt(portal, home);
    await browser.post('/api/users/login', { username: owner.username, password });
    for (let i = 0; i < 7; i++) await portal.post('/api/core/forgot-password', { F_EMAIL: emailOf(owner) }, from(attacker));
    await portal.deliver();
    for (let i = 0; i < 7; i++) {
      now += 1000;
      await browser.post('/api/core/forgot-password', { F_EMAIL: emailOf(owner) });
      await portal.deliver();
    }
    expect((await mailsOf(portal)).filter((mail) => mail.to === emailOf(owner))).toHaveLength(10);
    const reply = await browser.post('/api/core/reset-password', { EMAIL: emailOf(owner), OTP: await newest(owner), NEW_PASSWORD: 'Another1234' });
    expect(reply.body.status).toBe('success');
  });

  it('a place that asks too often does not hold up a browser in which someone has signed in', async () => {
    const owner = await portal.person(unit, { signedIn: false });
    const browser = browserAt(portal, attacker);
    await browser.post('/api/users/login', { username: owner.username, password });
    for (let i = 0; i < 31; i++) await portal.post('/api/core/forgot-password', { F_EMAIL: `nobody${i}@example.go.th` }, from(attacker));
    expect((await portal.post('/api/core/forgot-password', { F_EMAIL: emailOf(owner) }, from(attacker))).code).toBe(429);
    expect((await browser.post('/api/core/forgot-password', { F_EMAIL: emailOf(owner) })).code).toBe(200);
  });

  it('the browser that asked has five tries, and no more', async () => {
    const owner = await portal.person(unit, { signedIn: false });
    const browser = browserAt(portal, home);
    await browser.post('/api/core/forgot-password', { F_EMAIL: emailOf(owner) });
    const code = await newest(owner);
    const send = (OTP: string) => browser.post('/api/core/reset-password', { EMAIL: emailOf(owner), OTP, NEW_PASSWORD: 'Another1234' });
    for (let i = 0; i < 5; i++) await send(otherThan(code));
    expect((await send(code)).body.code).toBe('wrongCode');
  });
});
