import multipart from '@fastify/multipart';
import {
  largestPicture,
  signaturePictures as listEndpoint,
  pictureUploadPath,
  removeSignaturePicture as removeEndpoint,
} from '@sarabun/contract/signing/signature-pictures';
import type { FastifyInstance } from 'fastify';
import type { FileStorage } from '../../platform/files';
import { bearerOrCookie, originOf, type Platform, readContext, refuseUnsettled, serveAct, serveRead, uploader } from '../../platform/http';
import { notFound, notSignedIn } from '../../platform/refusals';
import { findPicture } from './picture-store';
import { noSignatureSent, signatureTooLarge } from './refusals';
import { removeSignaturePicture, signaturePictures, takePicture } from './signature-pictures';

const megabyte = 1024 * 1024;

/** The pictures with which a person signs: they come in as a form, and go out to nobody but their owner. */
export function signingRoutes(app: FastifyInstance, platform: Platform, storage: FileStorage): void {
  serveRead(app, platform, listEndpoint, signaturePictures);
  serveAct(app, platform, removeEndpoint, removeSignaturePicture);
  app.register(async (scope) => {
    await scope.register(multipart, { limits: { files: 1, fields: 5, fileSize: largestPicture } });
    scope.post(pictureUploadPath, { config: { useCase: 'addSignaturePicture' }, bodyLimit: largestPicture + megabyte }, async (request) => {
      const actor = await uploader(platform, request);
      const part = request.isMultipart() ? await request.file({ throwFileSizeLimit: false }) : undefined;
      if (!part) throw noSignatureSent();
      const bytes = await part.toBuffer();
      if (part.file.truncated) throw signatureTooLarge(largestPicture / megabyte);
      const item = await takePicture(readContext(platform.world, actor, originOf(request)), storage, bytes);
      return { status: 'success', item: { ...item, createdAt: item.createdAt.toISOString() } };
    });
  });
  app.get<{ Params: { pictureId: string } }>(`${pictureUploadPath}/:pictureId`, { config: { useCase: 'readSignaturePicture' } }, async (request, reply) => {
    const actor = await bearerOrCookie(platform, request);
    if (!actor) throw notSignedIn();
    refuseUnsettled(actor);
    request.personId = actor.personId;
    const pictureId = Number(request.params.pictureId);
    const picture = Number.isSafeInteger(pictureId) && pictureId <= 2 ** 31 - 1 ? await findPicture(platform.world.db, actor.personId, pictureId) : null;
    if (!picture) throw notFound();
    return reply
      .header('content-type', 'image/png')
      .header('content-length', picture.size)
      .header('cache-control', 'private, no-store')
      .send(storage.read(picture.sha256));
  });
}
