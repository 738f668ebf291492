import type { Comparison, SignedVerdict } from '@sarabun/contract/signing/verify-document';
import { bangkokDay } from '@sarabun/contract/values/buddhist-date';
import type { ReadContext } from '../../../platform/action';
import { bytesOf, type FileStorage, type Intake } from '../../../platform/files';
import { BadPdf, comparePdf } from '../../../platform/media/pdf';
import { verifySignedFile } from '../../../platform/media/signed-file';
import { findTrusted } from '../../certificates';
import { comparisonsFrom, countTry, refuseWhileWaiting } from '../../session';
import { findCopyOf, isEnclosure } from './proof-store';
import { notComparable, paperNotReady, waitToVerify } from './refusals';
import { issuedByCode } from './verify-document';

export interface ProofSettings {
  storage: FileStorage;
  /** The certificates that those of timestamps must lead to. */
  timestampAnchors: readonly Buffer[];
}

/**
 * Prepares the comparison of a file with an issued letter, for anyone who has its code. Every comparison counts for the address, before the file
 * is read. The file is not kept, and the answer says of each page only whether it is the same.
 */
export async function compareDocument(
  context: ReadContext,
  { storage, timestampAnchors }: ProofSettings,
  proofCode: string,
): Promise<(intake: Intake) => Promise<{ item: Comparison }>> {
  const { db, origin, now } = context;
  const place = comparisonsFrom(origin);
  await refuseWhileWaiting(db, [place], now, waitToVerify);
  const { documentId, paper } = await issuedByCode(context, proofCode);
  if (paper === null || !(await storage.has(paper))) throw paperNotReady();
  await context.act('compareDocument', (act) => countTry(act.db, place.limit, place.subject, now));
  return async ({ path, sha256 }) => {
    if (sha256.equals(paper)) return { item: { verdict: 'identical', copy: null, signed: null, pages: [] } };
    if (await isEnclosure(db, documentId, sha256)) return { item: { verdict: 'enclosure', copy: null, signed: null, pages: [] } };
    const copy = await copyInBook(context, documentId, sha256);
    if (copy) return { item: { verdict: 'copy', copy, signed: null, pages: [] } };
    return { item: { ...(await compared(storage, paper, path)), copy: null, signed: await signedVerdict(context, path, timestampAnchors) } };
  };
}

/** A copy that was made here bears the code of its letter, and its marks; it is known by its content. */
async function copyInBook({ db }: ReadContext, documentId: number, sha256: Buffer): Promise<Comparison['copy']> {
  const found = await findCopyOf(db, documentId, sha256);
  if (!found) return null;
  const { madeAt, ...copy } = found;
  return { ...copy, madeOn: bangkokDay(madeAt) };
}

async function compared(storage: FileStorage, paper: Buffer, path: string): Promise<Pick<Comparison, 'verdict' | 'pages'>> {
  const pages = await comparePdf(await bytesOf(storage.read(paper)), path).catch((error) => {
    throw error instanceof BadPdf ? notComparable(error.trouble) : error;
  });
  return { verdict: pages.every(({ verdict }) => verdict === 'same') ? 'same' : 'differs', pages };
}

/** What the signatures in the file say by themselves, whichever letter it is. */
async function signedVerdict({ db, now }: ReadContext, path: string, timestampAnchors: readonly Buffer[]): Promise<SignedVerdict> {
  const { verdict } = await verifySignedFile(path, { ...(await findTrusted(db)), timestampAnchors }, now);
  return verdict;
}
