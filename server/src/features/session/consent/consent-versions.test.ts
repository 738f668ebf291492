import { expect, it } from 'vitest';
import { password, testPortal } from '../../../../test/portal';

let ahead = 0;
const dayMs = 24 * 60 * 60 * 1000;
const portal = await testPortal({ clock: () => new Date(Date.now() + ahead * dayMs) });
const day = (offset = 0) => new Date(Date.now() + (ahead + offset) * dayMs + 7 * 3_600_000).toISOString().slice(0, 10);
const unit = await portal.unit();
const keeper = await portal.person(unit);
await portal.grant(keeper, 'admin-configs', 'manage');
const reader = await portal.person(unit);
await portal.grant(reader, 'admin-configs', 'query');
const officer = await portal.person(unit);

type As = { token: string };
const issue = (body: Record<string, unknown>, as: As = keeper) =>
  portal.post('/api/core/issue-consent-text', { kind: 'privacy', after: 1, inForceFrom: day(), th: 'ข้อความใหม่', en: 'New words', ...body }, { as });
const versions = async (as: As = reader) => (await portal.get('/api/core/consent-versions', { as })).body;
const information = async (as: As) => (await portal.post('/api/verify', {}, { as })).body.userLogin.userInformation;
const pin = (as: As) => portal.post('/api/core/settings/pin', { path: 'admin-configs', pinned: true }, { as });
const again = async () => {
  for (const person of [keeper, reader, officer]) person.token = (await portal.post('/api/login', { username: person.username, password })).body.token;
};

it('refuses the same words, no words, a day that has gone and who has no right', async () => {
  const [first] = (await versions()).items.filter(({ kind }: { kind: string }) => kind === 'privacy');
  expect(first).toMatchObject({ version: 1, agreed: 3, issuedBy: '' });
  expect((await issue({ th: first.th, en: first.en })).body.fields).toHaveProperty('th');
  expect((await issue({ th: '  ' })).body.fields).toHaveProperty('th');
  expect((await issue({ en: 'x'.repeat(20_001) })).body.fields).toHaveProperty('en');
  expect((await issue({ inForceFrom: day(-1) })).body.fields).toHaveProperty('inForceFrom');
  expect((await issue({}, reader)).code).toBe(403);
  expect((await portal.get('/api/core/consent-versions', { as: officer })).code).toBe(403);
});

it('asks everybody again from its day on, and keeps what was agreed to before', async () => {
  expect((await issue({ inForceFrom: day(2) })).body).toMatchObject({ version: 2 });
  expect((await pin(reader)).code).toBe(200);
  expect((await information(reader)).F_IS_AGREE_PDPA).toBe(1);
  ahead += 2;
  await again();
  expect((await information(reader)).F_IS_AGREE_PDPA).toBe(0);
  expect((await pin(reader)).body.code).toBe('consentRequired');
  expect((await portal.get('/api/core/consent-texts')).body.privacy).toMatchObject({ version: 2, text: { th: 'ข้อความใหม่', en: 'New words' } });
  for (const as of [reader, keeper]) await portal.post('/api/sarabun/request-pdpa', { F_IS_AGREE_PDPA: 1, F_IS_AGREE: 1 }, { as });
  expect((await pin(reader)).code).toBe(200);
  const { items, persons } = await versions();
  expect(persons).toBe(3);
  const counts = items
    .filter(({ kind }: { kind: string }) => kind === 'privacy')
    .map(({ version, agreed }: { version: number; agreed: number }) => [version, agreed]);
  expect(counts).toEqual([
    [2, 2],
    [1, 3],
  ]);
});

it('of two at once only one is issued; the cookies are asked for again, too', async () => {
  const both = await Promise.all([issue({ after: 2, th: 'ฉบับสาม ก' }), issue({ after: 2, th: 'ฉบับสาม ข' })]);
  expect(both.filter(({ code }) => code === 200)).toHaveLength(1);
  // Whoever comes after the first has to agree to its words before anything else.
  expect(['changedMeanwhile', 'consentRequired']).toContain(both.find(({ code }) => code !== 200)?.body.code);
  await portal.deliver();
  const { rows } = { rows: await portal.running.db.selectFrom('consent_text').where('kind', '=', 'privacy').select('version').execute() };
  expect(rows.map(({ version }) => version).sort()).toEqual([1, 2, 3]);
});
