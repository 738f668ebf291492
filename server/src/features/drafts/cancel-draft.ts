import type { cancelDraft as endpoint } from '@sarabun/contract/drafts/drafts';
import type { AnswerOf, InputOf } from '@sarabun/contract/endpoint';
import type { ActContext } from '../../platform/action';
import { throwAwayDraft } from './draft-filing';

/** Throws a draft away, for its writer alone. It had no number, so none is burned; the history keeps that it was. */
export async function cancelDraft(context: ActContext, { documentId }: InputOf<typeof endpoint>): Promise<AnswerOf<typeof endpoint>> {
  await throwAwayDraft(context, documentId);
  return {};
}
