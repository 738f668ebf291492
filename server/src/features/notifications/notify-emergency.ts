import type { Listener } from '../../platform/outbox';
import { findEmergencyNews } from './emergency-news-store';
import { approvedUntil } from './emergency-texts';
import { inBoth, type Notices } from './write-notices';

const ofPage = { documentId: null, legId: null, link: '/settings/3188/break-glass', secrecy: 1, keptInside: true };

/**
 * Notifies about emergency access: those who may decide, the requester and, once it is granted, the letter's owners and the auditors. Only
 * the owners get a link to the letter. The number that was asked for may be that of a secret letter, so mails do not name it.
 */
export function emergencyListeners(notices: Notices) {
  const emergencyAsked: Listener<'breakGlass.asked'> = async (context, { breakGlassId }) => {
    const news = await findEmergencyNews(context.db, breakGlassId, context.now);
    if (!news) return;
    const words = inBoth((language) => ({ number: news.number, by: news.askedBy[language], reason: news.reason }));
    const personIds = news.deciders.filter((personId) => personId !== news.askedById);
    await notices.tell(context, [{ event: 'emergencyAsked', personIds, ...ofPage, words, now: context.now }]);
    // It stands among what waits for them.
    context.push(personIds, 'queues-changed', { queues: [] });
  };
  const emergencyDecided: Listener<'breakGlass.decided'> = async (context, { breakGlassId, approved }) => {
    const news = await findEmergencyNews(context.db, breakGlassId, context.now);
    if (!news) return;
    const common = { ...ofPage, now: context.now };
    const words = inBoth((language) => ({ number: news.number, by: news.decidedBy?.[language] ?? '', message: news.decision }));
    await notices.tell(context, [{ event: 'emergencyDecided', personIds: [news.askedById], ...common, words }]);
    context.push([...news.deciders, news.askedById], 'queues-changed', { queues: [] });
    if (!approved || !news.opensUntil) return;
    const until = news.opensUntil;
    const opened = inBoth((language) => ({
      number: news.number,
      by: news.askedBy[language],
      reason: news.reason,
      message: approvedUntil(news.decidedBy?.[language] ?? '', until, language),
    }));
    const others = news.auditors.filter((personId) => !news.owners.includes(personId));
    const opening = { event: 'emergencyOpened', words: opened };
    await notices.tell(context, [
      { ...opening, ...common, personIds: news.owners, documentId: news.documentId, secrecy: news.secrecy },
      { ...opening, ...common, personIds: others },
    ]);
  };
  return { emergencyAsked, emergencyDecided };
}
