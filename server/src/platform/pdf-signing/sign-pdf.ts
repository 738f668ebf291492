import { createHash } from 'node:crypto';
import { PDFArray, PDFDict, PDFHexString, PDFName, type PDFObject, PDFRawStream, type PDFRef } from '@cantoo/pdf-lib';
import { type Signer, signedCms } from './cms';
import { Revision } from './revision';

export interface SignatureFacts {
  /** An empty field that waits in the file for this signature; otherwise a new one, which is not seen. */
  field: string;
  name: string;
  reason: string;
  at: Date;
  /** Draws what is to be seen in the empty field, as a PDF of one page; null where the paper shows it already. */
  look: ((size: { width: number; height: number }) => Promise<Uint8Array>) | null;
}

/** Room for a signature with its chain and a timestamp, in bytes. Signatures are written in hexadecimal, which takes twice as much. */
const room = 16 * 1024;
const widestRange = '0000000000'.length;

const name = (word: string) => PDFName.of(word);
const text = (words: string) => PDFHexString.fromText(words);

/** A moment as PDF writes it, in the time of Bangkok. */
function pdfMoment(at: Date): string {
  const local = new Date(at.getTime() + 7 * 60 * 60 * 1000).toISOString();
  return `(D:${local.slice(0, 19).replace(/[-T:]/g, '')}+07'00')`;
}

/**
 * Signs a PDF by an incremental update, so that signatures in it stay valid (PAdES B-B). The first signature also says that nothing may be
 * changed afterwards but fields filled and signatures added.
 */
export async function signPdf(pdf: Uint8Array, signer: Signer, facts: SignatureFacts): Promise<{ pdf: Buffer; pages: number }> {
  const revision = await Revision.of(pdf);
  const isFirst = !revision.catalog.has(name('Perms'));
  const signature = revision.add(signatureText(revision, facts, isFirst));
  const waiting = waitingField(revision, facts.field);
  if (waiting) await fillField(revision, waiting, facts, signature);
  else
    formOf(revision)
      .lookup(name('Fields'), PDFArray)
      .push(addField(revision, facts, signature));
  const { certificate, chain, lists, answers = [], responders = [] } = signer;
  if (lists.length + answers.length > 0) addValidation(revision, { certificates: [certificate, ...chain, ...responders], lists, answers });
  if (isFirst) revision.change(rootOf(revision)).set(name('Perms'), revision.file.obj({ DocMDP: signature }));
  const { pdf: written, places } = revision.write();
  return { pdf: sealed(written, places.get(signature) as number, signer), pages: revision.pages().length };
}

const rootOf = ({ file }: Revision) => file.trailerInfo.Root as PDFRef;

/** The form of the file, to be changed; it is added with the first signature. */
function formOf(revision: Revision): PDFDict {
  const catalog = revision.change(rootOf(revision));
  const known = catalog.get(name('AcroForm'));
  if (known) return known instanceof PDFDict ? known : revision.change(known as PDFRef);
  const form = revision.file.obj({ Fields: [], SigFlags: 3 });
  catalog.set(name('AcroForm'), form);
  return form;
}

/**
 * What is needed to check signatures long after: certificates, revocation lists and answers about certificates (PAdES: DSS). What is known when a signature is made comes with its
 * update, which covers it, so the file ends with its last signature.
 */
function addValidation(revision: Revision, { certificates, lists, answers = [] }: ValidationData): void {
  const { file } = revision;
  const known = revision.catalog.lookupMaybe(name('DSS'), PDFDict);
  const together = (key: string, added: readonly Buffer[]) => {
    const before = known?.lookupMaybe(name(key), PDFArray)?.asArray() ?? [];
    const contents = before.map((one) => Buffer.from((file.lookup(one) as PDFRawStream).contents));
    const news = added.filter((one) => !contents.some((content) => content.equals(one)));
    return [...before, ...news.map((one) => revision.add(file.stream(new Uint8Array(one))))];
  };
  const parts = { Certs: together('Certs', certificates), CRLs: together('CRLs', lists), OCSPs: together('OCSPs', answers) };
  const store = file.obj({ Type: 'DSS', ...Object.fromEntries(Object.entries(parts).filter(([, list]) => list.length > 0)) });
  revision.change(rootOf(revision)).set(name('DSS'), revision.add(store));
}

interface ValidationData {
  certificates: readonly Buffer[];
  lists: readonly Buffer[];
  answers?: readonly Buffer[];
}

/** The answers about certificates that a PDF has in its store. */
export async function storedAnswers(pdf: Uint8Array): Promise<Buffer[]> {
  const { file, catalog } = await Revision.of(pdf);
  const stored = catalog.lookupMaybe(name('DSS'), PDFDict)?.lookupMaybe(name('OCSPs'), PDFArray)?.asArray() ?? [];
  return stored.map((one) => Buffer.from((file.lookup(one) as PDFRawStream).contents));
}

/** Adds what is needed to check the signatures of a PDF long after, by an update that holds nothing else (PAdES B-LT). */
export async function addValidationData(pdf: Uint8Array, data: ValidationData): Promise<Buffer> {
  const revision = await Revision.of(pdf);
  addValidation(revision, data);
  return revision.write().pdf;
}

const begin = '/ByteRange [0 ';
const blank = ' '.repeat(3 * (widestRange + 1));

