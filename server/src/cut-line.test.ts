import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { letterFor } from '../test/letters';
import { password, testPortal } from '../test/portal';
import { socketsOf } from '../test/sockets';
import { retire } from './platform/postgres/retirement';
import { retirementRules } from './retirement';

let now = Date.parse('2026-11-23T09:00:00+07:00');
const environment = { IDLE_MS: String(30 * 60_000), IDLE_LOGOUT_DELAY_MS: '5000' };
const portal = await testPortal({ clock: () => new Date(now), environment });
const { db } = portal.running;
const { listen } = await socketsOf(portal);
const unit = await portal.unit();
const sender = await portal.person(unit, { function: 'registrar' });

it('who was without a line for an hour signs in again, finds everything once, and an act whose answer was lost is done once', async () => {
  const reader = await portal.person(unit, { function: 'registrar' });
  const { legId } = await letterFor(portal, sender, unit, { subject: 'ก่อนสายขาด' });
  await portal.deliver();
  const headers = { 'idempotency-key': randomUUID() };
  const receive = (as: { token: string }) => portal.post('/api/sarabun/receive-document', { legId }, { as, headers });
  const page = await listen(reader.token);
  // Its answer does not come back, and the line is cut.
  const lost = await receive(reader);
  page.socket.disconnect();
  const subjects = ['หนึ่ง', 'สอง', 'สาม'];
  for (const subject of subjects) {
    now += 1000;
    await letterFor(portal, sender, unit, { subject });
  }
  await portal.deliver();
  now += 3_600_000;
  await retire(db, retirementRules, new Date(now));
  // Nobody was heard of for longer than a session may be idle.
  expect((await receive(reader)).code).toBe(401);
  expect((await listen(reader.token)).outcome).toBe('notSignedIn');
  const { token } = (await portal.post('/api/login', { username: reader.username, password })).body;
  const again = await receive({ token });
  expect([again.code, again.body]).toEqual([lost.code, lost.body]);
  const numbers = await sql`select 1 from register_entry where leg_id = ${legId}`.execute(db);
  expect(numbers.rows).toHaveLength(1);
  const { body } = await portal.post('/api/service/get-all-notification', {}, { as: { token } });
  expect(body.items.map((item: { F_DOC_TITLE: string }) => item.F_DOC_TITLE).reverse()).toEqual(['ก่อนสายขาด', ...subjects]);
  expect((await listen(token)).outcome).toBe('connected');
});
