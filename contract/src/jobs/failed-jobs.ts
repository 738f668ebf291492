import * as z from 'zod/mini';
import { type Access, endpoint } from '../endpoint';
import { listRequest, listResponse } from '../list';
import type { Label } from '../values/label';
import { id, moment } from '../wire';

const query: Access = { menu: 'failed-jobs', right: 'query' };
const manage: Access = { menu: 'failed-jobs', right: 'manage' };

/** Kinds of background jobs. */
export const jobKinds = ['mail', 'print', 'stamp', 'registerPrint', 'fileText', 'webhook', 'noticeMail', 'noticeLine', 'noticePush', 'event', 'chore'] as const;

export const jobKindLabels: Readonly<Record<(typeof jobKinds)[number], Label>> = {
  mail: { th: 'อีเมลและ LINE', en: 'Mail and LINE' },
  print: { th: 'ไฟล์หนังสือ', en: 'Letter file' },
  stamp: { th: 'ตรารับหนังสือ', en: 'Receive stamp' },
  registerPrint: { th: 'พิมพ์ทะเบียน', en: 'Print of a register' },
  fileText: { th: 'อ่านไฟล์เพื่อค้นหา', en: 'Text for search' },
  webhook: { th: 'แจ้งระบบอื่น', en: 'Events to other systems' },
  noticeMail: { th: 'แจ้งเตือนทางอีเมล', en: 'Notifications by mail' },
  noticeLine: { th: 'แจ้งเตือนทาง LINE', en: 'Notifications by LINE' },
  noticePush: { th: 'แจ้งเตือนทางเบราว์เซอร์', en: 'Notifications by web push' },
  event: { th: 'การแจ้งเตือน', en: 'Notifications' },
  chore: { th: 'งานประจำของระบบ', en: 'Periodic work' },
};

const failedJob = z.object({
  jobId: z.number(),
  kind: z.enum(jobKinds),
  /** The recipient of a mail, the number of a letter, the name of an event or chore; empty where the reader may not know. */
  about: z.string(),
  attempts: z.number(),
  /** The technical message of the last try. */
  error: z.string(),
  createdAt: moment,
  /** When it was given up; null while it is still tried. */
  givenUpAt: z.nullable(moment),
  nextTryAt: z.nullable(moment),
  mayRetry: z.boolean(),
});
export type FailedJob = z.output<typeof failedJob>;

export const listFailedJobs = endpoint({
  name: 'listFailedJobs',
  summary: 'Background jobs whose last try failed, newest first',
  method: 'POST',
  path: '/api/core/jobs/failed',
  kind: 'read',
  access: query,
  request: z.extend(z.omit(listRequest, { search: true }), { kind: z.optional(z.enum(jobKinds)) }),
  response: listResponse(failedJob),
});

export const retryJob = endpoint({
  name: 'retryJob',
  summary: 'Try a failed background job again at once',
  method: 'POST',
  path: '/api/core/jobs/retry',
  kind: 'act',
  access: manage,
  request: z.object({ jobId: id }),
  response: z.object({ count: z.number() }),
});

export const retryJobsOfKind = endpoint({
  name: 'retryJobsOfKind',
  summary: 'Try all failed background jobs of a kind again at once',
  method: 'POST',
  path: '/api/core/jobs/retry-kind',
  kind: 'act',
  access: manage,
  request: z.object({ kind: z.enum(jobKinds) }),
  response: z.object({ count: z.number() }),
});
