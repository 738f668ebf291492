import {
  listAbsences as absencesEndpoint,
  appointActing as appointEndpoint,
  cancelAbsence as cancelEndpoint,
  cancelOwnAbsence as cancelOwnEndpoint,
  enterAbsence as enterEndpoint,
  enterOwnAbsence as enterOwnEndpoint,
  myActing as mineEndpoint,
  listActingOrders as ordersEndpoint,
  findActingParties as partiesEndpoint,
  previewAbsence as previewEndpoint,
  previewOwnAbsence as previewOwnEndpoint,
  revokeActing as revokeEndpoint,
} from '@sarabun/contract/acting/acting';
import type { FastifyInstance } from 'fastify';
import { type Platform, serveAct, serveRead } from '../../platform/http';
import {
  appointActing,
  cancelAbsence,
  enterAbsence,
  enterOwnAbsence,
  findActingParties,
  listAbsences,
  listActingOrders,
  myActing,
  revokeActing,
} from './acting';
import { previewAbsence, previewOwnAbsence } from './preview-absence';

export function actingRoutes(app: FastifyInstance, platform: Platform): void {
  serveRead(app, platform, ordersEndpoint, listActingOrders);
  serveRead(app, platform, partiesEndpoint, findActingParties);
  serveAct(app, platform, appointEndpoint, (context, order) => appointActing(context, order));
  serveAct(app, platform, revokeEndpoint, revokeActing);
  serveRead(app, platform, absencesEndpoint, listAbsences);
  serveAct(app, platform, enterEndpoint, enterAbsence);
  serveAct(app, platform, cancelEndpoint, cancelAbsence(false));
  serveRead(app, platform, previewEndpoint, previewAbsence);
  serveRead(app, platform, previewOwnEndpoint, previewOwnAbsence);
  serveRead(app, platform, mineEndpoint, myActing);
  serveAct(app, platform, enterOwnEndpoint, enterOwnAbsence);
  serveAct(app, platform, cancelOwnEndpoint, cancelAbsence(true));
}
