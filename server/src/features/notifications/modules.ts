import type { NotificationModule } from '@sarabun/contract/notifications/notifications';
import type { ReadContext } from '../../platform/action';
import type { Database, Transaction } from '../../platform/database';
import { cachedRead } from '../../platform/postgres/cached-read';
import { findModules } from './notice-store';

const kept = cachedRead(findModules);

export async function notificationModules({ db }: ReadContext) {
  return { items: await kept.of(db) };
}

/** The visible ones of the given modules, or of all. */
export async function shownModules(db: Database | Transaction, asked: readonly NotificationModule[] | undefined): Promise<NotificationModule[]> {
  const shown = (await kept.of(db)).map(({ code }) => code);
  return asked ? shown.filter((code) => asked.includes(code)) : shown;
}
