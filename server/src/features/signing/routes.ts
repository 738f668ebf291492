import {
  largestPicture,
  signaturePictures as listEndpoint,
  pictureUploadPath,
  removeSignaturePicture as removeEndpoint,
} from '@sarabun/contract/signing/signature-pictures';
import type { FastifyInstance } from 'fastify';
import type { FileStorage } from '../../platform/files';
import { type Platform, serveAct, serveRead, settledOpener } from '../../platform/http';
import { idInPath } from '../../platform/input';
import { notFound } from '../../platform/refusals';
import { serveUpload } from '../../platform/upload';
import { findPicture } from './picture-store';
import { noSignatureSent, signatureTooLarge } from './refusals';
import { removeSignaturePicture, signaturePictures, takePicture } from './signature-pictures';

/** The pictures with which a person signs: they come in as a form, and go out to nobody but their owner. */
export function signingRoutes(app: FastifyInstance, platform: Platform, storage: FileStorage): void {
  serveRead(app, platform, listEndpoint, signaturePictures);
  serveAct(app, platform, removeEndpoint, removeSignaturePicture);
  const upload = {
    path: pictureUploadPath,
    storage,
    useCase: 'addSignaturePicture',
    largest: largestPicture,
    none: noSignatureSent,
    tooLarge: signatureTooLarge,
  };
  serveUpload(app, platform, upload, (context, file) => takePicture(context, storage, file));
  app.get<{ Params: { pictureId: string } }>(`${pictureUploadPath}/:pictureId`, { config: { useCase: 'readSignaturePicture' } }, async (request, reply) => {
    const actor = await settledOpener(platform, request);
    const picture = await findPicture(platform.world.db, actor.personId, idInPath(request.params.pictureId));
    if (!picture) throw notFound();
    return reply
      .header('content-type', 'image/png')
      .header('content-length', picture.size)
      .header('cache-control', 'private, no-store')
      .send(storage.read(picture.sha256));
  });
}
