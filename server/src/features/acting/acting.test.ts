import { bangkokDay, dayAfter } from '@sarabun/contract/values/buddhist-date';
import { describe, expect, it } from 'vitest';
import { standingClock } from '../../../test/clock';
import { type TestPerson, testPortal } from '../../../test/portal';
import { routeOf } from '../../../test/route';

const { clock, at } = standingClock('2026-11-21T10:00:00+07:00');
const portal = await testPortal({ clock });
const unit = await portal.unit();
const clerk = await portal.person(unit);
await portal.grant(clerk, 'acting', 'manage');
const registrar = await portal.person(unit, { function: 'registrar' });
const holder = await portal.person(unit, { name: 'อรุณี' });
const post = await portal.headPost(unit, holder, { isHead: false });
const [first, second, third] = [
  await portal.person(unit, { name: 'วิชัย' }),
  await portal.person(unit, { name: 'สุดา' }),
  await portal.person(unit, { name: 'มานะ' }),
];

const today = bangkokDay(clock());
const order = (part: Record<string, unknown> = {}) => ({
  postId: post.postId,
  phrase: 'vacancy',
  applies: 'whenAway',
  orderNumber: `${Math.random()}`,
  orderedOn: today,
  startsOn: today,
  endsOn: '2027-09-30',
  personIds: [first.personId, second.personId],
  kinds: null,
  scope: '',
  excludes: '',
  ...part,
});
const post_ = (what: string, body: Record<string, unknown>, as: { token: string } = clerk) => portal.post(`/api/core/people/${what}`, body, { as });
const appoint = (part: Record<string, unknown> = {}, as?: TestPerson) => post_('appoint-acting', order(part), as);
const revokeAll = async () => {
  const { data } = (await post_('acting-orders', { pageSize: 100 })).body;
  for (const { orderId, version, state } of data) if (state !== 'revoked') await post_('revoke-acting', { orderId, version, reason: 'ตรวจสอบ' });
};
const sits = async (person: TestPerson) => (await portal.actor(person)).seats.some((seat) => seat.function === 'acting' && seat.deskId === post.deskId);
const away = async (person: TestPerson, startsOn: string, endsOn = startsOn) =>
  (await post_('enter-absence', { personId: person.personId, kind: 'travel', note: '', startsOn, endsOn })).body.absenceId;

