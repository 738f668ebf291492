import { type DestinationStream, pino } from 'pino';
import { currentRequest } from './request-id';

export type Log = Pick<pino.Logger, 'error' | 'warn' | 'info' | 'debug'>;

/**
 * A log with one JSON line per entry. It holds names of use cases, ids and times, never content, passwords or tokens. What a call logs, and what
 * its jobs log later, has the id of the request.
 */
export function makeLog(level: string, destination: DestinationStream = pino.destination(1)): pino.Logger {
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime, mixin: ofRequest }, destination);
}

function ofRequest(): object {
  const request = currentRequest();
  return request === null ? {} : { request };
}
