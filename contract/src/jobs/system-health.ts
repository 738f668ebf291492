import * as z from 'zod/mini';
import { endpoint } from '../endpoint';
import { moment } from '../wire';

/** What is examined, in the order of the page. */
export const checkNames = ['database', 'disk', 'jobs', 'mail', 'channels', 'webhooks', 'letterCodes', 'backup'] as const;
export type CheckName = (typeof checkNames)[number];

/** `warning` wants the attention of an administrator; with `failing`, the process cannot do its work. */
export const checkStates = ['ok', 'warning', 'failing'] as const;
export type CheckState = (typeof checkStates)[number];

const check = z.object({
  name: z.enum(checkNames),
  state: z.enum(checkStates),
  /** Milliseconds until the database answered, free bytes of the disk, seconds the oldest due job waits, mails that failed, services that refuse notices, other systems that cannot be told, letter codes that several registries share, hours since the last backup; null when unknown. */
  figure: z.nullable(z.number()),
  /** What those that fail last answered. */
  detail: z.optional(z.string()),
});
export type Check = z.output<typeof check>;

export const getSystemHealth = endpoint({
  name: 'getSystemHealth',
  summary: 'What this process needs and how it fares: database, disk, background jobs, mail',
  method: 'GET',
  path: '/api/core/jobs/health',
  kind: 'read',
  access: { menu: 'system-health', right: 'query' },
  request: z.object({}),
  response: z.object({
    checks: z.array(check),
    version: z.string(),
    startedAt: moment,
    sockets: z.number(),
    /** All processes that serve the installation, as `machine:pid`; empty where there can be only one. */
    processes: z.array(z.string()),
    memoryBytes: z.number(),
  }),
});
export type SystemHealth = z.output<typeof getSystemHealth.response>;
