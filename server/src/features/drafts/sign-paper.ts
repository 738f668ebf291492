import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { ActContext, World } from '../../platform/action';
import { bytesOf, type FileStorage, type Intake } from '../../platform/files';
import { signPdf } from '../../platform/pdf-signing/sign-pdf';
import { inkIn } from '../../platform/typeset/signature-fields';
import type { MeasureRoom, SignPaper } from '../signing';
import { inkOf } from './letter-paper-texts';
import { type FoundPaper, findPaperBefore, findSignersIn, giveUpPapers, insertPaperInTurn, insertSignedPaper, type PaperInTurn } from './paper-store';
import { faceOf, fieldOf, fileNameOf, type Press, roomOf, setPaper } from './set-paper';
import { signatureTexts } from './signature-texts';

/** No letter is larger. */
const largestPaper = 30 * 1024 * 1024;

/** A PDF for the next signature to be put into. */
interface ToSign {
  pdf: Uint8Array;
  paper: FoundPaper;
  setAt: number;
  face: Buffer;
}

/**
 * Signs the PDF with the signer's own key while that is open, so the letter is set here: what is signed has the number, and with a rollback there
 * is neither number nor signature (decision 0051). What several people sign is set with the first signature, and each later one is added to it (0082).
 */
export function paperSigner(press: Press): SignPaper {
  return async (context, { documentId, position, certificate, isLast }) => {
    const { db, now } = context;
    const toSign = (await signedBefore(context, press, { documentId, position })) ?? (await newlySet(context, press, { documentId, position }, isLast));
    const signature = toSign.paper.signatures.find((one) => one.position === position);
    if (!signature) throw new Error(`letter ${documentId} has no signature at ${position}`);
    const { reason } = signatureTexts.person;
    const look = toSign.setAt === position ? null : lookOf(press, signature);
    const { pdf, pages } = await signPdf(toSign.pdf, certificate, { field: fieldOf({ position }), name: signature.name, reason, at: now, look });
    const { certificateId } = certificate;
    const kept = await keepPdf(press.storage, pdf);
    const signed = { documentId, ...kept, certificateId, signedAt: now };
    const signers = [...(await findSignersIn(db, documentId, toSign.setAt)), position];
    if (isLast) await insertSignedPaper(db, { ...signed, signers, pages, name: fileNameOf(toSign.paper) });
    else await insertPaperInTurn(db, { ...signed, position, setAt: toSign.setAt, face: toSign.face });
  };
}

type At = { documentId: number; position: number };

/** The PDF that the signer before signed, if the letter would be set the same today; otherwise the next signature needs a new one. */
async function signedBefore({ db, now }: ActContext, { storage }: Press, { documentId, position }: At): Promise<ToSign | null> {
  const before = await findPaperBefore(db, documentId, position);
  if (!before) return null;
  const today = await faceOf(db, documentId, now, before.setAt + 1);
  if (!today?.face.equals(before.face)) return null;
  return { pdf: await readSigned(storage, documentId, before), paper: today.paper, setAt: before.setAt, face: before.face };
}

async function readSigned(storage: FileStorage, documentId: number, { sha256 }: PaperInTurn): Promise<Uint8Array> {
  const pdf = await bytesOf(storage.read(sha256));
  if (!createHash('sha256').update(pdf).digest().equals(sha256)) throw new Error(`the signed PDF of letter ${documentId} was changed on the disk`);
  return pdf;
}

async function newlySet({ db, now, actor }: ActContext, press: Press, { documentId, position }: At, isLast: boolean): Promise<ToSign> {
  const set = await setPaper({ db, now, personId: actor.personId }, press, documentId, {
    fieldsFrom: position,
    // Of a committee, those who stand after the last one to sign have signed before, or do not sign.
    ...(isLast && { fieldsTo: position }),
  });
  if (!set) throw new Error(`there is no letter ${documentId}`);
  return { ...set, setAt: position };
}

/**
 * Where a signature may stand: anywhere in the block of its signer where no line is. On a paper that others signed before, only within its
 * field, since nothing may be drawn elsewhere (0082). Null where the form leaves no choice.
 */
export function roomMeasurer(press: Press): MeasureRoom {
  return async ({ db, actor, now }, documentId, toBe) => {
    const room = await roomOf({ db, now, personId: actor.personId }, press, documentId, { ...toBe, move: null });
    if (!room?.block) return null;
    const { page, pageWidth, pageHeight, left, top, width, height, block } = room;
    const ink = inkIn(room);
    if (await findPaperBefore(db, documentId, toBe.position)) return { page, pageWidth, pageHeight, zone: { left, top, width, height }, ink, texts: [] };
    const { before, above, below } = block;
    const centred = (line: { width: number; height: number }, from: number) => ({ left: left + (width - line.width) / 2, top: from, ...line });
    return {
      page,
      pageWidth,
      pageHeight,
      zone: { left: left - before, top: top - above.height, width: before + width, height: above.height + height + below.height },
      ink,
      texts: [centred(above, top - above.height), centred(below, top + height)].filter((line) => line.height > 0),
    };
  };
}

/** Draws a signature for a field of a PDF that is signed already. */
function lookOf({ typesetting, storage }: Press, { picture, ...signature }: FoundPaper['signatures'][number]) {
  return async (size: { width: number; height: number }): Promise<Uint8Array> => {
    const pictures = picture ? [await bytesOf(storage.read(picture))] : [];
    return typesetting.typeset('ink', { ...size, signer: inkOf({ ...signature, picture: picture && 0 }, 'th') }, { pictures });
  };
}

/** Removes the PDFs of signatures on the way to an issued letter that nothing needs any more. */
export async function sweepSignedPapers({ db }: World, storage: FileStorage): Promise<void> {
  const unused = await db.transaction().execute(giveUpPapers);
  for (const sha256 of unused) await storage.remove(sha256);
}

/** Keeps a PDF that was made here. */
export async function keepPdf(storage: FileStorage, pdf: Uint8Array): Promise<Pick<Intake, 'sha256' | 'size'>> {
  const intake = await storage.take(Readable.from([Buffer.from(pdf)]), largestPaper);
  await intake.keep();
  return { sha256: intake.sha256, size: intake.size };
}
