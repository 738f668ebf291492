import type { AnswerOf, InputOf } from '@sarabun/contract/endpoint';
import { readProofCode, shownProofCode } from '@sarabun/contract/signing/proof-code';
import type { verifyDocument as endpoint, IssuedState, SignatureState } from '@sarabun/contract/signing/verify-document';
import type { ReadContext } from '../../../platform/action';
import { checkSignatures } from '../../certificates';
import { countWrongTry, refuseWhileWaiting, wrongProofsFrom } from '../../session';
import { postsInBoth } from './english-posts';
import { findIssued, type Issued } from './proof-store';
import { noSuchProof, waitToVerify } from './refusals';

/** Announcements, statements and news (ข้อ 19 to 22): written for the public, so their subject is public. */
const publicKinds = [7, 8, 9];

/**
 * The issued letter of a code that anyone gave. A malformed code is looked up like any other, under one that no letter has, so that every wrong
 * code takes the same way, counts the same and gets the same answer.
 */
export async function issuedByCode(context: ReadContext, typed: string): Promise<Issued> {
  const { db, origin, now } = context;
  const place = wrongProofsFrom(origin);
  await refuseWhileWaiting(db, [place], now, waitToVerify);
  const issued = await findIssued(db, readProofCode(typed) ?? '');
  return issued ?? (await context.act('verifyDocumentWrong', (act) => countWrongTry(act, { counted: [place] }, noSuchProof())));
}

/** What anyone may learn about an issued letter: that it is genuine, and whether it still holds. Its signatures are checked now. */
export async function verifyDocument(context: ReadContext, { proofCode }: InputOf<typeof endpoint>): Promise<AnswerOf<typeof endpoint>> {
  const issued = await issuedByCode(context, proofCode);
  const { agency, kind, number, datedOn, subject, isPersonal, paper } = issued;
  return {
    item: {
      code: shownProofCode(issued.code),
      agency,
      kind,
      number,
      datedOn,
      subject: publicKinds.includes(kind) && !isPersonal ? subject : null,
      state: stateOf(issued),
      signatures: await checkedSignatures(context, issued),
      isComparable: paper !== null,
    },
  };
}

function stateOf({ isCancelled, isReplaced }: Issued): IssuedState {
  if (!isCancelled) return 'inForce';
  return isReplaced ? 'superseded' : 'cancelled';
}

async function checkedSignatures(context: ReadContext, { documentId, signatures }: Issued) {
  const checked = new Map((await checkSignatures(context, documentId)).map(({ position, verdict }) => [position, verdict]));
  return signatures.map(({ position, posts, named, signedAt, saysTheSame }) => {
    const state: SignatureState = saysTheSame ? (checked.get(position) ?? 'system') : 'changed';
    return { posts: postsInBoth(posts, named), signedAt, state };
  });
}