describe('an order to act', () => {
  it('of succession lets the first who is there act on days when the holder is away, and ends by itself at midnight', async () => {
    expect((await appoint()).code).toBe(200);
    expect(await sits(first)).toBe(false);
    const absence = await away(holder, today, dayAfter(today, 1));
    expect([await sits(first), await sits(second)]).toEqual([true, false]);
    const ill = await away(first, dayAfter(today, 1));
    expect(await at('2026-11-21T23:59:59+07:00', () => sits(first))).toBe(true);
    expect(await at('2026-11-22T00:00:00+07:00', async () => [await sits(first), await sits(second)])).toEqual([false, true]);
    expect(await at('2026-11-23T00:00:00+07:00', async () => [await sits(first), await sits(second)])).toEqual([false, false]);
    await post_('cancel-absence', { absenceId: ill });
    expect(await at('2026-11-22T08:00:00+07:00', async () => [await sits(first), await sits(second)])).toEqual([true, false]);
    await post_('cancel-absence', { absenceId: absence });
    expect(await sits(first)).toBe(false);
    await revokeAll();
  });

  it('shows the post among the desks of who acts as one acted for, with the last day', async () => {
    const desk = async (as: TestPerson) =>
      (await portal.get('/api/sarabun/my-desks', { as })).body.items.find(({ deskId }: { deskId: number }) => deskId === post.deskId)?.acting;
    await appoint({ applies: 'period', endsOn: '2026-12-05' });
    expect([await desk(first), await desk(holder)]).toEqual([{ until: '2026-12-05' }, null]);
    await revokeAll();
    await appoint({ applies: 'period', endsOn: null });
    expect(await desk(first)).toEqual({ until: null });
    await revokeAll();
  });

  it('whose end has passed gives nothing any more, and one revoked with a reason nothing at once', async () => {
    await appoint({ applies: 'period', startsOn: today, endsOn: today });
    expect(await sits(first)).toBe(true);
    expect(await at('2026-11-22T00:00:00+07:00', () => sits(first))).toBe(false);
    const [row] = (await post_('acting-orders', { state: 'running' })).body.data;
    expect(row).toMatchObject({ actsToday: expect.stringContaining('วิชัย'), holderName: expect.stringContaining('อรุณี'), state: 'running' });
    expect((await post_('revoke-acting', { orderId: row.orderId, version: row.version, reason: ' ' })).code).toBe(422);
    expect((await post_('revoke-acting', { orderId: row.orderId, version: row.version + 1, reason: 'กลับมาปฏิบัติงาน' })).code).toBe(409);
    expect((await post_('revoke-acting', { orderId: row.orderId, version: row.version, reason: 'กลับมาปฏิบัติงาน' })).code).toBe(200);
    expect(await sits(first)).toBe(false);
    expect((await post_('revoke-acting', { orderId: row.orderId, version: row.version + 1, reason: 'อีกครั้ง' })).code).toBe(409);
  });

  it('is refused where it contradicts another, naming it; what only delegates stands next to it', async () => {
    await appoint({ orderNumber: '๑๑/๒๕๖๙' });
    const refused = await appoint({ phrase: 'position' });
    expect(refused).toMatchObject({ code: 409, body: { code: 'orderContradicted', message: expect.stringContaining('๑๑/๒๕๖๙') } });
    expect((await appoint({ phrase: 'delegated', applies: 'period', personIds: [third.personId] })).code).toBe(200);
    expect(await sits(third)).toBe(true);
    expect((await appoint({ phrase: 'position', applies: 'period', startsOn: '2026-12-01', endsOn: '2026-12-02' })).code).toBe(200);
    await revokeAll();
  });

  it('is refused where it delegates to the same person twice, also at once, so that no part of it is lost', async () => {
    const delegates = (part: object = {}) => appoint({ phrase: 'delegated', applies: 'period', personIds: [third.personId], ...part });
    expect((await delegates({ orderNumber: '๒๑/๒๕๖๙', kinds: [2], endsOn: '2026-12-31' })).code).toBe(200);
    const refused = await delegates({ kinds: [1] });
    expect(refused).toMatchObject({ code: 409, body: { code: 'delegatedTwice', message: expect.stringContaining('๒๑/๒๕๖๙') } });
    expect((await delegates({ kinds: [1], startsOn: '2027-01-01' })).code).toBe(200);
    expect((await delegates({ personIds: [second.personId] })).code).toBe(200);
    const both = await Promise.all([delegates({ personIds: [first.personId], kinds: [1] }), delegates({ personIds: [first.personId], kinds: [2] })]);
    expect(both.map(({ code }) => code).sort()).toEqual([200, 409]);
    await revokeAll();
  });

  it('cannot name the holder of the post, neither first nor later in the succession', async () => {
    for (const personIds of [[holder.personId], [first.personId, holder.personId]])
      expect(await appoint({ personIds })).toMatchObject({ code: 409, body: { code: 'actsForOneself', message: expect.stringContaining('อรุณี') } });
    expect((await appoint({ personIds: [first.personId] })).code).toBe(200);
    await revokeAll();
  });

  it('is named by its number in the log when it is revoked, with the reason', async () => {
    await appoint({ orderNumber: '๗๗/๒๕๖๙' });
    await revokeAll();
    const auditor = await portal.person(unit);
    await portal.role(auditor, 'auditor');
    const { data } = (await portal.post('/api/core/history/activity', { action: 'revokeActing' }, { as: auditor })).body;
    expect(data[0].facts).toEqual(
      expect.arrayContaining([
        { label: 'คำสั่งที่', before: null, value: '๗๗/๒๕๖๙' },
        { label: 'เหตุผล', before: null, value: 'ตรวจสอบ' },
      ]),
    );
  });

  it('names what is wrong at each field', async () => {
    const { body } = await appoint({ endsOn: '2020-01-01', personIds: [first.personId, first.personId], postId: 99_999 });
    expect(Object.keys(body.fields).sort()).toEqual(['endsOn', 'personIds', 'postId']);
    expect((await appoint({ personIds: [] })).code).toBe(422);
    expect((await appoint({ personIds: [99_999] })).body.fields).toHaveProperty('personIds');
    expect((await appoint({ kinds: [99] })).code).toBe(422);
  });

  it('is one when two enter it at once', async () => {
    const codes = (await Promise.all([appoint(), appoint()])).map(({ code }) => code);
    expect(codes.sort()).toEqual([200, 409]);
    await revokeAll();
  });

  it('passes to the next when the first leaves the office', async () => {
    const leaver = await portal.person(unit);
    await appoint({ applies: 'period', personIds: [leaver.personId, second.personId] });
    await portal.grant(clerk, 'employee-information', 'manage');
    const { body } = await portal.get(`/api/core/people/person?personId=${leaver.personId}`, { as: clerk });
    const administrator = await portal.person(unit);
    await portal.role(administrator, 'administrator');
    expect((await post_('close-person', { personId: leaver.personId, version: body.item.version }, administrator)).code).toBe(200);
    expect(await sits(second)).toBe(true);
    await revokeAll();
  });
});

