import { Readable } from 'node:stream';
import multipart from '@fastify/multipart';
import { type AttachedFile, intranetUploadPath, largestIntranetFile } from '@sarabun/contract/collections/intranet';
import type { FastifyInstance } from 'fastify';
import type { ReadContext } from '../../platform/action';
import { cleanFileName } from '../../platform/file-name';
import type { FileStorage } from '../../platform/files';
import { bearerOrCookie, originOf, type Platform, readContext, refuseUnsettled, uploader } from '../../platform/http';
import { BadPdf, inspectPdf } from '../../platform/pdf';
import { BadPicture, smallPicture } from '../../platform/picture';
import { forbidden, notFound, notSignedIn } from '../../platform/refusals';
import { insertFile } from './edit-store';
import { findGroups, findIntranetFile } from './intranet-store';
import { fileTooLarge, neitherPdfNorPicture, noFileSent } from './refusals';

const megabyte = 1024 * 1024;
/** Longest side of a kept picture in pixels. */
const side = 1600;
const mediaTypes = { pdf: 'application/pdf', picture: 'image/webp' } as const;

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

/** Takes a file in: a PDF byte for byte, a picture written anew and no larger than a screen. Anything else is refused by its name. */
export async function takeIntranetFile(context: ReadContext, storage: FileStorage, bytes: Buffer, name: string): Promise<AttachedFile> {
  const isPdf = bytes.subarray(0, 5).toString('latin1') === '%PDF-';
  const kept = isPdf
    ? bytes
    : await smallPicture(bytes, side).then(
        (picture) => picture.bytes,
        (error) => {
          throw error instanceof BadPicture ? neitherPdfNorPicture(name) : error;
        },
      );
  const intake = await storage.take(Readable.from([kept]), largestIntranetFile);
  try {
    if (isPdf) await inspectPdf(intake.path);
  } catch (error) {
    await intake.discard();
    throw error instanceof BadPdf ? neitherPdfNorPicture(name) : error;
  }
  await intake.keep();
  const file = { name, mediaType: isPdf ? mediaTypes.pdf : mediaTypes.picture, sha256: intake.sha256, size: intake.size };
  const fileId = await context.act('uploadIntranetFile', async ({ db, actor, now, audit }) => {
    audit({ detail: { size: file.size } });
    return insertFile(db, file, { personId: actor.personId, now });
  });
  return { fileId, name, mediaType: file.mediaType, size: file.size };
}
