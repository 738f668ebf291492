import type { Listener, ListenerContext } from '../../platform/outbox';
import { findHandoverNews, findPersonName, type HandoverNews } from './handover-news-store';
import { lettersMoved } from './notice-texts';
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
