import { followKinds, followSides, pendencySorts } from '@sarabun/contract/follow-up/choices';
import * as z from 'zod/mini';

const optional = <S extends z.ZodMiniType>(schema: S) => z.catch(z.optional(schema), undefined as never);
const positive = z.coerce.number().check(z.int(), z.gte(1));

const followUpSearch = z.object({
  kind: optional(z.enum(followKinds)),
  side: optional(z.enum(followSides)),
  only: optional(z.enum(['overdue'])),
  page: optional(positive),
});
/** The state of the follow-up page, completely in the address. */
export type FollowUpSearch = { [Key in keyof z.output<typeof followUpSearch>]?: z.output<typeof followUpSearch>[Key] };

const pendencySearch = z.object({
  unit: optional(positive),
  sort: optional(z.enum(pendencySorts)),
  /** What arrived within this many days. */
  days: optional(z.pipe(z.coerce.number(), z.literal([7, 30, 90]))),
  page: optional(positive),
  /** The line whose letters are shown. */
  line: optional(z.string().check(z.regex(/^(unit|person|desk):\d+$/))),
  only: optional(z.enum(['overdue'])),
});
/** The state of the report, completely in the address. */
export type PendencySearch = { [Key in keyof z.output<typeof pendencySearch>]?: z.output<typeof pendencySearch>[Key] };

const given = <T extends object>(read: T) => Object.fromEntries(Object.entries(read).filter(([, value]) => value !== undefined));

/** Reads the state of the follow-up page from an address; invalid parts are ignored. */
export function readFollowUpSearch(search: Record<string, unknown>): FollowUpSearch {
  return given(z.parse(followUpSearch, search)) as FollowUpSearch;
}

/** Reads the state of the report from an address. */
export function readPendencySearch(search: Record<string, unknown>): PendencySearch {
  return given(z.parse(pendencySearch, search)) as PendencySearch;
}
