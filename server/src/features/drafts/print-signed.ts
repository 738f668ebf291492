import { createHash } from 'node:crypto';
import type { PdfLevel } from '@sarabun/contract/signing/pdf-signature';
import type { World } from '../../platform/action';
import { innerOrigin, nobody, runAction } from '../../platform/action';
import { bytesOf, type FileStorage } from '../../platform/files';
import { doubling, type Kind } from '../../platform/jobs/kinds';
import type { Listener } from '../../platform/outbox';
import { certificatesIn, type Signer, signatureValue, withTimestamp } from '../../platform/pdf-signing/cms';
import { namesList, revocationLists } from '../../platform/pdf-signing/revocation-lists';
import { addValidationData, amendLastSignature, signPdf, storedAnswers } from '../../platform/pdf-signing/sign-pdf';
import { NoTimestamp, requestTimestamp, type TimestampAuthority } from '../../platform/pdf-signing/timestamp';
import type { AllowedNetworks } from '../../platform/services/outside-address';
import { backgroundWork } from '../../platform/work/fair-queue';
import { awaitsPaper, findSignedPaper, findWaitMinutes, holdsSignedPaper, insertSignedPaper, type PaperToIssue, queuePrint, savePrinted } from './paper-store';
import { fileNameOf, type Press, setPaper } from './set-paper';
import { keepPdf } from './sign-paper';
import { signatureTexts } from './signature-texts';

/** Queues a signed letter for printing as soon as its signature is stored. */
export const queueSignedPaper: Listener<'document.signed'> = async ({ db, now }, { documentId }) => queuePrint(db, documentId, now);

/** What issuing PDFs needs besides the press. */
export interface Sealing {
  /** Opens the certificate with which the agency seals what no person signed by certificate. */
  openSeal(now: Date): Promise<Signer & { sealId: number }>;
  timestamps: TimestampAuthority | null;
  /** Networks inside the agency in which authorities may be asked about revocation. */
  networks: AllowedNetworks;
}

/** Finishes and puts on file the PDFs of signed letters; a failed one is retried with growing waits and shows that on the letter. */
export function printKind(world: World, press: Press, sealing: Sealing): Kind<{ documentId: number }> {
  return {
    atOnce: 1,
    retryAfter: doubling({ first: 5, longest: 3600 }),
    run: async ({ documentId }) => {
      if (await awaitsPaper(world.db, documentId)) await printOne(world, press, sealing, documentId);
      return undefined;
    },
  };
}

async function printOne(world: World, press: Press, { openSeal, timestamps, networks }: Sealing, documentId: number): Promise<void> {
  const { pages, name, signedAt, isOfOutside, ...signed } =
    (await findSignedPaper(world.db, documentId)) ?? (await sealLetter(world, press, openSeal, documentId));
  const pdf = await readPaper(press.storage, documentId, signed.sha256);
  const stamped = timestamps && (await timestamped(world, { authority: timestamps, networks }, { pdf, signedAt, isOfOutside }));
  const kept = stamped ? await keepPdf(press.storage, stamped.pdf) : signed;
  await runAction(world, 'printLetter', { actor: nobody, origin: innerOrigin }, async ({ db, now, announce, audit }) => {
    audit({ documentId });
    if (!(await holdsSignedPaper(db, documentId, signed.sha256))) throw new Error(`the signed PDF of letter ${documentId} was given up`);
    const isMine = await savePrinted(db, { documentId, name, pages, ...kept, level: stamped?.level ?? 'B-B', stampedAt: stamped?.at ?? null, now });
    if (isMine) announce('letter.printed', { documentId });
  });
}

/** The signed PDF as it was kept. It is never made again, because it would be another one. */
async function readPaper(storage: FileStorage, documentId: number, sha256: Buffer): Promise<Uint8Array> {
  const pdf = await bytesOf(storage.read(sha256)).catch((error) => {
    throw error.code === 'ENOENT' ? new Error(`the signed PDF of letter ${documentId} is gone from the files; restore it from a backup`) : error;
  });
  if (!createHash('sha256').update(pdf).digest().equals(sha256)) throw new Error(`the signed PDF of letter ${documentId} was changed on the disk`);
  return pdf;
}

