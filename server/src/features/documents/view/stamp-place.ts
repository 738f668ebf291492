import type { stampPlaceOnFile as endpoint } from '@sarabun/contract/documents/register-incoming';
import type { AnswerOf, InputOf } from '@sarabun/contract/endpoint';
import type { ReadContext } from '../../../platform/action';
import type { FileStorage } from '../../../platform/files';
import { notFound } from '../../../platform/refusals';
import { memo, readLines, stampPlaceOn } from '../reading/read-upload';
import { findDocumentFile } from './document-entry-store';

/** Where the receive stamp goes on a file of a letter that came in the system, as on one that is put down on the receiving desk. */
export const stampPlaceOnFile =
  (storage: FileStorage) =>
  async ({ db, actor, now }: ReadContext, { documentId, fileId }: InputOf<typeof endpoint>): Promise<AnswerOf<typeof endpoint>> => {
    const { personId, clearance } = actor;
    const file = await findDocumentFile(db, { documentId, fileId, personId, deskIds: actor.seats.map(({ deskId }) => deskId), clearance, now });
    if (!file) throw notFound();
    if (file.mediaType !== 'application/pdf' || !(await storage.has(file.sha256))) return { place: null };
    const copy = await storage.take(storage.read(file.sha256), file.size);
    try {
      return { place: stampPlaceOn(await readLines(copy.path, personId), file.kind === memo) };
    } finally {
      await copy.discard();
    }
  };