describe('what a deputy does', () => {
  const { received, present, command, forward, view } = routeOf(portal);
  const presented = async () => {
    const { legId, documentId } = await received(registrar, unit);
    const sent = await present(registrar, legId, { deskId: post.deskId, text: 'เพื่อโปรดพิจารณา' });
    return { documentId, legId: sent.body.item.legIds[0] as number };
  };

  it('has the phrase of the order for good', async () => {
    await appoint({ applies: 'period' });
    const { documentId, legId } = await presented();
    expect((await command(first, legId, { choice: 'acknowledged' })).code).toBe(200);
    await revokeAll();
    const note = (await view(holder, documentId)).notes.at(-1);
    expect(note).toMatchObject({
      writtenUnder: 'vacancy',
      writtenFor: expect.stringContaining('ผู้อำนวยการ'),
      writtenBy: { name: expect.stringContaining('วิชัย') },
    });
    expect(await view(first, documentId)).toBeUndefined();
  });

  it('is only what the order names', async () => {
    await appoint({ phrase: 'delegated', applies: 'period', kinds: [2] });
    const { documentId, legId } = await presented();
    expect((await view(first, documentId)).allowedActions).toEqual([]);
    expect((await command(first, legId, { choice: 'acknowledged' })).code).toBe(403);
    await revokeAll();
  });

  it('is never a personal letter, which goes to the holder alone', async () => {
    await appoint({ applies: 'period' });
    const entered = await portal.post(
      '/api/sarabun/register-incoming',
      {
        deskId: unit.deskId,
        kind: 1,
        number: 'กพ ๑',
        datedOn: '2026-11-20',
        sender: 'สำนักงาน ก.พ.',
        addressee: 'ผู้อำนวยการ',
        subject: 'ผลการพิจารณาโทษทางวินัย',
        speed: 1,
        secrecy: 1,
        personal: true,
      },
      { as: registrar },
    );
    const { documentId, legId } = entered.body.item;
    const other = await portal.unit();
    const vacant = await portal.headPost(other, third);
    await portal.running.db.deleteFrom('seat').where('post_id', '=', vacant.postId).execute();
    expect((await present(registrar, legId, { deskId: vacant.deskId })).body.code).toBe('personalToVacantPost');
    expect((await forward(registrar, legId, { deskIds: [other.deskId] })).body.code).toBe('personalToUnit');
    expect((await present(registrar, legId, { deskId: post.deskId })).code).toBe(200);
    expect((await view(holder, documentId)).allowedActions).toContain('close');
    expect(await view(first, documentId)).toBeUndefined();
    await revokeAll();
  });
});

