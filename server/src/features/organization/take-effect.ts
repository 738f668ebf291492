import type { ActContext } from '../../platform/action';
import { fieldsInvalid, notFound } from '../../platform/refusals';
import type { OfficeChangeKind } from '../../platform/schema';
import { endSeats, leaveDuties, lockPerson, movePerson } from '../people';
import { placeFault } from './office-change-rules';
import type { Ordered } from './office-change-store';
import { misplaced, sameNumber, unitInUse } from './refusals';
import { addUnitHistory, findAbove, findObstacles, lockTree, lockUnit, updateUnit } from './unit-store';
import { closePostsOfUnit } from './unit-upkeep-store';

type Effect = (context: ActContext, change: Ordered) => Promise<void>;

/** What each change does on its day. A refusal leaves everything as it was. */
export const effects: Readonly<Record<OfficeChangeKind, Effect>> = {
  moveUnit: async (context, { unitId, toUnitId, orderedBy: by }) => {
    const { db, now } = context;
    await lockTree(db);
    const unit = await openUnit(context, unitId);
    const fault = placeFault(unit, toUnitId, toUnitId === null ? null : await findAbove(db, toUnitId));
    if (fault) throw fieldsInvalid({ toUnitId: misplaced[fault] });
    await updateUnit(db, unit.unitId, { parentId: toUnitId }, { by, now });
    await note(context, unit.unitId, by, { before: { parentId: unit.parentId }, after: { parentId: toUnitId } });
  },

  renumberUnit: async (context, { unitId, letterCode, effectiveOn, orderedBy: by }) => {
    const unit = await openUnit(context, unitId);
    if (letterCode === null || letterCode === unit.letterCode) throw fieldsInvalid({ letterCode: sameNumber });
    await updateUnit(context.db, unit.unitId, { letterCode, letterCodeFrom: effectiveOn }, { by, now: context.now });
    await note(context, unit.unitId, by, { before: { letterCode: unit.letterCode }, after: { letterCode } });
  },

  closeUnit: async (context, { unitId, effectiveOn, orderedBy: by }) => {
    const { db, now } = context;
    await lockTree(db);
    const unit = await openUnit(context, unitId);
    const { counts } = await findObstacles(db, unit.unitId, now);
    if (Object.values(counts).some((count) => count > 0)) throw unitInUse(unit.nameTh, counts);
    await closePostsOfUnit(db, unit.unitId, now);
    await updateUnit(db, unit.unitId, { closedOn: effectiveOn }, { by, now });
    await note(context, unit.unitId, by, null);
  },

  transferPerson: async (context, { personId, toUnitId }) => {
    const { db, now, audit } = context;
    const person = await lockPerson(db, personId ?? 0);
    if (!person) throw notFound();
    if (toUnitId === null || (await findAbove(db, toUnitId)) === null) throw fieldsInvalid({ unitId: misplaced.closed });
    if (person.unitId === toUnitId) return;
    const seatsEnded = await endSeats(db, personId as number, now, false);
    await movePerson(db, personId as number, toUnitId);
    await leaveDuties(context, personId as number);
    audit({ detail: { of: personId, from: person.unitId, to: toUnitId, seatsEnded } });
  },
};

async function openUnit({ db }: ActContext, unitId: number | null) {
  const unit = await lockUnit(db, unitId ?? 0);
  if (!unit) throw notFound();
  return unit;
}

async function note(context: ActContext, unitId: number, by: number, change: { before: object; after: object } | null): Promise<void> {
  const { db, now, announce, audit } = context;
  await addUnitHistory(db, { unitId, what: change ? 'update' : 'switchOff', before: change?.before ?? null, after: change?.after ?? null, by, now });
  audit({ detail: { unitId, ...(change ?? { closed: true }) } });
  announce('settings.changed', { path: 'manage-section', rowIds: [unitId] });
}
