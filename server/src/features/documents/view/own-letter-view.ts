import type { OwnLetter } from '@sarabun/contract/documents/open-document';
import type { ReadContext } from '../../../platform/action';
import { checkSignatures } from '../../certificates';
import { findOwnLetter } from './own-letter-view-store';

/** The own-letter part with freshly verified signatures by certificate; null if the letter was not written here. */
export async function viewOwnLetter(context: ReadContext, asked: Omit<Parameters<typeof findOwnLetter>[1], 'now'>): Promise<OwnLetter | null> {
  const own = await findOwnLetter(context.db, { ...asked, now: context.now });
  if (!own || own.signatures.length === 0) return own;
  const checked = new Map((await checkSignatures(context, asked.documentId)).map(({ position, ...one }) => [position, one]));
  return { ...own, signatures: own.signatures.map((one) => ({ ...one, certificate: checked.get(one.position ?? -1) ?? null })) };
}
