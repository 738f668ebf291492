import type { Label } from '@sarabun/contract/values/label';

/** Kinds of refusal and their HTTP codes. A `mistake` answers 200 in the calls of specification §7. */
const httpCodes = {
  mistake: 422,
  invalid: 422,
  malformed: 400,
  notSignedIn: 401,
  forbidden: 403,
  notFound: 404,
  conflict: 409,
  tooLarge: 413,
  wrongType: 415,
  tooMany: 429,
  noSpace: 507,
  busy: 503,
  unknown: 504,
} as const;
export type RefusalKind = keyof typeof httpCodes;

export interface RefusalExtras {
  /** What is wrong with each field, by its wire name. */
  fields?: Record<string, Label>;
  /** Seconds to wait before trying again. */
  retryAfter?: number;
  /** Only in the two-step sign-in: a session is open elsewhere. */
  oauthId?: string;
}

/**
 * An expected refusal, with a message for the person. When thrown, it rolls the transaction back; when returned by a use case, the changes
 * are kept. Anything else that is thrown is a bug: it is logged and answered without detail.
 */
export class Refusal extends Error {
  constructor(
    readonly kind: RefusalKind,
    /** A stable code for the reason, such as `alreadyReceived`. */
    readonly code: string,
    readonly text: Label,
    readonly extras: RefusalExtras = {},
  ) {
    super(text.en);
  }

  /** The HTTP code. `classic` is for the calls of specification §7. */
  httpCode(classic: boolean): number {
    return classic && this.kind === 'mistake' ? 200 : httpCodes[this.kind];
  }
}

/** Refuses a value with a message that is also shown next to its field. */
export function wrongField(field: string, code: string, text: Label): Refusal {
  return new Refusal('invalid', code, text, { fields: { [field]: text } });
}

/** How long to wait, as an English sentence says it. */
export const secondsInEnglish = (seconds: number): string => (seconds === 1 ? '1 second' : `${seconds} seconds`);
