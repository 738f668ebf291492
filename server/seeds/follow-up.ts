import { bangkokDay, dayAfter } from '@sarabun/contract/values/buddhist-date';
import { remindDocument } from '../src/features/documents';
import { calendarOf, remindDue } from '../src/features/follow-up';
import { innerOrigin, runAction, type World } from '../src/platform/action';
import type { Running } from '../src/running';
import { overdueGiven } from './follow-up-store';
import { actorAt } from './replay-letters-store';

const words = ['ขอทราบความคืบหน้า เนื่องจากใกล้ประชุมผู้บริหาร', 'หากติดขัดขอให้แจ้งเหตุผล จะได้ประสานให้'];

/** The last working day's reminders have been sent, and two assigners have asked for progress. */
export async function seedReminders({ db, world }: Running): Promise<void> {
  const now = world.clock();
  const calendar = await calendarOf(db);
  let day = bangkokDay(now);
  while (!calendar.isWorkingDay(day)) day = dayAfter(day, -1);
  const morning: World = { db, clock: () => new Date(Math.min(now.getTime(), Date.parse(`${day}T09:00:00+07:00`))), wake: () => {} };
  await remindDue(morning);
  for (const [index, { legId, personId }] of (await overdueGiven(db, day, words.length)).entries()) {
    const actor = await actorAt(db, personId, morning.clock());
    await runAction(morning, 'remindDocument', { actor, origin: innerOrigin }, (context) => remindDocument(context, { legId, text: words[index] ?? '' }));
  }
}
