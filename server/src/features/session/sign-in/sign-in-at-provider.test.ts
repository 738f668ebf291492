import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider from 'oidc-provider';
import { afterAll, describe, expect, it } from 'vitest';
import { password, testPortal } from '../../../../test/portal';

const publicUrl = 'http://portal.example.test';
let moved = 0;

/** A real OpenID Connect provider on its own port. A person signs in by typing the name; the password is ignored. */
async function startProvider(): Promise<{ issuer: string; server: Server }> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const provider = new Provider(issuer, {
    clients: [{ client_id: 'portal', client_secret: 'a secret of the client', redirect_uris: [`${publicUrl}/api/users/provider/callback`] }],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['preferred_username'] },
    findAccount: (_context, id) => ({
      accountId: id,
      claims: () => ({ sub: id, preferred_username: id, email: `${id}@example.go.th`, email_verified: !id.startsWith('unverified') }),
    }),
    cookies: { keys: ['for the test'] },
    pkce: { required: () => true },
  });
  server.on('request', provider.callback());
  return { issuer, server };
}

const { issuer, server } = await startProvider();
afterAll(() => new Promise((done) => server.close(done)));

const environment = { PUBLIC_URL: publicUrl, OIDC_ISSUER: issuer, OIDC_CLIENT_ID: 'portal', OIDC_CLIENT_SECRET: 'a secret of the client' };
const portal = await testPortal({ environment, clock: () => new Date(Date.now() + moved) });
const byEmail = await testPortal({ environment: { ...environment, OIDC_MATCHES: 'email', OIDC_CLAIM: 'email' } });
const unit = await portal.unit();

type Portal = typeof portal;

/** A browser with the cookies of each host. */
class Browser {
  private readonly jars = new Map<string, Map<string, string>>();

  private jar(host: string) {
    const jar = this.jars.get(host) ?? new Map<string, string>();
    this.jars.set(host, jar);
    return jar;
  }

  cookies(host: string): string {
    return [...this.jar(host)].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  keep(host: string, set: readonly string[]): void {
    for (const line of set) {
      const [name = '', ...value] = (line.split(';')[0] ?? '').split('=');
      if (value.join('=') === '') this.jar(host).delete(name);
      else this.jar(host).set(name, value.join('='));
    }
  }

  async atProvider(address: string, form?: Record<string, string>): Promise<Response> {
    const reply = await fetch(address, {
      redirect: 'manual',
      headers: { cookie: this.cookies('provider') },
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    });
    this.keep('provider', reply.headers.getSetCookie());
    return reply;
  }

  async atPortal({ running }: Portal, url: string) {
    const reply = await running.app.inject({ method: 'GET', url, headers: { cookie: this.cookies('portal') } });
    this.keep('portal', [reply.headers['set-cookie'] ?? []].flat());
    return reply;
  }
}

/** Goes to the provider and signs in there as somebody, or declines; returns the address that the provider redirects to. */
async function visitProvider(browser: Browser, at: Portal, name: string, query = ''): Promise<string> {
  let address = (await browser.atPortal(at, `/api/users/provider${query}`)).headers.location as string;
  for (let hop = 0; hop < 12 && !address.startsWith(publicUrl); hop++) {
    const page = await browser.atProvider(address);
    const next = page.headers.get('location');
    if (next) {
      address = new URL(next, issuer).href;
      continue;
    }
    const html = await page.text();
    const declining = name === '' && /href="([^"]*\/abort)"/.exec(html)?.[1];
    const form = { prompt: /name="prompt" value="(\w+)"/.exec(html)?.[1] ?? '', login: name, password: 'any' };
    const action = /action="([^"]+)"/.exec(html)?.[1] ?? '';
    const sent = declining ? await browser.atProvider(new URL(declining, issuer).href) : await browser.atProvider(new URL(action, issuer).href, form);
    address = new URL(sent.headers.get('location') ?? '', issuer).href;
  }
  return address.slice(publicUrl.length);
}

/** The whole way: depart, sign in, return; answers where the portal redirects. */
async function comeBack(browser: Browser, at: Portal, name: string, query = ''): Promise<URL> {
  const reply = await browser.atPortal(at, await visitProvider(browser, at, name, query));
  expect(reply.statusCode).toBe(303);
  return new URL(reply.headers.location as string, publicUrl);
}

const exchange = (browser: Browser, at: Portal, address: URL, more: Record<string, unknown> = {}) =>
  at.post('/api/users/exchange-ticket', { ticket: address.searchParams.get('ticket'), ...more }, { headers: { cookie: browser.cookies('portal') } });

