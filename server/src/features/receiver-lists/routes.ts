import * as calls from '@sarabun/contract/receiver-lists/receiver-lists';
import type { FastifyInstance } from 'fastify';
import { type Platform, serveAct, serveRead } from '../../platform/http';
import { forgetReceiverList, receiverLists, saveReceiverList } from './receiver-lists';

export function receiverListRoutes(app: FastifyInstance, platform: Platform): void {
  serveRead(app, platform, calls.receiverLists, receiverLists);
  serveAct(app, platform, calls.saveReceiverList, saveReceiverList);
  serveAct(app, platform, calls.forgetReceiverList, forgetReceiverList);
}
