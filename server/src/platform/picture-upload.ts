import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ReadContext } from './action';
import type { Refusal } from './errors';
import { originOf, type Platform, readContext, uploader } from './http';

const megabyte = 1024 * 1024;

interface PictureUpload {
  path: string;
  /** The name in the log. */
  useCase: string;
  /** Bytes of the largest picture taken. */
  largest: number;
  /** What is refused where no picture came, and where it is too large. */
  none: () => Refusal;
  tooLarge: (megabytes: number) => Refusal;
}

/** Serves a form with one picture; `take` gets its bytes and answers what stands beside `status`. */
export function servePictureUpload(
  app: FastifyInstance,
  platform: Platform,
  { path, useCase, largest, none, tooLarge }: PictureUpload,
  take: (context: ReadContext, bytes: Buffer) => Promise<object>,
): void {
  app.register(async (scope) => {
    await scope.register(multipart, { limits: { files: 1, fields: 5, fileSize: largest } });
    scope.post(path, { config: { useCase }, bodyLimit: largest + megabyte }, async (request: FastifyRequest) => {
      const actor = await uploader(platform, request);
      const part = request.isMultipart() ? await request.file({ throwFileSizeLimit: false }) : undefined;
      if (!part) throw none();
      const bytes = await part.toBuffer();
      if (part.file.truncated) throw tooLarge(largest / megabyte);
      return { status: 'success', ...(await take(readContext(platform.world, actor, originOf(request)), bytes)) };
    });
  });
}
