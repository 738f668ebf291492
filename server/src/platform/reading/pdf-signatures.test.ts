import { sign } from 'node:crypto';
import { PDFArray, PDFDict, PDFDocument, PDFName, type PDFRef, StandardFonts } from '@cantoo/pdf-lib';
import { describe, expect, it } from 'vitest';
import { timestampAuthority } from '../../../test/signatures/timestamp-authority';
import { makeAuthority, makeRevokedList, makeSealCertificate } from '../../features/certificates/make-certificates';
import { type Signer, signatureValue, signedCms, withTimestamp } from '../pdf-signing/cms';
import { Revision } from '../pdf-signing/revision';
import { addValidationData, amendLastSignature, signPdf } from '../pdf-signing/sign-pdf';
import { requestTimestamp } from '../pdf-signing/timestamp';
import { addSignatureFields } from '../typeset/signature-fields';
import { pdfSignatures } from './pdf-signatures.mjs';

const day = 24 * 60 * 60 * 1000;
const now = new Date();
const since = (days: number) => new Date(now.getTime() + days * day);
const term = { notBefore: since(-20), notAfter: since(400) };
const stamps = await timestampAuthority();

async function authority(name: string) {
  const made = await makeAuthority({ organisation: name, name, ...term });
  const signer = async (ends = 300, begins = -10): Promise<Signer & { serial: string }> => {
    const { certificate, privateKey, serial } = await makeSealCertificate(made, {
      organisation: 'กรมตัวอย่าง',
      revokedAt: null,
      notBefore: since(begins),
      notAfter: since(ends),
    });
    return {
      certificate,
      chain: [made.certificate],
      lists: [],
      serial,
      sign: (content) => sign('sha256', content, { key: privateKey, format: 'der', type: 'pkcs8' }),
    };
  };
  return { made, root: made.certificate, signer };
}
const own = await authority('ผู้ออกใบรับรอง');
const foreign = await authority('ผู้อื่น');
const signer = await own.signer();

/** A letter of two pages; the second one holds what an attacker would like to show. */
async function letter(): Promise<Buffer> {
  const file = await PDFDocument.create();
  const font = await file.embedFont(StandardFonts.Helvetica);
  for (const words of ['pay 100', 'pay 900']) file.addPage([300, 300]).drawText(words, { x: 20, y: 200, font });
  return Buffer.from(await file.save({ useObjectStreams: false }));
}
const plain = await letter();
const facts = (field: string) => ({ field, name: 'ผู้ลงนาม', reason: 'ลงนาม', at: now, look: null });
const signed = async (pdf: Uint8Array = plain, by: Signer = signer, field = 'Signature1') => (await signPdf(pdf, by, facts(field))).pdf;
const once = await signed();
const check = (pdf: Buffer, more: object = {}) => pdfSignatures(pdf, { anchors: [own.root], timestampAnchors: [stamps.root], now, ...more });
const verdict = (pdf: Buffer, more: object = {}) => check(pdf, more).verdict;

/** Appends an update to a PDF, as any editor could. */
async function updated(pdf: Buffer, change: (revision: Revision) => void): Promise<Buffer> {
  const revision = await Revision.of(pdf);
  change(revision);
  return revision.write().pdf;
}
const name = (word: string) => PDFName.of(word);
const rangeIn = (pdf: Buffer) => (/\/ByteRange \[0 (\d+) (\d+) (\d+) *\]/.exec(pdf.toString('latin1')) ?? []).slice(1).map(Number) as [number, number, number];
const replaced = (pdf: Buffer, old: string | RegExp, by: string) => Buffer.from(pdf.toString('latin1').replace(old, by), 'latin1');

