import * as z from 'zod/mini';

type Fields = Record<string, readonly [wireName: string, schema: z.ZodMiniType]>;
type Plain<F extends Fields> = { [K in keyof F]: z.output<F[K][1]> };

const fieldsOfRecords = new WeakMap<object, Fields>();

/**
 * A record of the specification's wire (`F_DOC_ID`) under plain names (`documentId`).
 * Wire names appear in `contract/` and nowhere else. Decoding takes wire names to plain ones, encoding the other way.
 */
export function wireRecord<const F extends Fields>(fields: F) {
  const entries = Object.entries(fields);
  const wire = z.object(Object.fromEntries(entries.map(([, [wireName, schema]]) => [wireName, schema])));
  const record = z.codec(wire, z.custom<Plain<F>>(), {
    decode: (record) => Object.fromEntries(entries.map(([name, [wireName]]) => [name, record[wireName]])) as Plain<F>,
    encode: (plain) => Object.fromEntries(entries.map(([name, [wireName]]) => [wireName, plain[name]])) as z.output<typeof wire>,
  });
  fieldsOfRecords.set(record, fields);
  return record;
}

/** The fields of a `wireRecord`, for who encodes many at once; undefined for other schemas. */
export function wireFieldsOf(schema: object): Fields | undefined {
  return fieldsOfRecords.get(schema);
}

/** A flag that the wire writes as 0 or 1. */
export const flag = z.codec(z.union([z.literal(0), z.literal(1)]), z.boolean(), {
  decode: (wire) => wire === 1,
  encode: (plain) => (plain ? 1 : 0),
});

const bangkokOffset = 7 * 60 * 60 * 1000;

/** A moment, written on the wire as ISO 8601 with +07:00 (Asia/Bangkok has no summer time). */
export const moment = z.codec(z.string(), z.date(), {
  decode: (wire) => new Date(wire),
  encode: (plain) => `${new Date(plain.getTime() + bangkokOffset).toISOString().slice(0, 19)}+07:00`,
});

/** A calendar day `YYYY-MM-DD` (Common Era on the wire; screens show the Buddhist Era). */
export const day = z.iso.date();

/** A text in the two languages of the product. */
export const label = z.object({ th: z.string(), en: z.string() });

/** A whole number within bounds. */
export const whole = (least: number, most: number) => z.int().check(z.gte(least), z.lte(most));

/** The largest whole number that an id, a version or a count is kept as. No row will ever have it as its id. */
export const largestWhole = 2_147_483_647;
const atMostLargest = z.overwrite((wire: number) => Math.min(wire, largestWhole));

/** An id. Any that is larger than what is kept means a row that does not exist, and is answered as every other such id is. */
export const id = z.int().check(z.gte(1), atMostLargest);

/** The version of a row that was seen; a larger one than can be kept is one that the row does not have. */
export const version = z.int().check(z.gte(0), atMostLargest);

const mostNamed = 500;

/** One value or several, which are read as a list: forms send a single choice as text and several as a repeated key. */
export function oneOrMany<S extends z.ZodMiniType>(item: S) {
  return z.optional(z.array(item).check(z.maxLength(mostNamed)));
}
