import type { AnswerOf } from '@sarabun/contract/endpoint';
import type { getSystemHealth as endpoint } from '@sarabun/contract/jobs/system-health';
import type { ReadContext } from '../../platform/action';
import type { Health } from '../../platform/health/checks';

/** How the process that answers fares. The figures of its jobs and mails are those of all processes. */
export function getSystemHealth({ examine, version, startedAt, sockets, processes }: Health) {
  return async (_context: ReadContext): Promise<AnswerOf<typeof endpoint>> => ({
    checks: await examine(),
    version,
    startedAt,
    sockets: sockets(),
    processes: await processes(),
    memoryBytes: process.memoryUsage.rss(),
  });
}
