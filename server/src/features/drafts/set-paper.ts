import { createHash } from 'node:crypto';
import type { EnglishPart } from '@sarabun/contract/drafts/english-gaps';
import { picturesIn } from '@sarabun/contract/drafts/rich-text';
import { bangkokDay, buddhistYear } from '@sarabun/contract/values/buddhist-date';
import type { Database } from '../../platform/database';
import { bytesOf, type FileStorage } from '../../platform/files';
import type { RegisterKind } from '../../platform/schema';
import type { Room } from '../../platform/typeset/signature-fields';
import type { Typesetting } from '../../platform/typeset/typesetting';
import { issuingOf, type SignatureToBe } from '../signing';

import { findForm } from './forms/form-store';
import { codeInFileNames, numberInEnglish } from './letter-codes';
import { type Paper, paperOf, type Signature, thaiParts } from './letter-paper-texts';
import { englishCodeOf, type FoundPaper, findPaper } from './paper-store';
import { printedProof } from './printed-proof';

/** What setting letters needs. */
export interface Press {
  typesetting: Typesetting;
  storage: FileStorage;
  /** The address of the deployment, for the link printed on issued letters; null if none is configured. */
  publicUrl: string | null;
}

interface Wanted {
  /** One more signature, as it would be. */
  toBe?: SignatureToBe | null;
  /** From this position on rooms to sign stay empty, even where a signature is given: it stands in a field of its own. */
  emptyFrom?: number;
  /** Puts an empty field where each signer from this position on signs, or only the one at it. */
  fieldsFrom?: number;
  fieldsTo?: number;
}

/** The current data of a letter and the pictures of its signatures in order; null if there is no such letter. */
export async function composePaper(
  db: Database,
  documentId: number,
  now: Date,
  { toBe = null, emptyFrom = Number.POSITIVE_INFINITY }: Wanted = {},
): Promise<{ found: FoundPaper; paper: Paper; pictures: Buffer[] } | null> {
  const stored = await findPaper(db, documentId, now);
  if (!stored) return null;
  const found = withoutSpared(stored, toBe);
  const pictures: Buffer[] = [];
  const signers: Signature[] = found.signers.map((signer) => {
    const given = found.signatures.find(({ position }) => position === signer.position);
    const isToBe = !given && toBe?.position === signer.position;
    const signed = isToBe ? toBe : given;
    const { ofPanel } = signer;
    if (signed && signer.position >= emptyFrom) return { ...signed, ofPanel, signedAt: null, picture: null, move: null };
    if (signed?.picture) pictures.push(signed.picture);
    return { ...(signed ?? signer), ofPanel, signedAt: signed?.signedAt ?? null, picture: signed?.picture ? pictures.length - 1 : null, isToBe };
  });
  const agencyForm = found.content.formCode ? await findForm(db, found.content.formCode) : null;
  const { register, registry, issuer } = await issuingOf(db, documentId, now);
  const code = { letterCode: registry?.letterCode ?? '', letterCodeEn: registry ? await englishCodeOf(db, registry.unitId) : '' };
  const number = register === null ? '' : found.number || beginningOf(register, code.letterCode);
  const english = { agency: found.agencyEn || found.agency, unit: found.unitEn || found.unit, number: numberInEnglish(number, code) };
  return { found, paper: paperOf({ ...found, agencyForm, issuer, number, english, today: bangkokDay(now), signers }), pictures };
}

/** Once enough members of a committee have signed, the paper has no room for the others. */
function withoutSpared(found: FoundPaper, toBe: SignatureToBe | null): FoundPaper {
  const signed = [...found.signatures.map(({ position }) => position), ...(toBe ? [toBe.position] : [])];
  const members = found.signers.filter(({ ofPanel }) => ofPanel);
  const needed = found.content.panel?.needed ?? members.length;
  if (members.filter(({ position }) => signed.includes(position)).length < needed) return found;
  return { ...found, signers: found.signers.filter(({ position, ofPanel }) => !ofPanel || signed.includes(position)) };
}

/** A letter, and a hash of all that would be set now with empty rooms from a position on. */
export async function faceOf(db: Database, documentId: number, now: Date, emptyFrom: number): Promise<{ paper: FoundPaper; face: Buffer } | null> {
  const composed = await composePaper(db, documentId, now, { emptyFrom });
  return composed && { paper: composed.found, face: hashOf(composed) };
}

const hashOf = ({ found, paper, pictures }: { found: FoundPaper; paper: Paper; pictures: Buffer[] }) =>
  createHash('sha256')
    .update(JSON.stringify([paper, pictures.map((one) => one.toString('hex')), picturesIn(found.content.body), found.proofCode]))
    .digest();

