import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { licensedAuthority } from '../../../test/signatures/licensed-authority';
import { licensedOffice } from '../../../test/signatures/licensed-office';
import { opensslCades, pdfsig, signaturesIn } from '../../../test/signatures/signed-pdfs';
import { timestampAuthority } from '../../../test/signatures/timestamp-authority';
import { forgetLists, revocationLists } from '../../platform/pdf-signing/revocation-lists';
import { allowedNetworks } from '../../platform/services/outside-address';

const licensed = licensedAuthority();
const timestamps = await timestampAuthority();
type Answer = Buffer | 'silent' | 'elsewhere' | null;
/** How the responder answers, what it was asked last, and how often. */
let answer: Answer = null;
let request = Buffer.alloc(0);
let asked = 0;
async function bodyOf(from: IncomingMessage): Promise<Buffer<ArrayBuffer>> {
  const parts: Buffer[] = [];
  for await (const part of from) parts.push(part as Buffer);
  return Buffer.concat(parts);
}
const responder = createServer(async (from, response) => {
  asked++;
  request = await bodyOf(from);
  if (answer === 'silent') return;
  if (answer === 'elsewhere') response.writeHead(302, { location: '/other' }).end();
  else if (answer === null) response.writeHead(503).end();
  else response.writeHead(200, { 'content-type': 'application/ocsp-response' }).end(answer);
});
await new Promise<void>((done) => responder.listen(0, '127.0.0.1', done));
const address = `http://127.0.0.1:${(responder.address() as AddressInfo).port}/ocsp`;
afterAll(() => {
  responder.closeAllConnections();
  responder.close();
  licensed.end();
});
const { db, bringer, sign, issued, judged, inYears } = await licensedOffice(licensed, timestamps);
const bring = bringer({ use: 'asked', ocsp: address });
const [good, revoked] = [licensed.answer(), licensed.answer({ state: 'revoked' })];
const stored = (pdf: Buffer) => /\/OCSPs \[ ([^\]]*)\]/.exec(pdf.toString('latin1'))?.[1]?.match(/ R/g)?.length ?? 0;

const loopback = allowedNetworks('loopback') ?? [];
async function chain(): Promise<Buffer[]> {
  const { certificate } = await db.selectFrom('certificate').where('root_id', 'is not', null).select('certificate').executeTakeFirstOrThrow();
  return [certificate, licensed.between, licensed.root];
}

beforeEach(() => {
  forgetLists();
  answer = good;
  asked = 0;
});

describe('a certificate that names a responder of its authority', () => {
  it('is asked about when it signs; the answer stands in the PDF, which is good long after, and is not asked for again', async () => {
    expect(await bring()).toMatchObject({ code: 200 });
    asked = 0;
    const signed = await sign();
    expect([signed.code, asked]).toEqual([200, 1]);
    expect(licensed.readRequest(request)).toContain('Serial Number:');
    const { pdf, level } = await issued(signed.documentId);
    expect([level, stored(pdf), signaturesIn(pdf)[0]?.end, asked]).toEqual(['B-LT', 1, pdf.length, 1]);
    const [signature] = signaturesIn(pdf);
    expect(await opensslCades(signature as NonNullable<typeof signature>, licensed.root)).toContain('Verification successful');
    expect((await pdfsig(pdf)) ?? 'Signature is Valid.').toContain('Signature is Valid.');
    for (const now of [new Date(), inYears]) expect(await judged(pdf, now)).toMatchObject({ verdict: 'intact', signatures: [{ state: 'valid' }] });
  });

  it('signs although the responder is silent; what it says later is added by an update of its own', async () => {
    answer = 'silent';
    const signed = await sign();
    expect(signed.code).toBe(200);
    answer = good;
    forgetLists();
    const { pdf, level } = await issued(signed.documentId);
    expect([level, stored(pdf), (signaturesIn(pdf)[0]?.end as number) < pdf.length]).toEqual(['B-LT', 1, true]);
    expect(await judged(pdf)).toMatchObject({ verdict: 'intact', signatures: [{ state: 'valid' }] });
  });

  it('lasts no longer where the answer is a lie', async () => {
    answer = licensed.answer({ by: 'pretender' });
    const { documentId, code } = await sign();
    expect(code).toBe(200);
    const { pdf, level } = await issued(documentId);
    expect([level, stored(pdf)]).toEqual(['B-T', 0]);
  });

  it('is not told about by somebody else, about another certificate, by a changed or too large answer, elsewhere, or by none', async () => {
    const other = licensedAuthority();
    other.p12({ password: 'x', use: 'asked' });
    const changed = Buffer.from(good);
    const moment = changed.indexOf('Z') - 3;
    changed[moment] = (changed[moment] as number) ^ 1;
    const troubles: Record<string, Answer> = {
      // Of the authority, but not for answering.
      pretender: licensed.answer({ by: 'pretender' }),
      other: other.answer(),
      unknown: licensed.answer({ state: 'unknown' }),
      changed,
      page: Buffer.from('<html>'),
      large: Buffer.concat([good, Buffer.alloc(64 * 1024)]),
      elsewhere: 'elsewhere',
      away: null,
    };
    other.end();
    for (const [trouble, said] of Object.entries(troubles)) {
      forgetLists();
      answer = said;
      const told = await revocationLists(await chain(), new Date(), { networks: loopback, maxMs: 20_000 });
      expect({ trouble, answers: told.answers.length, isComplete: told.isComplete, revokedAt: told.revokedAt }).toEqual({
        trouble,
        answers: 0,
        isComplete: false,
        revokedAt: null,
      });
    }
    expect(asked).toBe(Object.keys(troubles).length);
    // After that it is left alone for a while.
    answer = good;
    await revocationLists(await chain(), new Date(), { networks: loopback });
    expect(asked).toBe(Object.keys(troubles).length);
  });

  it('is asked about in its time', async () => {
    answer = 'silent';
    const began = performance.now();
    expect(await revocationLists(await chain(), new Date(), { networks: loopback, maxMs: 200 })).toMatchObject({ answers: [], isComplete: false });
    expect(performance.now() - began).toBeLessThan(20_000);
  });

  it('is asked about nowhere inside the agency that is not allowed, nor with an answer that has ended', async () => {
    expect(await revocationLists(await chain(), new Date(), { networks: [] })).toMatchObject({ answers: [], isComplete: false });
    expect(asked).toBe(0);
    forgetLists();
    const now = await revocationLists(await chain(), new Date(), { networks: loopback, maxMs: 20_000 });
    expect([now.answers.length, now.responders.length, now.isComplete, asked]).toEqual([1, 1, true, 1]);
    // Two days later the same answer says nothing any more.
    const later = new Date(Date.now() + 2 * 24 * 3_600_000);
    expect(await revocationLists(await chain(), later, { networks: loopback, known: now.answers, maxMs: 20_000 })).toMatchObject({
      answers: [],
      isComplete: false,
    });
  });

  it('signs nothing once that authority calls it revoked; a signature of before is told from one after it', async () => {
    answer = null;
    const { documentId } = await sign();
    answer = revoked;
    forgetLists();
    expect((await sign()).body.code).toBe('certificateRevokedOutside');
    expect((await bring()).body.code).toBe('certificateFile.revoked');
    // The answer that the job adds says so as well: it was revoked before the letter was signed.
    const { pdf } = await issued(documentId);
    expect(stored(pdf)).toBe(1);
    expect(await judged(pdf)).toMatchObject({ verdict: 'untrusted', signatures: [{ state: 'revoked' }] });
  });
});
