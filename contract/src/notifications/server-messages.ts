import * as z from 'zod/mini';
import { endpoint, nothing } from '../endpoint';
import { oneLine } from '../values/one-line';
import { day, id, moment } from '../wire';
import { notificationModules } from './notifications';

const page = 'server-message';
const text = z.string().check(z.trim(), z.normalize('NFC'), z.maxLength(500), z.regex(oneLine));
const module = z.nullable(z.enum(notificationModules));

const message = z.object({ id: z.number(), th: z.string(), en: z.string(), sentAt: moment, endsAt: moment });
export type ServerMessage = z.output<typeof message>;

const sent = z.extend(message, {
  module,
  sentBy: z.string(),
  /** Ended before its time by this person; empty where nobody did. */
  endedBy: z.string(),
  /** How many persons it is for. */
  persons: z.number(),
});
export type SentMessage = z.output<typeof sent>;

/** The messages in force for the person: whoever comes after a message was sent gets it, too. */
export const openMessages = endpoint({
  name: 'openMessages',
  summary: 'The messages of the administrators that are in force for the person',
  method: 'GET',
  path: '/api/service/server-messages',
  kind: 'read',
  access: 'signedIn',
  beforeConsent: true,
  request: nothing,
  response: z.object({ items: z.array(message) }),
});

export const sentMessages = endpoint({
  name: 'sentMessages',
  summary: 'The messages that the administrators sent, newest first',
  method: 'GET',
  path: '/api/core/settings/server-message',
  kind: 'read',
  access: { menu: page, right: 'query' },
  request: nothing,
  response: z.object({ items: z.array(sent) }),
});

/** Sends a message to everyone, or to those who use a module. It ends at a time of a day. */
export const sendServerMessage = endpoint({
  name: 'sendServerMessage',
  summary: 'Send a message to everyone, or to those who use a module',
  method: 'POST',
  path: '/api/core/settings/server-message/send',
  kind: 'act',
  access: { menu: page, right: 'manage' },
  request: z.object({
    th: text.check(z.minLength(1)),
    en: text,
    module,
    endsOn: day,
    endsAt: z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/)),
  }),
  response: z.object({ id: z.number() }),
});

export const endServerMessage = endpoint({
  name: 'endServerMessage',
  summary: 'End a message before its time',
  method: 'POST',
  path: '/api/core/settings/server-message/end',
  kind: 'act',
  access: { menu: page, right: 'manage' },
  request: z.object({ id }),
  response: nothing,
});