/** Sets the letter as it is now, or as it would be with one more signature. Refuses a text with a character that the font lacks, naming it. Null if there is no such letter. */
export async function setPaper(
  { db, now, personId }: { db: Database; now: Date; personId: number },
  press: Press,
  documentId: number,
  wanted: Wanted = {},
): Promise<{ paper: FoundPaper; pdf: Uint8Array; face: Buffer } | null> {
  const composed = await composePaper(db, documentId, now, wanted);
  if (!composed) return null;
  const { found, paper } = composed;
  const extras = await extrasOf(composed, press);
  const { fieldsFrom = Number.POSITIVE_INFINITY, fieldsTo = Number.POSITIVE_INFINITY } = wanted;
  const fields = found.signers.flatMap((signer, room) =>
    signer.position < fieldsFrom || signer.position > fieldsTo
      ? []
      : { name: fieldOf(signer), who: signerAt(found, signer).name, room, move: signatureAt(found, signer)?.move ?? null },
  );
  const pdf = await press.typesetting.typeset(paper.form, paper.data as never, { personId, ...extras, fields });
  return { paper: found, pdf, face: hashOf(composed) };
}

type Composed = NonNullable<Awaited<ReturnType<typeof composePaper>>>;

/** The pictures and the proof with which a letter is set. */
async function extrasOf({ found, paper, pictures }: Composed, { storage, publicUrl }: Press) {
  const proof = found.proofCode === null ? null : printedProof(found.proofCode, publicUrl, paper.form === 'english' ? 'en' : 'th');
  const read = async (hashes: readonly Buffer[]) => {
    const contents: Uint8Array[] = [];
    for (const hash of hashes) contents.push(await bytesOf(storage.read(hash)));
    return contents;
  };
  return { pictures: await read(pictures), bodyPictures: await read(picturesIn(found.content.body).map((hash) => Buffer.from(hash, 'hex'))), proof };
}

/** The room of one more signature on its page; null if the paper has none. */
export async function roomOf(
  { db, now, personId }: { db: Database; now: Date; personId: number },
  press: Press,
  documentId: number,
  toBe: SignatureToBe,
): Promise<Room | null> {
  const composed = await composePaper(db, documentId, now, { toBe });
  if (!composed) return null;
  const { found, paper } = composed;
  const rooms = await press.typesetting.measure(paper.form, paper.data as never, { personId, ...(await extrasOf(composed, press)) });
  return rooms[found.signers.findIndex(({ position }) => position === toBe.position)] ?? null;
}

/** The name of a signer's field. */
export const fieldOf = ({ position }: { position: number }) => `Signature${position + 1}`;

const signatureAt = ({ signatures }: FoundPaper, signer: FoundPaper['signers'][number]) => signatures.find(({ position }) => position === signer.position);
const signerAt = (found: FoundPaper, signer: FoundPaper['signers'][number]) => signatureAt(found, signer) ?? signer;

/** What would still be printed in Thai on an English letter. The caller has checked that the person may see it. */
export async function thaiPartsOf(db: Database, documentId: number, now: Date): Promise<EnglishPart[]> {
  const composed = await composePaper(db, documentId, now);
  return composed?.paper.form === 'english' ? thaiParts(composed.paper.data) : [];
}

/** The text after ที่ before there is a number: the code of the unit, with room for the number. */
function beginningOf(register: RegisterKind, letterCode: string): string {
  if (register === 'send') return `${letterCode}/`;
  return register === 'circular' ? `${letterCode}/ว` : '';
}

/** The register mark in file names, so that the first letter, the first order and the first certificate differ. */
const marks: Record<RegisterKind, string> = { receive: 'R', send: '', circular: 'W', order: 'O', certificate: 'C', licence: 'L' };

/**
 * The file name of a signed letter without `.pdf`: `2569_MNRE0205_56`, Arabic digits, no spaces (annex 7 ข้อ 4.3). Each register has its
 * mark, including the secret ones; letters without a register number use the document id.
 */
export function fileNameOf({ entry, datedOn, documentId }: Pick<FoundPaper, 'entry' | 'datedOn' | 'documentId'>): string {
  if (!entry) return `${datedOn ? buddhistYear(datedOn) : 0}_D${documentId}`;
  const { letterCode, kind, isSecret, series, year, number } = entry;
  const ofForm = series.replace(/[^A-Za-z0-9]+/g, '_').replace(/^_|_$/g, '');
  return [year, codeInFileNames(letterCode), `${isSecret ? 'S' : ''}${marks[kind]}${number}`, ofForm].filter((part) => part !== '').join('_');
}
