import { reportFigures as reportEndpoint } from '@sarabun/contract/service-keys/module-figures';
import { sendModuleNotice as sendEndpoint } from '@sarabun/contract/service-keys/module-notices';
import * as calls from '@sarabun/contract/service-keys/service-keys';
import type { FastifyInstance } from 'fastify';
import { type Platform, serveAct, serveRead } from '../../platform/http';
import { reportFigures } from './report-figures';
import { sendModuleNotice } from './send-module-notice';
import { createServiceKey, listKeyUses, listServiceKeys, revokeServiceKey, rotateServiceKey, saveServiceKey } from './service-keys';

export function serviceKeyRoutes(app: FastifyInstance, platform: Platform): void {
  serveAct(app, platform, sendEndpoint, sendModuleNotice);
  serveAct(app, platform, reportEndpoint, reportFigures);
  serveRead(app, platform, calls.listServiceKeys, listServiceKeys);
  serveRead(app, platform, calls.listKeyUses, listKeyUses);
  serveAct(app, platform, calls.createServiceKey, createServiceKey);
  serveAct(app, platform, calls.saveServiceKey, saveServiceKey);
  serveAct(app, platform, calls.rotateServiceKey, rotateServiceKey);
  serveAct(app, platform, calls.revokeServiceKey, revokeServiceKey);
}