describe('a signed PDF', () => {
  it('is intact as it was signed; a PDF without signatures has none', () => {
    expect(check(once)).toMatchObject({ verdict: 'intact', signatures: [{ state: 'valid', by: 'กรมตัวอย่าง', stampedAt: null }] });
    expect(verdict(plain)).toBe('none');
  });

  it('is intact with a second signature, and the first one goes on to hold', async () => {
    const twice = await signed(once, await own.signer(), 'Signature2');
    expect(twice.subarray(0, once.length).equals(once)).toBe(true);
    expect(check(twice)).toMatchObject({ verdict: 'intact', signatures: [{ state: 'valid' }, { state: 'valid' }] });
  });

  it('is intact with a timestamp, by which its certificate counts after its end', async () => {
    const stamped = await amendLastSignature(once, async (cms) => {
      const { token } = await requestTimestamp({ url: stamps.url, trusted: [stamps.root], maxMs: 60_000 }, signatureValue(cms), new Date());
      return withTimestamp(cms, token);
    });
    expect(check(stamped)).toMatchObject({ verdict: 'intact', signatures: [{ stampedAt: expect.any(Date) }] });
    expect(verdict(stamped, { now: since(350) })).toBe('intact');
    expect(check(once, { now: since(350) })).toMatchObject({ verdict: 'untrusted', signatures: [{ state: 'expired' }] });
    expect(check(stamped, { timestampAnchors: [], now: since(350) })).toMatchObject({
      verdict: 'untrusted',
      signatures: [{ state: 'expired', stampedAt: null }],
    });
  });
});

describe('a field that waits for the second signature', () => {
  const names = ['Signature1', 'Signature2'];
  const waiting = async () => {
    const file = await PDFDocument.load(plain, { updateMetadata: false });
    const rooms = [20, 160].map((left) => ({ page: 1, left, top: 220, width: 120, height: 40, pageWidth: 595, pageHeight: 842, ink: { width: 0, height: 0 } }));
    addSignatureFields(
      file.context,
      rooms,
      names.map((field, room) => ({ name: field, who: field, room })),
    );
    return signed(await file.save({ useObjectStreams: false }));
  };
  const drawn = async ({ width, height }: { width: number; height: number }) => {
    const file = await PDFDocument.create();
    const contents = file.context.register(file.context.stream('0 0 9 9 re f'));
    file.addPage([width, height]).node.set(name('Contents'), contents);
    return file.save({ useObjectStreams: false });
  };
  const fill = async (pdf: Buffer) => (await signPdf(pdf, await own.signer(), { ...facts('Signature2'), look: drawn })).pdf;
  const fieldIn = ({ catalog }: Revision, at: number) => catalog.lookup(name('AcroForm'), PDFDict).lookup(name('Fields'), PDFArray).get(at) as PDFRef;

  it('is filled with it, shows it, and the first signature goes on to hold', async () => {
    const first = await waiting();
    const twice = await fill(first);
    expect(twice.subarray(0, first.length).equals(first)).toBe(true);
    expect(check(twice)).toMatchObject({ verdict: 'intact', signatures: [{ state: 'valid' }, { state: 'valid' }] });
    const revision = await Revision.of(twice);
    const look = revision.file.lookup(fieldIn(revision, 1), PDFDict).lookup(name('AP'), PDFDict).get(name('N'));
    expect(String(revision.file.lookup(look as PDFRef))).toContain('0 0 9 9 re f');
  });

  it.each<[string, (revision: Revision) => void]>([
    ['was moved', (revision) => void revision.change(fieldIn(revision, 1)).set(name('Rect'), revision.file.obj([0, 0, 300, 300]))],
    [
      'shows something, but is not signed',
      (revision) => void revision.change(fieldIn(revision, 1)).set(name('AP'), revision.file.obj({ N: revision.add(revision.file.stream('1')) })),
    ],
    [
      'of the first signer shows something else',
      (revision) => void revision.change(fieldIn(revision, 0)).set(name('AP'), revision.file.obj({ N: revision.add(revision.file.stream('1')) })),
    ],
  ])('that %s makes the file changed', async (_what, change) => {
    const before = await updated(await waiting(), change);
    expect(verdict(before)).toBe('changed');
    expect(verdict(await fill(before))).toBe('changed');
  });

  it('is not moved, and gets no second look, in the update that signs it', async () => {
    const twice = await fill(await waiting());
    const last = (pdf: Buffer, old: RegExp, by: string) => replaced(pdf, new RegExp(`${old.source}(?![\\s\\S]*${old.source})`), by);
    expect(verdict(last(twice, /\/Rect \[ 160 40 280 80 \]/, '/Rect [ 160 40 290 80 ]'))).toBe('changed');
    expect(verdict(last(twice, /\/AP <<\s*\/N (?=\d)/, '/AP << /R '))).toBe('changed');
  });
});

