import { functionCalls } from '@sarabun/contract/agency-values/functions';
import { allEndpoints } from '@sarabun/contract/all-endpoints';
import { uploadPath } from '@sarabun/contract/documents/register-incoming';
import { describe, expect, it } from 'vitest';
import { testPortal } from '../../../test/portal';
import { pageValues } from './page-values';

const portal = await testPortal({ environment: { UPLOAD_LIMIT_MB: '20', IDLE_MS: '1800000' } });
const { db } = portal.running;
const unit = await portal.unit();
const plain = await portal.unit({ hasRegistry: false });
const officer = await portal.person(unit);
const keeper = await portal.person(unit);
for (const page of ['admin-configs', 'system-functions']) await portal.grant(keeper, page, 'manage');
const reader = await portal.person(unit);
await portal.grant(reader, 'admin-configs', 'query');

const base = {
  agency: 'DEV-MIX',
  mode: 'PROD',
  version: '1',
  build: '1',
  idle: { after: 1_800_000, logoutDelay: 5000 },
  cookieDays: 30,
  intranetUrl: null,
  chatUrl: null,
  provider: null,
} as const;
const save = async (name: string, value: string | number | null, version = 0, as = keeper) => {
  const reply = await portal.post('/api/core/save-agency-value', { name, value, version }, { as });
  await portal.deliver();
  return reply;
};
const item = async (name: string) =>
  (await portal.get('/api/core/agency-values', { as: reader })).body.items.find((one: { name: string }) => one.name === name);
const upload = async (megabytes: number) => (await portal.upload(uploadPath, Buffer.alloc(megabytes * 1024 * 1024), { as: officer })).body.code;

describe('a value of the agency', () => {
  it('is that of the deployment until it is set; pages and uploads then follow it, and the default comes back', async () => {
    expect(await item('idleMinutes')).toMatchObject({ value: null, standard: 30, version: 0 });
    expect(await pageValues(db, base, new Date())).toMatchObject({ idle: base.idle, footer: null, contact: '', functionsOff: [] });
    await save('idleMinutes', 10);
    await save('footerTh', 'กองกลาง กรมตัวอย่าง');
    await save('contact', 'โทร ๑๒๓๔');
    expect(await pageValues(db, base, new Date())).toMatchObject({
      idle: { after: 600_000, logoutDelay: 5000 },
      footer: { th: 'กองกลาง กรมตัวอย่าง', en: 'กองกลาง กรมตัวอย่าง' },
      contact: 'โทร ๑๒๓๔',
    });
    await save('idleMinutes', null, 1);
    expect((await pageValues(db, base, new Date())).idle).toEqual(base.idle);
    const { items } = (await portal.get('/api/core/agency-value-history?name=idleMinutes', { as: reader })).body;
    expect(items.map(({ before, after }: { before: unknown; after: unknown }) => [before, after])).toEqual([
      [10, null],
      [null, 10],
    ]);
  });

  it('keeps within its bounds, those of the deployment among them', async () => {
    expect(await item('uploadLimitMb')).toMatchObject({ standard: 20, most: 20 });
    expect((await save('uploadLimitMb', 21)).body).toMatchObject({ code: 'outOfBounds', fields: { value: 'ต้องเป็นจำนวนเต็ม 1 ถึง 20' } });
    expect(await upload(3)).toBe('notPdf');
    expect((await pageValues(db, { ...base, uploadLimitMb: 20 }, new Date())).uploadLimitMb).toBe(20);
    await save('uploadLimitMb', 2);
    expect((await pageValues(db, { ...base, uploadLimitMb: 20 }, new Date())).uploadLimitMb).toBe(2);
    expect(await upload(3)).toBe('uploadTooLarge');
    for (const value of [0, -1, 'ก']) expect((await save('idleMinutes', value, 2)).code).toBe(422);
    expect((await save('contact', 'ก'.repeat(201), 1)).body.code).toBe('tooLong');
    expect((await save('centralRegistryUnit', plain.unitId)).body.code).toBe('notARegistry');
    expect((await save('centralRegistryUnit', unit.unitId)).code).toBe(200);
    expect((await save('cookieDays', 5, 7)).body.code).toBe('changedMeanwhile');
    expect((await save('nothing', 5)).code).toBe(422);
  });

  it('says how many rows pages show: those of the specification until others are set', async () => {
    expect((await pageValues(db, base, new Date())).rows).toEqual({ lists: 20, queues: 10, panels: 5 });
    await save('queueRows', 25);
    expect((await pageValues(db, base, new Date())).rows).toEqual({ lists: 20, queues: 25, panels: 5 });
    expect((await save('queueRows', 51, 1)).body).toMatchObject({ code: 'outOfBounds' });
    expect(await item('panelRows')).toMatchObject({ standard: 5, most: 20 });
  });

  it('is set by someone who has the right', async () => {
    expect((await save('cookieDays', 5, 0, reader)).code).toBe(403);
    expect((await portal.get('/api/core/agency-values', { as: officer })).code).toBe(403);
    expect((await portal.get('/api/core/agency-value-history?name=cookieDays', { as: officer })).code).toBe(403);
  });
});

describe('a function of the product', () => {
  const turn = async (code: string, active: boolean) => {
    const [row] = (await portal.post('/api/core/settings/system-functions/list', { filter: { code }, state: 'all' }, { as: keeper })).body.data;
    await portal.post('/api/core/settings/system-functions/switch', { id: row.id, version: row.version, active }, { as: keeper });
    await portal.deliver();
  };

  it('that is switched off is refused at once, told to the pages, and there again when switched on', async () => {
    const ask = () => portal.post('/api/sarabun/get-dashboard', {}, { as: officer });
    expect((await ask()).code).toBe(200);
    await turn('collections', false);
    expect((await ask()).body).toMatchObject({ status: 'error', code: 'functionOff', message: 'หน่วยงานปิดใช้ความสามารถนี้อยู่' });
    expect((await pageValues(db, base, new Date())).functionsOff).toEqual(['collections']);
    await turn('collections', true);
    expect((await ask()).code).toBe(200);
  });

  it('names calls that there are, and every row of the table is a function', async () => {
    const names = new Set(allEndpoints.map(({ name }) => name));
    const files = ['uploadIntranetFile', 'readIntranetFile'];
    for (const call of Object.values(functionCalls).flat()) expect(names.has(call) || files.includes(call), call).toBe(true);
    const rows = await db.selectFrom('system_function').select('code').execute();
    expect(rows.map(({ code }) => code).sort()).toEqual(Object.keys(functionCalls).sort());
  });
});
