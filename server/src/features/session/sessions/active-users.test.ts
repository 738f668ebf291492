import { expect, it } from 'vitest';
import { testPortal } from '../../../../test/portal';

const portal = await testPortal();
const unit = await portal.unit();
const keeper = await portal.person(unit);
await portal.grant(keeper, 'user-active', 'manage');
const reader = await portal.person(unit);
await portal.grant(reader, 'user-active', 'query');
const other = await portal.person(unit, { name: 'มาลินี' });

const list = async (body = {}, as: { token: string } = keeper) => portal.post('/api/core/session/active-users', body, { as });
const end = (sessionId: number, as: { token: string } = keeper) => portal.post('/api/core/session/end-session-of', { sessionId }, { as });

it('shows who is signed in, and ends a session at once', async () => {
  const { body } = await list();
  expect(body).toMatchObject({ total: 3, here: 3 });
  expect(JSON.stringify(body)).not.toContain(keeper.token);
  const [found] = (await list({ search: 'มาลินี' })).body.data;
  expect(found).toMatchObject({ personId: other.personId, isHere: true, isOwn: false });
  expect((await end(found.sessionId)).code).toBe(200);
  expect((await portal.post('/api/verify', {}, { as: other })).code).toBe(401);
  expect((await list({ search: 'มาลินี' })).body.total).toBe(0);
});

it('is for those with the right; the own session and made-up ones are not there to end', async () => {
  expect((await list({}, reader)).code).toBe(200);
  const own = (await list()).body.data.find((row: { isOwn: boolean }) => row.isOwn);
  expect((await end(own.sessionId, reader)).code).toBe(403);
  expect((await end(own.sessionId)).code).toBe(404);
  expect((await end(999_999)).code).toBe(404);
});
