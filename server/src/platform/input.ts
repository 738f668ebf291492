import { describeProblems } from '@sarabun/contract/input-problems';
import { inputReader } from '@sarabun/contract/read-input';
import type { Label } from '@sarabun/contract/values/label';
import { maxInteger } from '@sarabun/contract/wire';
import type { FastifyRequest } from 'fastify';
import qs from 'qs';
import type * as z from 'zod/mini';
import { lazily } from './lazily';
import { inputRefused, malformed, notFound } from './refusals';

/**
 * Reads the input of a call, or refuses it and names each field. Input that fails only because a value is not a text is refused as
 * malformed, like unreadable JSON.
 */
export function compileInput<S extends z.ZodMiniType>(schema: S, labels?: Readonly<Record<string, Label>>): (sent: unknown) => z.output<S> {
  const reader = lazily(() => inputReader(schema));
  return (sent) => {
    const result = reader()(sent);
    if ('data' in result) return result.data;
    const isMalformed = result.issues.every((issue) => issue.code === 'invalid_format' && issue.format === 'uncleanText');
    throw inputRefused(describeProblems(result.issues, labels), isMalformed ? 'malformed' : 'invalid');
  };
}

/** Above the depth, length and width of every call. */
const limits = { depth: 10, parameterLimit: 20_000, arrayLimit: 1000 };

/**
 * Parses a form or a query: repeated keys and `name[]=` make lists, `name[key]=` makes a record, a bare `name` is null. Input beyond the
 * limits is refused, not truncated.
 */
export function formOf(text: string): Record<string, unknown> {
  try {
    return plainForm(text) ?? qs.parse(text, { ...limits, strictDepth: true, throwOnLimitExceeded: true, strictNullHandling: true, allowEmptyArrays: true });
  } catch (error) {
    if (error instanceof RangeError) throw malformed();
    throw error;
  }
}

/** A few plain pairs, such as the id of a letter: most of what is asked, and a fortieth of opening a letter if it is parsed in full. */
const plainPairs = /^[A-Za-z]\w*=[\w.-]*(?:&[A-Za-z]\w*=[\w.-]*){0,4}$/;

/** The same where nothing is encoded, repeated or put together; null for everything else. */
function plainForm(text: string): Record<string, unknown> | null {
  if (text.length > 200 || !plainPairs.test(text)) return null;
  const form: Record<string, unknown> = {};
  for (const pair of text.split('&')) {
    const at = pair.indexOf('=');
    const name = pair.slice(0, at);
    if (name in form) return null;
    form[name] = pair.slice(at + 1);
  }
  return form;
}

/** The query of an address. */
export function queryOf({ raw }: FastifyRequest): Record<string, unknown> {
  const url = raw.url ?? '';
  const at = url.indexOf('?');
  return at < 0 ? {} : formOf(url.slice(at + 1));
}

/** The id in a text from an address; null when it cannot be one. */
export function idOf(text: unknown): number | null {
  const id = typeof text === 'string' && /^\d{1,10}$/.test(text) ? Number(text) : 0;
  return id >= 1 && id <= maxInteger ? id : null;
}

/** The id in the path of an address. Anything that cannot be an id answers "not found". */
export function idInPath(text: unknown): number {
  const id = idOf(text);
  if (id === null) throw notFound();
  return id;
}