type ToStamp = { pdf: Uint8Array; signedAt: Date; isOfOutside: boolean };

/** The PDF with a timestamp in its last signature, and with what is needed to check both long after; null when it has waited for one long enough. */
async function timestamped(
  { db, clock }: World,
  { authority, networks }: { authority: TimestampAuthority; networks: AllowedNetworks },
  { pdf, signedAt, isOfOutside }: ToStamp,
) {
  try {
    const chains: Buffer[][] = [];
    let at = signedAt;
    const stamped = await amendLastSignature(pdf, async (cms) => {
      const given = await requestTimestamp(authority, signatureValue(cms), clock());
      at = given.at;
      chains.push(given.chain);
      // Those of the agency are in the PDF already, with their list.
      if (isOfOutside) chains.push(certificatesIn(cms));
      return withTimestamp(cms, given.token);
    });
    return { ...(await lasting(stamped, chains, clock(), networks)), at };
  } catch (error) {
    const minutes = await findWaitMinutes(db);
    const isOver = clock().getTime() - signedAt.getTime() >= minutes * 60_000;
    if (error instanceof NoTimestamp && isOver) return null;
    throw error;
  }
}

/** The PDF with what the authorities of chains of certificates tell about revocation, as far as they tell it now. What it has already is not asked for. */
async function lasting(
  pdf: Buffer,
  [ofTimestamp = [], ofSigner]: readonly Buffer[][],
  now: Date,
  networks: AllowedNetworks,
): Promise<{ pdf: Buffer; level: PdfLevel }> {
  const asking = { networks, known: await storedAnswers(pdf) };
  const stampLists = await revocationLists(ofTimestamp, now, asking);
  const signerLists = ofSigner ? await revocationLists(ofSigner, now, asking) : null;
  // The certificate of a timestamp authority that names no list cannot be asked about.
  const isComplete = (stampLists.isComplete || !namesList(ofTimestamp)) && (signerLists?.isComplete ?? true);
  const isNew = (one: Buffer) => !pdf.includes(one);
  const lists = [...stampLists.lists, ...(signerLists?.lists ?? [])].filter(isNew);
  const answers = [...stampLists.answers, ...(signerLists?.answers ?? [])].filter(isNew);
  const responders = [...stampLists.responders, ...(signerLists?.responders ?? [])];
  const level = isComplete ? 'B-LT' : 'B-T';
  if (lists.length + answers.length === 0) return { pdf, level };
  return { pdf: await addValidationData(pdf, { certificates: [...ofTimestamp, ...(ofSigner ?? []), ...responders], lists, answers }), level };
}

/** Sets a letter that no person signed by certificate, and seals it for the agency. It is done once: from then on the PDF is what was issued. */
async function sealLetter(world: World, press: Press, openSeal: Sealing['openSeal'], documentId: number): Promise<PaperToIssue> {
  const signedAt = world.clock();
  const set = await setPaper({ db: world.db, now: signedAt, personId: backgroundWork }, press, documentId);
  if (!set) throw new Error(`there is no letter ${documentId}`);
  const { sealId, ...seal } = await openSeal(signedAt);
  const facts = { field: 'Seal', name: set.paper.agency, reason: signatureTexts.agency.reason, at: signedAt, look: null };
  const { pdf, pages } = await signPdf(set.pdf, seal, facts);
  const paper = { ...(await keepPdf(press.storage, pdf)), pages, name: fileNameOf(set.paper), signedAt };
  await runAction(world, 'sealLetter', { actor: nobody, origin: innerOrigin }, async ({ db, audit }) => {
    audit({ documentId, detail: { sealId } });
    await insertSignedPaper(db, { documentId, ...paper, sealId });
  });
  return (await findSignedPaper(world.db, documentId)) as PaperToIssue;
}
