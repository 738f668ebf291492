import { actingLine } from '@sarabun/contract/acting/acting-phrase';
import type { Listener, ListenerContext } from '../../platform/outbox';
import { findActingNews, findHandoverNews, findPersonName, type HandoverNews } from './duty-news-store';
import { actingDays, actingDaysWere, lettersMoved } from './notice-texts';
import { inBoth, type Notice, type Notices } from './write-notices';

const page = '/sarabun/handovers';
/** Notifies both parties of a handover, except the one who acted. */
export function handoverListeners(notices: Notices) {
  const tell = async (context: ListenerContext, event: string, news: HandoverNews, doneBy: number, more: Notice['words']) => {
    const personIds = [...(news.leaverStays ? [news.leaverId] : []), news.successorId].filter((personId) => personId !== doneBy);
    const words = inBoth((language) => ({ subject: `${news.leaver[language]} → ${news.successor[language]}`, ...more[language] }));
    await notices.tell(context, [{ event, personIds, documentId: null, legId: null, secrecy: 1, link: page, words, now: context.now }]);
  };
  const handoverOpened: Listener<'handover.opened'> = async (context, { handoverId, by }) => {
    const news = await findHandoverNews(context.db, handoverId);
    if (news?.state === 'open')
      await tell(
        context,
        'handoverOpened',
        news,
        by,
        inBoth(() => ({ reason: news.reason })),
      );
  };
  const handoverSigned: Listener<'handover.signed'> = async (context, { handoverId, by, done }) => {
    const news = await findHandoverNews(context.db, handoverId);
    if (!news) return;
    const name = await findPersonName(context.db, by);
    const moved = lettersMoved(news.letters ?? 0);
    if (done)
      await tell(
        context,
        'handoverDone',
        news,
        by,
        inBoth((language) => ({ message: moved[language] })),
      );
    else
      await tell(
        context,
        'handoverSigned',
        news,
        by,
        inBoth((language) => ({ by: name[language] })),
      );
  };
  const handoverCancelled: Listener<'handover.cancelled'> = async (context, { handoverId, by }) => {
    const news = await findHandoverNews(context.db, handoverId);
    if (!news) return;
    const name = await findPersonName(context.db, by);
    await tell(
      context,
      'handoverCancelled',
      news,
      by,
      inBoth((language) => ({ by: name[language] })),
    );
  };
  return { handoverOpened, handoverSigned, handoverCancelled };
}

/** Notifies persons of the days on which they are to act for a post, and where these change or are taken back; but not whoever did that. */
export function actingListeners(notices: Notices) {
  const actingChanged: Listener<'acting.changed'> = async (context, { changes }) => {
    const orders = new Map((await findActingNews(context.db, changes)).map((order) => [order.orderId, order]));
    const told = changes.flatMap(({ orderId, personId, was, is }) => {
      const order = orders.get(orderId);
      const days = is ?? was;
      if (!order?.personIds.includes(personId) || !days || personId === context.actorId) return [];
      const event = was === null ? 'actingPlanned' : is === null ? 'actingWithdrawn' : 'actingChanged';
      const words = inBoth((language) => ({
        number: order.number,
        subject: actingLine(order.phrase, order.post[language], language),
        message: was && is ? actingDaysWere(actingDays(is, language), actingDays(was, language))[language] : actingDays(days, language),
      }));
      return [{ event, personIds: [personId], documentId: null, legId: null, secrecy: 1, link: '/profile', words, now: context.now }];
    });
    await notices.tell(context, told);
  };
  return { actingChanged };
}
