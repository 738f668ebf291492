import { formatDay } from '@sarabun/contract/values/buddhist-date';
import type { Listener, ListenerContext } from '../../platform/outbox';
import type { SeatFunction } from '../../platform/schema';
import { personsAtDesks } from '../people';
import type { Receivers } from './notice-store';
import { findNews, findSigned, type News } from './notification-store';
import type { Notices } from './write-notices';

const registry: readonly SeatFunction[] = ['registrar', 'registryHead', 'secretRegistrar'];
const holders: readonly SeatFunction[] = ['holder', 'acting', 'head', 'self'];

/** Who works today at the desk of a leg, is cleared, and is of those who are to hear of it; only the registry where it must be received first. Where nobody is of those, everyone there is. */
export async function receiversAt(
  { db, now }: Pick<ListenerContext, 'db' | 'now'>,
  { deskId, secrecy, toRegister }: Pick<News, 'deskId' | 'secrecy' | 'toRegister'>,
  receivers: Receivers,
) {
  const functions = toRegister || receivers === 'registry' ? registry : receivers === 'holders' ? holders : null;
  const persons = await personsAtDesks(db, [deskId], secrecy, now, functions);
  return persons.length > 0 || toRegister || functions === null ? persons : personsAtDesks(db, [deskId], secrecy, now);
}

/** What a notice says of a letter on its leg. */
export function wordsOf({ number, subject, dueOn, reason }: Pick<News, 'number' | 'subject' | 'dueOn' | 'reason'>) {
  const common = { number, subject, reason: reason ?? '' };
  const due = (language: 'th' | 'en') => (dueOn ? formatDay(dueOn, language) : '');
  return { th: { ...common, due: due('th') }, en: { ...common, due: due('en') } };
}

/** Who hears of the events of a letter, by notices as the office has set them. */
export function tellReceivers(notices: Notices) {
  /** Everyone at the desk a leg reached who is to hear of it gets a notice, except who did it. An event that is not named is what the leg was sent for. */
  async function notify(context: ListenerContext, legIds: readonly number[], named?: string): Promise<void> {
    for (const news of await findNews(context.db, legIds)) {
      const event = named ?? news.purpose;
      const receivers = await notices.receiversOf(context.db, event);
      if (!receivers) continue;
      const personIds = (await receiversAt(context, news, receivers)).filter((personId) => personId !== context.actorId);
      const { documentId, legId, secrecy } = news;
      const about = news.knows ? { documentId, legId } : { documentId: null, legId: null };
      await notices.tell(context, { event, personIds, ...about, secrecy, words: wordsOf(news) });
    }
  }
  const ofLeg =
    (named?: string) =>
    (context: ListenerContext, { legId }: { legId: number }) =>
      notify(context, [legId], named);
  const ofLegs =
    (named?: string) =>
    (context: ListenerContext, { legIds = [] }: { legIds?: number[] }) =>
      notify(context, legIds, named);
  /** Who gave the work hears of it when the last who bore it has reported. */
  const reported: Listener<'document.reported'> = async (context, { backLegId }) => {
    if (backLegId !== null) await notify(context, [backLegId], 'reported');
  };
  /** Who wrote a letter hears that it is signed and under which number. */
  const signed: Listener<'document.signed'> = async (context, { documentId }) => {
    const news = await findSigned(context.db, documentId);
    if (!news || news.writerId === context.actorId) return;
    const words = wordsOf({ ...news, dueOn: null, reason: null });
    await notices.tell(context, { event: 'information', personIds: [news.writerId], documentId, legId: null, secrecy: news.secrecy, words });
  };
  return {
    signed,
    arrival: ofLeg(),
    assigned: ofLegs(),
    presented: ofLeg(),
    commanded: ofLegs(),
    circulated: ofLegs(),
    submitted: ofLeg(),
    sentBack: ofLeg('sentBack'),
    reported,
    approved: ofLeg('approved'),
    accepted: ofLeg('accepted'),
    /** Whose work ended because somebody else closed the matter. */
    closed: ofLegs('closed'),
    reopened: ofLeg('reopened'),
    /** Those who had a notice of something that is gone are told so; there is nothing left to open. */
    recalled: ofLeg('recalled'),
    workCancelled: ofLegs('workCancelled'),
    cancelled: ofLegs('cancelled'),
  };
}
