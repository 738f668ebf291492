import { forgetValues } from './features/agency-values';
import { publishSigned } from './features/collections';
import { rememberLetter } from './features/documents';
import { queueSignedPaper, tellPrinted } from './features/drafts';
import { forgetHolidays } from './features/follow-up';
import {
  forgetModules,
  type NoticeSettings,
  openNotices,
  tellOfCertificates,
  tellOfDue,
  tellOfEmergency,
  tellOfHandover,
  tellReceivers,
} from './features/notifications';
import { tellDesks, tellPersons } from './features/queues';
import { type MailSettings, mailResetCode, throwOutSessions } from './features/session';
import { forgetWords } from './features/settings';
import type { Listeners } from './platform/outbox';

export function listenersOf(settings: MailSettings & NoticeSettings): Listeners {
  const notices = openNotices(settings);
  const tell = { ...tellReceivers(notices), ...tellOfDue(notices), ...tellOfEmergency(notices), ...tellOfCertificates(notices), ...tellOfHandover(notices) };
  return {
    'session.ended': [throwOutSessions],
    'passwordReset.asked': [mailResetCode(settings)],
    'queues.moved': [tellDesks],
    'settings.changed': [forgetWords, forgetValues, forgetModules, forgetHolidays, async () => notices.forget()],
    'rights.changed': [tellPersons],
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
    'letter.printed': [tellPrinted],
  };
}
