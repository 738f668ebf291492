import type { ActContext } from '../../platform/action';
import { lastOwnRight } from './refusals';
import { findRight } from './right-store';

/** The page on which rights are given: whoever could change it must still be able to, after a change of rights. */
const rightsPage = 'users-group';

/** Refuses, and so undoes, a change by which the person would lose the own right to give rights. */
export async function proveOwnRight({ db, actor, now }: ActContext): Promise<void> {
  if (!(await findRight(db, actor.personId, rightsPage, 'manage', now))) throw lastOwnRight();
}
