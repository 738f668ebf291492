import * as z from 'zod/mini';
import type { Label } from './values/label';

/** Who may try a call. Menu rights are the product's PM_QUERY and PM_MANAGE (specification §6). */
export type Access = 'anyone' | 'signedIn' | { menu: string; right: 'query' | 'manage' };

/**
 * One call both sides agree on: where it is, who may try it, what goes in and what comes out.
 * `response` is the body beside `status`, which every answer carries.
 */
export interface Endpoint<In extends z.ZodMiniType = z.ZodMiniType, Out extends z.ZodMiniType = z.ZodMiniType> {
  /** Unique; the operation id, and the use case's name in the log and the audit. */
  name: string;
  /** One line for the readable list of calls. */
  summary: string;
  method: 'GET' | 'POST';
  path: `/api/${string}`;
  /** A read changes nothing; an act runs in one transaction and leaves an audit row. */
  kind: 'read' | 'act';
  access: Access;
  /**
   * May be called by a signed-in person who has not consented yet, or has yet to switch on the second factor that the agency demands. Only what
   * the shell of the page needs is; an answer that would name letters names none to such a person.
   */
  beforeConsent?: boolean;
  /** Why an act takes no {@link actKeyHeader}. Every other act does: a repeat with the same key gets the first answer, and nothing is done twice. */
  takesNoKey?: string;
  /** A call of specification §7: what a person can mistype answers HTTP 200 with `status: 'error'`. */
  classic?: boolean;
  /** What its fields are called where other calls call fields of these names otherwise. */
  labels?: Readonly<Record<string, Label>>;
  /** Bytes of the largest body, where a file travels in it. */
  largestBody?: number;
  request: In;
  response: Out;
}

/**
 * The header that names one act of a person: any text of up to {@link longestActKey} printable characters, kept for 24 hours. With another input it is
 * refused; while the first request runs, the repeat waits, and is refused as {@link actUnderWay} with Retry-After where that takes too long.
 */
export const actKeyHeader = 'idempotency-key';
export const longestActKey = 100;
/** The `code` of the refusal while the first request of a key still runs. */
export const actUnderWay = 'actUnderWay';

/** A page says with this header that it asks by itself, with nobody at it: such a call does not keep the session from ending for want of use. */
export const backgroundHeader = 'sarabun-background';

/** Whether a call takes an {@link actKeyHeader}. */
export const takesKey = ({ kind, takesNoKey }: Pick<Endpoint, 'kind' | 'takesNoKey'>): boolean => kind === 'act' && takesNoKey === undefined;

/** Declares a call. */
export function endpoint<In extends z.ZodMiniType, Out extends z.ZodMiniType>(definition: Endpoint<In, Out>): Endpoint<In, Out> {
  return definition;
}

/** What a use case gets. */
export type InputOf<E extends Endpoint> = z.output<E['request']>;
/** What a use case returns, and what the browser gets. */
export type AnswerOf<E extends Endpoint> = z.output<E['response']>;

/** A call that needs nothing to be said. */
export const nothing = z.object({});

/** How every refusal is answered. */
export interface RefusalBody {
  status: 'error';
  /** A stable name of the reason, such as `consentRequired`. */
  code: string;
  /** For the person, in the person's language. */
  message: string;
  /** What is wrong with each field, by its name on the wire. */
  fields?: Record<string, string>;
  /** Only of the two-step sign-in: a session is open elsewhere. */
  oauth_id?: string;
}
