import type { AnswerOf } from '@sarabun/contract/endpoint';
import type { ActOfToday, myDay as endpoint } from '@sarabun/contract/history/my-day';
import { bangkokDay } from '@sarabun/contract/values/buddhist-date';
import type { Actor, ReadContext } from '../../platform/action';
import type { Database } from '../../platform/database';
import { mayRecall, readLetter } from '../documents';
import { actionName } from './action-texts';
import { namesOfLetters } from './kind-of-number';
import { findActsOfDay } from './my-day-store';

const mostShown = 200;

/** What the person did with letters today, and what of it can still be recalled. */
export async function myDay({ db, actor, now, origin }: ReadContext): Promise<AnswerOf<typeof endpoint>> {
  const deskIds = [...new Set(actor.seats.map(({ deskId }) => deskId))];
  const found = await findActsOfDay(db, { personId: actor.personId, deskIds, clearance: actor.clearance, day: bangkokDay(now) }, mostShown);
  const items: AnswerOf<typeof endpoint>['items'] = [];
  const recallable = recallableBy(db, actor);
  const named = await namesOfLetters(db, origin.language);
  for (const { action, letter, ...act } of found) {
    items.push({ ...act, letter: named(letter), sent: await recallable({ ...act, letter }), actionName: actionName(action, origin.language) });
  }
  return { items };
}

/** Answers what of that which an act sent on the person may recall now. A letter with several acts is read once. */
function recallableBy(
  db: Database,
  { seats }: Actor,
): (act: Pick<ActOfToday, 'sent'> & { letter: { documentId: number } | null }) => Promise<ActOfToday['sent']> {
  const letters = new Map<number, ReturnType<typeof readLetter>>();
  return async ({ letter, sent }) => {
    if (!letter || sent.length === 0) return [];
    const { documentId } = letter;
    const read = letters.get(documentId) ?? readLetter(db, documentId);
    letters.set(documentId, read);
    const now = await read;
    return sent.filter(({ legId }) => mayRecall(seats, legId, now));
  };
}
