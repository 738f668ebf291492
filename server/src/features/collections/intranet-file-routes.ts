import { intranetUploadPath, maxIntranetFileBytes } from '@sarabun/contract/collections/intranet';
import type { FastifyInstance } from 'fastify';
import type { ReadContext } from '../../platform/action';
import type { FileStorage } from '../../platform/files';
import type { Platform } from '../../platform/http';
import { fileHead } from '../../platform/http/file-replies';
import { settledOpener } from '../../platform/http/who-asks';
import { idInPath } from '../../platform/input';
import { forbidden, notFound } from '../../platform/refusals';
import { serveUpload } from '../../platform/upload';
import { takeIntranetFile } from './intranet-files';
import { findGroups, findIntranetFile } from './intranet-store';
import { fileTooLarge, noFileSent } from './refusals';

export function intranetFileRoutes(app: FastifyInstance, platform: Platform, storage: FileStorage): void {
  const upload = {
    path: intranetUploadPath,
    storage,
    useCase: 'uploadIntranetFile',
    largest: maxIntranetFileBytes,
    admit: async ({ db, actor, now }: ReadContext) => {
      if ((await findGroups(db, { personId: actor.personId, now })).length === 0) throw forbidden();
    },
    none: noFileSent,
    tooLarge: fileTooLarge,
  };
  serveUpload(app, platform, upload, (context, file) => takeIntranetFile(context, storage, file));

  app.get<{ Params: { fileId: string } }>('/api/sarabun/intranet-file/:fileId', { config: { useCase: 'readIntranetFile' } }, async (request, reply) => {
    const actor = await settledOpener(platform, request);
    const fileId = idInPath(request.params.fileId);
    const file = await findIntranetFile(platform.world.db, fileId, { personId: actor.personId, now: platform.world.clock() });
    if (!file) throw notFound();
    return reply.headers(fileHead({ ...file, cache: 'private, no-cache' })).send(storage.read(file.sha256));
  });
}
