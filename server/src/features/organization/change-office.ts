import type { InputOf } from '@sarabun/contract/endpoint';
import type {
  cancelPostChange as cancelPostEndpoint,
  closePost as closePostEndpoint,
  movePost as movePostEndpoint,
} from '@sarabun/contract/organization/post-changes';
import type {
  cancelOfficeChange as cancelEndpoint,
  closeUnit as closeEndpoint,
  moveUnit as moveEndpoint,
  renumberUnit as renumberEndpoint,
} from '@sarabun/contract/organization/unit-tree';
import type { transferPerson as transferEndpoint } from '@sarabun/contract/people/persons';
import { bangkokDay } from '@sarabun/contract/values/buddhist-date';
import type { ActContext } from '../../platform/action';
import { fieldsInvalid, notFound } from '../../platform/refusals';
import { faultOfCode, lockPerson, personChanged } from '../people';
import { dayFault, placeFault } from './office-change-rules';
import { findSame, insertChange, markApplied, markCancelled, type Ordered } from './office-change-store';
import { alreadyOrdered, changeGone, dayFar, dayPast, misplaced, postChanged, postStandsThere, sameNumber, unitChanged } from './refusals';
import { lockPost } from './seat-store';
import { effects } from './take-effect';
import { findAbove, lockTree, lockUnit } from './unit-store';

type Order = Omit<Ordered, 'changeId' | 'orderedBy'>;
const nothingElse = { unitId: null, personId: null, postId: null, toUnitId: null, letterCode: null };

/** Moves a unit below another, today or on a future day. */
export async function moveUnit(context: ActContext, { unitId, version, toUnitId, effectiveOn }: InputOf<typeof moveEndpoint>) {
  await lockTree(context.db);
  const unit = await unitOfVersion(context, unitId, version);
  const fault = placeFault(unit, toUnitId, toUnitId === null ? null : await findAbove(context.db, toUnitId));
  if (fault) throw fieldsInvalid({ toUnitId: misplaced[fault] });
  return order(context, { ...nothingElse, kind: 'moveUnit', unitId, toUnitId, effectiveOn });
}

/** Gives a unit another letter code and number from a day on. */
export async function renumberUnit(context: ActContext, { unitId, version, letterCode, effectiveOn }: InputOf<typeof renumberEndpoint>) {
  const unit = await unitOfVersion(context, unitId, version);
  if (unit.letterCode === letterCode) throw fieldsInvalid({ letterCode: sameNumber });
  const taken = unit.hasRegistry ? await faultOfCode(context, { unitId, letterCode }, effectiveOn) : null;
  if (taken) throw fieldsInvalid({ letterCode: taken });
  return order(context, { ...nothingElse, kind: 'renumberUnit', unitId, letterCode, effectiveOn });
}

/** Closes a unit on a day. It stays open if it still has contents on that day. */
export async function closeUnit(context: ActContext, { unitId, version, effectiveOn }: InputOf<typeof closeEndpoint>) {
  await unitOfVersion(context, unitId, version);
  return order(context, { ...nothingElse, kind: 'closeUnit', unitId, effectiveOn });
}

/**
 * Moves a person to another unit, today or on a future day. Posts and functions elsewhere end the day before; the personal desk moves
 * along.
 */
export async function transferPerson(context: ActContext, { personId, version, unitId, effectiveOn }: InputOf<typeof transferEndpoint>) {
  const person = await lockPerson(context.db, personId);
  if (!person) throw notFound();
  if (person.version !== version) throw personChanged();
  if ((await findAbove(context.db, unitId)) === null) throw fieldsInvalid({ unitId: misplaced.closed });
  const on = effectiveOn ?? bangkokDay(context.now);
  return order(context, { ...nothingElse, kind: 'transferPerson', personId, toUnitId: unitId, effectiveOn: on });
}

/** Moves a post with its desk, its letters and its people to another unit, today or on a future day. */
export async function movePost(context: ActContext, { postId, version, toUnitId, effectiveOn }: InputOf<typeof movePostEndpoint>) {
  const post = await postOfVersion(context, postId, version);
  if ((await findAbove(context.db, toUnitId)) === null) throw fieldsInvalid({ toUnitId: misplaced.closed });
  if (post.unitId === toUnitId) throw fieldsInvalid({ toUnitId: postStandsThere });
  return order(context, { ...nothingElse, kind: 'movePost', postId, toUnitId, effectiveOn });
}

/** Closes a post on a day. It stays open if it still has people or letters on that day. */
export async function closePost(context: ActContext, { postId, version, effectiveOn }: InputOf<typeof closePostEndpoint>) {
  await postOfVersion(context, postId, version);
  return order(context, { ...nothingElse, kind: 'closePost', postId, effectiveOn });
}

export const cancelOfficeChange = (context: ActContext, { changeId }: InputOf<typeof cancelEndpoint>) => callOff(context, changeId, false);

/** The same for changes of posts only. */
export const cancelPostChange = (context: ActContext, { changeId }: InputOf<typeof cancelPostEndpoint>) => callOff(context, changeId, true);

async function callOff({ db, actor, now, audit }: ActContext, changeId: number, onlyPosts: boolean) {
  const outcome = await markCancelled(db, changeId, { by: actor.personId, now, onlyPosts });
  if (outcome === 'none') throw notFound();
  if (outcome === 'late') throw changeGone();
  const { kind, unitId, postId, personId, effectiveOn } = outcome;
  audit({ detail: { changeId, kind, unitId, postId, of: personId, on: effectiveOn } });
  return {};
}

async function order(context: ActContext, change: Order): Promise<{ applied: boolean }> {
  const { db, actor, now, audit } = context;
  const today = bangkokDay(now);
  const fault = dayFault(today, change.effectiveOn);
  if (fault) throw fieldsInvalid({ effectiveOn: fault === 'past' ? dayPast : dayFar });
  const same = await findSame(db, change);
  if (same) throw alreadyOrdered(same);
  const ordered = { ...change, orderedBy: actor.personId };
  const changeId = await insertChange(db, ordered, now);
  audit({ detail: { changeId, kind: change.kind, on: change.effectiveOn } });
  if (change.effectiveOn > today) return { applied: false };
  await effects[change.kind](context, { ...ordered, changeId });
  await markApplied(db, changeId, now);
  return { applied: true };
}

async function unitOfVersion({ db }: ActContext, unitId: number, version: number) {
  const unit = await lockUnit(db, unitId);
  if (!unit) throw notFound();
  if (unit.version !== version) throw unitChanged();
  return unit;
}

async function postOfVersion({ db }: ActContext, postId: number, version: number) {
  const post = await lockPost(db, postId);
  if (!post) throw notFound();
  if (post.version !== version) throw postChanged();
  return post;
}