describe('what is not good about a certificate', () => {
  it('another authority, even one of the same name', async () => {
    const same = await authority('ผู้ออกใบรับรอง');
    for (const other of [foreign, same]) {
      expect(check(await signed(plain, await other.signer()))).toMatchObject({ verdict: 'untrusted', signatures: [{ state: 'foreign' }] });
    }
    expect(check(await signed(plain, { ...(await foreign.signer()), chain: [own.root] }))).toMatchObject({ signatures: [{ state: 'foreign' }] });
  });

  it('it had ended, was revoked, or is that of an authority', async () => {
    expect(check(await signed(plain, await own.signer(-1)))).toMatchObject({ signatures: [{ state: 'expired' }] });
    const revoked = [{ serial: signer.serial, revokedAt: since(-1) }];
    expect(check(once, { revoked })).toMatchObject({ verdict: 'untrusted', signatures: [{ state: 'revoked' }] });
    const key = own.made.privateKey;
    const asAuthority: Signer = {
      certificate: own.root,
      chain: [],
      lists: [],
      sign: (content) => sign('sha384', content, { key, format: 'der', type: 'pkcs8' }),
    };
    expect(['broken', 'misused']).toContain(check(await signed(plain, asAuthority)).signatures[0]?.state);
  });
});

describe('what is needed to check a signature long after', async () => {
  const list = await makeRevokedList(own.made, { number: 1, thisUpdate: since(-1), nextUpdate: since(7), revoked: [] });
  const store = { certificates: [own.root], lists: [list] };
  const lasting = await addValidationData(once, store);

  it('may be added alone, also twice and before another signature', async () => {
    expect(lasting.subarray(0, once.length).equals(once)).toBe(true);
    const more = await addValidationData(lasting, { certificates: [signer.certificate], lists: [] });
    for (const pdf of [lasting, more, await signed(more, await own.signer(), 'Signature2')]) expect(verdict(pdf)).toBe('intact');
    expect(check(lasting).signatures).toHaveLength(1);
  });

  const others: Record<string, (revision: Revision, dss: PDFDict, root: PDFDict) => void> = {
    'another object': (revision) => void revision.add(revision.file.obj({ Type: 'Annot' })),
    'another stream': (revision) => void revision.add(revision.file.stream('0 0 9 9 re f')),
    'a page in it': (revision, dss) => dss.set(name('Certs'), revision.file.obj([revision.pages()[0] as PDFRef])),
    'what was in the file': ({ file, ...revision }, dss) => {
      const [at] = [...file.enumerateIndirectObjects()].find(([, object]) => String(object).includes('stream')) ?? [];
      dss.set(name('CRLs'), file.obj([at as PDFRef]));
      return void revision;
    },
    'another key in it': (revision, dss) => dss.set(name('Next'), revision.add(revision.file.obj({ S: 'JavaScript' }))),
    'something else in what it says of one signature': (revision, dss) => dss.set(name('VRI'), revision.file.obj({ AB: { Cert: [], JS: 'x' } })),
    'an action on opening': (revision, _dss, root) => root.set(name('OpenAction'), revision.file.obj({ S: 'JavaScript', JS: 'x' })),
    'a look of a field': (revision, _dss, root) =>
      void revision.change(root.lookup(name('AcroForm'), PDFDict).lookup(name('Fields'), PDFArray).get(0) as PDFRef).set(name('AP'), revision.file.obj({})),
    'no store at all': (_revision, _dss, root) => void root.delete(name('DSS')),
  };
  it.each(Object.entries(others))('is refused with %s', async (_what, change) => {
    const pdf = await updated(once, (revision) => {
      const { file } = revision;
      const dss = file.obj({ Type: 'DSS', Certs: [revision.add(file.stream(new Uint8Array(own.root)))] }) as PDFDict;
      const root = revision.change(file.trailerInfo.Root as PDFRef);
      root.set(name('DSS'), revision.add(dss));
      change(revision, dss, root);
    });
    expect(verdict(pdf)).toBe('changed');
  });

  it('is refused where it leaves out what was in it', async () => {
    const pdf = await updated(lasting, (revision) => {
      const root = revision.change(revision.file.trailerInfo.Root as PDFRef);
      root.set(name('DSS'), revision.add(revision.file.obj({ Type: 'DSS', Certs: [] })));
    });
    expect(verdict(pdf)).toBe('changed');
  });

  it('is refused as an update that holds nothing', async () => {
    expect(verdict(await updated(once, () => undefined))).toBe('changed');
  });
});

