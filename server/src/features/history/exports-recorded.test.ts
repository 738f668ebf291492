import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { allEndpoints } from '@sarabun/contract/all-endpoints';
import { officeTemplate } from '@sarabun/contract/office-import/office-sheet';
import { registerPrintPath, registerSheetPath } from '@sarabun/contract/registers/register-pages';
import { expect, it } from 'vitest';
import { testPortal } from '../../../test/portal';

const portal = await testPortal();
const unit = await portal.unit();
const registrar = await portal.person(unit, { function: 'registrar' });
const keeper = await portal.person(unit);
await portal.role(keeper, 'administrator');
const menus = await portal.running.db.selectFrom('menu').where('type', '=', 's').select('action').execute();
for (const { action } of menus) await portal.grant(keeper, action, 'manage');

const taken = async (action: string) =>
  portal.running.db.selectFrom('audit').where('action', '=', action).where('person_id', '=', keeper.personId).select('detail').execute();

/** The empty form for importing an office has no rows of anybody. */
const withoutRows: readonly string[] = [officeTemplate.name];
const isFile = ({ response }: (typeof allEndpoints)[number]) => {
  const { shape } = response as { shape?: Record<string, unknown> };
  return shape !== undefined && ['name', 'mediaType', 'content'].every((key) => key in shape);
};
const exports = allEndpoints.filter((endpoint) => isFile(endpoint) && !withoutRows.includes(endpoint.name));

it('records each call that gives rows as a file, with who took it', async () => {
  expect(exports.length).toBeGreaterThan(20);
  const unrecorded: string[] = [];
  for (const { name, method, path } of exports) {
    const { code, body } =
      method === 'GET' ? await portal.get(`${path}?format=csv`, { as: keeper }) : await portal.post(path, { format: 'csv' }, { as: keeper });
    expect([name, code, body.code]).toEqual([name, 200, undefined]);
    if ((await taken(name)).length !== 1) unrecorded.push(name);
  }
  expect(unrecorded).toEqual([]);
});

it('records days and the kind of acts that were taken out, but no searched text', async () => {
  const asked = { format: 'csv', from: '2026-01-01', to: '2026-01-31', action: 'login', search: 'วีรพล', letter: 'ลับ ๑' };
  await portal.post('/api/core/history/export-activity', asked, { as: keeper });
  expect((await taken('exportActivity')).at(-1)).toEqual({ detail: { format: 'csv', from: '2026-01-01', to: '2026-01-31', action: 'login' } });
  const { data } = (await portal.post('/api/core/history/activity', { action: 'exportActivity' }, { as: keeper })).body;
  expect(data[0]).toMatchObject({
    actionName: 'ส่งออกประวัติการใช้งาน',
    facts: expect.arrayContaining([expect.objectContaining({ label: 'การดำเนินการ', value: 'เข้าสู่ระบบ' })]),
  });
});

it('records registers that are taken as files', async () => {
  const { items } = (await portal.get('/api/sarabun/registers', { as: registrar })).body;
  for (const path of [registerSheetPath, registerPrintPath])
    expect(
      (
        await portal.running.app.inject({
          url: `${path}?registerId=${items[0].registerId}&year=2569`,
          headers: { authorization: `Bearer ${registrar.token}` },
        })
      ).statusCode,
    ).toBe(200);
  const rows = await portal.running.db.selectFrom('audit').where('action', 'in', ['exportRegister', 'printRegister']).select('action').execute();
  expect(rows.map(({ action }) => action).sort()).toEqual(['exportRegister', 'printRegister']);
});

it('sends a sheet only where its taking is recorded', () => {
  const sources = join(import.meta.dirname, '../..');
  const sending = readdirSync(sources, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.includes('platform/'))
    .map((file) => ({ file, code: readFileSync(join(sources, file), 'utf8') }))
    .filter(({ code }) => code.includes('sendSheet('));
  expect(sending.length).toBeGreaterThan(1);
  expect(sending.filter(({ code }) => !code.includes('.act(')).map(({ file }) => file)).toEqual([]);
});
