import type { SessionEnd } from '@sarabun/contract/realtime';

/** Days, both included; open-ended without an end. */
interface Days {
  startsOn: string;
  endsOn: string | null;
}

/** Every event of the product. Names are `thing.happened`; payloads are ids. */
export interface Events {
  /**
   * Sessions were ended from outside their browsers: from another device, by revocation, by a new password, or because the account was
   * closed.
   */
  'session.ended': { personId: number; sessionIds: number[]; reason: SessionEnd };
  /** Someone requested a password reset code; whose address it is has not been looked up yet. */
  'passwordReset.asked': { codeId: number };
  /** Queue rows moved: the people who work at these desks have new counts. */
  'queues.moved': { deskIds: number[]; queues: number[]; secrecy: number };
  /** Rows of a settings page were added, changed, switched or removed; for a large import only the first hundred are named. */
  'settings.changed': { path: string; rowIds: number[] };
  /** An order, a role, a clearance or an emergency access changed what persons may do: their screens reload. */
  'rights.changed': { personIds: number[] };
  /**
   * Persons are to act for a post on other days than before: `was` is null for new days, `is` for days taken back. They are told here, because the
   * plan holds only what counts now.
   */
  'acting.changed': { changes: { orderId: number; personId: number; was: Days | null; is: Days | null }[] };
  /** An administrator sent a message to everyone or to a module. */
  'serverMessage.sent': { messageId: number };
  /** Another system notified persons. */
  'moduleNotice.sent': { noticeId: number };
  /** A person read notices: other pages of theirs show them as unread. */
  'notices.read': { personId: number };
  /** A handover of work was opened, signed by one of the two, or cancelled. The second signature completes it. */
  'handover.opened': { handoverId: number; by: number };
  'handover.signed': { handoverId: number; by: number; done: boolean };
  'handover.cancelled': { handoverId: number; by: number };
  'breakGlass.asked': { breakGlassId: number };
  'breakGlass.decided': { breakGlassId: number; approved: boolean };
  /** A person opened a letter that unread notices had told them of. */
  'document.opened': { documentId: number; personId: number };
  'document.arrived': { documentId: number; legId: number };
  'document.received': { documentId: number; legId: number };
  /** The letter was sent on to other desks on these legs; each leg has its purpose. */
  'document.sentOn': { documentId: number; legIds: number[] };
  /** `byLegId` is the leg on which it was sent back, which has the reason. */
  'document.sentBack': { documentId: number; legId: number; byLegId?: number };
  /**
   * A leg was answered. `backLegId` is the leg that returns to the sender after the last answer; `notice` is what the sender is notified
   * of.
   */
  'document.answered': { documentId: number; legId: number; backLegId: number | null; notice: string };
  /** `legIds` are the legs that were open when it was closed, where known. */
  'document.closed': { documentId: number; legIds?: number[] };
  'document.reopened': { documentId: number; legId: number };
  /** An answer or a repeated receipt was taken back; `goneLegId` is the leg that had come back by it, or null. */
  'document.retracted': { documentId: number; legId: number; goneLegId: number | null };
  'document.recalled': { documentId: number; legId: number };
  /** Others have signed, or the draft went back: who was asked on these legs need not review or sign any more. */
  'document.spared': { documentId: number; legIds: number[] };
  /** A superior approved a proposed assignment; `legId` is the leg of the proposer. */
  'document.proposalApproved': { documentId: number; legId: number };
  /** Work was withdrawn from the desks of these legs, whether opened or not. */
  'document.workCancelled': { documentId: number; legIds: number[] };
  /**
   * The addressee of an own memo ordered something on it, or their decision was recorded; the note has the words, `legIds` are the legs with
   * which the order went out.
   */
  'document.decided': { documentId: number; noteId: number; legIds: number[] };
  'document.reportAccepted': { documentId: number; legId: number };
  /** `legIds` name each desk that was involved with the letter once. */
  'document.cancelled': { documentId: number; legIds: number[] };
  /** A letter that is already registered arrived again; `legId` has the number. */
  'document.cameAgain': { documentId: number; legId: number };
  /**
   * A due date is near, has come or has passed; `stage` counts working days. `followerId` is the person who follows it, null when it is
   * work of the desk.
   */
  'document.due': { documentId: number; legId: number; deskId: number; dueOn: string; stage: number; followerId: number | null };
  /** Someone asked the responsible people for the status of their work; the note has the text. */
  'document.reminded': { documentId: number; legIds: number[]; noteId: number };
  /** Someone requested a certificate that no rule approves automatically. */
  'certificate.requested': { requestId: number };
  /** Someone approved or refused a certificate request, or offered a certificate. */
  'certificate.decided': { requestId: number };
  'certificate.expiring': { certificateId: number };
  /** A certificate was revoked, or locked after wrong PINs. */
  'certificate.ended': { certificateId: number };
  'account.requested': { requestId: number };
  /** What was typed of a letter when it was received was corrected; `legIds` are the legs that are open. */
  'document.corrected': { documentId: number; legIds: number[] };
  'document.receiptCancelled': { documentId: number; legId: number };
  /** A draft was taken over from a tab of a person. */
  'draft.taken': { documentId: number; fromPersonId: number; tab: string };
  /** Someone commented on an own letter or suggested changes to it; its writer settled such remarks. */
  'letter.remarked': { documentId: number; remarkIds: number[] };
  'letter.remarksSettled': { documentId: number; remarkIds: number[] };
  'document.signed': { documentId: number };
  /** The PDF of a signed letter is ready. */
  'letter.printed': { documentId: number };
}
export type EventName = keyof Events;

/** An event that waits for delivery, and who caused it. */
export interface Announced {
  name: EventName;
  actorId: number | null;
  fact: unknown;
}
