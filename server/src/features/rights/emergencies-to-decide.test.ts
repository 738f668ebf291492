import { expect, it } from 'vitest';
import { type TestPerson, testPortal } from '../../../test/portal';

const portal = await testPortal();
const unit = await portal.unit();
const admin = await portal.person(unit);
const auditor = await portal.person(unit);
await portal.role(admin, 'administrator');
await portal.role(auditor, 'auditor');
const officer = await portal.person(unit);
const post = (path: string, body: Record<string, unknown>, as: TestPerson) => portal.post(`/api/core/rights/${path}`, body, { as });
const waiting = (as: TestPerson) => portal.get('/api/core/rights/emergencies-to-decide', { as });

it('waits for those who may decide until one does, and for nobody else', async () => {
  expect((await waiting(auditor)).body).toMatchObject({ count: 0, oldestAt: null });
  const { breakGlassId } = (await post('ask-break-glass', { number: 'ทค ๙๙/๙๙', reason: 'ศาลขอสำเนาด่วนภายในวันนี้', hours: 4 }, admin)).body;
  expect((await waiting(auditor)).body).toMatchObject({ count: 1, oldestAt: expect.any(String) });
  expect((await waiting(admin)).code).toBe(403);
  expect((await waiting(officer)).code).toBe(403);
  expect((await post('decide-break-glass', { breakGlassId, approve: false, text: 'ไม่มีหนังสือนี้' }, auditor)).code).toBe(200);
  expect((await waiting(auditor)).body).toMatchObject({ count: 0 });
});
