import multipart, { type Multipart } from '@fastify/multipart';
import { topSecret } from '@sarabun/contract/documents/document-kind';
import { uploadPath } from '@sarabun/contract/documents/register-incoming';
import type { FastifyInstance } from 'fastify';
import type { ReadContext } from '../../../platform/action';
import { cleanFileName, withExtension } from '../../../platform/file-name';
import type { FileStorage } from '../../../platform/files';
import { actPrepared, keyOf, originOf, type Platform } from '../../../platform/http';
import { readContext } from '../../../platform/http/contexts';
import { filePartOf } from '../../../platform/http/file-part';
import { fileHead } from '../../../platform/http/file-replies';
import { settledOpener, uploader } from '../../../platform/http/who-asks';
import { idInPath } from '../../../platform/input';
import { fileGone, notFound } from '../../../platform/refusals';
import { refuseInfected } from '../../../platform/services/virus-scanner';
import { noFileSent, topSecretRefused } from '../letter/refusals';
import { findDocumentFile, findUpload } from './document-entry-store';
import { takeIn, takeUpload } from './upload-file';

const isUploadId = (text: string) => /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);

/** Whether a form declares, before its file, that the file is ลับที่สุด: nothing of it is stored then, not even briefly. */
function isTopSecret(field: Multipart | Multipart[] | undefined): boolean {
  const said = Array.isArray(field) ? field[0] : field;
  return said?.type === 'field' && Number(said.value) >= topSecret;
}

/** A file of a secret letter that leaves the system is a copy, which the control register shows (secrecy regulation B.E. 2544). */
const noteTaking = (context: ReadContext, documentId: number, fileId: number) =>
  context.act('takeSecretFile', async ({ audit }) => audit({ documentId, detail: { fileId } }));

/** Upload as a multipart form, download as bytes. */
export function fileRoutes(app: FastifyInstance, platform: Platform, files: { storage: FileStorage; limit: number; limitNow: () => Promise<number> }): void {
  app.register(async (scope) => {
    await scope.register(multipart, { limits: { files: 1, fields: 5, fileSize: files.limit + 1 } });
    scope.post(uploadPath, { config: { useCase: 'uploadFile' }, bodyLimit: files.limit + 1024 * 1024 }, async (request) => {
      const actor = await uploader(platform, request);
      const part = await filePartOf(request);
      if (!part) throw noFileSent();
      if (isTopSecret(part.fields.secrecy)) {
        part.file.resume();
        throw topSecretRefused();
      }
      const reads = part.fields.read !== undefined;
      const sentAs = cleanFileName(part.filename, 'file');
      const name = withExtension(sentAs, 'pdf');
      const intake = await takeIn(part.file, sentAs, { storage: files.storage, limit: Math.min(files.limit, await files.limitNow()) });
      try {
        const keyed = keyOf(platform, request, actor, { call: 'uploadFile', sent: [name, intake.sha256.toString('hex')] });
        const origin = originOf(request);
        await refuseInfected(platform, { actor, origin }, intake.path, sentAs);
        const by = { actor, origin, keyed, encode: (answer: unknown) => answer as object };
        return { status: 'success', ...(await actPrepared(platform, by, 'uploadFile', (context) => takeUpload(context, intake, { name, sentAs, reads }))) };
      } finally {
        await intake.discard();
      }
    });
  });

  app.get<{ Params: { uploadId: string } }>('/api/sarabun/waiting-file/:uploadId', { config: { useCase: 'readFile' } }, async (request, reply) => {
    const actor = await settledOpener(platform, request);
    const { uploadId } = request.params;
    const file = isUploadId(uploadId) ? await findUpload(platform.world.db, uploadId, actor.personId) : null;
    if (!file) throw notFound();
    return reply.headers(fileHead({ ...file, cache: 'no-store' })).send(files.storage.read(file.sha256));
  });

  app.get<{ Params: { documentId: string; fileId: string } }>(
    '/api/sarabun/document-file/:documentId/:fileId',
    { config: { useCase: 'readFile' } },
    async (request, reply) => {
      const actor = await settledOpener(platform, request);
      const [documentId, fileId] = [idInPath(request.params.documentId), idInPath(request.params.fileId)];
      const file = await findDocumentFile(platform.world.db, {
        documentId,
        fileId,
        deskIds: actor.seats.map((seat) => seat.deskId),
        clearance: actor.clearance,
        personId: actor.personId,
        now: platform.world.clock(),
      });
      if (!file) throw notFound();
      if (!(await files.storage.has(file.sha256))) {
        platform.log.error({ documentId, fileId }, 'a file of a letter is gone from the disk; restore it from a backup');
        throw fileGone();
      }
      if (file.secrecy > 1) await noteTaking(readContext(platform.world, actor, originOf(request)), documentId, fileId);
      return reply
        .headers(fileHead({ ...file, cache: file.secrecy > 1 ? 'no-store' : 'private, max-age=3600' }))
        .header('etag', `"${file.sha256.toString('hex')}"`)
        .send(files.storage.read(file.sha256));
    },
  );
}
