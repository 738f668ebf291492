import type { Label } from './values/label';

/**
 * Why a session ended: its own browser signed out (`signedOut`), or otherwise: signed in elsewhere, ended from another session, a changed
 * password or account, or idle.
 */
export type SessionEnd = 'signedOut' | 'elsewhere' | 'revoked' | 'password' | 'closed' | 'idle';

/** Why the server refuses a socket: the token belongs to no session, or that cannot be checked now and the browser tries again. */
export type SocketRefusal = 'notSignedIn' | 'tryAgain';

/** What a toast says: what happened, to what, how urgent it is and who did it. */
export interface News {
  type: 'info' | 'warning';
  title: Label;
  text: Label;
  /** The speed class of an urgent letter. */
  speed?: Label;
  from?: Label;
}

/** What the server pushes. A socket joins only its own person's room; messages only say *that* something changed. */
export interface ServerMessages {
  /** Rows moved in the person's queues; `queues` are their codes, empty where they are not known. */
  'queues-changed': (change: { queues: string[] }) => void;
  /** The content of the bell changed; with news for a toast, in the language of the screen, and a sound. */
  'notifications-changed': (change: { news?: News }) => void;
  /** Another tab has taken a draft over from this person's tab. */
  'draft-taken': (taken: { documentId: number; tab: string }) => void;
  /** A message of an administrator, shown as 'Server Notification': in Thai, in English and with its id. */
  'call-back-eoffice': (notice: { message: string; english?: string; id?: number }) => void;
  /** A message of an administrator may have been sent before this page could hear it: those in force are asked for again. */
  'messages-missed': (change: Record<string, never>) => void;
  /** This session has ended; the server closes the connection next. */
  'session-revoked': (why: { reason: SessionEnd }) => void;
}
