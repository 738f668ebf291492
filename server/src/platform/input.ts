import { inputReader } from '@sarabun/contract/read-input';
import type { Label } from '@sarabun/contract/values/label';
import { largestWhole } from '@sarabun/contract/wire';
import type { FastifyRequest } from 'fastify';
import qs from 'qs';
import type * as z from 'zod/mini';
import { wordFaults } from './http/faults';
import { inputRefused, malformed, notFound } from './refusals';

/** Reads what a call was sent, or refuses it naming each field: what is wrong only in that it is no text as malformed, as JSON is that cannot be read. */
export function compileInput<S extends z.ZodMiniType>(schema: S, labels?: Readonly<Record<string, Label>>): (sent: unknown) => z.output<S> {
  const read = inputReader(schema);
  return (sent) => {
    const result = read(sent);
    if ('data' in result) return result.data;
    const isMalformed = result.issues.every((issue) => issue.code === 'invalid_format' && issue.format === 'uncleanText');
    throw inputRefused(wordFaults(result.issues, labels), isMalformed ? 'malformed' : 'invalid');
  };
}

/** The deepest, longest and widest that any call asks for, with room to spare. */
const limits = { depth: 10, parameterLimit: 20_000, arrayLimit: 1000 };

/**
 * Takes a form or the query of an address apart: repeated keys and `name[]=` are lists, `name[key]=` is a record, `name` alone is null.
 * One that goes beyond the limits is refused, not cut short.
 */
export function formOf(text: string): Record<string, unknown> {
  try {
    return qs.parse(text, { ...limits, strictDepth: true, throwOnLimitExceeded: true, strictNullHandling: true, allowEmptyArrays: true });
  } catch (error) {
    if (error instanceof RangeError) throw malformed();
    throw error;
  }
}

/** What an address asks for behind its `?`. */
export function queryOf({ raw }: FastifyRequest): Record<string, unknown> {
  const url = raw.url ?? '';
  const at = url.indexOf('?');
  return at < 0 ? {} : formOf(url.slice(at + 1));
}

/** The id that a text of an address is; null for what cannot be one. */
export function idOf(text: unknown): number | null {
  const id = typeof text === 'string' && /^\d{1,10}$/.test(text) ? Number(text) : 0;
  return id >= 1 && id <= largestWhole ? id : null;
}

/** An id that stands in the path of an address. What cannot be one does not exist. */
export function idInPath(text: unknown): number {
  const id = idOf(text);
  if (id === null) throw notFound();
  return id;
}
