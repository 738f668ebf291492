import * as z from 'zod/mini';
import { endpoint } from '../endpoint';
import { listRequest, listResponse } from '../list';
import { moment } from '../wire';
import { noticeChannelNames } from './notice-services';

export const sentStates = ['waiting', 'sent', 'failed', 'dropped'] as const;
export type SentState = (typeof sentStates)[number];

/** What became of a notice on its way out of the system. It says nothing of the letter. */
const sentNotice = z.object({
  id: z.number(),
  person: z.string(),
  channel: z.enum(noticeChannelNames),
  /** The name of the module that it belongs to, in both languages. */
  th: z.string(),
  en: z.string(),
  state: z.enum(sentStates),
  createdAt: moment,
  endedAt: z.nullable(moment),
  /** Why it failed, was dropped, or waits still. */
  reason: z.nullable(z.string()),
});
export type SentNotice = z.output<typeof sentNotice>;

export const listSentNotices = endpoint({
  name: 'listSentNotices',
  summary: 'What e-mail, LINE and web push were told, newest first, and what became of it',
  method: 'POST',
  path: '/api/core/settings/setting-notifications/sent',
  kind: 'read',
  access: { menu: 'setting-notifications', right: 'query' },
  request: z.extend(z.omit(listRequest, { search: true }), { channel: z.optional(z.enum(noticeChannelNames)), state: z.optional(z.enum(sentStates)) }),
  response: listResponse(sentNotice),
});
