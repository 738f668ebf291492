import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ReadContext } from './action';
import type { Refusal } from './errors';
import { cleanFileName } from './file-name';
import { originOf, type Platform, readContext, uploader } from './http';

const megabyte = 1024 * 1024;

/** What stands behind the `?` of the address. */
type Query = Record<string, string | undefined>;

interface Upload {
  path: string;
  /** The name in the log. */
  useCase: string;
  /** Bytes of the largest file taken. */
  largest: number;
  /** Refuses who may not send one, before it is read. */
  admit?: (context: ReadContext, query: Query) => Promise<void>;
  /** What is refused where no file came, and where it is too large. */
  none: () => Refusal;
  tooLarge: (megabytes: number, name: string) => Refusal;
}

/** Serves a form with one small file, read whole; `take` gets it and answers what stands beside `status`. */
export function serveUpload(
  app: FastifyInstance,
  platform: Platform,
  { path, useCase, largest, admit, none, tooLarge }: Upload,
  take: (context: ReadContext, file: { bytes: Buffer; name: string }, query: Query) => Promise<object>,
): void {
  app.register(async (scope) => {
    await scope.register(multipart, { limits: { files: 1, fields: 5, fileSize: largest } });
    scope.post(path, { config: { useCase }, bodyLimit: largest + megabyte }, async (request: FastifyRequest) => {
      const context = readContext(platform.world, await uploader(platform, request), originOf(request));
      const query = request.query as Query;
      await admit?.(context, query);
      const part = request.isMultipart() ? await request.file({ throwFileSizeLimit: false }) : undefined;
      if (!part) throw none();
      const bytes = await part.toBuffer();
      const name = cleanFileName(part.filename, 'file');
      if (part.file.truncated) throw tooLarge(largest / megabyte, name);
      return { status: 'success', ...(await take(context, { bytes, name }, query)) };
    });
  });
}
