import * as z from 'zod/mini';

type Fields = Record<string, readonly [wireName: string, schema: z.ZodMiniType]>;
type Plain<F extends Fields> = { [K in keyof F]: z.output<F[K][1]> };

const fieldsOfRecords = new WeakMap<object, Fields>();

/**
 * A record with the wire names of the specification (`F_DOC_ID`) and plain names (`documentId`). Wire names appear only in `contract/`.
 * Decoding converts wire names to plain ones, encoding the reverse.
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

/** The fields of a `wireRecord`, for encoding many at once; undefined for other schemas. */
export function wireFieldsOf(schema: object): Fields | undefined {
  return fieldsOfRecords.get(schema);
}

/** A flag written as 0 or 1 on the wire. */
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

/** A text in both languages. */
export const label = z.object({ th: z.string(), en: z.string() });

/** An integer within bounds. */
export const whole = (least: number, most: number) => z.int().check(z.gte(least), z.lte(most));

/** The largest stored id, version or count. No row ever has it as its id. */
export const maxInteger = 2_147_483_647;
const atMostLargest = z.overwrite((wire: number) => Math.min(wire, maxInteger));

/** An id. One beyond the stored range is answered like any other that does not exist. */
export const id = z.int().check(z.gte(1), atMostLargest);

/** The version of a row that was seen; one beyond the stored range never matches. */
export const version = z.int().check(z.gte(0), atMostLargest);

const maxNamed = 500;

/** One value or several, read as a list: forms send a single choice as text and several as a repeated key. */
export function oneOrMany<S extends z.ZodMiniType>(item: S) {
  return z.optional(z.array(item).check(z.maxLength(maxNamed)));
}
