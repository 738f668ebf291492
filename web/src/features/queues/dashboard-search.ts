import { queueCodes } from '@sarabun/contract/queues/queue-codes';
import type { QueueColumn } from '@sarabun/contract/queues/todo-lists';
import * as z from 'zod/mini';

export const sortableColumns = ['typeName', 'speedName', 'number', 'subject', 'organisation', 'commandText'] as const satisfies readonly QueueColumn[];

/** Filters of a queue that are always offered. */
export const narrowings = ['urgent', 'overdue', 'withFile', 'toPerson'] as const;

const optional = <S extends z.ZodMiniType>(schema: S) => z.catch(z.optional(schema), undefined as never);
/** A router parses `?search=69` as a number. */
const words = z.pipe(
  z.transform((value: unknown) => (typeof value === 'number' ? String(value) : value)),
  z.string().check(z.maxLength(200)),
);
const positive = z.coerce.number().check(z.int(), z.gte(1));

const dashboardSearch = z.object({
  /** The search in all queues. */
  find: optional(words),
  /** Only work of this desk. */
  desk: optional(positive),
  queue: optional(z.enum(queueCodes)),
  page: optional(positive),
  sort: optional(z.enum(sortableColumns)),
  order: optional(z.enum(['asc', 'desc'])),
  only: optional(z.enum([...narrowings, 'sentBack'])),
  /** Overdue first, instead of work order. */
  first: optional(z.enum(['due'])),
  /** The search in the open queue. */
  search: optional(words),
  /** The open letter, and the leg through which it is seen. */
  document: optional(positive),
  leg: optional(positive),
  /** What the person did today is open. */
  did: optional(z.literal('today')),
  /** Signed codes of a link from a mail or a notification. */
  t: optional(words),
  d: optional(words),
});

/** The state of the dashboard, completely in the address. */
export type DashboardSearch = { [Key in keyof z.output<typeof dashboardSearch>]?: z.output<typeof dashboardSearch>[Key] };

/** Reads the state of the dashboard from an address; invalid parts are ignored. */
export function readDashboardSearch(search: Record<string, unknown>): DashboardSearch {
  const read = z.parse(dashboardSearch, search);
  return Object.fromEntries(Object.entries(read).filter(([, value]) => value !== undefined)) as DashboardSearch;
}

/** Reads the part of the state that the portal shares: a link to a letter, and the open letter. */
export function readLinkSearch({ t, d, document, leg }: Record<string, unknown>): Pick<DashboardSearch, 't' | 'd' | 'document' | 'leg'> {
  return readDashboardSearch({ t, d, document, leg });
}