describe('attacks', () => {
  const attacks: Record<string, () => Buffer | Promise<Buffer>> = {
    'a changed byte': () => changedByte(once),
    'bytes behind the end': () => Buffer.concat([once, Buffer.from('\n% more')]),
    'incremental saving: a page that was replaced': () =>
      updated(once, (revision) => {
        const [first, second] = revision.pages() as [PDFRef, PDFRef];
        const contents = revision.file.lookup(second, PDFDict).get(name('Contents'));
        revision.change(first).set(name('Contents'), contents as PDFRef);
      }),
    'incremental saving without a table': () => Buffer.concat([once, Buffer.from('5 0 obj\n<< /Type /Page >>\nendobj\n')]),
    'incremental saving with a copy of the signature': async () => {
      const more = await updated(once, (revision) => void revision.add(revision.file.obj({ Other: 1 })));
      const signature = once.toString('latin1').slice(once.indexOf('<< /ByteRange'), once.indexOf('>>', once.indexOf('/Contents <') + 40) + 2);
      return Buffer.concat([more, Buffer.from(`99 0 obj\n${signature}\nendobj\n`, 'latin1')]);
    },
    'signature wrapping: the end of the range moved behind new content': () => {
      const [from, to, length] = rangeIn(once);
      const added = Buffer.from('\n9 0 obj\n<< /Type /Page >>\nendobj\n');
      const moved = Buffer.concat([once.subarray(0, to), added, once.subarray(to)]);
      return replaced(moved, /\/ByteRange \[0 \d+ \d+ \d+ */, `/ByteRange [0 ${from} ${to + added.length} ${length}`);
    },
    'universal forgery: no contents': () => replaced(once, /\/Contents <[0-9a-f]+>/, '/Contents <>'),
    'universal forgery: contents of zeros': () => replaced(once, /\/Contents <[0-9a-f]+>/, `/Contents <${'0'.repeat(32_768)}>`),
    'universal forgery: no byte range': () => replaced(once, '/ByteRange [', '/ByteRengi ['),
    'universal forgery: a byte range of nothing': () => replaced(once, /\/ByteRange \[0 \d+ \d+ \d+/, '/ByteRange [0 0 0 0'),
    'a gap wider than the signature': () => {
      const [from, to, length] = rangeIn(once);
      return replaced(once, /\/ByteRange \[0 \d+ \d+ \d+/, `/ByteRange [0 ${from - 8} ${to} ${length}`);
    },
    'a range that ends before the file': () => {
      const [from, to, length] = rangeIn(once);
      return replaced(once, /\/ByteRange \[0 \d+ \d+ \d+/, `/ByteRange [0 ${from} ${to} ${length - 20}`);
    },
    'a wrong digest': async () => {
      const wrong = signedCms(Buffer.alloc(32, 7), signer);
      return amendLastSignature(once, async () => wrong);
    },
    'a signature of another file': async () => {
      const other = await signed(await letter(), signer, 'Other');
      const [, from, to] = /\/ByteRange \[0 (\d+) (\d+)/.exec(other.toString('latin1')) ?? [];
      return amendLastSignature(once, async () => Buffer.from(other.toString('latin1', Number(from) + 1, Number(to) - 1), 'hex').subarray(0, 1200));
    },
    'shadow, hide: another page is put in the place of the signed one': () =>
      updated(once, (revision) => {
        const pages = revision.catalog.get(name('Pages'));
        const [, second] = revision.pages();
        revision.change(pages as PDFRef).set(name('Kids'), revision.file.obj([second as PDFRef, second as PDFRef]));
      }),
    'shadow, replace: a font means other letters': () =>
      updated(once, (revision) => {
        const [font] = [...revision.file.enumerateIndirectObjects()].find(([, object]) => String(object).includes('/Type /Font')) ?? [];
        revision.change(font as PDFRef).set(name('BaseFont'), name('Symbol'));
      }),
    'shadow, hide and replace: the table names an object that was hidden before': async () => {
      const hidden = await updated(plain, (revision) => void revision.add(revision.file.stream('4 0 obj\n<< /Type /Page >>\nendobj\n')));
      const both = await signed(hidden);
      expect(verdict(both)).toBe('intact');
      const text = both.toString('latin1');
      const before = /startxref\s+(\d+)\s+%%EOF\s*$/.exec(text)?.[1];
      const place = String(text.indexOf('4 0 obj\n<< /Type /Page >>')).padStart(10, '0');
      const trailer = `<< /Size 40 /Root ${/\/Root (\d+ 0 R)/.exec(text)?.[1]} /Info ${/\/Info (\d+ 0 R)/.exec(text)?.[1]} /Prev ${before} >>`;
      return Buffer.concat([both, Buffer.from(`xref\n4 1\n${place} 00000 n \ntrailer\n${trailer}\nstartxref\n${both.length}\n%%EOF\n`)]);
    },
    'another root': () =>
      updated(once, (revision) => {
        revision.file.trailerInfo.Root = revision.add(revision.catalog.clone(revision.file));
      }),
    'evil annotation: a note covers the page': () =>
      updated(once, (revision) => {
        const note = revision.add(revision.file.obj({ Type: 'Annot', Subtype: 'FreeText', Rect: [0, 0, 300, 300] }));
        const page = revision.change(revision.pages()[0] as PDFRef);
        page.lookup(name('Annots'), PDFArray).push(note);
      }),
    'sneaky signature: a trusted one whose look covers the page': async () => {
      const second = await signed(once, await own.signer(), 'Signature2');
      return replaced(second, /(stream\r?\n)(\r?\nendstream)(?![\s\S]*\r?\nendstream)/, '$1 1 g$2');
    },
    'a signature that no field has': () => updated(once, (revision) => void revision.add(Buffer.from('<< /ByteRange [0 1 2 3] /Contents <00> >>'))),
    'a field that is filled': () =>
      updated(once, (revision) => {
        const [field] = revision.catalog.lookup(name('AcroForm'), PDFDict).lookup(name('Fields'), PDFArray).asArray();
        revision.change(field as PDFRef).set(name('TU'), name('Other'));
      }),
  };
  const changedByte = (pdf: Buffer) => {
    const copy = Buffer.from(pdf);
    const at = copy.indexOf('stream') + 12;
    copy[at] = (copy[at] as number) ^ 1;
    return copy;
  };

  it.each(Object.entries(attacks))('%s', async (_what, attack) => {
    const pdf = await attack();
    expect(pdf.equals(once)).toBe(false);
    expect(verdict(pdf)).toBe('changed');
  });

  it('a second signature of somebody else does not pass as ours', async () => {
    expect(verdict(await signed(once, await foreign.signer(), 'Signature2'))).toBe('untrusted');
  });
});

it('a revocation list in the file counts', async () => {
  const revoked = [{ serial: signer.serial, revokedAt: since(-1), code: 'keyCompromise' as const }];
  const list = await makeRevokedList(own.made, { number: 1, thisUpdate: since(-1), nextUpdate: since(7), revoked });
  const withList = await updated(once, (revision) => {
    const kept = revision.add(revision.file.stream(new Uint8Array(list)));
    revision.change(revision.file.trailerInfo.Root as PDFRef).set(name('DSS'), revision.file.obj({ CRLs: [kept] }));
  });
  expect(check(withList)).toMatchObject({ verdict: 'untrusted', signatures: [{ state: 'revoked' }] });
});
