import type { Actor } from '../../platform/action';
import type { Database } from '../../platform/database';
import { findRight } from './right-store';

/** Whether a person may view (`query`) or change (`manage`) a settings page, named by its path (specification §6). */
export function hasRight(db: Database, clock: () => Date): (actor: Actor, page: string, right: 'query' | 'manage') => Promise<boolean> {
  return ({ personId }, page, right) => findRight(db, personId, page, right, clock());
}
