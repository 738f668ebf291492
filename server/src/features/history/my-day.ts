import type { AnswerOf } from '@sarabun/contract/endpoint';
import type { myDay as endpoint } from '@sarabun/contract/history/my-day';
import { bangkokDay } from '@sarabun/contract/values/buddhist-date';
import type { ReadContext } from '../../platform/action';
import { actionName } from './action-texts';
import { findActsOfDay } from './my-day-store';

const mostShown = 200;

/** What the person did with letters today, and what of it can still be pulled back. */
export async function myDay({ db, actor, now, origin }: ReadContext): Promise<AnswerOf<typeof endpoint>> {
  const deskIds = [...new Set(actor.seats.map(({ deskId }) => deskId))];
  const found = await findActsOfDay(db, { personId: actor.personId, deskIds, clearance: actor.clearance, day: bangkokDay(now) }, mostShown);
  return { items: found.map(({ action, ...act }) => ({ ...act, actionName: actionName(action, origin.language) })) };
}
