import type { letterCopies as endpoint } from '@sarabun/contract/copies/letter-copies';
import type { AnswerOf, InputOf } from '@sarabun/contract/endpoint';
import type { ReadContext } from '../../platform/action';
import { notKept } from '../../platform/keeping';
import { openDocument } from '../documents';
import { agendaOf, envelopeReceivers } from '../drafts';
import { listCopies } from './copy-store';

/** The book of copies of a letter, and what can be made of it. */
export async function letterCopies(context: ReadContext, { documentId }: InputOf<typeof endpoint>): Promise<AnswerOf<typeof endpoint>> {
  const { db, now } = context;
  const { item: letter } = await openDocument(context, { documentId }, notKept);
  const receivers = letter.own?.receivers.map(({ name }) => name) ?? [];
  return {
    item: {
      copies: await listCopies(db, documentId),
      files: letter.files.flatMap(({ fileId, name, mediaType }) => (mediaType === 'application/pdf' ? [{ fileId, name }] : [])),
      agenda: letter.own ? await agendaOf(db, documentId, now) : [],
      receivers: receivers.length > 0 ? await envelopeReceivers(db, documentId, now, receivers) : [],
      isOwn: letter.own?.paper === 'printed',
    },
  };
}
