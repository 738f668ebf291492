import { forgetValues } from './features/agency-values';
import { publishSigned } from './features/collections';
import { rememberLetter } from './features/documents';
import { notifyPrinted, queueSignedPaper } from './features/drafts';
import { forgetHolidays } from './features/follow-up';
import {
  certificateListeners,
  dueListeners,
  emergencyListeners,
  forgetModules,
  handoverListeners,
  letterListeners,
  type NoticeSettings,
  notifyMessage,
  openNotices,
} from './features/notifications';
import { notifyDesks, notifyPersons } from './features/queues';
import { moduleNoticeListener } from './features/service-keys';
import { disconnectSessions, type MailSettings, mailResetCode } from './features/session';
import { forgetWords } from './features/settings';
import type { Listeners } from './platform/outbox';

export function listenersOf(settings: MailSettings & NoticeSettings): Listeners {
  const notices = openNotices(settings);
  const tell = {
    ...letterListeners(notices),
    ...dueListeners(notices),
    ...emergencyListeners(notices),
    ...certificateListeners(notices),
    ...handoverListeners(notices),
  };
  return {
    'session.ended': [disconnectSessions],
    'passwordReset.asked': [mailResetCode(settings)],
    'queues.moved': [notifyDesks],
    'settings.changed': [forgetWords, forgetValues, forgetModules, forgetHolidays, async () => notices.forget()],
    'rights.changed': [notifyPersons],
    'serverMessage.sent': [notifyMessage],
    'moduleNotice.sent': [moduleNoticeListener(notices)],
    'handover.opened': [tell.handoverOpened],
    'handover.signed': [tell.handoverSigned],
    'handover.cancelled': [tell.handoverCancelled],
    'breakGlass.asked': [tell.emergencyAsked],
    'breakGlass.decided': [tell.emergencyDecided],
    'document.arrived': [tell.arrival],
    'document.received': [rememberLetter],
    'document.sentOn': [tell.sentOn],
    'document.sentBack': [tell.sentBack],
    'document.answered': [tell.answered],
    'document.closed': [tell.closed],
    'document.reopened': [tell.reopened],
    'document.recalled': [tell.recalled],
    'document.proposalApproved': [tell.approved],
    'document.workCancelled': [tell.workCancelled],
    'document.reportAccepted': [tell.accepted],
    'document.cancelled': [tell.cancelled],
    'document.cameAgain': [],
    'document.due': [tell.due],
    'document.reminded': [tell.reminded],
    'account.requested': [tell.accountRequested],
    'certificate.requested': [tell.certificateRequested],
    'certificate.decided': [tell.certificateDecided],
    'certificate.expiring': [tell.certificateExpiring],
    'certificate.ended': [tell.certificateEnded],
    'document.receiptCancelled': [],
    'document.signed': [queueSignedPaper, tell.signed, publishSigned],
    'letter.printed': [notifyPrinted],
  };
}
