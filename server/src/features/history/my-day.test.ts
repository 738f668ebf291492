import { expect, it } from 'vitest';
import { ownLettersOf, writingOffice } from '../../../test/own-letters';
import { type TestPerson, testPortal } from '../../../test/portal';
import { main, routeOf } from '../../../test/route';

const clock = { now: new Date('2026-11-20T16:00:00+07:00') };
const portal = await testPortal({ clock: () => clock.now });
const { received, present, command, recall, view } = routeOf(portal);
const { submitted, sign } = ownLettersOf(portal);
const unit = await portal.unit();
const registrar = await portal.person(unit, { function: 'registrar' });
const head = await portal.person(unit);
const post = await portal.headPost(unit, head);
const officer = await portal.person(unit, { name: 'อรุณี' });
const dayOf = async (as: TestPerson) => (await portal.get('/api/sarabun/my-day', { as })).body.items;

it('has the own acts of today, newest first, with what nobody has opened, which can be pulled back', async () => {
  const { legId, documentId } = await received(registrar, unit, { subject: 'ขออนุมัติ' });
  expect(await dayOf(head)).toEqual([]);
  const [up] = (await present(registrar, legId, { deskId: post.deskId })).body.item.legIds;
  await view(head, documentId, up);
  expect(await dayOf(head)).toEqual([]);
  clock.now = new Date('2026-11-20T16:05:00+07:00');
  const [below] = (await command(head, up, { choice: 'proceed', parties: [main(officer)] })).body.item.legIds;
  const [act, ...others] = await dayOf(head);
  expect(others).toEqual([]);
  expect(act).toMatchObject({ letter: { documentId, subject: 'ขออนุมัติ' }, sent: [{ legId: below }] });
  expect(act.sent[0].name).toContain('อรุณี');
  expect((await dayOf(registrar)).map(({ sent }: { sent: unknown[] }) => sent.length)).toEqual(Array((await dayOf(registrar)).length).fill(0));
  expect((await recall(head, below)).code).toBe(200);
  expect((await dayOf(head)).map(({ sent }: { sent: unknown[] }) => sent)).toEqual([[], []]);
  expect(await dayOf(officer)).toEqual([]);
});

it('ends with the day in Bangkok, and does not name a letter above the clearance', async () => {
  const secret = await portal.person(unit, { function: 'secretRegistrar', clearance: 2 });
  const { documentId } = await received(secret, unit, { secrecy: 2, subject: 'เรื่องลับ' });
  expect((await dayOf(secret))[0]).toMatchObject({ letter: { documentId } });
  await portal.running.db.updateTable('document').set({ secrecy: 3 }).where('id', '=', documentId).execute();
  expect((await dayOf(secret))[0]).toMatchObject({ letter: null, sent: [] });
  clock.now = new Date('2026-11-21T00:01:00+07:00');
  expect(await dayOf(head)).toEqual([]);
});

it('offers to pull back only what the act itself allows: not what left by a signature', async () => {
  const { memo, officer: writer, director, directorPost, other } = await writingOffice(portal);
  const { legId, documentId } = await submitted(writer, { ...memo, steps: [{ deskId: directorPost.deskId, role: 'sign' }] });
  expect((await sign(director, legId)).code).toBe(200);
  const { id: out } = await portal.running.db
    .selectFrom('leg')
    .where('document_id', '=', documentId)
    .where('to_desk_id', '=', other.deskId)
    .where('state', '=', 'delivered')
    .select('id')
    .executeTakeFirstOrThrow();
  expect((await recall(director, out)).code).not.toBe(200);
  const acts = await dayOf(director);
  expect(acts.length).toBeGreaterThan(0);
  expect(acts.flatMap(({ sent }: { sent: unknown[] }) => sent)).toEqual([]);
});
