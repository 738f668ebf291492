import * as z from 'zod/mini';
import { whole } from './wire';

/** What every server-side list is asked: text filters contain, codes and ids equal (contract for all lists). */
export const listRequest = z.object({
  /** Looked for in the columns that the list names. */
  search: z._default(z.string().check(z.trim(), z.maxLength(200)), ''),
  page: z._default(whole(1, 1_000_000), 1),
  pageSize: z._default(whole(1, 100), 10),
});

/** By which of its columns a list may be sorted. Any other, as an old link may name, leaves the list in its own order. */
export const sortedBy = (columns: readonly string[]) => ({
  sort: z.catch(z.optional(z.enum(columns as [string, ...string[]])), undefined),
  order: z._default(z.enum(['asc', 'desc']), 'asc'),
});

/** What every server-side list answers. `total` counts all rows that match, not only this page. */
export function listResponse<Row extends z.ZodMiniType>(row: Row) {
  return z.object({ data: z.array(row), total: z.number(), page: z.number(), pageSize: z.number() });
}
