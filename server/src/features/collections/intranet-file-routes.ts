import multipart from '@fastify/multipart';
import { intranetUploadPath, largestIntranetFile } from '@sarabun/contract/collections/intranet';
import type { FastifyInstance } from 'fastify';
import { cleanFileName } from '../../platform/file-name';
import type { FileStorage } from '../../platform/files';
import { bearerOrCookie, originOf, type Platform, readContext, refuseUnsettled, uploader } from '../../platform/http';
import { forbidden, notFound, notSignedIn } from '../../platform/refusals';
import { takeIntranetFile } from './intranet-files';
import { findGroups, findIntranetFile } from './intranet-store';
import { fileTooLarge, noFileSent } from './refusals';

const megabyte = 1024 * 1024;

/** PDFs and pictures of items come in as a multipart form and go out as bytes. */
export function intranetFileRoutes(app: FastifyInstance, platform: Platform, storage: FileStorage): void {
  app.register(async (scope) => {
    await scope.register(multipart, { limits: { files: 1, fields: 5, fileSize: largestIntranetFile } });
    scope.post(intranetUploadPath, { config: { useCase: 'uploadIntranetFile' }, bodyLimit: largestIntranetFile + megabyte }, async (request) => {
      const actor = await uploader(platform, request);
      const context = readContext(platform.world, actor, originOf(request));
      if ((await findGroups(context.db, { personId: actor.personId, now: context.now })).length === 0) throw forbidden();
      const part = request.isMultipart() ? await request.file({ throwFileSizeLimit: false }) : undefined;
      if (!part) throw noFileSent();
      const bytes = await part.toBuffer();
      const name = cleanFileName(part.filename, 'file');
      if (part.file.truncated) throw fileTooLarge(name, largestIntranetFile / megabyte);
      return { status: 'success', item: await takeIntranetFile(context, storage, bytes, name) };
    });
  });

  app.get<{ Params: { fileId: string } }>('/api/sarabun/intranet-file/:fileId', { config: { useCase: 'readIntranetFile' } }, async (request, reply) => {
    const actor = await bearerOrCookie(platform, request);
    if (!actor) throw notSignedIn();
    refuseUnsettled(actor);
    request.personId = actor.personId;
    const fileId = Number(request.params.fileId);
    if (!Number.isSafeInteger(fileId)) throw notFound();
    const file = await findIntranetFile(platform.world.db, fileId, { personId: actor.personId, now: platform.world.clock() });
    if (!file) throw notFound();
    return reply
      .header('content-type', file.mediaType)
      .header('content-length', file.size)
      .header('content-disposition', `inline; filename*=UTF-8''${encodeURIComponent(file.name)}`)
      .header('cache-control', 'private, no-cache')
      .send(storage.read(file.sha256));
  });
}
