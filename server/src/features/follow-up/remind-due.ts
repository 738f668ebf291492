import { bangkokDay, bangkokTime } from '@sarabun/contract/values/buddhist-date';
import { innerOrigin, nobody, runAction, type World } from '../../platform/action';
import { horizonOf, reachedStage } from './reminder-rules';
import { findDue, findReminderSetting, keepReminders, type Place, roundIsDone, saveRound } from './reminder-store';
import { calendarOf } from './working-days';

const batch = 500;

/**
 * Sends a working day's reminders, once, from the hour set by the office, to those with due work and those who follow it (ข้อ 50). Finished
 * work is in no queue. An interrupted round continues an hour later without repeating reminders.
 */
export async function remindDue(world: World): Promise<void> {
  const now = world.clock();
  const today = bangkokDay(now);
  const [calendar, setting] = await Promise.all([calendarOf(world.db), findReminderSetting(world.db)]);
  if (!calendar.isWorkingDay(today) || Number(bangkokTime(now).slice(0, 2)) < setting.fromHour || (await roundIsDone(world.db, today))) return;
  const horizon = horizonOf(calendar, today, setting);
  let after: Place | null = null;
  let reminders = 0;
  do {
    const from: Place | null = after;
    const step: { last: Place | null; kept: number } = await runAction(
      world,
      'remindDue',
      { actor: nobody, origin: innerOrigin },
      async ({ db, announce, audit }) => {
        const due = await findDue(db, horizon, from, batch);
        const staged = due.flatMap((one) => {
          const stage = reachedStage(calendar, one.dueOn, today, setting);
          return stage === null ? [] : [{ ...one, stage }];
        });
        const kept = await keepReminders(db, staged, now);
        for (const reminder of kept) announce('document.due', reminder);
        const last = due.length === batch ? (due.at(-1) ?? null) : null;
        if (!last) await saveRound(db, { day: today, now, reminders: reminders + kept.length });
        audit({ detail: { reminders: kept.length } });
        return { last, kept: kept.length };
      },
    );
    after = step.last;
    reminders += step.kept;
  } while (after);
}
