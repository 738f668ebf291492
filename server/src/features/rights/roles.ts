import type { AnswerOf, InputOf } from '@sarabun/contract/endpoint';
import type { endRole as endEndpoint, giveRole as giveEndpoint, listRoles as listEndpoint } from '@sarabun/contract/rights/roles';
import { bangkokDay } from '@sarabun/contract/values/buddhist-date';
import type { Label } from '@sarabun/contract/values/label';
import type { ActContext, ReadContext } from '../../platform/action';
import { fieldsInvalid, notFound } from '../../platform/refusals';
import { notToOneself, planRoleSeats } from '../acting';

import { isInOffice } from './appointment-store';
import { clearanceBetween } from './clearance-store';
import {
  alreadyEnded,
  alreadyHasRole,
  beginsInPast,
  endsBeforeStart,
  noHeadPost,
  noRegistry,
  noSuchPerson,
  noSuchRole,
  noSuchUnit,
  secretNeedsClearance,
} from './refusals';
import { findRoleChoices, findRoles, findRoleType, findUnit, hasRole, insertRole, markRoleEnded, roleIsThere } from './role-store';

export async function listRoles(
  { db, now }: ReadContext,
  { page, pageSize, search, state, personId }: InputOf<typeof listEndpoint>,
): Promise<AnswerOf<typeof listEndpoint>> {
  const query = { search, state, personId, today: bangkokDay(now), limit: pageSize, offset: (page - 1) * pageSize };
  return { ...(await findRoles(db, query)), page, pageSize };
}

export const roleChoices = ({ db }: ReadContext) => findRoleChoices(db);

/** Assigns a role: its seat at the unit's desk and its group follow from today, and end with it. Never to oneself. */
export async function giveRole(context: ActContext, role: InputOf<typeof giveEndpoint>): Promise<{ assignmentId: number }> {
  const { db, actor, now, audit } = context;
  const [type, unit, inOffice] = [await findRoleType(db, role.roleTypeId), await findUnit(db, role.unitId), await isInOffice(db, role.personId)];
  const faults: Record<string, Label> = {};
  if (!type) faults.roleTypeId = noSuchRole;
  if (!unit) faults.unitId = noSuchUnit;
  else if (type?.function === 'secretary') {
    if (!unit.hasHead) faults.unitId = noHeadPost;
  } else if (type?.function && !unit.hasRegistry) faults.unitId = noRegistry;
  if (!inOffice) faults.personId = noSuchPerson;
  if (role.startsOn < bangkokDay(now)) faults.startsOn = beginsInPast;
  if (role.endsOn !== null && role.endsOn < role.startsOn) faults.endsOn = endsBeforeStart;
  if (Object.keys(faults).length > 0) throw fieldsInvalid(faults);
  if (role.personId === actor.personId) throw notToOneself();
  if (await hasRole(db, role)) throw alreadyHasRole();
  if (type?.function === 'secretRegistrar' && !(await clearanceBetween(db, role.personId, null, role.startsOn, role.startsOn))) throw secretNeedsClearance();
  const assignmentId = await insertRole(db, role, actor.personId, now);
  await follow(context, role.personId);
  audit({ detail: { assignmentId, to: role.personId, roleTypeId: role.roleTypeId, unitId: role.unitId } });
  return { assignmentId };
}

/** Ends a role at once, with its seat and group. */
export async function endRole(context: ActContext, { assignmentId, reason }: InputOf<typeof endEndpoint>) {
  const { db, actor, now, audit } = context;
  const ended = await markRoleEnded(db, assignmentId, reason, actor.personId, now);
  if (!ended) throw (await roleIsThere(db, assignmentId)) ? alreadyEnded() : notFound();
  await follow(context, ended.personId);
  audit({ detail: { assignmentId, of: ended.personId, reason } });
  return {};
}

async function follow({ db, now, announce }: ActContext, personId: number): Promise<void> {
  const concerned = await planRoleSeats(db, bangkokDay(now));
  announce('rights.changed', { personIds: [...new Set([personId, ...concerned])] });
}
