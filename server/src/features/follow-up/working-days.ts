import type { ReadContext } from '../../platform/action';
import { findHolidays } from './holiday-store';

/** The holidays of the office. */
export async function holidays({ db }: ReadContext) {
  return { items: await findHolidays(db) };
}
