import { bangkokDay } from '@sarabun/contract/values/buddhist-date';
import { dueState } from '@sarabun/contract/values/working-days';
import type { Listener, ListenerContext } from '../../platform/outbox';
import { calendarOf, eventOfStage } from '../follow-up';
import { personsAtDesks } from '../people';
import { dueTexts } from './notice-texts';
import { findAccountRequest, findNews, findNote, isStillDue, type News } from './notification-store';
import { receiversAt, wordsOf } from './notify-receivers';
import { wordsIn } from './own-words';
import { inBoth, type Notices } from './write-notices';

/** The subject of a letter and its due state for a notice. */
async function dueWords({ db, now }: ListenerContext, news: News) {
  const words = wordsOf(news);
  if (!news.dueOn) return words;
  const state = dueState(await calendarOf(db), news.dueOn, bangkokDay(now));
  const says = dueTexts[state.kind](state.kind === 'today' ? 0 : state.days);
  return { th: { ...words.th, left: says.th }, en: { ...words.en, left: says.en } };
}

/** Notifies about due work, reminders and account requests. */
export function dueListeners(notices: Notices) {
  /** Only those who do the work, or who follow it; nobody if the work has ended in the meantime. */
  const due: Listener<'document.due'> = async (context, { legId, deskId, dueOn, stage, followerId }) => {
    const [news] = await findNews(context.db, [legId]);
    const event = eventOfStage(stage);
    const receivers = await notices.receiversOf(context.db, event);
    if (!news || !receivers || !(await isStillDue(context.db, { deskId, legId, dueOn }))) return;
    const atDesk = await personsAtDesks(context.db, [deskId], news.secrecy, context.now);
    const [bearers = []] = await receiversAt(context.db, [{ news: { ...news, deskId }, receivers, now: context.now }]);
    const personIds = followerId !== null ? atDesk.filter((personId) => personId === followerId) : bearers;
    const { documentId, secrecy } = news;
    await notices.tell(context, [{ event, personIds, documentId, legId, secrecy, words: await dueWords(context, { ...news, dueOn }), now: context.now }]);
  };
  const reminded: Listener<'document.reminded'> = async (context, { legIds, noteId }) => {
    const note = await findNote(context.db, noteId);
    const receivers = await notices.receiversOf(context.db, 'reminded');
    if (!note || !receivers) return;
    const found = await findNews(context.db, legIds);
    const persons = await receiversAt(
      context.db,
      found.map((news) => ({ news, receivers, now: context.now })),
    );
    const told = found.map(async (news, index) => {
      const words = await dueWords(context, news);
      const { documentId, legId, secrecy } = news;
      const personIds = (persons[index] ?? []).filter((personId) => personId !== context.actorId);
      return {
        event: 'reminded',
        personIds,
        documentId,
        legId,
        secrecy,
        words: inBoth((language) => ({ ...words[language], by: note.by[language], message: wordsIn(note.message, language) })),
        now: context.now,
      };
    });
    await notices.tell(context, await Promise.all(told));
  };
  const accountRequested: Listener<'account.requested'> = async (context, { requestId }) => {
    const request = await findAccountRequest(context.db, requestId);
    if (!request) return;
    const words = inBoth((language) => ({ subject: `${request.name} · ${request.unitName[language]}` }));
    const about = { documentId: null, legId: null, link: '/account-requests', secrecy: 1, now: context.now };
    await notices.tell(context, [{ event: 'accountRequested', personIds: request.deciders, ...about, words }]);
  };
  return { due, reminded, accountRequested };
}
