import { bangkokDay } from '@sarabun/contract/values/buddhist-date';
import type { ActContext } from '../../platform/action';
import { fieldsInvalid, notFound } from '../../platform/refusals';
import type { OfficeChangeKind } from '../../platform/schema';
import { endDuties, planRoleSeats } from '../acting';
import { endSeats, faultOfUnits, lockPerson, movePerson } from '../people';

import { placeFault } from './office-change-rules';
import type { Ordered } from './office-change-store';
import { alignHeadSeats, findPostUse, movePostDesk, updatePost } from './post-store';
import { misplaced, postInUse, postStandsThere, sameNumber, unitInUse } from './refusals';
import { lockPost } from './seat-store';
import { addOfficeHistory, findAbove, findObstacles, lockTree, lockUnit, updateUnit } from './unit-store';
import { closePostsOfUnit } from './unit-upkeep-store';

type Effect = (context: ActContext, change: Ordered) => Promise<void>;

/** What each change does on its day. A refusal changes nothing. */
export const effects: Readonly<Record<OfficeChangeKind, Effect>> = {
  moveUnit: async (context, { unitId, toUnitId, orderedBy: by }) => {
    const { db, now } = context;
    await lockTree(db);
    const unit = await openUnit(context, unitId);
    const fault = placeFault(unit, toUnitId, toUnitId === null ? null : await findAbove(db, toUnitId));
    if (fault) throw fieldsInvalid({ toUnitId: misplaced[fault] });
    await updateUnit(db, unit.unitId, { parentId: toUnitId }, { by, now });
    await noteUnit(context, unit.unitId, by, { before: { parentId: unit.parentId }, after: { parentId: toUnitId } });
  },

  renumberUnit: async (context, { unitId, letterCode, effectiveOn, orderedBy: by }) => {
    const unit = await openUnit(context, unitId);
    if (letterCode === null || letterCode === unit.letterCode) throw fieldsInvalid({ letterCode: sameNumber });
    await updateUnit(context.db, unit.unitId, { letterCode, letterCodeFrom: effectiveOn }, { by, now: context.now });
    const taken = await faultOfUnits(context, [unit.unitId]);
    if (taken) throw fieldsInvalid({ letterCode: taken });
    await noteUnit(context, unit.unitId, by, { before: { letterCode: unit.letterCode }, after: { letterCode } });
  },

  closeUnit: async (context, { unitId, effectiveOn, orderedBy: by }) => {
    const { db, now } = context;
    await lockTree(db);
    const unit = await openUnit(context, unitId);
    const { counts } = await findObstacles(db, unit.unitId, now);
    if (Object.values(counts).some((count) => count > 0)) throw unitInUse(unit.nameTh, counts);
    await closePostsOfUnit(db, unit.unitId, now);
    await updateUnit(db, unit.unitId, { closedOn: effectiveOn }, { by, now });
    await noteUnit(context, unit.unitId, by, null);
  },

  transferPerson: async (context, { personId, toUnitId }) => {
    const { db, now, audit } = context;
    const person = await lockPerson(db, personId ?? 0);
    if (!person) throw notFound();
    if (toUnitId === null || (await findAbove(db, toUnitId)) === null) throw fieldsInvalid({ unitId: misplaced.closed });
    if (person.unitId === toUnitId) return;
    const seatsEnded = await endSeats(db, personId as number, now, false);
    await movePerson(db, personId as number, toUnitId);
    await endDuties(context, personId as number);
    audit({ detail: { of: personId, from: person.unitId, to: toUnitId, seatsEnded } });
  },

  movePost: async (context, { postId, toUnitId, orderedBy: by }) => {
    const { db, now } = context;
    const post = await openPost(context, postId);
    if (toUnitId === null || (await findAbove(db, toUnitId)) === null) throw fieldsInvalid({ toUnitId: misplaced.closed });
    if (post.unitId === toUnitId) throw fieldsInvalid({ toUnitId: postStandsThere });
    await updatePost(db, post.postId, { unitId: toUnitId }, { by, now });
    await movePostDesk(db, post.postId);
    await alignHeadSeats(db, post.postId, now);
    await planRoleSeats(db, bangkokDay(now));
    await notePost(context, post.postId, by, { before: { unitId: post.unitId }, after: { unitId: toUnitId } });
  },

  closePost: async (context, { postId, effectiveOn, orderedBy: by }) => {
    const { db, now } = context;
    const post = await openPost(context, postId);
    const use = await findPostUse(db, post.postId, now);
    if (use.seats > 0 || use.work > 0) throw postInUse(use.name, use);
    await updatePost(db, post.postId, { closedOn: effectiveOn }, { by, now });
    await notePost(context, post.postId, by, null);
  },
};

async function openPost({ db }: ActContext, postId: number | null) {
  const post = await lockPost(db, postId ?? 0);
  if (!post) throw notFound();
  return { ...post, postId: postId as number };
}

async function openUnit({ db }: ActContext, unitId: number | null) {
  const unit = await lockUnit(db, unitId ?? 0);
  if (!unit) throw notFound();
  return unit;
}

type Noted = { before: object; after: object } | null;

async function noteUnit(context: ActContext, unitId: number, by: number, change: Noted): Promise<void> {
  context.audit({ detail: { unitId, ...(change ?? { closed: true }) } });
  await note(context, { page: 'manage-section', rowId: unitId, by, change });
}

async function notePost(context: ActContext, postId: number, by: number, change: Noted): Promise<void> {
  context.audit({ detail: { postId, ...(change ?? { closed: true }) } });
  await note(context, { page: 'position-information', rowId: postId, by, change });
}

interface Note {
  page: 'manage-section' | 'position-information';
  rowId: number;
  by: number;
  change: Noted;
}

async function note({ db, now, announce }: ActContext, { page, rowId, by, change }: Note): Promise<void> {
  await addOfficeHistory(db, { page, rowId, what: change ? 'update' : 'switchOff', before: change?.before ?? null, after: change?.after ?? null, by, now });
  announce('settings.changed', { path: page, rowIds: [rowId] });
}
