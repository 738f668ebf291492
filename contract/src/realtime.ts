import type { Label } from './values/label';

/**
 * Why a session ended: its own browser signed out (`signedOut`), or against the will of that browser: signed in elsewhere, ended from
 * another session, the password or the account changed, nobody used it for the idle time.
 */
export type SessionEnd = 'signedOut' | 'elsewhere' | 'revoked' | 'password' | 'closed' | 'idle';

/** Why the server does not take a socket: nobody is signed in by its token, or it cannot tell for the moment and the browser tries again. */
export type SocketRefusal = 'notSignedIn' | 'tryAgain';

/** What the server pushes. A socket joins only its own person's room; every message says only *that* something changed. */
export interface ServerMessages {
  /** Rows moved in the person's queues; `queues` are the codes concerned. */
  'queues-changed': (change: { queues: string[] }) => void;
  /** The bell's content changed; with news to show as a toast, in the language of the screen, and to play a sound for. */
  'notifications-changed': (change: { news?: { type: 'info' | 'warning'; title: Label; text: Label } }) => void;
  /** A word from the server to everyone, shown as 'Server Notification'. */
  'call-back-eoffice': (notice: { message: string }) => void;
  /** This session has ended; the server cuts the connection next. */
  'session-revoked': (why: { reason: SessionEnd }) => void;
}