function signatureText({ file }: Revision, { name: who, reason, at }: SignatureFacts, isFirst: boolean): Buffer {
  const allowed = file.obj([{ Type: 'SigRef', TransformMethod: 'DocMDP', TransformParams: { Type: 'TransformParams', P: 2, V: '1.2' } }]);
  return Buffer.from(
    `<< ${begin}${blank}]\n/Contents <${'0'.repeat(2 * room)}>\n/Type /Sig /Filter /Adobe.PPKLite /SubFilter /ETSI.CAdES.detached\n` +
      `/M ${pdfMoment(at)} /Name ${text(who)} /Reason ${text(reason)}${isFirst ? `\n/Reference ${allowed}` : ''} >>`,
    'latin1',
  );
}

/** The empty field of this name that the file has for a signature; null for none. */
function waitingField({ file, catalog }: Revision, field: string): PDFRef | null {
  const fields = catalog.lookupMaybe(name('AcroForm'), PDFDict)?.lookupMaybe(name('Fields'), PDFArray)?.asArray() ?? [];
  const isIt = (at: PDFRef) => {
    const widget = file.lookup(at, PDFDict);
    return !widget.has(name('V')) && widget.lookupMaybe(name('T'), PDFHexString)?.decodeText() === field;
  };
  return (fields as PDFRef[]).find(isIt) ?? null;
}

async function fillField(revision: Revision, at: PDFRef, { look }: SignatureFacts, signature: PDFRef): Promise<void> {
  const widget = revision.change(at);
  const { width, height } = widget.lookup(name('Rect'), PDFArray).asRectangle();
  const drawn = look && (await addLook(revision, await look({ width, height })));
  widget.set(name('V'), signature);
  if (drawn) widget.set(name('AP'), revision.file.obj({ N: drawn }));
}

/** The page of another PDF as a picture in this one, with its fonts. */
async function addLook(revision: Revision, look: Uint8Array): Promise<PDFRef> {
  const source = (await Revision.of(look)).file;
  const page = source.lookup(
    source
      .lookup(source.lookup(source.trailerInfo.Root, PDFDict).get(name('Pages')), PDFDict)
      .lookup(name('Kids'), PDFArray)
      .get(0),
  );
  const { Contents, Resources, MediaBox } = Object.fromEntries(
    ['Contents', 'Resources', 'MediaBox'].map((key) => [key, (page as PDFDict).get(name(key))]),
  ) as Record<'Contents' | 'Resources' | 'MediaBox', PDFObject>;
  const contents = source.lookup(Contents) as PDFRawStream;
  const drawn = PDFRawStream.of(contents.dict.clone(source), contents.contents);
  for (const [key, value] of Object.entries({ Type: name('XObject'), Subtype: name('Form'), BBox: MediaBox, Resources })) drawn.dict.set(name(key), value);
  return revision.adopt(source, drawn);
}

/** The field of a signature and its place on the page in one. It has no size, on the first page. */
function addField(revision: Revision, { field, name: who }: SignatureFacts, signature: PDFRef): PDFRef {
  const { file } = revision;
  const at = revision.pages()[0] as PDFRef;
  const nothing = [0, 0, 0, 0];
  const widget = file.obj({
    Type: 'Annot',
    Subtype: 'Widget',
    FT: 'Sig',
    T: text(field),
    TU: text(who),
    V: signature,
    P: at,
    // Printed, and not to be moved or changed.
    F: 132,
    Rect: nothing,
    AP: { N: revision.add(file.stream('', { Type: 'XObject', Subtype: 'Form', BBox: nothing })) },
  });
  const added = revision.add(widget);
  const page = revision.change(at);
  const known = page.lookupMaybe(name('Annots'), PDFArray);
  page.set(name('Annots'), file.obj([...(known?.asArray() ?? []), added]));
  return added;
}

/** Writes the byte range and the signature into their room. */
function sealed(written: Buffer, place: number, signer: Signer): Buffer {
  const contents = written.indexOf('/Contents <', place) + '/Contents '.length;
  const after = contents + 2 * room + 2;
  const range = `${contents} ${after} ${written.length - after}`;
  written.write(range, place + written.subarray(place).indexOf(begin) + begin.length, 'latin1');
  const digest = createHash('sha256').update(written.subarray(0, contents)).update(written.subarray(after)).digest();
  return putCms(written, contents, signedCms(digest, signer));
}

function putCms(pdf: Buffer, contents: number, cms: Buffer): Buffer {
  if (cms.length > room) throw new Error(`A signature of ${cms.length} bytes is larger than its room.`);
  pdf.write(cms.toString('hex').padEnd(2 * room, '0'), contents + 1, 'latin1');
  return pdf;
}

const lastSignature = /\/ByteRange \[0 (\d+) (\d+) (\d+) *\]\n\/Contents </g;

/** Replaces the last signature of a PDF by the same one with more in it that it does not cover. Nothing is appended. */
export async function amendLastSignature(pdf: Uint8Array, amend: (cms: Buffer) => Promise<Buffer>): Promise<Buffer> {
  const copy = Buffer.from(pdf);
  const [, from, to] = [...copy.toString('latin1').matchAll(lastSignature)].at(-1) ?? [];
  if (!from || !to) throw new Error('This PDF has no signature of ours.');
  const filled = Buffer.from(copy.toString('latin1', Number(from) + 1, Number(to) - 1), 'hex');
  return putCms(copy, Number(from), await amend(filled.subarray(0, derLength(filled))));
}

/** The length of the DER value at the beginning, without the zeros behind it. */
function derLength(der: Buffer): number {
  const first = der[1] as number;
  return first < 0x80 ? 2 + first : 2 + (first & 0x7f) + der.readUIntBE(2, first & 0x7f);
}
