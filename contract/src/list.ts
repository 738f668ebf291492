import * as z from 'zod/mini';

/** What every server-side list is asked: text filters contain, codes and ids equal (contract for all lists). */
export const listRequest = z.object({
  /** Looked for in the columns that the list names. */
  search: z._default(z.string().check(z.trim(), z.maxLength(200)), ''),
  page: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(1_000_000)), 1),
  pageSize: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(100)), 10),
  sort: z.optional(z.string().check(z.maxLength(60))),
  order: z._default(z.enum(['asc', 'desc']), 'asc'),
  filter: z._default(z.record(z.string(), z.string().check(z.maxLength(200))), {}),
});
export type ListRequest = z.output<typeof listRequest>;

/** What every server-side list answers. `total` counts all rows that match, not only this page. */
export function listResponse<Row extends z.ZodMiniType>(row: Row) {
  return z.object({ data: z.array(row), total: z.number(), page: z.number(), pageSize: z.number() });
}