describe('signing in at the provider', () => {
  it('opens a session by a ticket, and no token passes through an address', async () => {
    const person = await portal.person(unit, { signedIn: false });
    const browser = new Browser();
    const address = await comeBack(browser, portal, person.username, '?return=%2Fnotification-all');
    expect(address.pathname).toBe('/login');
    expect(address.searchParams.get('return')).toBe('/notification-all');
    const opened = await exchange(browser, portal, address);
    expect(opened).toMatchObject({ code: 200, body: { status: 'success', userLogin: { F_PERSON_ID: person.personId } } });
    expect(address.href).not.toContain(opened.body.token);
    expect((await portal.post('/api/verify', {}, { as: opened.body })).code).toBe(200);
  });

  it('leads back to no other site', async () => {
    const person = await portal.person(unit, { signedIn: false });
    for (const wanted of ['https://evil.example', '//evil.example', '/\t/evil.example', '/\\evil.example', '/.//evil.example']) {
      const address = await comeBack(new Browser(), portal, person.username, `?return=${encodeURIComponent(wanted)}`);
      expect([wanted, address.searchParams.get('return')]).toEqual([wanted, null]);
    }
  });

  it('takes the ticket once, within a minute, and in the browser that came back with it', async () => {
    const person = await portal.person(unit, { signedIn: false });
    const browser = new Browser();
    const address = await comeBack(browser, portal, person.username);
    expect((await exchange(new Browser(), portal, address)).body.code).toBe('provider.late');
    const replies = await Promise.all([1, 2, 3].map(() => exchange(browser, portal, address)));
    expect(replies.filter((reply) => reply.code === 200)).toHaveLength(1);
    expect((await exchange(browser, portal, address)).body.code).toBe('provider.late');
    const later = await comeBack(browser, portal, person.username);
    moved = 61_000;
    expect((await exchange(browser, portal, later)).body.code).toBe('provider.late');
    moved = 0;
  });

  it('asks before it ends a session that is open elsewhere', async () => {
    const person = await portal.person(unit);
    const browser = new Browser();
    const address = await comeBack(browser, portal, person.username);
    expect((await exchange(browser, portal, address)).body).toMatchObject({ status: 'error', code: 'openElsewhere', oauth_id: expect.any(String) });
    expect((await portal.post('/api/verify', {}, { as: person })).code).toBe(200);
    expect((await exchange(browser, portal, address, { useThisDevice: true })).code).toBe(200);
    expect((await portal.post('/api/verify', {}, { as: person })).code).toBe(401);
  });

  it('refuses someone without an account, by name', async () => {
    const browser = new Browser();
    const reply = await exchange(browser, portal, await comeBack(browser, portal, 'stranger'));
    expect(reply).toMatchObject({ code: 422, body: { code: 'provider.unknown', message: expect.stringContaining('“stranger”') } });
  });

  it('says so when the person declines at the provider', async () => {
    const browser = new Browser();
    expect((await exchange(browser, portal, await comeBack(browser, portal, ''))).body.code).toBe('provider.denied');
  });

  it('matches by a verified e-mail address where configured so, and by no other', async () => {
    const office = await byEmail.unit();
    const person = await byEmail.person(office, { signedIn: false });
    const browser = new Browser();
    expect((await exchange(browser, byEmail, await comeBack(browser, byEmail, person.username))).body.userLogin.F_PERSON_ID).toBe(person.personId);
    const other = new Browser();
    expect((await exchange(other, byEmail, await comeBack(other, byEmail, 'unverified1'))).body.code).toBe('provider.unverified');
  });
});

describe('a way back that was not begun here', () => {
  it('is refused in another browser, with another state, a second time, and after ten minutes', async () => {
    const person = await portal.person(unit, { signedIn: false });
    const browser = new Browser();
    const back = await visitProvider(browser, portal, person.username);
    const codeOf = async (who: Browser, path: string) => {
      const address = new URL((await who.atPortal(portal, path)).headers.location as string, publicUrl);
      return (await exchange(who, portal, address)).body.code;
    };
    expect(await codeOf(new Browser(), back)).toBe('provider.failed');
    expect(await codeOf(browser, back.replace(/state=[^&]+/, 'state=forged'))).toBe('provider.failed');
    expect(await codeOf(browser, back)).toBe('provider.failed');
    const slow = new Browser();
    const late = await visitProvider(slow, portal, person.username);
    moved = 11 * 60_000;
    expect(await codeOf(slow, late)).toBe('provider.failed');
    moved = 0;
  });
});

describe('without the provider', () => {
  it('the screen is led back with a sentence when it does not answer, and passwords still work', async () => {
    const away = await testPortal({ environment: { ...environment, OIDC_ISSUER: 'http://127.0.0.1:9' } });
    const browser = new Browser();
    const address = new URL((await browser.atPortal(away, '/api/users/provider')).headers.location as string, publicUrl);
    expect((await exchange(browser, away, address)).body.code).toBe('provider.unreachable');
    const person = await away.person(await away.unit(), { signedIn: false });
    expect((await away.post('/api/users/login', { username: person.username, password })).body.status).toBe('success');
  });

  it('nothing of it is served where none is configured', async () => {
    const plain = await testPortal();
    expect((await plain.get('/api/users/provider')).code).toBe(404);
    expect((await plain.post('/api/users/exchange-ticket', { ticket: 'x' })).code).toBe(404);
  });
});
