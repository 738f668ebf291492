import type { InputOf } from '@sarabun/contract/endpoint';
import type { findOffice as findEndpoint } from '@sarabun/contract/organization/find-office';
import {
  type unitsBelow as belowEndpoint,
  type unitCard as cardEndpoint,
  type officeChanges as changesEndpoint,
  type searchUnits as searchEndpoint,
  unitsAtOnce,
} from '@sarabun/contract/organization/unit-tree';
import type { ReadContext } from '../../platform/action';
import { notFound } from '../../platform/refusals';
import { findOfficeRows } from './find-office-store';
import { countChanges, findChanges, findChangesOf } from './office-change-store';
import { countBelow, findBelow, findObstacles, findUnit, findUnitPeople, searchUnitRows } from './unit-store';

export async function unitsBelow({ db }: ReadContext, { unitId, page }: InputOf<typeof belowEndpoint>) {
  const [items, total] = await Promise.all([findBelow(db, unitId, { limit: unitsAtOnce, offset: (page - 1) * unitsAtOnce }), countBelow(db, unitId)]);
  return { items, total };
}

/** Units found by a text, with their place in the tree. */
export async function searchUnits({ db }: ReadContext, { search }: InputOf<typeof searchEndpoint>) {
  return { items: await searchUnitRows(db, search) };
}

export async function unitCard({ db, now }: ReadContext, { unitId }: InputOf<typeof cardEndpoint>) {
  const unit = await findUnit(db, unitId);
  if (!unit) throw notFound();
  const [people, changes] = await Promise.all([findUnitPeople(db, unitId, now), findChangesOf(db, { unitId })]);
  return { unit, ...people, changes };
}

/** What keeps a unit open. */
export async function unitObstacles({ db, now }: ReadContext, { unitId }: InputOf<typeof cardEndpoint>) {
  if (!(await findUnit(db, unitId))) throw notFound();
  return findObstacles(db, unitId, now);
}

const pageSize = 20;

/** Scheduled or past changes. */
export async function officeChanges({ db }: ReadContext, { which, page }: InputOf<typeof changesEndpoint>) {
  const [data, total] = await Promise.all([findChanges(db, which, { limit: pageSize, offset: (page - 1) * pageSize }), countChanges(db, which)]);
  return { data, total, page, pageSize };
}

/** Units, posts or persons to choose from. */
export async function findOffice({ db }: ReadContext, { kind, search }: InputOf<typeof findEndpoint>) {
  return { items: await findOfficeRows(db, kind, search) };
}
