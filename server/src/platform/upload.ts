import multipart, { type MultipartFile } from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { nobody, type Prepared, type ReadContext } from './action';
import type { Refusal } from './errors';
import { cleanFileName } from './file-name';
import { type FileStorage, type Intake, TooLarge } from './files';
import { actPrepared, keyOf, originOf, type Platform } from './http';
import { readContext } from './http/contexts';
import { filePartOf } from './http/file-part';
import { uploader } from './http/who-asks';
import { refuseInfected } from './services/virus-scanner';

const megabyte = 1024 * 1024;

/** The query of the address. */
type Query = Record<string, string | undefined>;

interface Upload {
  path: string;
  storage: FileStorage;
  useCase: string;
  /** The name in the audit log, if different. */
  action?: string;
  /** The largest accepted file, in bytes. */
  largest: number;
  /** Refuses people who may not upload, before the file is read. */
  admit?: (context: ReadContext, query: Query) => Promise<void>;
  /** The refusals for a missing and for a too large file. */
  none: () => Refusal;
  tooLarge: (megabytes: number, name: string) => Refusal;
}

/** An uploaded file. It stays on disk until it is inspected, so waiting files take no memory. */
export interface SentFile {
  intake: Intake;
  name: string;
}

/** Serves a form with one file; `take` inspects it and returns the act that keeps it. With a key it is kept once. */
export function serveUpload(
  app: FastifyInstance,
  platform: Platform,
  { path, storage, useCase, action = useCase, largest, admit, none, tooLarge }: Upload,
  take: (context: ReadContext, file: SentFile, query: Query) => Promise<Prepared<object>>,
): void {
  app.register(async (scope) => {
    await scope.register(multipart, { limits: { files: 1, fields: 5, fileSize: largest + 1 } });
    scope.post(path, { config: { useCase }, bodyLimit: largest + megabyte }, async (request: FastifyRequest) => {
      const [actor, origin] = [await uploader(platform, request), originOf(request)];
      const query = request.query as Query;
      await admit?.(readContext(platform.world, actor, origin), query);
      const part = await filePartOf(request);
      if (!part) throw none();
      const name = cleanFileName(part.filename, 'file');
      const intake = await storage.take(part.file, largest).catch((error) => {
        throw error instanceof TooLarge ? tooLarge(largest / megabyte, name) : error;
      });
      try {
        const keyed = keyOf(platform, request, actor, { call: useCase, sent: [path, query, name, intake.sha256.toString('hex')] });
        await refuseInfected(platform, { actor, origin }, intake.path, name);
        const by = { actor, origin, keyed, encode: (answer: unknown) => answer as object };
        return { status: 'success', ...(await actPrepared(platform, by, action, (context) => take(context, { intake, name }, query))) };
      } finally {
        await intake.discard();
      }
    });
  });
}

interface Inspection {
  path: string;
  storage: FileStorage;
  useCase: string;
  largest: number;
  none: () => Refusal;
  tooLarge: (megabytes: number, name: string) => Refusal;
}

/**
 * Serves a form with one file that anyone may send and nothing keeps. `admit` gets the fields sent before the file, and refuses before the file is
 * read; it returns what looks into the file.
 */
export function serveInspection(
  app: FastifyInstance,
  platform: Platform,
  { path, storage, useCase, largest, none, tooLarge }: Inspection,
  admit: (context: ReadContext, fields: Query) => Promise<(intake: Intake) => Promise<object>>,
): void {
  app.register(async (scope) => {
    await scope.register(multipart, { limits: { files: 1, fields: 5, fieldSize: 1000, fileSize: largest + 1 } });
    scope.post(path, { config: { useCase }, bodyLimit: largest + megabyte }, async (request: FastifyRequest) => {
      const by = { actor: nobody, origin: originOf(request) };
      const part = await filePartOf(request);
      if (!part) throw none();
      const name = cleanFileName(part.filename, 'file');
      const inspect = await admit(readContext(platform.world, by.actor, by.origin), textFieldsOf(part));
      const intake = await storage.take(part.file, largest).catch((error) => {
        throw error instanceof TooLarge ? tooLarge(largest / megabyte, name) : error;
      });
      try {
        await refuseInfected(platform, by, intake.path, name);
        return { status: 'success', ...(await inspect(intake)) };
      } finally {
        await intake.discard();
      }
    });
  });
}

function textFieldsOf({ fields }: MultipartFile): Query {
  const texts: Query = {};
  for (const [name, field] of Object.entries(fields)) if (field && 'value' in field && typeof field.value === 'string') texts[name] = field.value;
  return texts;
}
