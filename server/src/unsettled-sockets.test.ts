import { requestPdpa } from '@sarabun/contract/session/consent';
import { expect, it } from 'vitest';
import { letterFor } from '../test/letters';
import { testPortal } from '../test/portal';
import { routeOf } from '../test/route';
import { socketsOf } from '../test/sockets';

const portal = await testPortal({ environment: { SECOND_FACTOR_ROLES: 'auditor' } });
const { listen } = await socketsOf(portal);
const route = routeOf(portal);
const unit = await portal.unit();
const registrar = await portal.person(unit, { function: 'registrar' });
const keeper = await portal.person(unit);
await portal.grant(keeper, 'admin-configs', 'manage');

/** Sends an officer a letter with this subject. */
async function assigned(officer: { deskId: number }, subject: string): Promise<void> {
  const { legId } = await letterFor(portal, registrar, unit, { subject });
  await route.receive(registrar, legId);
  const { body } = await route.assign(registrar, legId, { parties: [{ deskId: officer.deskId, responsibility: 'main' }] });
  expect(body.status).toBe('success');
}

type Heard = { name: string; content: unknown }[];
const notices = (heard: Heard) => heard.filter(({ name }) => name === 'notifications-changed');
const settle = (as: { token: string }) => portal.post(requestPdpa.path, { F_IS_AGREE_PDPA: 1, F_IS_AGREE: 1 }, { as });

it('tells an open page nothing of letters from the moment a new text is in force until its person agrees', async () => {
  const officer = await portal.person(unit);
  const { heard } = await listen(officer.token);
  await assigned(officer, 'เรื่องที่หนึ่ง');
  await expect.poll(() => JSON.stringify(heard)).toContain('เรื่องที่หนึ่ง');
  const today = new Date(Date.now() + 7 * 3_600_000).toISOString().slice(0, 10);
  const text = { kind: 'privacy', after: 1, inForceFrom: today, th: 'ข้อความใหม่', en: 'New words' };
  expect((await portal.post('/api/core/issue-consent-text', text, { as: keeper })).body.status).toBe('success');
  await settle(registrar);
  heard.length = 0;
  await assigned(officer, 'เรื่องที่สอง');
  await expect.poll(() => notices(heard)).toEqual([{ name: 'notifications-changed', content: {} }]);
  await portal.deliver();
  expect(JSON.stringify(heard)).not.toContain('เรื่อง');
  await settle(officer);
  await assigned(officer, 'เรื่องที่สาม');
  await expect.poll(() => JSON.stringify(heard)).toContain('เรื่องที่สาม');
});

it('tells an open page nothing of letters once its person owes a second factor', async () => {
  const officer = await portal.person(unit);
  await settle(registrar);
  const { heard } = await listen(officer.token);
  await portal.role(officer, 'auditor');
  await assigned(officer, 'เรื่องที่สี่');
  await expect.poll(() => notices(heard)).toEqual([{ name: 'notifications-changed', content: {} }]);
  const page = await listen(officer.token);
  await assigned(officer, 'เรื่องที่ห้า');
  await expect.poll(() => notices(heard)).toHaveLength(2);
  await portal.deliver();
  expect(JSON.stringify([heard, page.heard])).not.toContain('เรื่อง');
});
