import type { ActContext } from '../../platform/action';
import { lastOwnRight } from './refusals';
import { findRight } from './right-store';

/** The page for managing rights: a person who can change it must still be able to after a change of rights. */
const rightsPage = 'users-group';

/** Refuses, and so rolls back, a change by which the person would lose the right to manage rights. */
export async function checkOwnRight({ db, actor, now }: ActContext): Promise<void> {
  if (!(await findRight(db, actor.personId, rightsPage, 'manage', now))) throw lastOwnRight();
}
