import * as channels from '@sarabun/contract/notifications/notice-channels';
import {
  decodeDocument as decodeEndpoint,
  getAllNotifications,
  getNotifications,
  notificationModuleList,
  readAllNotifications as readAllEndpoint,
  readNotification as readEndpoint,
} from '@sarabun/contract/notifications/notifications';
import * as messages from '@sarabun/contract/notifications/server-messages';
import type { FastifyInstance } from 'fastify';
import { type Platform, serveAct, serveRead } from '../../platform/http';
import type { SignedCodes } from '../../platform/keys/signed-code';
import { notificationModules } from './modules';
import { myNotices, noticeChannels, saveDigest, saveMyNotices, saveMyRhythm, saveNoticeChannels, saveReminderTimes } from './notice-channels';
import { allNotifications, bell, decodeDocument, readAllNotifications, readNotification } from './notifications';
import { endServerMessage, openMessages, sendServerMessage, sentMessages } from './server-messages';

export function notificationRoutes(app: FastifyInstance, platform: Platform, codes: SignedCodes): void {
  serveRead(app, platform, notificationModuleList, notificationModules);
  serveRead(app, platform, channels.noticeChannels, noticeChannels);
  serveAct(app, platform, channels.saveNoticeChannels, saveNoticeChannels);
  serveAct(app, platform, channels.saveReminderTimes, saveReminderTimes);
  serveAct(app, platform, channels.saveDigest, saveDigest);
  serveRead(app, platform, channels.myNotices, myNotices);
  serveAct(app, platform, channels.saveMyRhythm, saveMyRhythm);
  serveAct(app, platform, channels.saveMyNotices, saveMyNotices);
  serveRead(app, platform, getNotifications, bell(codes));
  serveRead(app, platform, getAllNotifications, allNotifications(codes));
  serveAct(app, platform, readEndpoint, readNotification(codes));
  serveAct(app, platform, readAllEndpoint, readAllNotifications);
  serveRead(app, platform, messages.openMessages, openMessages);
  serveRead(app, platform, messages.sentMessages, sentMessages);
  serveAct(app, platform, messages.sendServerMessage, sendServerMessage);
  serveAct(app, platform, messages.endServerMessage, endServerMessage);
  serveRead(app, platform, decodeEndpoint, decodeDocument(codes));
}
