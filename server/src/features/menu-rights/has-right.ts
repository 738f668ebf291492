import type { Actor } from '../../platform/action';
import type { Database } from '../../platform/database';
import { findRight } from './right-store';

/** Answers whether a person may look at (`query`) or change (`manage`) a page of the settings, named by its path (specification §6). */
export function hasRight(db: Database, clock: () => Date): (actor: Actor, page: string, right: 'query' | 'manage') => Promise<boolean> {
  return ({ personId }, page, right) => findRight(db, personId, page, right, clock());
}
