import type { AnswerOf } from '@sarabun/contract/endpoint';
import type { myDesks as endpoint } from '@sarabun/contract/queues/todo-lists';
import type { ReadContext } from '../../platform/action';
import { findDesks } from './queue-store';

/** The desks at which the person works today, the main one first. */
export async function myDesks({ db, actor, now }: ReadContext): Promise<AnswerOf<typeof endpoint>> {
  const deskIds = [...new Set(actor.seats.map((seat) => seat.deskId))];
  const desks = await findDesks(db, deskIds, { personId: actor.personId, now });
  return { items: desks.map((desk) => ({ ...desk, functions: actor.seats.filter((seat) => seat.deskId === desk.deskId).map((seat) => seat.function) })) };
}
