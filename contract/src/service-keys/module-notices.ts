import * as z from 'zod/mini';
import { endpoint } from '../endpoint';
import { oneLine } from '../values/one-line';

/** Modules outside this product that may send notices with a key. */
export const senderModules = ['CAR', 'LEAVE', 'WORK_FROM_HOME', 'ROOM', 'ASSET', 'MEET'] as const;
export type SenderModule = (typeof senderModules)[number];

/** How urgent a notice is, in the order of the speed classes of letters. */
export const urgencies = ['normal', 'urgent', 'veryUrgent', 'mostUrgent'] as const;

const line = z.string().check(z.trim(), z.normalize('NFC'), z.maxLength(200), z.regex(oneLine));
const words = z.string().check(z.trim(), z.normalize('NFC'), z.maxLength(1000));

/** A notice of another system, for persons named by their user names or e-mail addresses. */
export const sendModuleNotice = endpoint({
  name: 'sendModuleNotice',
  summary: 'For other systems: notify persons, with an API key of the module',
  method: 'POST',
  path: '/api/service/notifications',
  kind: 'act',
  access: 'serviceKey',
  request: z.object({
    /** The module that notifies; the key must be for it. */
    module: z.enum(senderModules),
    receivers: z.array(z.string().check(z.trim(), z.minLength(1), z.maxLength(200))).check(z.minLength(1), z.maxLength(500)),
    titleTh: line.check(z.minLength(1)),
    titleEn: z._default(line, ''),
    textTh: z._default(words, ''),
    textEn: z._default(words, ''),
    /** A page of the portal (`/…`), or an https address at one of the hosts that the key allows. */
    link: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(1000))),
    urgency: z._default(z.enum(urgencies), 'normal'),
    /** From then on the notice is not shown and not mailed; a moment with its offset. */
    expiresAt: z.optional(z.iso.datetime({ offset: true }).check(z.maxLength(40))),
  }),
  response: z.object({
    noticeId: z.number(),
    /** How many persons are notified. */
    accepted: z.number(),
    /** The named receivers without an open account. */
    unknown: z.array(z.string()),
  }),
  examples: {
    booking: {
      summary: 'A booking was approved',
      input: {
        module: 'CAR',
        receivers: ['somchai.j', 'suda.r@example.go.th'],
        titleTh: 'อนุมัติการจองรถแล้ว',
        titleEn: 'Your car is booked',
        textTh: 'รถตู้ กข 1234 วันที่ 1 ธันวาคม 2569 เวลา 09:00 น.',
        textEn: 'Van กข 1234, 1 December 2026, 09:00',
      },
    },
    urgent: {
      summary: 'An urgent meeting, over at its end',
      input: {
        module: 'MEET',
        receivers: ['somchai.j'],
        titleTh: 'ประชุมด่วนวันนี้ 14:00 น.',
        link: '/notification-all/MEET',
        urgency: 'mostUrgent',
        expiresAt: '2099-12-01T15:00:00+07:00',
      },
    },
  },
});
