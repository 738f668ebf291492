import { formatDay } from '@sarabun/contract/values/buddhist-date';
import type { Events } from '../../events';
import type { Transaction } from '../../platform/database';
import type { BatchContext, Happening } from '../../platform/outbox';
import type { SeatFunction } from '../../platform/schema';
import { personsAtEach } from '../people';
import { registryWork } from '../queues';
import type { Receivers } from './notice-store';
import { findNews, type News } from './notification-store';
import { wordsIn } from './own-words';
import { inBoth, type Notices } from './write-notices';

const holders: readonly SeatFunction[] = ['holder', 'acting', 'head', 'self'];

/** A leg, and who at its desk is to be notified. */
interface Hearing {
  news: Pick<News, 'deskId' | 'secrecy' | 'toRegister'>;
  receivers: Receivers;
  now: Date;
}

/** The functions at a registry that handle letters of this class. */
const registryOf = (secrecy: number): readonly SeatFunction[] => (secrecy > 1 ? registryWork.secretBy : registryWork.by);

/**
 * For each leg: the cleared people who work at its desk that day and are to be notified; only the registry if the letter must be received
 * first. If there are none, everyone at the desk.
 */
export async function receiversAt(db: Transaction, hearings: readonly Hearing[]): Promise<number[][]> {
  const asked = hearings.map(({ news: { deskId, secrecy, toRegister }, receivers, now }) => {
    const functions = toRegister || receivers === 'registry' ? registryOf(secrecy) : receivers === 'holders' ? holders : null;
    return { deskId, secrecy, functions, now, everyone: !toRegister && functions !== null };
  });
  const found = await personsAtEach(db, asked);
  const unheard = asked.flatMap((one, index) => (one.everyone && found[index]?.length === 0 ? [{ ...one, functions: null, index }] : []));
  const others = await personsAtEach(db, unheard);
  for (const [place, { index }] of unheard.entries()) found[index] = others[place] ?? [];
  return found;
}

/** The words of a notice about the letter on a leg. */
export function wordsOf({ number, subject, dueOn, reason }: Pick<News, 'number' | 'subject' | 'dueOn' | 'reason'>) {
  return inBoth((language) => ({ number, subject, reason: wordsIn(reason ?? '', language), due: dueOn ? formatDay(dueOn, language) : '' }));
}

const leg = ({ legId }: { legId: number }) => [legId];
const legs = ({ legIds = [] }: { legIds?: readonly number[] }) => legIds;

/** Notifies about events of a letter, as configured by the office. */
export function letterListeners(notices: Notices) {
  /**
   * Notifies the intended people at the desk of a leg, except the one who acted. Without a named event, the purpose of the leg is the
   * event. The reason stands on the leg itself, or on the one by which it came about.
   */
  const at = <F>(legsOf: (fact: F) => readonly number[], named?: string | ((fact: F) => string), by?: (fact: F) => number | undefined) => ({
    async handleBatch({ db, push, deliveredAt }: BatchContext, facts: readonly (Happening & { fact: F })[]) {
      const nameOf = (fact: F) => (typeof named === 'function' ? named(fact) : named);
      const told = facts.flatMap(({ fact, now, actorId }) =>
        legsOf(fact).map((legId) => ({ legId, now, actorId, name: nameOf(fact), byLegId: by?.(fact) ?? legId })),
      );
      const found = await findNews(db, [...new Set(told.flatMap(({ legId, byLegId }) => [legId, byLegId]))]);
      const newsOf = new Map(found.map((news) => [news.legId, news]));
      const hearings = [];
      for (const { legId, name, byLegId, ...happening } of told) {
        const news = newsOf.get(legId);
        const event = name ?? news?.purpose ?? '';
        const receivers = news ? await notices.receiversOf(db, event) : null;
        if (news && receivers) hearings.push({ ...happening, news: { ...news, reason: newsOf.get(byLegId)?.reason ?? null }, event, receivers });
      }
      const persons = await receiversAt(db, hearings);
      const written = hearings.map(({ news, event, now, actorId }, index) => {
        const { documentId, legId, secrecy } = news;
        const personIds = (persons[index] ?? []).filter((personId) => personId !== actorId);
        return { event, personIds, documentId, legId, secrecy, words: wordsOf(news), byId: actorId, now };
      });
      await notices.tell({ db, push, deliveredAt }, written);
    },
  });
  return {
    arrival: at(leg),
    sentOn: at(legs),
    sentBack: at(leg, 'sentBack', ({ byLegId }: Events['document.sentBack']) => byLegId),
    /** The sender is notified when the last receiver has answered. */
    answered: at(
      ({ backLegId }: { backLegId: number | null; notice: string }) => (backLegId === null ? [] : [backLegId]),
      ({ notice }) => notice,
    ),
    retracted: at(({ goneLegId }: { goneLegId: number | null }) => (goneLegId === null ? [] : [goneLegId]), 'answerTakenBack'),
    approved: at(leg, 'approved'),
    accepted: at(leg, 'accepted'),
    /** Those whose work ended because someone else closed the matter. */
    closed: at(legs, 'closed'),
    reopened: at(leg, 'reopened'),
    /** Those notified of something that is gone are told so. If they may not know about the letter any more, they see only the title. */
    recalled: at(leg, 'recalled'),
    spared: at(legs, 'spared'),
    workCancelled: at(legs, 'workCancelled'),
    cancelled: at(legs, 'cancelled'),
    /** Those who have the letter now. */
    corrected: at(legs, 'corrected'),
  };
}
