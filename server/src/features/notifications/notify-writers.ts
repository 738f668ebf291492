import { type ResultChoice, resultChoices } from '@sarabun/contract/documents/action';
import type { Events } from '../../events';
import type { Listener } from '../../platform/outbox';
import { findNews } from './notification-store';
import { receiversAt, wordsOf } from './notify-receivers';
import { type DecidedNews, findDecided, findRemarkNews, findReturned, findSigned } from './own-letter-news-store';
import { inBoth, type Notices } from './write-notices';

/** Who decided what, in the words of the order. */
function decisionIn({ by, kind, choice, word, text }: DecidedNews, language: 'th' | 'en') {
  const said = kind === 'result' ? resultChoices[choice as ResultChoice] : word;
  const more = said && text !== said.th ? text : '';
  return { by: by[language], message: said ? [said[language], more].filter(Boolean).join(' ') : text };
}

/** Notifies those who wrote, checked or signed an own letter of what others did with it. */
export function writerListeners(notices: Notices) {
  /** The writer of a letter is told that it is signed, with its number. */
  const signed: Listener<'document.signed'> = async (context, { documentId }) => {
    const news = await findSigned(context.db, documentId);
    if (!news || news.writerId === context.actorId) return;
    const words = wordsOf({ ...news, dueOn: null, reason: null });
    const about = { documentId, legId: null, secrecy: news.secrecy, now: context.now };
    await notices.tell(context, [{ event: 'signed', personIds: [news.writerId], ...about, words }]);
  };
  /** A signed letter goes back to the desk where it was signed; its writer, who corrects it, is told as well. */
  const sentBackToWriter: Listener<'document.sentBack'> = async (context, { documentId, legId, byLegId }) => {
    const { db, now, actorId } = context;
    const news = byLegId === undefined ? null : await findReturned(db, documentId, byLegId);
    if (!news) return;
    const back = (await findNews(db, [legId])).map((one) => ({ news: one, receivers: 'workers' as const, now }));
    const told = new Set([...(await receiversAt(db, back)).flat(), actorId]);
    if (told.has(news.writerId)) return;
    const words = wordsOf({ ...news, dueOn: null });
    await notices.tell(context, [{ event: 'sentBack', personIds: [news.writerId], documentId, legId: null, secrecy: news.secrecy, words, now }]);
  };
  /** Those who wrote, checked and signed a memo are told what its addressee decided, but not whoever gets the order itself. */
  const decided: Listener<'document.decided'> = async (context, { documentId, noteId, legIds }) => {
    const { db, now, actorId } = context;
    const news = await findDecided(db, documentId, noteId);
    if (!news) return;
    const ordered = (await findNews(db, legIds)).map((one) => ({ news: one, receivers: 'workers' as const, now }));
    const told = new Set([...(await receiversAt(db, ordered)).flat(), actorId]);
    const words = inBoth((language) => ({ ...wordsOf({ ...news, dueOn: null, reason: null })[language], ...decisionIn(news, language) }));
    const personIds = news.personIds.filter((personId) => !told.has(personId));
    await notices.tell(context, [{ event: 'decided', personIds, documentId, legId: null, secrecy: news.secrecy, words, now }]);
  };
  /**
   * Those who wrote a letter or remarked on it are told what the other side did, once for several acts of one person in a row. Nobody is told
   * of their own.
   */
  const ofRemarks =
    (event: 'remarked' | 'remarkSettled') =>
    async (context: Parameters<Listener<'letter.remarked'>>[0], { documentId, remarkIds }: Events['letter.remarked']) => {
      const news = await findRemarkNews(context.db, documentId, remarkIds, event);
      if (!news) return;
      const words = wordsOf({ ...news, dueOn: null, reason: null });
      const personIds = news.personIds.filter((personId) => personId !== context.actorId);
      await notices.tell(context, [{ event, personIds, documentId, legId: null, secrecy: news.secrecy, words, now: context.now }]);
    };
  return { signed, decided, sentBackToWriter, remarked: ofRemarks('remarked'), remarksSettled: ofRemarks('remarkSettled') };
}
