import { createHash } from 'node:crypto';
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Prepared, ReadContext } from './action';
import type { Refusal } from './errors';
import { cleanFileName } from './file-name';
import { actPrepared, keyOf, originOf, type Platform, readContext, uploader } from './http';

const megabyte = 1024 * 1024;

/** What stands behind the `?` of the address. */
type Query = Record<string, string | undefined>;

interface Upload {
  path: string;
  /** The name in the log. */
  useCase: string;
  /** The name in the audit, where it is another. */
  action?: string;
  /** Bytes of the largest file taken. */
  largest: number;
  /** Refuses who may not send one, before it is read. */
  admit?: (context: ReadContext, query: Query) => Promise<void>;
  /** What is refused where no file came, and where it is too large. */
  none: () => Refusal;
  tooLarge: (megabytes: number, name: string) => Refusal;
}

/** Serves a form with one small file, read whole; `take` looks into it and answers the act that keeps it. With a key it is kept once. */
export function serveUpload(
  app: FastifyInstance,
  platform: Platform,
  { path, useCase, action = useCase, largest, admit, none, tooLarge }: Upload,
  take: (context: ReadContext, file: { bytes: Buffer; name: string }, query: Query) => Promise<Prepared<object>>,
): void {
  app.register(async (scope) => {
    await scope.register(multipart, { limits: { files: 1, fields: 5, fileSize: largest } });
    scope.post(path, { config: { useCase }, bodyLimit: largest + megabyte }, async (request: FastifyRequest) => {
      const [actor, origin] = [await uploader(platform, request), originOf(request)];
      const query = request.query as Query;
      await admit?.(readContext(platform.world, actor, origin), query);
      const part = request.isMultipart() ? await request.file({ throwFileSizeLimit: false }) : undefined;
      if (!part) throw none();
      const bytes = await part.toBuffer();
      const name = cleanFileName(part.filename, 'file');
      if (part.file.truncated) throw tooLarge(largest / megabyte, name);
      const keyed = keyOf(platform, request, actor, { call: useCase, sent: [path, query, name, createHash('sha256').update(bytes).digest('hex')] });
      const by = { actor, origin, keyed, encode: (answer: unknown) => answer as object };
      return { status: 'success', ...(await actPrepared(platform, by, action, (context) => take(context, { bytes, name }, query))) };
    });
  });
}
