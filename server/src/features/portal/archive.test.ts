import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, it } from 'vitest';
import { testPortal } from '../../../test/portal';

const secret = 'a-secret-of-the-archive';
let ahead = 0;
const portal = await testPortal({
  environment: { ARCHIVE_URL: 'https://archive.example.go.th/pre-login?lang=th', ARCHIVE_SECRET: secret },
  clock: () => new Date(Date.now() + ahead),
});
const unit = await portal.unit();
const officer = await portal.person(unit);
const colleague = await portal.person(unit);
const exchange = (ticket: string, given = secret) => portal.post('/api/service/exchange-archive-ticket', { ticket, secret: given });

/** The archive: a small program that takes the ticket from the address of its pre-login page and asks the portal whose it is. */
const archive = createServer(async (request, response) => {
  const ticket = new URL(request.url ?? '/', 'http://archive').searchParams.get('sso') ?? '';
  const { code, body } = await exchange(ticket);
  response.writeHead(code === 200 ? 200 : 403, { 'content-type': 'text/plain; charset=utf-8' });
  response.end(code === 200 ? `welcome ${body.person.username}` : 'refused');
});
await new Promise<void>((resolve) => archive.listen(0, '127.0.0.1', resolve));
afterAll(() => archive.close());

const ask = async (as = officer) => new URL((await portal.post('/api/service/archive-ticket', {}, { as })).body.address);
/** Opens the address at the archive's own program. */
async function arrive(address: URL): Promise<string> {
  const { port } = archive.address() as AddressInfo;
  return (await fetch(`http://127.0.0.1:${port}${address.pathname}${address.search}`)).text();
}

it('leads to the pre-login page of the archive with a ticket that is not the session', async () => {
  const address = await ask();
  expect(`${address.origin}${address.pathname}?lang=${address.searchParams.get('lang')}`).toBe('https://archive.example.go.th/pre-login?lang=th');
  expect(address.href).not.toContain(officer.token);
});

it('a ticket is worth one arrival, of the person who asked for it', async () => {
  const [mine, other] = [await ask(), await ask(colleague)];
  expect(await arrive(mine)).toBe(`welcome ${officer.username}`);
  expect(await arrive(mine)).toBe('refused');
  expect(await arrive(other)).toBe(`welcome ${colleague.username}`);
});

it('of two arrivals at the same moment one is let in', async () => {
  const address = await ask();
  expect((await Promise.all([arrive(address), arrive(address)])).sort()).toEqual(['refused', `welcome ${officer.username}`]);
});

it('a ticket is dead after a minute', async () => {
  const [early, late] = [await ask(), await ask()];
  ahead = 59_000;
  expect(await arrive(early)).toBe(`welcome ${officer.username}`);
  ahead = 61_000;
  expect(await arrive(late)).toBe('refused');
  ahead = 0;
});

it('a ticket dies with the session that asked for it, and nobody without the secret learns whose it is', async () => {
  const person = await portal.person(unit);
  const address = await ask(person);
  expect(await exchange(address.searchParams.get('sso') ?? '', 'another secret')).toMatchObject({ code: 403, body: { code: 'unusableTicket' } });
  await portal.post('/api/logout', {}, { as: person });
  expect(await arrive(address)).toBe('refused');
  expect((await exchange('forged')).code).toBe(403);
});

it('there is none where no archive is configured', async () => {
  const plain = await testPortal();
  const person = await plain.person(await plain.unit());
  expect((await plain.post('/api/service/archive-ticket', {}, { as: person })).code).toBe(404);
});