describe('before an absence is entered', () => {
  const preview = async (days: { startsOn: string; endsOn: string }, as: TestPerson = holder) =>
    (await portal.get(`/api/core/people/preview-own-absence?${new URLSearchParams(days)}`, { as })).body.posts;

  it('it is said who stands in for each post on which days, by which order, and when nobody does', async () => {
    const days = { startsOn: dayAfter(today, 1), endsOn: dayAfter(today, 4) };
    expect(await preview(days)).toMatchObject([{ postId: post.postId, acting: [], without: [days] }]);
    await appoint({ orderNumber: '๗/๒๕๖๙', endsOn: dayAfter(today, 3) });
    const ill = await away(first, dayAfter(today, 2));
    expect(await preview(days)).toMatchObject([
      {
        acting: [
          { name: expect.stringContaining('วิชัย'), orderNumber: '๗/๒๕๖๙', startsOn: dayAfter(today, 1), endsOn: dayAfter(today, 1) },
          { name: expect.stringContaining('สุดา'), startsOn: dayAfter(today, 2), endsOn: dayAfter(today, 2) },
          { name: expect.stringContaining('วิชัย'), startsOn: dayAfter(today, 3), endsOn: dayAfter(today, 3) },
        ],
        without: [{ startsOn: dayAfter(today, 4), endsOn: dayAfter(today, 4) }],
      },
    ]);
    await post_('cancel-absence', { absenceId: ill });
    expect((await portal.actor(holder)).seats.length).toBeGreaterThan(0);
    await revokeAll();
  });

  it('those who enter absences of others see it of them, and nobody else does', async () => {
    const of = (as: TestPerson) => portal.get(`/api/core/people/preview-absence?personId=${holder.personId}&startsOn=${today}&endsOn=${today}`, { as });
    expect((await of(clerk)).body.posts).toHaveLength(1);
    expect((await of(first)).code).toBe(403);
    expect(await preview({ startsOn: today, endsOn: today }, first)).toEqual([]);
  });
});

describe('who may look and write', () => {
  it('is said by the right on the page; ids of others lead nowhere', async () => {
    expect((await appoint({}, first)).code).toBe(403);
    expect((await post_('acting-orders', {}, first)).code).toBe(403);
    expect((await post_('revoke-acting', { orderId: 99_999, version: 1, reason: 'x' })).code).toBe(404);
    expect((await post_('cancel-absence', { absenceId: 99_999 })).code).toBe(404);
  });

  it('everybody sees for whom they act and who acts for them, and enters the own absences only', async () => {
    await appoint({ applies: 'period', orderNumber: '๙/๒๕๖๙' });
    const mine = async (as: TestPerson) => (await portal.get('/api/core/people/my-acting', { as })).body;
    expect((await mine(first)).forOthers).toMatchObject([{ phrase: 'vacancy', orderNumber: '๙/๒๕๖๙', isToday: true }]);
    expect((await mine(holder)).forMe).toMatchObject([{ personName: expect.stringContaining('วิชัย') }]);
    expect((await mine(second)).forOthers).toEqual([]);
    const own = await post_('enter-own-absence', { kind: 'leave', note: '', startsOn: today, endsOn: today }, first);
    expect((await mine(second)).forOthers).toHaveLength(1);
    expect((await post_('enter-own-absence', { kind: 'leave', note: '', startsOn: today, endsOn: today }, first)).body.fields).toHaveProperty('startsOn');
    expect((await post_('cancel-own-absence', { absenceId: own.body.absenceId }, second)).code).toBe(404);
    expect((await post_('cancel-own-absence', { absenceId: own.body.absenceId }, first)).code).toBe(200);
    await revokeAll();
  });
});
