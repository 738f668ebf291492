import type { NotificationModule } from '@sarabun/contract/notifications/notifications';
import type { ReadContext } from '../../platform/action';
import type { Database, Transaction } from '../../platform/database';
import type { Listener } from '../../platform/outbox';
import { keptReading } from '../../platform/postgres/kept-reading';
import { findModules } from './notice-store';

const kept = keptReading(findModules);

/** The modules that notify and are shown, in their order. */
export async function notificationModules({ db }: ReadContext) {
  return { items: await kept.of(db) };
}

/** Of the modules asked for, or of all, those that are shown. */
export async function shownModules(db: Database | Transaction, asked: readonly NotificationModule[] | undefined): Promise<NotificationModule[]> {
  const shown = (await kept.of(db)).map(({ code }) => code);
  return asked ? shown.filter((code) => asked.includes(code)) : shown;
}

/** A change of the settings makes the kept modules worthless. */
export const forgetModules: Listener<'settings.changed'> = async () => kept.forget();
