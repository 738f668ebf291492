import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, describe, expect, it } from 'vitest';
import { licensedAuthority } from '../../../test/signatures/licensed-authority';
import { licensedOffice } from '../../../test/signatures/licensed-office';
import { opensslCades, pdfsig, qpdfCheck, signaturesIn } from '../../../test/signatures/signed-pdfs';
import { timestampAuthority } from '../../../test/signatures/timestamp-authority';
import { forgetLists } from '../../platform/pdf-signing/revocation-lists';

const licensed = licensedAuthority();
const timestamps = await timestampAuthority();
/** What is at the address of the revocation list: a list, or nothing. */
let list: Buffer | null = licensed.list();
const lists = createServer((_request, response) => (list ? response.writeHead(200).end(list) : response.writeHead(503).end()));
await new Promise<void>((done) => lists.listen(0, '127.0.0.1', done));
const address = `http://127.0.0.1:${(lists.address() as AddressInfo).port}/list.crl`;
afterAll(() => {
  lists.close();
  licensed.end();
});
const { bringer, bringFile, sign, issued, judged, inYears } = await licensedOffice(licensed, timestamps);
const bring = () => bringer({ use: 'listed', list: address })();

/** What other programs say of a PDF. Those that are not installed say nothing. */
async function acceptedByOthers(pdf: Buffer): Promise<void> {
  const [signature] = signaturesIn(pdf);
  expect(await opensslCades(signature as NonNullable<typeof signature>, licensed.root)).toContain('Verification successful');
  expect((await pdfsig(pdf)) ?? 'Signature is Valid.').toContain('Signature is Valid.');
  expect((await qpdfCheck(pdf)) ?? 'No syntax').toContain('No syntax');
}

describe('a signature by a certificate of a licensed authority', () => {
  it('has the revocation list of that authority with it, and is good after the certificate has ended', async () => {
    expect(await bring()).toMatchObject({ code: 200 });
    const signed = await sign();
    expect(signed).toMatchObject({ code: 200 });
    const { pdf, level } = await issued(signed.documentId);
    expect([level, pdf.includes(list as Buffer), signaturesIn(pdf)[0]?.end]).toEqual(['B-LT', true, pdf.length]);
    await acceptedByOthers(pdf);
    for (const now of [new Date(), inYears]) expect(await judged(pdf, now)).toMatchObject({ verdict: 'intact', signatures: [{ state: 'valid' }] });
  });

  it('is made although that authority is away; its list is added when it is back, by an update of its own', async () => {
    const fresh = list;
    list = null;
    forgetLists();
    const signed = await sign();
    expect(signed).toMatchObject({ code: 200 });
    list = fresh;
    forgetLists();
    const { pdf, level } = await issued(signed.documentId);
    const end = signaturesIn(pdf)[0]?.end as number;
    expect([level, end < pdf.length, pdf.subarray(end).includes(list as Buffer)]).toEqual(['B-LT', true, true]);
    await acceptedByOthers(pdf);
    expect(await judged(pdf, inYears)).toMatchObject({ verdict: 'intact', signatures: [{ state: 'valid' }] });
    expect(await judged(Buffer.concat([pdf, Buffer.from('\n% more')]))).toMatchObject({ verdict: 'changed' });
  });

  it('says that it does not last where the list cannot be had, or is that of somebody else', async () => {
    const other = licensedAuthority();
    for (const wrong of [null, other.list(), Buffer.from('<html>')]) {
      list = wrong;
      forgetLists();
      const { documentId } = await sign();
      const { pdf, level } = await issued(documentId);
      expect([level, pdf.includes('/DSS')]).toEqual(['B-T', false]);
    }
    other.end();
  });

  it('is refused once that authority has revoked the certificate, and so is importing it', async () => {
    list = licensed.list({ revokesLast: true });
    forgetLists();
    expect((await sign()).body.code).toBe('certificateRevokedOutside');
    const file = licensed.openssl('pkcs12', '-export', '-in', 'person0.pem', '-inkey', 'person0.key', '-certfile', 'between.pem', '-passout', 'pass:x');
    expect((await bringFile(file, 'x')).body.code).toBe('certificateFile.revoked');
  });
});
