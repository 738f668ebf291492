import { text } from './i18n';

/** A failed call. `message` is for the person, in their language. */
export class CallFailed extends Error {
  /** The key of an act whose answer did not come: sent again under it, nothing is done twice. */
  actKey?: string;

  constructor(
    /** HTTP status; 200 for an expected refusal of a classic call, 0 if the server was not reached. */
    readonly status: number,
    /** A stable code for the reason: the server's, or `unreachable` or `unreadable`. */
    readonly code: string,
    message: string,
    /** The problem with each field, by wire name. */
    readonly fields: Record<string, string> = {},
    /** Only in the two-step sign-in: a session is open elsewhere. */
    readonly oauthId?: string,
  ) {
    super(message);
  }
}

/** The message for a failure: the server's, or that it could not be read. */
export function sentenceOf(error: unknown): string {
  return error instanceof CallFailed ? error.message : text('common.unreadable');
}
