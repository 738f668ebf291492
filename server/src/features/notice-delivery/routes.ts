import * as devices from '@sarabun/contract/notice-delivery/push-devices';
import type { FastifyInstance } from 'fastify';
import { type Platform, serveAct, serveRead } from '../../platform/http';
import { addPushDevice, pushDevices, removePushDevice, whosePushDevice } from './push-devices';
import type { PushSettings } from './push-service';

export function noticeDeliveryRoutes(app: FastifyInstance, platform: Platform, push: PushSettings): void {
  serveRead(app, platform, devices.pushDevices, pushDevices(push));
  serveAct(app, platform, devices.addPushDevice, addPushDevice(push));
  serveAct(app, platform, devices.removePushDevice, removePushDevice);
  serveAct(app, platform, devices.whosePushDevice, whosePushDevice);
}
