import * as calls from '@sarabun/contract/route-templates/route-templates';
import type { FastifyInstance } from 'fastify';
import { type Platform, serveAct, serveRead } from '../../platform/http';
import { listTemplates, offeredTemplates, removeTemplate, saveTemplate, templateUnits } from './route-templates';

export function templateRoutes(app: FastifyInstance, platform: Platform): void {
  serveRead(app, platform, calls.offeredTemplates, offeredTemplates);
  serveRead(app, platform, calls.listTemplates, listTemplates);
  serveRead(app, platform, calls.templateUnits, templateUnits);
  serveAct(app, platform, calls.saveTemplate, saveTemplate);
  serveAct(app, platform, calls.removeTemplate, removeTemplate);
}
