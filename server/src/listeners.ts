import { notifyArrival, notifyAssigned, notifyCommanded, notifyPresented, notifyReported, notifySentBack, notifySubmitted } from './features/notifications';
import { tellDesks } from './features/queues';
import { type MailSettings, mailResetCode, throwOutSessions } from './features/session';
import { forgetWords } from './features/settings';
import type { Listeners } from './platform/outbox';

/** Who hears of which event. */
export const listenersOf = (mail: MailSettings): Listeners => ({
  'session.ended': [throwOutSessions],
  'passwordReset.asked': [mailResetCode(mail)],
  'queues.moved': [tellDesks],
  'settings.changed': [forgetWords],
  'document.arrived': [notifyArrival],
  'document.received': [],
  'document.assigned': [notifyAssigned],
  'document.presented': [notifyPresented],
  'document.commanded': [notifyCommanded],
  'document.sentBack': [notifySentBack],
  'document.reported': [notifyReported],
  'document.closed': [],
  'document.reopened': [],
  'document.recalled': [],
  'document.receiptCancelled': [],
  'document.submitted': [notifySubmitted],
  'document.signed': [],
});
