import { pino } from 'pino';

export type Log = Pick<pino.Logger, 'error' | 'warn' | 'info' | 'debug'>;

/** A log with one JSON line per entry. It holds names of use cases, ids and times, never content, passwords or tokens. */
export function makeLog(level: string): pino.Logger {
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime });
}
