import { formatDay } from '@sarabun/contract/values/buddhist-date';
import type { Transaction } from '../../platform/database';
import type { GatheringContext, Happening, Listener } from '../../platform/outbox';
import type { SeatFunction } from '../../platform/schema';
import { personsAtEach } from '../people';
import { registryWork } from '../queues';
import type { Receivers } from './notice-store';
import { findNews, findSigned, type News } from './notification-store';
import type { Notices } from './write-notices';

const holders: readonly SeatFunction[] = ['holder', 'acting', 'head', 'self'];

/** What is asked of a leg: who of those at its desk is to hear of it. */
interface Hearing {
  news: Pick<News, 'deskId' | 'secrecy' | 'toRegister'>;
  receivers: Receivers;
  now: Date;
}

/** Who at a registry deals with a letter of a class. */
const registryOf = (secrecy: number): readonly SeatFunction[] => (secrecy > 1 ? registryWork.secretBy : registryWork.by);

/** For each leg: who works on that day at its desk, is cleared, and is of those who are to hear of it; only the registry where it must be received first. Where nobody is of those, everyone there is. */
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

/** What a notice says of a letter on its leg. */
export function wordsOf({ number, subject, dueOn, reason }: Pick<News, 'number' | 'subject' | 'dueOn' | 'reason'>) {
  const common = { number, subject, reason: reason ?? '' };
  const due = (language: 'th' | 'en') => (dueOn ? formatDay(dueOn, language) : '');
  return { th: { ...common, due: due('th') }, en: { ...common, due: due('en') } };
}

const leg = ({ legId }: { legId: number }) => [legId];
const legs = ({ legIds = [] }: { legIds?: readonly number[] }) => legIds;

/** Who hears of the events of a letter, by notices as the office has set them. */
export function tellReceivers(notices: Notices) {
  /** Everyone at the desk a leg reached who is to hear of it gets a notice, except who did it. An event that is not named is what the leg was sent for. */
  const at = <F>(legsOf: (fact: F) => readonly number[], named?: string | ((fact: F) => string)) => ({
    async hearAll({ db, push, deliveredAt }: GatheringContext, facts: readonly (Happening & { fact: F })[]) {
      const nameOf = (fact: F) => (typeof named === 'function' ? named(fact) : named);
      const told = facts.flatMap(({ fact, now, actorId }) => legsOf(fact).map((legId) => ({ legId, now, actorId, name: nameOf(fact) })));
      const found = await findNews(db, [...new Set(told.map(({ legId }) => legId))]);
      const newsOf = new Map(found.map((news) => [news.legId, news]));
      const hearings = [];
      for (const { legId, name, ...happening } of told) {
        const news = newsOf.get(legId);
        const event = name ?? news?.purpose ?? '';
        const receivers = news ? await notices.receiversOf(db, event) : null;
        if (news && receivers) hearings.push({ ...happening, news, event, receivers });
      }
      const persons = await receiversAt(db, hearings);
      const written = hearings.map(({ news, event, now, actorId }, index) => {
        const { documentId, legId, secrecy } = news;
        const about = news.knows ? { documentId, legId } : { documentId: null, legId: null };
        const personIds = (persons[index] ?? []).filter((personId) => personId !== actorId);
        return { event, personIds, ...about, secrecy, words: wordsOf(news), now };
      });
      await notices.tell({ db, push, deliveredAt }, written);
    },
  });
  /** Who wrote a letter hears that it is signed and under which number. */
  const signed: Listener<'document.signed'> = async (context, { documentId }) => {
    const news = await findSigned(context.db, documentId);
    if (!news || news.writerId === context.actorId) return;
    const words = wordsOf({ ...news, dueOn: null, reason: null });
    const about = { documentId, legId: null, secrecy: news.secrecy, now: context.now };
    await notices.tell(context, [{ event: 'signed', personIds: [news.writerId], ...about, words }]);
  };
  return {
    signed,
    arrival: at(leg),
    sentOn: at(legs),
    sentBack: at(leg, 'sentBack'),
    /** Who gave something hears of it when the last to whom it was given has answered. */
    answered: at(
      ({ backLegId }: { backLegId: number | null; notice: string }) => (backLegId === null ? [] : [backLegId]),
      ({ notice }) => notice,
    ),
    approved: at(leg, 'approved'),
    accepted: at(leg, 'accepted'),
    /** Whose work ended because somebody else closed the matter. */
    closed: at(legs, 'closed'),
    reopened: at(leg, 'reopened'),
    /** Those who had a notice of something that is gone are told so; there is nothing left to open. */
    recalled: at(leg, 'recalled'),
    workCancelled: at(legs, 'workCancelled'),
    cancelled: at(legs, 'cancelled'),
  };
}
