import type { AnswerOf, InputOf } from '@sarabun/contract/endpoint';
import { type FollowKind, type FollowSide, followKinds, followSides } from '@sarabun/contract/follow-up/choices';
import type { listFollowed as endpoint } from '@sarabun/contract/follow-up/follow-up';
import { type FiledQueue, queues, workQueues } from '@sarabun/contract/queues/queue';
import { bangkokDay } from '@sarabun/contract/values/buddhist-date';
import type { ReadContext, Seat } from '../../platform/action';
import { countFollowed, type Followed, findFollowed } from './follow-up-store';

const numbers = (codes: readonly FiledQueue[]) => codes.map((code) => queues[code].number);
const queuesOf: Record<FollowKind, readonly number[]> = {
  given: numbers(['jobAssign', 'jobAssign2']),
  followed: numbers(['jobFollow']),
  work: numbers(workQueues),
};
const own: readonly Seat['function'][] = ['self', 'holder', 'acting', 'secretary'];

/** The desks of a side: the person's own and those of posts, or those of units with the person as head or registrar. */
function desksOf(seats: readonly Seat[], side: FollowSide): number[] {
  return [...new Set(seats.filter((seat) => own.includes(seat.function) === (side === 'mine')).map(({ deskId }) => deskId))];
}

/** What a person follows, has assigned or has to do by a day, longest overdue first (ข้อ 50). */
export async function listFollowed(
  { db, actor, now }: ReadContext,
  { kind, side, only, page, pageSize }: InputOf<typeof endpoint>,
): Promise<AnswerOf<typeof endpoint>> {
  const common = { clearance: actor.clearance, today: bangkokDay(now) };
  const of = (wanted: FollowKind, overdue: boolean, at: FollowSide = side): Followed => {
    return { ...common, deskIds: desksOf(actor.seats, at), queues: queuesOf[wanted], overdue, dueOnly: wanted === 'work' };
  };
  const asked = of(kind, only === 'overdue');
  const [rows, total, ...late] = await Promise.all([
    findFollowed(db, asked, { limit: pageSize, offset: (page - 1) * pageSize }),
    countFollowed(db, asked),
    ...followKinds.map((one) => countFollowed(db, of(one, true))),
  ]);
  const data = rows.map(({ parentLegId, ...row }) => ({ ...row, remindLegId: row.reported ? null : remindLegOf(kind, row.legId, parentLegId) }));
  const overdue = Object.fromEntries(followKinds.map((one, index) => [one, late[index] ?? 0])) as Record<FollowKind, number>;
  const elsewhere = total > 0 ? [] : await listsWithSome((one, at) => countFollowed(db, of(one, only === 'overdue', at)));
  return { data, total, page, pageSize, overdue, hasUnit: desksOf(actor.seats, 'unit').length > 0, elsewhere };
}

/** The lists that have any legs, of either side. */
async function listsWithSome(count: (kind: FollowKind, side: FollowSide) => Promise<number>) {
  const lists = followSides.flatMap((side) => followKinds.map((kind) => ({ kind, side })));
  const counted = await Promise.all(lists.map(async (list) => ({ ...list, total: await count(list.kind, list.side) })));
  return counted.filter(({ total }) => total > 0);
}

/** Assigned work is reminded about from the assigning leg; a followed letter from the leg it is followed on. */
function remindLegOf(kind: FollowKind, legId: number, parentLegId: number | null): number | null {
  if (kind === 'work') return null;
  return kind === 'given' ? parentLegId : legId;
}
