import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { allEndpoints } from './all-endpoints';

interface Schema {
  type?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
  additionalProperties?: Schema | boolean;
  enum?: unknown[];
  const?: unknown;
  maxLength?: number;
  format?: string;
  pattern?: string;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
}

/** A pattern without unlimited repetition limits the length. */
const isBounded = (pattern = '*') => !/[*+]|\{\d+,\}/.test(pattern.replaceAll(/\[[^\]]*\]/g, ''));

/** Numbers that say a direction as well, and have limits on both sides. */
const signed = ['signLetter.inkMove.right', 'signLetter.inkMove.down'];

/** The parts of a request that have no size limit. */
function unbounded(schema: Schema, at: string): string[] {
  const { type, properties = {}, items, anyOf = [], additionalProperties } = schema;
  const faults: string[] = [];
  if (schema.enum === undefined && schema.const === undefined) {
    if (type === 'string' && schema.maxLength === undefined && !['uuid', 'date'].includes(schema.format ?? '') && !isBounded(schema.pattern))
      faults.push(`${at} is text of any length`);
    if (type === 'array' && schema.maxItems === undefined && items?.enum === undefined) faults.push(`${at} is a list of any length`);
    if (type === 'number' && (schema.minimum === undefined || schema.maximum === undefined)) faults.push(`${at} is any number`);
    if (type === 'integer' && (schema.minimum === undefined || (schema.minimum < 0 && !signed.includes(at)))) faults.push(`${at} may be negative`);
  }
  const inner = Object.entries(properties).flatMap(([name, one]) => unbounded(one, `${at}.${name}`));
  const others = [items, ...anyOf, typeof additionalProperties === 'object' ? additionalProperties : undefined];
  return [...faults, ...inner, ...others.flatMap((one) => (one ? unbounded(one, at) : []))];
}

describe('every request', () => {
  it('says how much of everything it takes', () => {
    const found = allEndpoints.flatMap(({ name, request }) => unbounded(z.toJSONSchema(request, { io: 'input', unrepresentable: 'any' }) as Schema, name));
    expect(found).toEqual([]);
  });
});
