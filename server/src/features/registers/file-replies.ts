import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { wordFaults } from '../../platform/faults';
import { fieldsInvalid } from '../../platform/refusals';
import type { sheetOf } from '../../platform/spreadsheet';

/** What an address asks for; refuses with the faults of its fields. */
export function readQuery<S extends z.ZodMiniType>(schema: S, request: FastifyRequest): z.output<S> {
  const parsed = z.safeParse(schema, request.query);
  if (!parsed.success) throw fieldsInvalid(wordFaults(parsed.error.issues));
  return parsed.data;
}

const send = (reply: FastifyReply, content: Buffer, mediaType: string, disposition: string) =>
  reply.header('content-type', mediaType).header('content-disposition', disposition).header('cache-control', 'no-store').send(content);

/** Sends a spreadsheet to be kept. */
export function sendSheet(reply: FastifyReply, sheet: Awaited<ReturnType<typeof sheetOf>>) {
  return send(reply, Buffer.from(sheet.content, 'base64'), sheet.mediaType, `attachment; filename*=UTF-8''${encodeURIComponent(sheet.name)}`);
}

/** Sends a PDF to be looked at and printed. */
export function sendPdf(reply: FastifyReply, pdf: Uint8Array, title: string) {
  return send(reply, Buffer.from(pdf), 'application/pdf', `inline; filename*=UTF-8''${encodeURIComponent(`${title}.pdf`)}`);
}
