import type { cancelDraft as endpoint } from '@sarabun/contract/drafts/drafts';
import type { AnswerOf, InputOf } from '@sarabun/contract/endpoint';
import type { ActContext } from '../../platform/action';
import { discardDraft } from './draft-filing';

/** Deletes a draft, for its writer only. It had no number, so none is lost; the history keeps a record. */
export async function cancelDraft(context: ActContext, { documentId }: InputOf<typeof endpoint>): Promise<AnswerOf<typeof endpoint>> {
  await discardDraft(context, documentId);
  return {};
}
