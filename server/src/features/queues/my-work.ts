import type { Agency } from '@sarabun/contract/agencies/agency';
import type { AnswerOf } from '@sarabun/contract/endpoint';
import { type myWork as endpoint, type MyWork, weeksAhead } from '@sarabun/contract/queues/my-work';
import { filedQueues, queues, queuesShownIn, workQueueNumbers } from '@sarabun/contract/queues/queue';
import { queueTitle } from '@sarabun/contract/queues/queue-words';
import { bangkokDay, dayAfter } from '@sarabun/contract/values/buddhist-date';
import { type Actor, isSettled, type ReadContext } from '../../platform/action';
import type { Database } from '../../platform/database';
import { wordsOf } from '../settings';
import { findDueBetween, findMostUrgent, type WorkRow } from './my-work-store';
import { placesOf } from './queue-rules';

const mostWaiting = 8;
const mostDeadlines = 200;
const followed = queues.jobFollow.number;

/** What waits for the person, and the deadlines of own work and of what is followed. */
export function myWork(agency: Agency) {
  return async (context: ReadContext): Promise<AnswerOf<typeof endpoint>> => {
    const { db, actor, now, origin } = context;
    const today = bangkokDay(now);
    const from = sundayOf(today);
    if (!isSettled(actor)) return { waiting: [], from, deadlines: [] };
    const { speeds } = await wordsOf(db);
    const shown = (row: WorkRow) => ({
      ...shownRow(row, agency, origin.language),
      speedName: speeds.find(({ code }) => code === row.speed)?.[origin.language] ?? '',
    });
    const [waiting, deadlines] = await Promise.all([
      findMostUrgent(db, { places: placesOf(actor.seats, workQueueNumbers, actor.clearance), today }, mostWaiting),
      deadlinesOf(db, actor, { from, to: dayAfter(from, 7 * weeksAhead - 1) }),
    ]);
    return {
      waiting: waiting.map(shown),
      from,
      deadlines: deadlines.map((row) => ({ ...shown(row), dueOn: row.dueOn, isFollowed: row.queue === followed })),
    };
  };
}

/** What is due for a person in some days: own work, and what is followed unless it is own work as well. */
export async function deadlinesOf(
  db: Database,
  { seats, clearance }: Pick<Actor, 'seats' | 'clearance'>,
  { from, to }: { from: string; to: string },
): Promise<(WorkRow & { dueOn: string })[]> {
  const viewer = { places: placesOf(seats, [...workQueueNumbers, followed], clearance), today: from };
  const found = await findDueBetween(db, viewer, { from, to, size: mostDeadlines });
  const worked = new Set(found.filter(({ queue }) => queue !== followed).map(({ documentId }) => documentId));
  return found.flatMap((row) => (row.dueOn === null || (row.queue === followed && worked.has(row.documentId)) ? [] : [{ ...row, dueOn: row.dueOn }]));
}

/** The Sunday on or before a day: weeks of the calendar begin with it. */
function sundayOf(day: string): string {
  return dayAfter(day, -new Date(`${day}T00:00:00Z`).getUTCDay());
}

function shownRow({ queue, ...row }: WorkRow, agency: Agency, language: 'th' | 'en'): Omit<MyWork, 'speedName'> {
  const tiles = agency.dashboard.queues;
  const filed = filedQueues.find((code) => queues[code].number === queue);
  const tile = tiles.find((code) => filed && queuesShownIn(code, tiles).includes(filed)) ?? null;
  return { ...row, queue: tile, queueName: tile ? queueTitle(agency, tile)[language] : '' };
}
