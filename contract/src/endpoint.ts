import * as z from 'zod/mini';
import type { Label } from './values/label';

/** Who may make a call. Menu rights are PM_QUERY and PM_MANAGE (specification §6); `serviceKey` is another system with an API key. */
export type Access = 'anyone' | 'signedIn' | 'serviceKey' | { menu: string; right: 'query' | 'manage' };

/** A call: its address, who may make it, its input and output. `response` is the body without `status`, which every answer has. */
export interface Endpoint<In extends z.ZodMiniType = z.ZodMiniType, Out extends z.ZodMiniType = z.ZodMiniType> {
  /** Unique; the operation id, and the use case's name in logs and audit. */
  name: string;
  /** One line for the readable list of calls. */
  summary: string;
  method: 'GET' | 'POST';
  path: `/api/${string}`;
  /** A read changes nothing; an act runs in one transaction and leaves an audit row. */
  kind: 'read' | 'act';
  access: Access;
  /**
   * May be called by a signed-in person who has not consented yet, or must first set up the required second factor. Only for what the
   * page's shell needs; answers name no letters to such a person.
   */
  beforeConsent?: boolean;
  /**
   * Why an act takes no {@link actKeyHeader}. All others do: a repeat with the same key gets the first answer, and nothing is done twice.
   */
  takesNoKey?: string;
  /** A call of specification §7: typing mistakes answer HTTP 200 with `status: 'error'`. */
  classic?: boolean;
  /** Field labels that differ from those of other calls. */
  labels?: Readonly<Record<string, Label>>;
  /**
   * Whether a browser may keep answers for times without a connection (see `may-keep.ts`): `always` if they name no letter, `guarded` if the
   * use case decides for each answer, `chosen` if the person must have chosen it for reading offline as well.
   */
  mayKeep?: 'always' | 'guarded' | 'chosen';
  /** Bytes of the largest body, for calls that carry a file. */
  maxBodyBytes?: number;
  request: In;
  response: Out;
  /** Inputs for the documentation of calls that other systems make. A test sends them. */
  examples?: Readonly<Record<string, { summary: string; input: z.input<In> }>>;
}

/**
 * The header that identifies one act of a person: up to {@link maxActKeyLength} printable characters, kept for 24 hours. With another input
 * it is refused. While the first request runs, a repeat waits, and is refused as {@link actUnderWay} with Retry-After if that takes too
 * long.
 */
export const actKeyHeader = 'idempotency-key';
export const maxActKeyLength = 100;
/** The `code` of the refusal while the first request of a key still runs. */
export const actUnderWay = 'actUnderWay';

/** The `code` of the 503 that turns away a dear call, such as a search, while all others are served. */
export const tooManyAtOnce = 'tooManyAtOnce';

/**
 * The header by which the server allows a browser to keep an answer for times without a connection (see `may-keep.ts`). Without it nothing
 * of the answer is kept.
 */
export const mayKeepHeader = 'sarabun-may-keep';

/** The header of background calls of a page: they do not keep the session from ending when idle. */
export const backgroundHeader = 'sarabun-background';

export const takesKey = ({ kind, takesNoKey }: Pick<Endpoint, 'kind' | 'takesNoKey'>): boolean => kind === 'act' && takesNoKey === undefined;

export function endpoint<In extends z.ZodMiniType, Out extends z.ZodMiniType>(definition: Endpoint<In, Out>): Endpoint<In, Out> {
  return definition;
}

/** The input of a use case. */
export type InputOf<E extends Endpoint> = z.output<E['request']>;
/** The answer of a use case, as the browser gets it. */
export type AnswerOf<E extends Endpoint> = z.output<E['response']>;

/** The input of a call without parameters. */
export const nothing = z.object({});

/** The body of every refusal. */
export interface RefusalBody {
  status: 'error';
  /** A stable code for the reason, such as `consentRequired`. */
  code: string;
  /** In the person's language. */
  message: string;
  /** The problem with each field, by wire name. */
  fields?: Record<string, string>;
  /** Only in the two-step sign-in: a session is open elsewhere. */
  oauth_id?: string;
}
