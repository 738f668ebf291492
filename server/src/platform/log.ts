import { type DestinationStream, pino } from 'pino';
import { currentRequest } from './request-id';
import { currentSpan } from './tracing/tracing';

export type Log = Pick<pino.Logger, 'error' | 'warn' | 'info' | 'debug'>;

/**
 * A log with one JSON line per entry. It holds names of use cases, ids and times, never content, passwords or tokens. What a call logs, and what
 * its jobs log later, has the id of the request, and of its trace where there is one.
 */
export function makeLog(level: string, destination: DestinationStream = pino.destination(1)): pino.Logger {
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime, mixin: ofRequest }, destination);
}

function ofRequest(): object {
  const request = currentRequest();
  const trace = currentSpan()?.traceId;
  return { ...(request !== null && { request }), ...(trace && { trace }) };
}
