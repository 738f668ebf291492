import { describe, expect, it } from 'vitest';
import { ownLettersOf } from '../../../../test/own-letters';
import { testPortal } from '../../../../test/portal';
import { routeOf } from '../../../../test/route';

let now = new Date('2026-11-23T10:00:00+07:00');
const portal = await testPortal({ clock: () => now });
const { db } = portal.running;
const route = routeOf(portal);
const letters = ownLettersOf(portal);
const unit = await portal.unit();
const other = await portal.unit();
const registrar = await portal.person(unit, { function: 'registrar' });
const officer = await portal.person(unit);
const colleague = await portal.person(unit);
const chief = await portal.person(unit);
const post = await portal.headPost(unit, chief);
const checker = await portal.person(other);
const checkerPost = await portal.headPost(other, checker);
const dueOf = async (legId: number) => (await db.selectFrom('leg').where('id', '=', legId).select('due_on').executeTakeFirstOrThrow()).due_on;

describe('presenting', () => {
  it('may name a day, and leaves the one that there is otherwise', async () => {
    const { legId } = await route.received(registrar, unit, { dueOn: '2026-12-01' });
    const past = await route.present(registrar, legId, { deskId: post.deskId, text: '', dueOn: '2026-11-22' });
    expect(past.body).toMatchObject({ code: 'dueInPast' });
    const [presented] = (await route.present(registrar, legId, { deskId: post.deskId, text: '', dueOn: '2026-11-26' })).body.item.legIds;
    expect(await dueOf(presented)).toBe('2026-11-26');
    const plain = await route.received(registrar, unit);
    const [without] = (await route.present(registrar, plain.legId, { deskId: post.deskId, text: '' })).body.item.legIds;
    expect(await dueOf(without)).toBeNull();
  });
});

describe('circulating', () => {
  it('may name the day by which to take note, which is due at each who is informed until he does', async () => {
    const { legId, documentId } = await route.received(registrar, unit);
    expect((await route.circulate(registrar, legId, { deskIds: [officer.deskId], text: '', dueOn: '2026-11-20' })).body.code).toBe('dueInPast');
    const informed = (await route.circulate(registrar, legId, { deskIds: [officer.deskId, colleague.deskId], text: '', dueOn: '2026-11-25' })).body.item.legIds;
    const due = async () =>
      (
        await db
          .selectFrom('queue_entry')
          .where('document_id', '=', documentId)
          .where('leg_id', 'in', informed)
          .select(['desk_id', 'due_on'])
          .orderBy('desk_id')
          .execute()
      ).map(({ desk_id, due_on }) => [desk_id, due_on]);
    expect(await due()).toEqual([
      [officer.deskId, '2026-11-25'],
      [colleague.deskId, '2026-11-25'],
    ]);
    await route.acknowledge(officer, informed[0], { text: '' });
    expect(await due()).toEqual([[colleague.deskId, '2026-11-25']]);
    const seen = (await route.view(registrar, documentId, legId)).route.filter((leg: { purpose: string }) => leg.purpose === 'information');
    expect(seen.map((leg: { dueOn: string }) => leg.dueOn)).toEqual(['2026-11-25', '2026-11-25']);
  });
});

describe('a writer', () => {
  const remind = (documentId: number, as = officer, text = 'ขอทราบความคืบหน้า') => portal.post('/api/sarabun/remind-signer', { documentId, text }, { as });

  it('asks once a day who has the unsigned letter, and nobody else does; after the signature there is nobody to ask', async () => {
    const { documentId, legId } = await letters.submitted(officer, {
      ownerUnitId: unit.unitId,
      usesOwnerNumber: true,
      receivers: [{ deskId: other.deskId, name: 'กองอื่น' }],
      steps: [
        { deskId: checkerPost.deskId, role: 'review' },
        { deskId: post.deskId, role: 'sign' },
      ],
    });
    expect((await letters.view(officer, documentId, legId)).allowedActions).toContain('remindSigner');
    expect((await remind(documentId)).body.item.legIds).toEqual([legId]);
    expect((await remind(documentId)).body).toMatchObject({ code: 'remindedToday' });
    expect((await remind(documentId, checker)).code).toBe(403);
    expect((await remind(documentId, colleague)).code).toBe(404);
    await portal.deliver();
    const told = await db
      .selectFrom('notification')
      .where('document_id', '=', documentId)
      .where('title', '=', 'มีผู้ทวงถามความคืบหน้า')
      .select(['person_id', 'html'])
      .execute();
    expect(told.map(({ person_id }) => person_id)).toEqual([checker.personId]);
    expect(told[0]?.html).toContain('ขอทราบความคืบหน้า');
    now = new Date('2026-11-24T10:00:00+07:00');
    const [signLeg] = (await letters.pass(checker, legId)).body.item.legIds;
    expect((await remind(documentId)).body.item.legIds).toEqual([signLeg]);
    expect((await letters.sign(chief, signLeg)).code).toBe(200);
    now = new Date('2026-11-25T10:00:00+07:00');
    expect((await remind(documentId)).code).toBe(409);
    expect((await letters.view(officer, documentId)).notes.filter((note: { kind: string }) => note.kind === 'reminder')).toHaveLength(2);
  });

  it('does not ask about a letter that waits for the own signature, which is work once', async () => {
    const steps = [{ deskId: officer.deskId, role: 'sign' as const }];
    const receivers = [{ deskId: other.deskId, name: 'กองอื่น' }];
    const { documentId, legId } = await letters.submitted(officer, { ownerUnitId: unit.unitId, usesOwnerNumber: true, receivers, steps });
    const { allowedActions } = await letters.view(officer, documentId, legId);
    expect(allowedActions).toEqual(expect.arrayContaining(['sign', 'withdrawDraft']));
    expect(allowedActions).not.toContain('remindSigner');
    expect((await remind(documentId)).body.code).toBe('nobodyToRemind');
    const { items } = (await portal.post('/api/sarabun/get-todo-lists', {}, { as: officer })).body;
    const rows = Object.values(items as Record<string, { TODO_ID?: string; rows?: { F_DOC_ID: number }[] }>);
    expect(JSON.stringify(rows).split(`"F_DOC_ID":${documentId}`)).toHaveLength(2);
  });
});
