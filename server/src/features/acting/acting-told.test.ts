import { bangkokDay } from '@sarabun/contract/values/buddhist-date';
import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import { standingClock } from '../../../test/clock';
import { type TestPerson, testPortal } from '../../../test/portal';

const { clock } = standingClock('2026-11-21T10:00:00+07:00');
const portal = await testPortal({ clock });
const unit = await portal.unit();
const clerk = await portal.person(unit);
await portal.grant(clerk, 'acting', 'manage');
const holder = await portal.person(unit);
const post = await portal.headPost(unit, holder);
const [first, second] = [await portal.person(unit), await portal.person(unit)];
const today = bangkokDay(clock());
const act = async (what: string, body: Record<string, unknown>, as: TestPerson = clerk) => {
  const { code, body: answer } = await portal.post(`/api/core/people/${what}`, body, { as });
  expect([code, answer]).toEqual([200, answer]);
  return answer;
};
const away = async ({ personId }: TestPerson, startsOn: string, endsOn: string): Promise<number> =>
  (await act('enter-absence', { personId, kind: 'travel', note: 'ราชการลับ', startsOn, endsOn })).absenceId;
const order = { postId: post.postId, phrase: 'vacancy', orderNumber: '๕๑/๒๕๖๙', orderedOn: today, startsOn: today, endsOn: '2027-09-30' };
const appoint = (part: Record<string, unknown> = {}) =>
  act('appoint-acting', {
    ...order,
    applies: 'whenAway',
    personIds: [first.personId, second.personId],
    kinds: null,
    scope: '',
    excludes: '',
    ...part,
  });

/** What a person was told since it was asked last, by the bell: titles and texts in both languages. */
const heard = new Map<number, number>();
async function told({ personId }: TestPerson) {
  await portal.deliver();
  const { rows } = await sql<{ id: number; title: string; html: string; en: string; link: string }>`
    select id, title, html, html_en as en, link from notification
    where person_id = ${personId} and id > ${heard.get(personId) ?? 0} order by id`.execute(portal.running.db);
  heard.set(personId, rows.at(-1)?.id ?? heard.get(personId) ?? 0);
  return rows;
}

beforeEach(async () => {
  const { data } = await act('acting-orders', { pageSize: 100 });
  for (const { orderId, version, state } of data) if (state !== 'revoked') await act('revoke-acting', { orderId, version, reason: 'ตรวจสอบ' });
  for (const person of [first, second, holder, clerk]) await told(person);
});

it('an absence tells at once who is to act from a coming day: when, for which post, by which order; and when it is cancelled', async () => {
  await appoint();
  expect(await told(first)).toEqual([]);
  const absence = await away(holder, '2026-12-01', '2026-12-05');
  const [news, ...more] = await told(first);
  expect(more).toEqual([]);
  expect(news).toMatchObject({ title: 'ท่านจะทำการแทนตำแหน่ง', link: '/profile' });
  expect(news?.html).toMatch(/^รักษาราชการแทน ผู้อำนวยการกองที่ \d+<br>ตั้งแต่วันที่ 1 ธ\.ค\. 2569 ถึงวันที่ 5 ธ\.ค\. 2569<br>คำสั่งที่ <b>๕๑\/๒๕๖๙<\/b>$/);
  expect(news?.en).toMatch(/<br>From 1 Dec 2569 until 5 Dec 2569<br>Order <b>๕๑\/๒๕๖๙<\/b>$/);
  expect(JSON.stringify(news)).not.toContain('ราชการลับ');
  expect([await told(second), await told(clerk)]).toEqual([[], []]);
  await act('cancel-absence', { absenceId: absence });
  expect((await told(first)).map(({ title }) => title)).toEqual(['ท่านไม่ต้องทำการแทนตำแหน่งแล้ว']);
});

it('days that change are told with what they were, and the next in the succession of theirs', async () => {
  await appoint();
  const absence = await away(holder, '2026-12-01', '2026-12-05');
  await told(first);
  const ill = await away(first, '2026-12-04', '2026-12-05');
  const [changed] = await told(first);
  expect(changed?.title).toBe('วันทำการแทนของท่านเปลี่ยน');
  expect(changed?.html).toContain('ตั้งแต่วันที่ 1 ธ.ค. 2569 ถึงวันที่ 3 ธ.ค. 2569 (เดิม ตั้งแต่วันที่ 1 ธ.ค. 2569 ถึงวันที่ 5 ธ.ค. 2569)');
  expect((await told(second)).map(({ html }) => html)).toEqual([expect.stringContaining('ตั้งแต่วันที่ 4 ธ.ค. 2569 ถึงวันที่ 5 ธ.ค. 2569')]);
  await act('cancel-absence', { absenceId: ill });
  expect((await told(second)).map(({ title }) => title)).toEqual(['ท่านไม่ต้องทำการแทนตำแหน่งแล้ว']);
  await act('cancel-absence', { absenceId: absence });
});

it('an order of its own days tells as well, and its end; who does it is not told of themselves', async () => {
  await appoint({ applies: 'period', endsOn: null });
  expect((await told(first)).map(({ html }) => html)).toEqual([expect.stringContaining('ตั้งแต่วันที่ 21 พ.ย. 2569 เป็นต้นไป')]);
  const own = { kind: 'leave', note: '', startsOn: '2026-11-23', endsOn: '2026-11-23' };
  const { absenceId } = await act('enter-own-absence', own, first);
  expect(await told(first)).toEqual([]);
  expect((await told(second)).map(({ html }) => html)).toEqual([expect.stringContaining('วันที่ 23 พ.ย. 2569')]);
  await act('cancel-absence', { absenceId });
});
