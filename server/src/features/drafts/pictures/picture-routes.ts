import { letterPictureUploadPath, maxLetterPictureBytes } from '@sarabun/contract/drafts/letter-pictures';
import type { FastifyInstance } from 'fastify';
import { bytesOf, type FileStorage } from '../../../platform/files';
import type { Platform } from '../../../platform/http';
import { settledOpener } from '../../../platform/http/who-asks';
import { notFound } from '../../../platform/refusals';
import { serveUpload } from '../../../platform/upload';
import { readerOf, takeLetterPicture } from './letter-pictures';
import { findLetterPicture } from './picture-store';
import { letterPictureTooLarge, noLetterPicture } from './refusals';

/** Pictures in the text of letters: uploaded as a form, read by who may know the letter. */
export function letterPictureRoutes(app: FastifyInstance, platform: Platform, storage: FileStorage): void {
  const upload = {
    path: letterPictureUploadPath,
    storage,
    useCase: 'addLetterPicture',
    largest: maxLetterPictureBytes,
    none: noLetterPicture,
    tooLarge: letterPictureTooLarge,
  };
  serveUpload(app, platform, upload, (context, file) => takeLetterPicture(context, storage, file));
  app.get<{ Params: { picture: string } }>(`${letterPictureUploadPath}/:picture`, { config: { useCase: 'readLetterPicture' } }, async (request, reply) => {
    const actor = await settledOpener(platform, request);
    const { picture } = request.params;
    if (!/^[0-9a-f]{64}$/.test(picture)) throw notFound();
    const sha256 = Buffer.from(picture, 'hex');
    const found = await findLetterPicture(platform.world.db, sha256, readerOf({ actor }));
    if (!found) throw notFound();
    const bytes = await bytesOf(storage.read(sha256));
    const isPng = bytes[0] === 0x89;
    return reply.headers({ 'content-type': isPng ? 'image/png' : 'image/jpeg', 'cache-control': 'private, no-store' }).send(Buffer.from(bytes));
  });
}
