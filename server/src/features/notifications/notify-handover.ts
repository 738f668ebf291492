import type { Listener, ListenerContext } from '../../platform/outbox';
import { findHandoverNews, findPersonName, type HandoverNews } from './handover-news-store';
import { lettersMoved } from './notice-texts';
import type { Notice, Notices } from './write-notices';

const page = '/sarabun/handovers';
/** Who hears of a hand-over: both whom it concerns, but never who did it. */
export function tellOfHandover(notices: Notices) {
  const tell = async (context: ListenerContext, event: string, news: HandoverNews, doneBy: number, more: Notice['words']) => {
    const subject = `${news.leaver} → ${news.successor}`;
    const personIds = [...(news.leaverStays ? [news.leaverId] : []), news.successorId].filter((personId) => personId !== doneBy);
    const words = { th: { subject, ...more.th }, en: { subject, ...more.en } };
    await notices.tell(context, [{ event, personIds, documentId: null, legId: null, secrecy: 1, link: page, words, now: context.now }]);
  };
  const handoverOpened: Listener<'handover.opened'> = async (context, { handoverId, by }) => {
    const news = await findHandoverNews(context.db, handoverId);
    if (news?.state === 'open') await tell(context, 'handoverOpened', news, by, { th: { reason: news.reason }, en: { reason: news.reason } });
  };
  const handoverSigned: Listener<'handover.signed'> = async (context, { handoverId, by, done }) => {
    const news = await findHandoverNews(context.db, handoverId);
    if (!news) return;
    const name = await findPersonName(context.db, by);
    const moved = lettersMoved(news.letters ?? 0);
    if (done) await tell(context, 'handoverDone', news, by, { th: { message: moved.th }, en: { message: moved.en } });
    else await tell(context, 'handoverSigned', news, by, { th: { by: name }, en: { by: name } });
  };
  const handoverCancelled: Listener<'handover.cancelled'> = async (context, { handoverId, by }) => {
    const news = await findHandoverNews(context.db, handoverId);
    if (!news) return;
    const name = await findPersonName(context.db, by);
    await tell(context, 'handoverCancelled', news, by, { th: { by: name }, en: { by: name } });
  };
  return { handoverOpened, handoverSigned, handoverCancelled };
}
