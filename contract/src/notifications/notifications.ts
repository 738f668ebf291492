import * as z from 'zod/mini';
import { endpoint, nothing } from '../endpoint';
import { flag, id, moment, oneOrMany, whole, wireRecord } from '../wire';

/** Modules that send notifications. `SARABAN` is the stored name; `SARABUN` names the same module. */
export const notificationModules = ['SARABAN', 'CAR', 'LEAVE', 'WORK_FROM_HOME', 'ROOM', 'ASSET', 'MEET'] as const;
export type NotificationModule = (typeof notificationModules)[number];

const moduleName = z.codec(z.enum(['SARABUN', ...notificationModules]), z.enum(notificationModules), {
  decode: (wire) => (wire === 'SARABUN' ? 'SARABAN' : wire),
  encode: (plain) => plain,
});

export const notification = wireRecord({
  receiveId: ['NN_RECEIVE_ID', z.number()],
  module: ['MODULE', z.enum(notificationModules)],
  title: ['NN_TITLE', z.string()],
  /** HTML written by the server itself: escaped text and emphasis only. */
  html: ['NN_DATA', z.string()],
  createdAt: ['CREATED_AT', moment],
  isRead: ['IS_READ', z.boolean()],
  subject: ['F_DOC_TITLE', z.nullable(z.string())],
  documentId: ['F_DOC_ID', z.nullable(z.number())],
  legId: ['F_TRANS_ID', z.nullable(z.number())],
  /** Who did it, in the reader's language; null where nobody did. */
  from: ['F_NAME', z.nullable(z.string())],
  /** The speed class of the letter, 1 normal to 4 most urgent; null where it is about none. */
  speed: ['F_DOC_SPEED', z.nullable(z.number())],
  speedName: ['F_DOC_SPEED_NAME', z.nullable(z.string())],
  /** Whether the work on the letter is past its due day and still open. */
  isOverdue: ['F_IS_OVERDUE', flag],
  /** How many it stands for in the bell, where a module sent many in the same minute; otherwise 1. */
  count: ['NN_COUNT', z.number()],
  /** The dashboard address with `t` and `d`, both signed; for a notice that is not about a letter, its page or null. */
  link: ['LINK', z.nullable(z.string())],
});
export type Notification = z.output<typeof notification>;

/** The visible modules with their names and icons, in the office's order. */
export const notificationModuleList = endpoint({
  name: 'notificationModuleList',
  summary: 'The modules whose notifications are shown, with their names and icons',
  method: 'GET',
  path: '/api/service/notification-modules',
  kind: 'read',
  access: 'signedIn',
  beforeConsent: true,
  request: nothing,
  response: z.object({ items: z.array(z.object({ code: z.enum(notificationModules), th: z.string(), en: z.string(), icon: z.string() })) }),
});

const modules = wireRecord({ modules: ['MODULE', oneOrMany(moduleName)] });

export const getNotifications = endpoint({
  name: 'getNotifications',
  summary: 'What the bell shows: the newest alerts, how many are unread, and the log',
  method: 'POST',
  path: '/api/sarabun/get-notifications',
  kind: 'read',
  access: 'signedIn',
  beforeConsent: true,
  classic: true,
  request: modules,
  response: z.object({
    items: z.object({
      totalAlert: z.number(),
      /** The number of unread ones per module; modules without any are left out. */
      unread: z.array(z.object({ module: z.enum(notificationModules), count: z.number() })),
      alerts: z.array(notification),
      logs: z.array(z.object({ icon: z.string(), header: z.string(), dateAlert: moment })),
    }),
  }),
});

export const getAllNotifications = endpoint({
  name: 'getAllNotifications',
  summary: 'All notifications of the person, newest first',
  method: 'POST',
  path: '/api/service/get-all-notification',
  kind: 'read',
  access: 'signedIn',
  beforeConsent: true,
  classic: true,
  request: z.object({
    take: z._default(whole(1, 100), 20),
    skip: z._default(whole(0, 1_000_000), 0),
    module: z.optional(moduleName),
    search: z._default(z.string().check(z.trim(), z.maxLength(200)), ''),
    unread: z.optional(z.boolean()),
  }),
  response: z.object({
    items: z.array(notification),
    /** How many there are; with a search, counted up to a thousand after those that were skipped. */
    count: z.number(),
    /** How many the person has of each module, whatever is asked for; on the first page only. */
    totals: z.optional(z.array(z.object({ module: z.enum(notificationModules), count: z.number() }))),
  }),
});

const opened = wireRecord({ documentId: ['F_DOC_ID', z.nullable(z.number())], legId: ['F_TRANS_ID', z.nullable(z.number())] });

export const readNotification = endpoint({
  name: 'readNotification',
  summary: 'Mark one notification read',
  method: 'POST',
  path: '/api/sarabun/notification-update-read',
  kind: 'act',
  access: 'signedIn',
  classic: true,
  request: wireRecord({
    /** The id, or the signed code that a link carries as `t`. */
    receiveId: ['NN_RECEIVE_ID', z.union([id, z.string().check(z.minLength(10), z.maxLength(200), z.regex(/\D/))])],
  }),
  response: z.object({ is_save: z.boolean(), item: opened, message: z.string() }),
});

export const readAllNotifications = endpoint({
  name: 'readAllNotifications',
  summary: 'Mark all notifications of the named modules read',
  method: 'POST',
  path: '/api/sarabun/notification-update-read-all',
  kind: 'act',
  access: 'signedIn',
  classic: true,
  request: modules,
  response: z.object({}),
});

/** Reads the signed code of a link (`d`). A forged one, or one for another person, does not exist. */
export const decodeDocument = endpoint({
  name: 'decodeDocument',
  summary: 'Read the document code of a link',
  method: 'POST',
  path: '/api/sarabun/get-decode-document-api',
  kind: 'read',
  access: 'signedIn',
  beforeConsent: true,
  classic: true,
  request: wireRecord({ code: ['F_DOC_ID_ENCODE', z.string().check(z.minLength(1), z.maxLength(300))] }),
  response: z.object({ item: wireRecord({ documentId: ['F_DOC_ID', z.number()] }) }),
});
