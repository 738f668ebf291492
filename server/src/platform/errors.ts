import type { Label } from '@sarabun/contract/values/label';

/** Kinds of refusal and the HTTP code of each. A `mistake` answers 200 in the calls of specification §7. */
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
  /** What is wrong with which field, by its name on the wire. */
  fields?: Record<string, Label>;
  /** Seconds after which it may be tried again. */
  retryAfter?: number;
  /** Of the two-step sign-in only: a session is open elsewhere. */
  oauthId?: string;
}

/**
 * An expected refusal; its message is shown to the person. Thrown, the transaction is rolled back; returned by a use case,
 * what was done is kept. Anything else thrown is a bug: logged, and answered without detail.
 */
export class Refusal extends Error {
  constructor(
    readonly kind: RefusalKind,
    /** Stable name of the reason, such as `alreadyReceived`. */
    readonly code: string,
    readonly text: Label,
    readonly extras: RefusalExtras = {},
  ) {
    super(text.en);
  }

  /** The HTTP code; `classic` for calls of specification §7. */
  httpCode(classic: boolean): number {
    return classic && this.kind === 'mistake' ? 200 : httpCodes[this.kind];
  }
}

/** A value that will not do: the refusal names its field and says the same beside it. */
export function wrongField(field: string, code: string, text: Label): Refusal {
  return new Refusal('invalid', code, text, { fields: { [field]: text } });
}
