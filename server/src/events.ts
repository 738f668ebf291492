import type { SessionEnd } from '@sarabun/contract/realtime';

/** Every fact the product announces, on one page. Names are `thing.happened`; payloads are ids. */
export interface Events {
  /** Sessions ended against the will of their browsers: elsewhere, by revoking, by a new password, or because the account was closed. */
  'session.ended': { personId: number; sessionIds: number[]; reason: SessionEnd };
  /** A code to set a new password with was asked for; nobody has looked yet whose address it is. */
  'passwordReset.asked': { codeId: number };
  /** Queue rows moved: whoever works at these desks sees other counts. */
  'queues.moved': { deskIds: number[]; queues: number[]; secrecy: number };
  /** Rows of a settings page were added, changed, switched or taken away; of a large import only the first hundred are named. */
  'settings.changed': { path: string; rowIds: number[] };
  /** What persons may do changed by an order, a role, a clearance or an emergency access: their screens read anew. */
  'rights.changed': { personIds: number[] };
  /** A hand-over of work began, was signed by one of the two, or was called off. With the second signature it is done. */
  'handover.opened': { handoverId: number; by: number };
  'handover.signed': { handoverId: number; by: number; done: boolean };
  'handover.cancelled': { handoverId: number; by: number };
  'breakGlass.asked': { breakGlassId: number };
  'breakGlass.decided': { breakGlassId: number; approved: boolean };
  'document.arrived': { documentId: number; legId: number };
  'document.received': { documentId: number; legId: number };
  /** It went on to other desks on these legs; what for, each leg says. */
  'document.sentOn': { documentId: number; legIds: number[] };
  'document.sentBack': { documentId: number; legId: number };
  /** What was given on a leg was answered; `backLegId` is the leg that came back to who gave it, once the last has, and `notice` what they get. */
  'document.answered': { documentId: number; legId: number; backLegId: number | null; notice: string };
  /** `legIds` are those that were open when it was closed, where they are known. */
  'document.closed': { documentId: number; legIds?: number[] };
  'document.reopened': { documentId: number; legId: number };
  'document.recalled': { documentId: number; legId: number };
  /** A superior approved a proposed assignment; `legId` is the leg of who proposed it. */
  'document.proposalApproved': { documentId: number; legId: number };
  /** Work was taken away from the desks of these legs, whether they had opened it or not. */
  'document.workCancelled': { documentId: number; legIds: number[] };
  'document.reportAccepted': { documentId: number; legId: number };
  /** `legIds` name each desk that had to do with the letter once. */
  'document.cancelled': { documentId: number; legIds: number[] };
  /** A letter that is in the register came again; `legId` bears the number. */
  'document.cameAgain': { documentId: number; legId: number };
  /** A due day has come near, has come or has passed: `stage` in working days. `followerId` is who follows it, null where it is work of the desk. */
  'document.due': { documentId: number; legId: number; deskId: number; dueOn: string; stage: number; followerId: number | null };
  /** Somebody asked how far those are who bear the work; what was said is the note. */
  'document.reminded': { documentId: number; legIds: number[]; noteId: number };
  /** Somebody asks for a certificate, and no rule gives it. */
  'certificate.requested': { requestId: number };
  /** A request for a certificate was approved or refused by somebody, or a certificate was offered. */
  'certificate.decided': { requestId: number };
  /** The end of a certificate has come near. */
  'certificate.expiring': { certificateId: number };
  /** A certificate was revoked, or locked by wrong PINs. */
  'certificate.ended': { certificateId: number };
  /** Somebody asks for an account. */
  'account.requested': { requestId: number };
  'document.receiptCancelled': { documentId: number; legId: number };
  'document.signed': { documentId: number };
  /** A signed letter lies there as paper. */
  'letter.printed': { documentId: number };
}
export type EventName = keyof Events;

/** A fact as it waits to be delivered: whoever did it, and what it says. */
export interface Announced {
  name: EventName;
  actorId: number | null;
  fact: unknown;
}
