import type { Endpoint } from '@sarabun/contract/endpoint';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { busy } from '../refusals';

/** Bytes of large bodies that may be in memory at once. They are read whole and held until answered. */
const mostBytes = 96 * 1024 * 1024;
let bytes = 0;

/** Reserves memory for a large body before it is read, or answers busy. Only callers who may make the call get a reservation. */
function roomForBody(largest: number, admit: (request: FastifyRequest) => Promise<unknown>) {
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

/** Largest body read from an unknown caller. Parsing a larger one costs time, so its sender must be known first. */
const largestOfAnybody = 64 * 1024;
const mayBeLarger = ({ headers }: FastifyRequest) => headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > largestOfAnybody;

/** How much of a call's body is read, and from whom. */
export function bodyRules({ largestBody, access }: Pick<Endpoint, 'largestBody' | 'access'>, admit: (request: FastifyRequest) => Promise<unknown>) {
  if (largestBody !== undefined) return { bodyLimit: largestBody, onRequest: roomForBody(largestBody, admit) };
  if (access === 'anyone') return { bodyLimit: largestOfAnybody };
  return {
    onRequest: async (request: FastifyRequest): Promise<void> => {
      if (mayBeLarger(request)) await admit(request);
    },
  };
}
