import { flag, moment, wireRecord } from '@sarabun/contract/wire';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { compileEncoder } from './encode';

const row = wireRecord({ documentId: ['F_DOC_ID', z.number()], hasFile: ['F_IS_FILE', flag], sentAt: ['SENT_AT', z.nullable(moment)] });
const answer = z.object({
  items: z.record(z.string(), wireRecord({ rows: ['DOCUMENT', z.array(row)], first: ['FIRST', z.optional(row)] })),
  count: z._default(z.number(), 0),
  at: moment,
});

it('encodes as the schema itself does, records within records, flags and moments', () => {
  const sent = { documentId: 7, hasFile: true, sentAt: new Date('2026-11-21T03:00:00Z') };
  const plain = {
    items: { review: { rows: [sent, { documentId: 8, hasFile: false, sentAt: null }], first: sent } },
    count: 2,
    at: new Date('2026-11-20T17:00:00Z'),
  };
  const encoded = compileEncoder(answer)(plain);
  expect(encoded).toEqual(z.encode(answer, plain));
  expect(encoded).toMatchObject({
    items: { review: { DOCUMENT: [{ F_DOC_ID: 7, F_IS_FILE: 1, SENT_AT: '2026-11-21T10:00:00+07:00' }, {}] } },
    at: '2026-11-21T00:00:00+07:00',
  });
});

it('leaves out what the schema does not name', () => {
  expect(compileEncoder(row)({ documentId: 1, hasFile: false, sentAt: null, secret: 'x' })).toEqual({ F_DOC_ID: 1, F_IS_FILE: 0, SENT_AT: null });
});
