import type { Endpoint } from '@sarabun/contract/endpoint';
import type { FastifyInstance } from 'fastify';
import type * as z from 'zod/mini';
import type { ReadContext } from '../action';
import { type Platform, serveRead } from '../http';
import { readLong } from './contexts';

/** What of the request is recorded: days, ids and the format. Never a searched text, which could be the content of a letter. */
const recorded = ['from', 'to', 'unitId', 'action', 'format'] as const;

/**
 * Serves rows as a file, in turn among the other exports. Every export is recorded in the audit log under the name of its call, before the
 * file is sent.
 */
export function serveExport<In extends z.ZodMiniType, Out extends z.ZodMiniType>(
  app: FastifyInstance,
  platform: Platform,
  endpoint: Endpoint<In, Out>,
  useCase: (context: ReadContext, input: z.output<In>) => Promise<z.output<Out>>,
): void {
  serveRead(app, platform, endpoint, async (context, input, { gone }) => {
    const file = await readLong(platform.world, context, { kind: 'export', gone }, (reading) => useCase(reading, input));
    const asked = (input ?? {}) as Record<string, unknown>;
    const given = recorded.filter((key) => typeof asked[key] === 'string' || typeof asked[key] === 'number');
    const { documentId } = asked;
    await context.act(endpoint.name, async ({ audit }) =>
      audit({
        ...(typeof documentId === 'number' && { documentId }),
        detail: Object.fromEntries(given.map((key) => [key, asked[key]])),
      }),
    );
    return file;
  });
}
