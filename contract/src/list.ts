import * as z from 'zod/mini';
import { whole } from './wire';

/** The query of every server-side list: text filters match by containment, codes and ids by equality. */
export const listRequest = z.object({
  /** Searched in the columns that the list defines. */
  search: z._default(z.string().check(z.trim(), z.maxLength(200)), ''),
  page: z._default(whole(1, 1_000_000), 1),
  pageSize: z._default(whole(1, 100), 10),
});

/** The columns by which a list may be sorted. Any other column, as in an old link, leaves the default order. */
export const sortedBy = (columns: readonly string[]) => ({
  sort: z.catch(z.optional(z.enum(columns as [string, ...string[]])), undefined),
  order: z._default(z.enum(['asc', 'desc']), 'asc'),
});

/** The answer of every server-side list. `total` counts all matching rows, not only this page. */
export function listResponse<Row extends z.ZodMiniType>(row: Row) {
  return z.object({ data: z.array(row), total: z.number(), page: z.number(), pageSize: z.number() });
}
