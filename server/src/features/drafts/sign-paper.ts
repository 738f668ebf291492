import { Readable } from 'node:stream';
import type { FileStorage, Intake } from '../../platform/files';
import { signPdf } from '../../platform/pdf-signing/sign-pdf';
import type { SignPaper } from '../signing';
import { insertSignedPaper } from './paper-store';
import { fileNameOf, type Press, setPaper } from './set-paper';
import { signatureTexts } from './signature-texts';

/** No letter is larger. */
const largestPaper = 30 * 1024 * 1024;

/**
 * Signs the PDF with the signer's own key while that is open, so the letter is set here: what is signed has the number, and with a rollback there
 * is neither number nor signature (decision 0051).
 */
export function paperSigner(press: Press): SignPaper {
  return async ({ db, now, actor }, { documentId, position, certificate }) => {
    const set = await setPaper({ db, now, personId: actor.personId }, press, documentId);
    const signature = set?.paper.signatures.find((one) => one.position === position);
    if (!set || !signature) throw new Error(`letter ${documentId} has no signature at ${position}`);
    const { reason } = signatureTexts.person;
    const facts = { field: `Signature${position + 1}`, name: signature.name, reason, at: now, place: null };
    const { pdf, pages } = await signPdf(set.pdf, certificate, facts);
    const { certificateId } = certificate;
    const kept = await keepPdf(press.storage, pdf);
    await insertSignedPaper(db, { documentId, ...kept, pages, name: fileNameOf(set.paper), certificateId, signedAt: now });
  };
}

/** Keeps a PDF that was made here. */
export async function keepPdf(storage: FileStorage, pdf: Uint8Array): Promise<Pick<Intake, 'sha256' | 'size'>> {
  const intake = await storage.take(Readable.from([Buffer.from(pdf)]), largestPaper);
  await intake.keep();
  return { sha256: intake.sha256, size: intake.size };
}
