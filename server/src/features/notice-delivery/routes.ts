import * as devices from '@sarabun/contract/notice-delivery/push-devices';
import * as quiet from '@sarabun/contract/notice-delivery/quiet-times';
import { listSentNotices as sentEndpoint } from '@sarabun/contract/notice-delivery/sent-notices';
import type { FastifyInstance } from 'fastify';
import { type Platform, serveAct, serveRead } from '../../platform/http';
import { addPushDevice, pushDevices, removePushDevice, whosePushDevice } from './push-devices';
import type { PushSettings } from './push-service';
import { myQuietTimes, officeQuietTimes, saveMyQuietTimes, saveOfficeQuietTimes } from './quiet-times';
import { listSentNotices } from './sent-notices';

export function noticeDeliveryRoutes(app: FastifyInstance, platform: Platform, push: PushSettings): void {
  serveRead(app, platform, devices.pushDevices, pushDevices(push));
  serveAct(app, platform, devices.addPushDevice, addPushDevice(push));
  serveAct(app, platform, devices.removePushDevice, removePushDevice);
  serveAct(app, platform, devices.whosePushDevice, whosePushDevice);
  serveRead(app, platform, quiet.myQuietTimes, myQuietTimes);
  serveAct(app, platform, quiet.saveMyQuietTimes, saveMyQuietTimes);
  serveRead(app, platform, quiet.officeQuietTimes, officeQuietTimes);
  serveAct(app, platform, quiet.saveOfficeQuietTimes, saveOfficeQuietTimes);
  serveRead(app, platform, sentEndpoint, listSentNotices);
}
