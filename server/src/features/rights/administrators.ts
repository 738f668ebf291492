import type { AnswerOf, InputOf } from '@sarabun/contract/endpoint';
import type {
  appointAdministrator as appointEndpoint,
  listAdministrators as listEndpoint,
  removeAdministrator as removeEndpoint,
} from '@sarabun/contract/rights/administrators';
import type { ActContext, ReadContext } from '../../platform/action';
import { fieldsInvalid, notFound } from '../../platform/refusals';
import { isLastAdministrator, notToOneself } from '../acting';
import { lastAdministrator } from '../people';

import { deleteSystemRole, findHolders, findPast, insertSystemRole } from './administrator-store';
import { isInOffice } from './appointment-store';
import { alreadyHasRole, noSuchPerson } from './refusals';

/** The administrators and auditors. The role alone does not allow reading letters. */
export async function listAdministrators({ db, actor }: ReadContext): Promise<AnswerOf<typeof listEndpoint>> {
  const [items, past] = await Promise.all([findHolders(db, actor.personId), findPast(db)]);
  return { items, past };
}

/** Makes another person an administrator or auditor. */
export async function appointAdministrator({ db, actor, now, audit, announce }: ActContext, given: InputOf<typeof appointEndpoint>) {
  if (!(await isInOffice(db, given.personId))) throw fieldsInvalid({ personId: noSuchPerson });
  if (given.personId === actor.personId) throw notToOneself();
  if (!(await insertSystemRole(db, given, actor.personId, now))) throw alreadyHasRole();
  announce('rights.changed', { personIds: [given.personId] });
  audit({ detail: { to: given.personId, role: given.role } });
  return {};
}

/** Removes the role from a person (oneself included), but never from the last administrator. */
export async function removeAdministrator({ db, actor, now, audit, announce }: ActContext, taken: InputOf<typeof removeEndpoint>) {
  if (taken.role === 'administrator' && (await isLastAdministrator(db, taken.personId))) throw lastAdministrator();
  if (!(await deleteSystemRole(db, taken, actor.personId, now))) throw notFound();
  announce('rights.changed', { personIds: [taken.personId] });
  audit({ detail: { of: taken.personId, role: taken.role, reason: taken.reason } });
  return {};
}
