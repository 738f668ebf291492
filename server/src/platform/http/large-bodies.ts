import type { Endpoint } from '@sarabun/contract/endpoint';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { busy } from '../refusals';

/** Bytes of large bodies that may be in memory at once. They are read whole and held until answered. */
const maxBytes = 96 * 1024 * 1024;
let bytes = 0;

/** Reserves memory for a large body before it is read, or answers busy. Only callers who may make the call get a reservation. */
function roomForBody(largest: number, admit: (request: FastifyRequest) => Promise<unknown>) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    await admit(request);
    const size = Math.min(Number(request.headers['content-length'] ?? largest), largest);
    if (!(bytes + size <= maxBytes)) throw busy();
    bytes += size;
    reply.raw.once('close', () => {
      bytes -= size;
    });
  };
}

/** Largest body read from an unknown caller. Parsing a larger one costs time, so its sender must be known first. */
const maxAnonymousBytes = 64 * 1024;
const mayBeLarger = ({ headers }: FastifyRequest) => headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > maxAnonymousBytes;

/** How much of a call's body is read, and from whom. */
export function bodyRules({ maxBodyBytes, access }: Pick<Endpoint, 'maxBodyBytes' | 'access'>, admit: (request: FastifyRequest) => Promise<unknown>) {
  if (maxBodyBytes !== undefined) return { bodyLimit: maxBodyBytes, onRequest: roomForBody(maxBodyBytes, admit) };
  if (access === 'anyone') return { bodyLimit: maxAnonymousBytes };
  return {
    onRequest: async (request: FastifyRequest): Promise<void> => {
      if (mayBeLarger(request)) await admit(request);
    },
  };
}
