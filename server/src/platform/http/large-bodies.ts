import type { FastifyReply, FastifyRequest } from 'fastify';
import { busy } from '../refusals';

/** Bytes of large bodies that may be in memory at once. They are read whole, and held until they are answered. */
const mostBytes = 96 * 1024 * 1024;
let bytes = 0;

/** Makes room for the body of a call that takes a large one, before it is read; busy where there is none. Only who may try the call gets any. */
export function roomForBody(largest: number, admit: (request: FastifyRequest) => Promise<unknown>) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    await admit(request);
    const size = Math.min(Number(request.headers['content-length'] ?? largest), largest);
    if (!(bytes + size <= mostBytes)) throw busy();
    bytes += size;
    reply.raw.once('close', () => {
      bytes -= size;
    });
  };
}
