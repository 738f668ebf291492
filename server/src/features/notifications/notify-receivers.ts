import type { Listener, ListenerContext } from '../../platform/outbox';
import { personsAtDesks } from '../people';
import { noticeHtml, noticeTitles, reportedTitle, sentBackTitle } from './notice-texts';
import { findNews, insertNotifications } from './notification-store';

const registry = ['registrar', 'registryHead', 'secretRegistrar'] as const;

/** Everyone who works today at the desk a leg reached and is cleared gets a notice, except who sent it; only the registry where it must be received first. */
async function notify({ db, now, actorId, push }: ListenerContext, legIds: readonly number[], titleOf?: string): Promise<void> {
  for (const news of await findNews(db, legIds)) {
    const persons = (await personsAtDesks(db, [news.deskId], news.secrecy, now, news.toRegister ? registry : null)).filter((personId) => personId !== actorId);
    if (persons.length === 0) continue;
    const title = titleOf ?? noticeTitles[news.purpose] ?? '';
    await insertNotifications(db, persons, { title, html: noticeHtml(news), documentId: news.documentId, legId: news.legId, secrecy: news.secrecy, now });
    push(persons, 'notifications-changed', { toast: { type: 'info', title, text: news.subject } });
  }
}

export const notifyArrival: Listener<'document.arrived'> = (context, { legId }) => notify(context, [legId]);
export const notifyAssigned: Listener<'document.assigned'> = (context, { legIds }) => notify(context, legIds);
export const notifyPresented: Listener<'document.presented'> = (context, { legId }) => notify(context, [legId]);
export const notifyCommanded: Listener<'document.commanded'> = (context, { legIds }) => notify(context, legIds);
export const notifySentBack: Listener<'document.sentBack'> = (context, { legId }) => notify(context, [legId], sentBackTitle);
/** Who gave the work hears of it when the last who bore it has reported. */
export const notifyReported: Listener<'document.reported'> = async (context, { backLegId }) => {
  if (backLegId !== null) await notify(context, [backLegId], reportedTitle);
};
export const notifySubmitted: Listener<'document.submitted'> = (context, { legId }) => notify(context, [legId]);
