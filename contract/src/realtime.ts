/** Why a session ended against the will of its browser: signed in elsewhere, ended by its owner, the password or the account changed. */
export type SessionEnd = 'elsewhere' | 'revoked' | 'password' | 'closed';

/** What the server pushes. A socket joins only its own person's room; every message says only *that* something changed. */
export interface ServerMessages {
  /** Rows moved in the person's queues; `queues` are the codes concerned. */
  'queues-changed': (change: { queues: string[] }) => void;
  /** The bell's content changed; with a toast to show and a sound to play. */
  'notifications-changed': (change: { toast?: { type: 'info' | 'warning'; title: string; text: string } }) => void;
  /** A word from the server to everyone, shown as 'Server Notification'. */
  'call-back-eoffice': (notice: { message: string }) => void;
  /** This session has ended elsewhere; the server cuts the connection next. */
  'session-revoked': (why: { reason: SessionEnd }) => void;
}
