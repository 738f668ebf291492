import type { InputOf } from '@sarabun/contract/endpoint';
import type { postChanges as changesEndpoint } from '@sarabun/contract/organization/post-changes';
import type {
  endPostSeat as endEndpoint,
  givePost as giveEndpoint,
  setMainPost as mainEndpoint,
  postSeats as seatsEndpoint,
  vacantPosts as vacantEndpoint,
} from '@sarabun/contract/organization/post-seats';
import { bangkokDay } from '@sarabun/contract/values/buddhist-date';
import type { ActContext, ReadContext } from '../../platform/action';
import { fieldsInvalid, notFound } from '../../platform/refusals';
import { giveSecretary, givePost as putOnPost } from '../people';
import { findChangesOf } from './office-change-store';
import { findPostUse } from './post-store';
import { alreadyThereSince, endsBeforeBegin, lastDayPast, noSuchOne, postTaken } from './refusals';
import { endHeadSeat, endSeat, findPostSeats, findVacantPosts, findWithin, holdsAny, lockInOffice, lockPost, lockSeat, makeMain } from './seat-store';

const maxPosts = 100;

export async function postSeats({ db, now }: ReadContext, { postId = [] }: InputOf<typeof seatsEndpoint>) {
  return { items: await findPostSeats(db, postId.slice(0, maxPosts), now) };
}

export async function vacantPosts({ db, now }: ReadContext, { unitId }: InputOf<typeof vacantEndpoint>) {
  return { items: await findVacantPosts(db, unitId, now) };
}

/** The scheduled changes of a post, and what keeps it open today. */
export async function postChanges({ db, now }: ReadContext, { postId }: InputOf<typeof changesEndpoint>) {
  const use = await findPostUse(db, postId, now);
  if (!use) throw notFound();
  return { items: await findChangesOf(db, { postId }), left: { seats: use.seats, work: use.work } };
}

/**
 * Gives a person a post, or makes them its secretary, for a term. A post has one holder at a time; a person's first post is the main one.
 */
export async function givePost(context: ActContext, input: InputOf<typeof giveEndpoint>) {
  const { db, audit } = context;
  const { postId, personId, function: work, startsOn, endsOn } = input;
  const post = await lockPost(db, postId);
  if (!post) throw notFound();
  const person = await lockInOffice(db, personId);
  if (!person) throw fieldsInvalid({ personId: noSuchOne });
  checkTerm(input);
  const term = { deskId: post.deskId, startsOn, endsOn };
  if (await findWithin(db, { ...term, function: work, personId })) throw alreadyThereSince(person.name);
  if (work === 'secretary') await giveSecretary(context, { personId, postId, startsOn, endsOn });
  else {
    const holder = await findWithin(db, { ...term, function: 'holder', personId: null });
    if (holder) throw postTaken(post.nameTh, holder);
    const isMain = input.isMain || !(await holdsAny(db, personId, startsOn));
    await putOnPost(context, { personId, postId, isMain, startsOn, endsOn });
    if (isMain) await mainOf(context, personId, postId);
  }
  audit({ detail: { personId, postId, function: work, startsOn } });
  return {};
}

/** Ends a person's post after a day, together with the function at the unit's desk that came with it. */
export async function endPostSeat({ db, now, audit }: ActContext, { seatId, lastDay }: InputOf<typeof endEndpoint>) {
  const seat = await lockSeat(db, seatId, ['holder', 'secretary'], now);
  if (!seat || seat.postId === null) throw notFound();
  checkLastDay(now, lastDay);
  await endSeat(db, seatId, lastDay);
  if (seat.function === 'holder') await endHeadSeat(db, { personId: seat.personId, postId: seat.postId }, lastDay);
  audit({ detail: { personId: seat.personId, postId: seat.postId, lastDay } });
  return {};
}

export async function setMainPost({ db, now, audit }: ActContext, { seatId }: InputOf<typeof mainEndpoint>) {
  const seat = await lockSeat(db, seatId, ['holder'], now);
  if (!seat) throw notFound();
  await makeMain(db, seat);
  audit({ detail: { personId: seat.personId, postId: seat.postId } });
  return {};
}

async function mainOf({ db, now }: ActContext, personId: number, postId: number): Promise<void> {
  const seat = (await findPostSeats(db, [postId], now)).find((one) => one.personId === personId && one.function === 'holder');
  if (seat) await makeMain(db, seat);
}

export function checkTerm({ startsOn, endsOn }: { startsOn: string; endsOn: string | null }): void {
  if (endsOn !== null && endsOn < startsOn) throw fieldsInvalid({ endsOn: endsBeforeBegin });
}

const dayMs = 24 * 60 * 60 * 1000;

/** Yesterday at the earliest: what was done until now stays done. */
export function checkLastDay(now: Date, lastDay: string): void {
  if (lastDay < bangkokDay(new Date(now.getTime() - dayMs))) throw fieldsInvalid({ lastDay: lastDayPast });
}
