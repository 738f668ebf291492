import { expect, it } from 'vitest';
import { letterFor } from '../../../test/letters';
import { testPortal } from '../../../test/portal';
import { socketsOf } from '../../../test/sockets';
import { isOwnOrigin } from '../http/socket-origin';

const portal = await testPortal();
const { address, listen } = await socketsOf(portal);

const unit = await portal.unit();
const registrar = await portal.person(unit, { function: 'registrar' });
const officer = await portal.person(unit);

it('lets in someone who has the token of an open session, and nobody else', async () => {
  expect((await listen(registrar.token)).outcome).toBe('connected');
  expect((await listen(registrar.token, ['websocket'])).outcome).toBe('connected');
  for (const token of [undefined, '', 'made-up']) expect((await listen(token)).outcome).toBe('notSignedIn');
});

it('opens no socket to the page of another site, by polling or websocket, even with a token', async () => {
  const from = async (origin: string, transports: string[]) => (await listen(registrar.token, transports, { origin })).outcome;
  for (const transports of [['polling'], ['websocket']]) {
    expect(await from(address, transports)).toBe('connected');
    for (const origin of ['https://evil.example', 'null', `${address}.evil.example`, 'http://127.0.0.1', 'file://'])
      expect([origin, await from(origin, transports)]).not.toEqual([origin, 'connected']);
  }
});

it('takes the public address for its own, behind a proxy that asks by another name', () => {
  const asked = (origin: string | undefined) => isOwnOrigin({ headers: { host: '10.0.0.5:3000', ...(origin && { origin }) } }, 'https://portal.example.go.th/');
  expect(['https://portal.example.go.th', undefined].map(asked)).toEqual([true, true]);
  expect(['http://portal.example.go.th', 'https://portal.example.go.th:8443', 'nonsense'].map(asked)).toEqual([false, false, false]);
});

it('tells the assignee at once, in both languages, and no stranger a word', async () => {
  const stranger = await portal.person(await portal.unit());
  const [mine, theirs] = [await listen(officer.token), await listen(stranger.token)];
  const { legId } = await letterFor(portal, registrar, unit, { subject: 'เรื่องที่ไม่ควรรั่วไหล' });
  await portal.post('/api/sarabun/receive-document', { legId }, { as: registrar });
  await portal.post('/api/sarabun/assign-document', { legId, parties: [{ deskId: officer.deskId, responsibility: 'main' }] }, { as: registrar });
  await expect.poll(() => mine.heard.map(({ name }) => name)).toEqual(expect.arrayContaining(['queues-changed', 'notifications-changed']));
  const queues = mine.heard.find(({ name }) => name === 'queues-changed');
  expect(queues?.content).toEqual({ queues: expect.arrayContaining(['jobReceived2']) });
  const news = mine.heard.find(({ name }) => name === 'notifications-changed');
  expect(news?.content).toEqual({
    news: {
      type: 'info',
      title: { th: 'ท่านได้รับมอบหมายงาน', en: 'You have been assigned work' },
      text: { th: 'เรื่องที่ไม่ควรรั่วไหล', en: 'เรื่องที่ไม่ควรรั่วไหล' },
      from: { th: expect.stringContaining('สมชาย'), en: expect.stringContaining('Somchai') },
    },
  });
  await portal.deliver();
  expect(theirs.heard).toEqual([]);
});

it('says nothing of a secret letter to a colleague who is not cleared', async () => {
  const secret = await portal.person(unit, { function: 'secretRegistrar', clearance: 3 });
  const [cleared, uncleared] = [await listen(secret.token), await listen(registrar.token)];
  await letterFor(portal, secret, unit, { secrecy: 3 });
  await expect.poll(() => cleared.heard.map(({ name }) => name)).toContain('queues-changed');
  await portal.deliver();
  expect(uncleared.heard).toEqual([]);
});

it('tells nothing of letters to someone who has not consented, but throws the page out as any other', async () => {
  const newcomer = await portal.person(unit, { function: 'registrar', consents: false });
  const [theirs, mine] = [await listen(newcomer.token), await listen(registrar.token)];
  await letterFor(portal, registrar, unit, { subject: 'เรื่องที่ไม่ควรรั่วไหล' });
  await expect.poll(() => mine.heard.map(({ name }) => name)).toContain('queues-changed');
  await portal.deliver();
  expect(theirs.heard).toEqual([]);
  await portal.post('/api/login', { username: newcomer.username, password: 'Portal1234' });
  await expect.poll(() => theirs.heard.map(({ name }) => name)).toEqual(['session-revoked']);
});

it('tells a page that was loaded before a message of an administrator that it may have missed one', async () => {
  const keeper = await portal.person(unit);
  await portal.grant(keeper, 'server-message', 'manage');
  await portal.post('/api/core/settings/server-message/send', { th: 'ปิดระบบ', en: '', module: null, endsOn: '2099-01-01', endsAt: '18:00' }, { as: keeper });
  await portal.deliver();
  const page = (loadedAgo: number) => listen(officer.token, undefined, undefined, { loadedAgo });
  const [before, later] = [await page(3000), await page(0)];
  await expect.poll(() => before.heard.map(({ name }) => name)).toContain('messages-missed');
  expect(later.heard).toEqual([]);
});

it('throws a page out when its session ends elsewhere, and then cuts the line', async () => {
  const page = await listen(officer.token);
  const cut = new Promise<string>((done) => page.socket.once('disconnect', done));
  await portal.post('/api/login', { username: officer.username, password: 'Portal1234' });
  expect(await cut).toBe('io server disconnect');
  expect(page.heard).toEqual([{ name: 'session-revoked', content: { reason: 'elsewhere' } }]);
  expect((await listen(officer.token)).outcome).toBe('notSignedIn');
});
