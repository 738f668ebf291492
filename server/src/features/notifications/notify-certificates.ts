import { bangkokDay, formatDay } from '@sarabun/contract/values/buddhist-date';
import type { Listener, ListenerContext } from '../../platform/outbox';
import { daysLeft } from '../certificates';
import { findCertificateNews, findRequestNews } from './certificate-news-store';
import { leftWords } from './certificate-notice-texts';
import { wordsIn } from './own-words';
import { inBoth, type Notice, type Notices } from './write-notices';

const ownPage = '/certificate-register';
const requestPage = '/settings/3205/certificate-person-request';
const dayOf = (moment: Date, language: 'th' | 'en') => formatDay(bangkokDay(moment), language);

type Words = Notice['words'];

/** Notifies about certificates: the people who may decide on a request, and the owner. */
export function certificateListeners(notices: Notices) {
  const tell = (context: ListenerContext, event: string, personIds: readonly number[], link: string, words: Words) =>
    notices.tell(context, [{ event, personIds, documentId: null, legId: null, secrecy: 1, link, words, now: context.now }]);
  const certificateRequested: Listener<'certificate.requested'> = async (context, { requestId }) => {
    const news = await findRequestNews(context.db, requestId, context.now);
    if (news?.state !== 'waiting') return;
    const words = inBoth((language) => ({ subject: `${news.name[language]} · ${news.unitName[language]}`, reason: news.reason }));
    await tell(context, 'certificateRequested', news.deciders, requestPage, words);
  };
  const certificateDecided: Listener<'certificate.decided'> = async (context, { requestId }) => {
    const news = await findRequestNews(context.db, requestId, context.now);
    if (!news) return;
    const { collectUntil, answer, personId } = news;
    const words = inBoth((language) => ({ reason: answer, ...(collectUntil && { due: dayOf(collectUntil, language) }) }));
    await tell(context, collectUntil ? 'certificateApproved' : 'certificateRefused', [personId], ownPage, words);
  };
  const certificateExpiring: Listener<'certificate.expiring'> = async (context, { certificateId }) => {
    const news = await findCertificateNews(context.db, certificateId);
    if (!news || news.isRevoked || news.isLocked) return;
    const left = leftWords(daysLeft(news.notAfter, context.now), news.canCollect);
    const words = inBoth((language) => ({ due: dayOf(news.notAfter, language), left: left[language] }));
    await tell(context, 'certificateExpiring', [news.personId], ownPage, words);
  };
  /**
   * People who revoked their own certificate need no notice; the owner of a locked one is always notified, because it may have been someone
   * else.
   */
  const certificateEnded: Listener<'certificate.ended'> = async (context, { certificateId }) => {
    const news = await findCertificateNews(context.db, certificateId);
    if (!news || news.revokedBy === news.personId) return;
    const words = inBoth((language) => ({ number: news.serial, reason: wordsIn(news.reason, language) }));
    await tell(context, news.isRevoked ? 'certificateRevoked' : 'certificateLocked', [news.personId], ownPage, words);
  };
  return { certificateRequested, certificateDecided, certificateExpiring, certificateEnded };
}
