import { publishSigned } from './features/collections';
import { rememberLetter } from './features/documents';
import { notifyPrinted, queueSignedPaper, tellTaken } from './features/drafts';
import { forgetPushDevices, type OutsideSettings } from './features/notice-delivery';
import {
  actingListeners,
  certificateListeners,
  dueListeners,
  emergencyListeners,
  handoverListeners,
  letterListeners,
  notifyMessage,
  notifyReader,
  openNotices,
  readNoticesOf,
  writerListeners,
} from './features/notifications';
import { notifyDesks, notifyPersons } from './features/queues';
import { moduleNoticeListener } from './features/service-keys';
import { disconnectSessions, type MailSettings, mailResetCode } from './features/session';
import { webhookListeners } from './features/webhooks';
import type { Listeners } from './platform/outbox';

export function listenersOf(settings: MailSettings & OutsideSettings): Listeners {
  const notices = openNotices(settings);
  const tell = {
    ...letterListeners(notices),
    ...writerListeners(notices),
    ...dueListeners(notices),
    ...emergencyListeners(notices),
    ...certificateListeners(notices),
    ...handoverListeners(notices),
    ...actingListeners(notices),
  };
  const { told, sentOn } = webhookListeners(settings.hash);
  return {
    'session.ended': [disconnectSessions, forgetPushDevices],
    'passwordReset.asked': [mailResetCode(settings)],
    'queues.moved': [notifyDesks],
    'settings.changed': [async ({ forgetSettings }) => forgetSettings()],
    'rights.changed': [notifyPersons],
    'acting.changed': [tell.actingChanged],
    'serverMessage.sent': [notifyMessage],
    'moduleNotice.sent': [moduleNoticeListener(notices)],
    'notices.read': [notifyReader],
    'handover.opened': [tell.handoverOpened],
    'handover.signed': [tell.handoverSigned],
    'handover.cancelled': [tell.handoverCancelled],
    'breakGlass.asked': [tell.emergencyAsked],
    'breakGlass.decided': [tell.emergencyDecided],
    'document.opened': [readNoticesOf],
    'document.arrived': [tell.arrival, told('document.arrived')],
    'document.received': [rememberLetter, told('document.received')],
    'document.sentOn': [tell.sentOn, sentOn],
    'document.sentBack': [tell.sentBack, tell.sentBackToWriter, told('document.sentBack')],
    'document.answered': [tell.answered, told('document.answered')],
    'document.closed': [tell.closed, told('document.closed')],
    'document.reopened': [tell.reopened, told('document.reopened')],
    'document.retracted': [tell.retracted],
    'document.recalled': [tell.recalled],
    'document.spared': [tell.spared],
    'document.proposalApproved': [tell.approved],
    'document.workCancelled': [tell.workCancelled],
    'document.decided': [tell.decided],
    'document.reportAccepted': [tell.accepted],
    'document.cancelled': [tell.cancelled, told('document.cancelled')],
    'document.cameAgain': [],
    'document.due': [tell.due],
    'document.reminded': [tell.reminded],
    'account.requested': [tell.accountRequested],
    'certificate.requested': [tell.certificateRequested],
    'certificate.decided': [tell.certificateDecided],
    'certificate.expiring': [tell.certificateExpiring],
    'certificate.ended': [tell.certificateEnded],
    'document.receiptCancelled': [],
    'document.corrected': [tell.corrected, told('document.corrected')],
    'draft.taken': [tellTaken],
    'letter.remarked': [tell.remarked],
    'letter.remarksSettled': [tell.remarksSettled],
    'document.signed': [queueSignedPaper, tell.signed, publishSigned, told('document.signed')],
    'letter.printed': [notifyPrinted, told('letter.printed')],
  };
}
