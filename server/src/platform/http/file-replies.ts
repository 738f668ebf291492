import type { FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import { compileInput, queryOf } from '../input';
import type { sheetOf } from '../media/spreadsheet';

/** What an address asks for; refuses with the faults of its fields. */
export function readQuery<S extends z.ZodMiniType>(schema: S, request: FastifyRequest): z.output<S> {
  return compileInput(schema)(queryOf(request));
}

interface SentFile {
  name: string;
  mediaType: string;
  /** In bytes, where they are not at hand. */
  size?: number;
  /** `inline`, the usual, lets the browser show it; `attachment` only ever saves it. */
  how?: 'inline' | 'attachment';
  /** How long a browser may keep it; not at all where nothing is said. */
  cache?: string;
}

/** The head of a reply that carries a file. */
export const fileHead = ({ name, mediaType, size, how = 'inline', cache = 'no-store' }: SentFile) => ({
  'content-type': mediaType,
  ...(size !== undefined && { 'content-length': size }),
  'content-disposition': `${how}; filename*=UTF-8''${encodeURIComponent(name)}`,
  'cache-control': cache,
});

/** Sends a spreadsheet to be kept. */
export function sendSheet(reply: FastifyReply, { name, mediaType, content }: Awaited<ReturnType<typeof sheetOf>>) {
  return reply.headers(fileHead({ name, mediaType, how: 'attachment' })).send(Buffer.from(content, 'base64'));
}

/** Sends a PDF to be looked at and printed. */
export function sendPdf(reply: FastifyReply, pdf: Uint8Array, title: string) {
  return reply.headers(fileHead({ name: `${title}.pdf`, mediaType: 'application/pdf' })).send(Buffer.from(pdf));
}
