import { headerMenu as headerEndpoint, launcherMenu as launcherEndpoint } from '@sarabun/contract/portal/menus';
import type { FastifyInstance } from 'fastify';
import { type Platform, serveRead } from '../../platform/http';
import { headerMenu, launcherMenu } from './menus';

export function portalRoutes(app: FastifyInstance, platform: Platform): void {
  serveRead(app, platform, launcherEndpoint, launcherMenu);
  serveRead(app, platform, headerEndpoint, headerMenu);
}
