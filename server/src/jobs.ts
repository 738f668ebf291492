import type { Announced } from './events';

/** The notices of a mail. */
export interface ToldNotices {
  personId: number;
  notificationIds: number[];
  /** Those of which the mail tells the letter. */
  openIds: number[];
  /** Whether it is a digest: what is to be told again waits for the next one. */
  gathered?: boolean;
}

/** Every kind of job, with the ids that it needs. */
export interface Jobs {
  /** Delivers an event to its listeners. */
  event: Announced;
  /** Sends a mail or a LINE message. */
  mail: { mailId: number; tells?: ToldNotices };
  /** Sets a signed letter as a PDF. */
  print: { documentId: number };
  /** Puts the receive stamp on a copy of a letter. */
  stamp: { legId: number };
  /** Sets the parts of an ordered print of a register. */
  registerPrint: { printId: number };
  /** Extracts the text of a PDF for the search. */
  fileText: { fileId: number };
  /** Tells another system what waits for it. */
  webhook: { subscriptionId: number };
  /** Sends a person the notices that wait for a channel. */
  noticeMail: { personId: number };
  noticeLine: { personId: number };
  noticePush: { personId: number };
  /** Runs periodic work. */
  chore: { name: string };
}
