import {
  cancelHandover as cancelEndpoint,
  handoverItems as itemsEndpoint,
  myHandovers as mineEndpoint,
  openHandover as openEndpoint,
  signHandover as signEndpoint,
  openWorkOf as workEndpoint,
} from '@sarabun/contract/handover/handover';
import type { FastifyInstance } from 'fastify';
import { type Platform, serveAct, serveRead } from '../../platform/http';
import { cancelHandover, openHandover, openWorkOf } from './open-handover';
import { handoverItems, myHandovers } from './read-handovers';
import type { HandoverSettings } from './settings';
import { type RemoveFromOffice, signHandover } from './sign-handover';

/** Handovers. `removeFromOffice` removes a person from the office; it belongs to the people feature. */
export function handoverRoutes(app: FastifyInstance, platform: Platform, settings: HandoverSettings, removeFromOffice: RemoveFromOffice): void {
  serveRead(app, platform, workEndpoint, openWorkOf);
  serveRead(app, platform, mineEndpoint, myHandovers);
  serveRead(app, platform, itemsEndpoint, handoverItems);
  serveAct(app, platform, openEndpoint, (context, input) => openHandover(context, input, settings));
  serveAct(app, platform, cancelEndpoint, cancelHandover);
  serveAct(app, platform, signEndpoint, (context, input) => signHandover(context, input, removeFromOffice));
}
