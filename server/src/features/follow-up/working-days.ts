import { type WorkingDays, workingDays } from '@sarabun/contract/values/working-days';
import type { ReadContext } from '../../platform/action';
import type { Database, Transaction } from '../../platform/database';
import { cachedRead } from '../../platform/postgres/cached-read';
import { findHolidays } from './holiday-store';

const kept = cachedRead(async (db) => {
  const items = await findHolidays(db);
  return { items, calendar: workingDays(items) };
});

export async function calendarOf(db: Database | Transaction): Promise<WorkingDays> {
  return (await kept.of(db)).calendar;
}

export async function holidays({ db }: ReadContext) {
  return { items: (await kept.of(db)).items };
}
