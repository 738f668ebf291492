import type { FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import { compileInput, queryOf } from '../input';
import type { sheetOf } from '../media/sheet-writer';

export function readQuery<S extends z.ZodMiniType>(schema: S, request: FastifyRequest): z.output<S> {
  return compileInput(schema)(queryOf(request));
}

interface SentFile {
  name: string;
  mediaType: string;
  /** In bytes, when known. */
  size?: number;
  /** `inline` (the default) lets the browser show the file; `attachment` always saves it. */
  how?: 'inline' | 'attachment';
  /** The cache-control header; no-store by default. */
  cache?: string;
}

export const fileHead = ({ name, mediaType, size, how = 'inline', cache = 'no-store' }: SentFile) => ({
  'content-type': mediaType,
  ...(size !== undefined && { 'content-length': size }),
  'content-disposition': `${how}; filename*=UTF-8''${encodeURIComponent(name)}`,
  'cache-control': cache,
});

export function sendSheet(reply: FastifyReply, { name, mediaType, content }: Awaited<ReturnType<typeof sheetOf>>) {
  return reply.headers(fileHead({ name, mediaType, how: 'attachment' })).send(Buffer.from(content, 'base64'));
}

export function sendPdf(reply: FastifyReply, pdf: Uint8Array, title: string) {
  return reply.headers(fileHead({ name: `${title}.pdf`, mediaType: 'application/pdf' })).send(Buffer.from(pdf));
}
