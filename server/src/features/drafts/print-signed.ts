import type { World } from '../../platform/action';
import { innerOrigin, nobody, runAction } from '../../platform/action';
import { doubling, type Kind } from '../../platform/jobs/kinds';
import type { Listener } from '../../platform/outbox';
import type { Signer } from '../../platform/pdf-signing/cms';
import { signPdf } from '../../platform/pdf-signing/sign-pdf';
import { backgroundWork } from '../../platform/work/fair-queue';
import { awaitsPaper, findSignedPaper, insertSignedPaper, queuePrint, type SignedPaper, savePrinted } from './paper-store';
import { fileNameOf, type Press, setPaper } from './set-paper';
import { keepPdf } from './sign-paper';
import { signatureTexts } from './signature-texts';

/** Queues a signed letter for printing as soon as its signature is stored. */
export const queueSignedPaper: Listener<'document.signed'> = async ({ db, now }, { documentId }) => queuePrint(db, documentId, now);

/** Opens the certificate with which the agency seals what no person signed by certificate. */
export type OpenSeal = (now: Date) => Promise<Signer & { sealId: number }>;

/** Finishes and puts on file the PDFs of signed letters; a failed one is retried with growing waits and shows that on the letter. */
export function printKind(world: World, press: Press, openSeal: OpenSeal): Kind<{ documentId: number }> {
  return {
    atOnce: 1,
    retryAfter: doubling({ first: 5, longest: 3600 }),
    run: async ({ documentId }) => {
      if (await awaitsPaper(world.db, documentId)) await printOne(world, press, openSeal, documentId);
      return undefined;
    },
  };
}

async function printOne(world: World, press: Press, openSeal: OpenSeal, documentId: number): Promise<void> {
  const { pages, name, ...signed } = (await findSignedPaper(world.db, documentId)) ?? (await sealLetter(world, press, openSeal, documentId));
  const { sha256, size } = signed;
  await runAction(world, 'printLetter', { actor: nobody, origin: innerOrigin }, async ({ db, now, announce, audit }) => {
    audit({ documentId });
    const isMine = await savePrinted(db, { documentId, name, pages, sha256, size, level: 'B-B', now });
    if (isMine) announce('letter.printed', { documentId });
  });
}

/** Sets a letter that no person signed by certificate, and seals it for the agency. It is done once: from then on the PDF is what was issued. */
async function sealLetter(world: World, press: Press, openSeal: OpenSeal, documentId: number): Promise<SignedPaper> {
  const signedAt = world.clock();
  const set = await setPaper({ db: world.db, now: signedAt, personId: backgroundWork }, press, documentId);
  if (!set) throw new Error(`there is no letter ${documentId}`);
  const { sealId, ...seal } = await openSeal(signedAt);
  const facts = { field: 'Seal', name: set.paper.agency, reason: signatureTexts.agency.reason, at: signedAt, place: null };
  const { pdf, pages } = await signPdf(set.pdf, seal, facts);
  const paper = { ...(await keepPdf(press.storage, pdf)), pages, name: fileNameOf(set.paper), signedAt };
  await runAction(world, 'sealLetter', { actor: nobody, origin: innerOrigin }, async ({ db, audit }) => {
    audit({ documentId, detail: { sealId } });
    await insertSignedPaper(db, { documentId, ...paper, sealId });
  });
  return (await findSignedPaper(world.db, documentId)) as SignedPaper;
}
