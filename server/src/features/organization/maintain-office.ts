import type { MasterValues } from '@sarabun/contract/settings/master-table';
import { bangkokDay } from '@sarabun/contract/values/buddhist-date';
import type { ActContext } from '../../platform/action';
import { fieldsInvalid } from '../../platform/refusals';
import { planRoleSeats } from '../acting';
import { faultOfUnits, openRegisters } from '../people';

import { addPostDesk, alignHeadSeats, findPostUse, movePostDesk } from './post-store';
import { misplaced, parentClosed, postInUse, registryInUse, unitInUse } from './refusals';
import { findObstacles, lockTree } from './unit-store';
import { addUnitParts, closePostsOfUnit, hasWaiting, placeOf } from './unit-upkeep-store';

interface Change {
  id: number;
  what: 'create' | 'update' | 'switchOn' | 'switchOff' | 'remove';
  before: MasterValues | null;
  after: MasterValues | null;
}

/**
 * What a unit needs besides its row, in the same transaction: a desk, registers, a place in the tree without cycles. A unit with contents
 * cannot be closed.
 */
export async function maintainUnits(context: ActContext, changes: readonly Change[]): Promise<void> {
  const { db, now } = context;
  if (changes.some(({ what, after }) => what === 'create' || (after && 'parentId' in after))) await lockTree(db);
  for (const { id, what, before, after } of changes) {
    if (what === 'create') await addUnitParts(db, id);
    const place = await placeOf(db, id);
    if (what === 'switchOff') {
      const { counts } = await findObstacles(db, id, now);
      if (Object.values(counts).some((count) => count > 0)) throw unitInUse(place.name, counts);
      await closePostsOfUnit(db, id, now);
    }
    if (what === 'switchOn' && place.parent === 'closed') throw parentClosed(place.name);
    if (after && 'parentId' in after && what !== 'switchOff') {
      if (place.inCircle) throw fieldsInvalid({ parentId: after.parentId === id ? misplaced.itself : misplaced.below });
      if (place.isSecondRoot) throw fieldsInvalid({ parentId: misplaced.root });
    }
    if (what === 'update' && after && 'hasRegistry' in after && after.hasRegistry !== before?.hasRegistry) {
      if (await hasWaiting(db, id)) throw registryInUse(place.name);
      await openRegisters(db, id);
    }
  }
  const numbered = changes.filter(isNumberedAnew).map(({ id }) => id);
  const fault = await faultOfUnits(context, numbered);
  if (fault) throw fieldsInvalid({ letterCode: fault });
}

/** Whether the unit comes to number letters, or numbers them under another code. */
const isNumberedAnew = ({ what, before, after }: Change): boolean =>
  what === 'create' || what === 'switchOn' || (['letterCode', 'hasRegistry'] as const).some((name) => after && name in after && after[name] !== before?.[name]);

/**
 * What a post needs besides its row: a desk in its unit and, for a head's post, the seat at the unit's desk. A post in use cannot be
 * closed.
 */
export async function maintainPosts(context: ActContext, changes: readonly Change[]): Promise<void> {
  const { db, now } = context;
  for (const { id, what, after } of changes) {
    if (what === 'create') await addPostDesk(db, id);
    if (what === 'update' && after && 'unitId' in after) await movePostDesk(db, id);
    if (what === 'update' && after && ('unitId' in after || 'isHead' in after)) await alignHeadSeats(db, id, now);
    if (what === 'switchOff') {
      const use = await findPostUse(db, id, now);
      if (use.seats > 0 || use.work > 0) throw postInUse(use.name, use);
    }
  }
  // Secretaries by role work at the desks of heads.
  await planRoleSeats(db, bangkokDay(now));
}
