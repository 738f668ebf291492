import * as z from 'zod/mini';
import { type Access, endpoint, nothing } from '../endpoint';
import { listRequest, listResponse } from '../list';
import { longestOverlap } from '../service-keys/service-keys';
import type { Label } from '../values/label';
import { oneLine } from '../values/one-line';
import { id, moment, version, whole } from '../wire';

const page = 'webhooks';
const query: Access = { menu: page, right: 'query' };
const manage: Access = { menu: page, right: 'manage' };
const secretAnswer = 'its answer is a secret that is not kept';

/** What other systems may be told of, with the wording of the settings. */
export const webhookEvents = [
  'letter.arrived',
  'letter.received',
  'letter.presented',
  'letter.assigned',
  'letter.commanded',
  'letter.opinionAsked',
  'letter.circulated',
  'letter.sentBack',
  'letter.answered',
  'letter.closed',
  'letter.reopened',
  'letter.cancelled',
  'letter.corrected',
  'letter.signed',
  'letter.issued',
] as const;
export type WebhookEvent = (typeof webhookEvents)[number];

export const webhookEventLabels: Readonly<Record<WebhookEvent, Label>> = {
  'letter.arrived': { th: 'หนังสือมาถึงหน่วยงาน', en: 'A letter reached a unit' },
  'letter.received': { th: 'ลงรับหนังสือ', en: 'A letter was received' },
  'letter.presented': { th: 'เสนอหนังสือ', en: 'A letter was presented' },
  'letter.assigned': { th: 'มอบหมายงาน', en: 'Work was assigned' },
  'letter.commanded': { th: 'สั่งการ', en: 'A command was given' },
  'letter.opinionAsked': { th: 'ขอความเห็น', en: 'An opinion was asked for' },
  'letter.circulated': { th: 'แจ้งเพื่อทราบ', en: 'A letter was sent for information' },
  'letter.sentBack': { th: 'ส่งหนังสือคืน', en: 'A letter was sent back' },
  'letter.answered': { th: 'รายงานผลหรือให้ความเห็น', en: 'A report or opinion was given' },
  'letter.closed': { th: 'ปิดเรื่อง', en: 'A matter was closed' },
  'letter.reopened': { th: 'เปิดเรื่องอีกครั้ง', en: 'A matter was opened again' },
  'letter.cancelled': { th: 'ยกเลิกหนังสือ', en: 'A letter was cancelled' },
  'letter.corrected': { th: 'แก้ไขรายการที่ลงรับ', en: 'A received letter was corrected' },
  'letter.signed': { th: 'ลงนามและออกเลขหนังสือ', en: 'A letter was signed and numbered' },
  'letter.issued': { th: 'ออกหนังสือ (ไฟล์พร้อมใช้)', en: 'A letter was issued (its file is ready)' },
};

export const deliveryStates = ['waiting', 'delivered', 'failed'] as const;
export type DeliveryState = (typeof deliveryStates)[number];

const settings = {
  name: z.string().check(z.trim(), z.normalize('NFC'), z.minLength(1), z.maxLength(100), z.regex(oneLine)),
  url: z.string().check(z.trim(), z.minLength(1), z.maxLength(1000)),
  events: z.array(z.enum(webhookEvents)).check(z.minLength(1), z.maxLength(webhookEvents.length)),
};

const webhook = z.object({
  id: z.number(),
  version: z.number(),
  name: z.string(),
  url: z.string(),
  events: z.array(z.enum(webhookEvents)),
  active: z.boolean(),
  createdAt: moment,
  createdBy: z.string(),
  /** When a replaced secret stops signing; null if there is none. */
  oldSecretUntil: z.nullable(moment),
  /** The receiver gave no answer and is left alone until then. */
  quietUntil: z.nullable(moment),
  waiting: z.number(),
  failed: z.number(),
});
export type Webhook = z.output<typeof webhook>;

const delivery = z.object({
  id: z.number(),
  event: z.enum(webhookEvents),
  /** The number of the letter; empty where the reader may not know. */
  letter: z.string(),
  state: z.enum(deliveryStates),
  attempts: z.number(),
  createdAt: moment,
  /** When it is tried next; null when it is over. */
  dueAt: z.nullable(moment),
  endedAt: z.nullable(moment),
  /** Of the last answer. */
  status: z.nullable(z.number()),
  answer: z.string(),
  /** Why there was no answer. */
  error: z.nullable(z.string()),
});
export type Delivery = z.output<typeof delivery>;

export const listWebhooks = endpoint({
  name: 'listWebhooks',
  summary: 'The systems that are told of events of letters',
  method: 'GET',
  path: '/api/core/settings/webhooks',
  kind: 'read',
  access: query,
  request: nothing,
  response: z.object({ items: z.array(webhook) }),
});

export const listDeliveries = endpoint({
  name: 'listDeliveries',
  summary: 'What a system was told, newest first, and what it answered',
  method: 'POST',
  path: '/api/core/settings/webhooks/deliveries',
  kind: 'read',
  access: query,
  request: z.extend(z.omit(listRequest, { search: true }), { id, state: z.optional(z.enum(deliveryStates)) }),
  response: listResponse(delivery),
});

export const createWebhook = endpoint({
  name: 'createWebhook',
  summary: 'Tell another system of events of letters; the secret that signs is answered once',
  method: 'POST',
  path: '/api/core/settings/webhooks/create',
  kind: 'act',
  access: manage,
  takesNoKey: secretAnswer,
  request: z.object(settings),
  response: z.object({ id: z.number(), secret: z.string() }),
});

export const saveWebhook = endpoint({
  name: 'saveWebhook',
  summary: 'Change of what and where a system is told, or stop it for a while',
  method: 'POST',
  path: '/api/core/settings/webhooks/save',
  kind: 'act',
  access: manage,
  request: z.object({ id, version, active: z.boolean(), ...settings }),
  response: nothing,
});

export const rotateWebhookSecret = endpoint({
  name: 'rotateWebhookSecret',
  summary: 'Give a webhook a new secret; the older one signs as well for some hours',
  method: 'POST',
  path: '/api/core/settings/webhooks/rotate',
  kind: 'act',
  access: manage,
  takesNoKey: secretAnswer,
  request: z.object({ id, overlapHours: whole(0, longestOverlap) }),
  response: z.object({ secret: z.string() }),
});

export const removeWebhook = endpoint({
  name: 'removeWebhook',
  summary: 'Tell a system nothing more, and forget what it was told',
  method: 'POST',
  path: '/api/core/settings/webhooks/remove',
  kind: 'act',
  access: manage,
  request: z.object({ id }),
  response: nothing,
});

/** Sends a signed event of the name `test`, about no letter, and answers what came back. It is not tried again, and not kept. */
export const testWebhook = endpoint({
  name: 'testWebhook',
  summary: 'Send a test to the receiver, and see what it answers',
  method: 'POST',
  path: '/api/core/settings/webhooks/test',
  kind: 'act',
  access: manage,
  request: z.object({ id }),
  response: z.object({ accepted: z.boolean(), answered: z.nullable(z.number()), answer: z.string() }),
});

export const resendDelivery = endpoint({
  name: 'resendDelivery',
  summary: 'Send a delivery again, at once',
  method: 'POST',
  path: '/api/core/settings/webhooks/resend',
  kind: 'act',
  access: manage,
  request: z.object({ id }),
  response: nothing,
});
