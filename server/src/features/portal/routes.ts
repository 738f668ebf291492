import { alive as aliveEndpoint } from '@sarabun/contract/portal/alive';
import { exchangeArchiveTicket as exchangeEndpoint, openArchive as openArchiveEndpoint } from '@sarabun/contract/portal/archive';
import * as editor from '@sarabun/contract/portal/menu-editor';
import { headerMenu as headerEndpoint, launcherMenu as launcherEndpoint } from '@sarabun/contract/portal/menus';
import { arrangePortal as arrangeEndpoint, portalTiles as tilesEndpoint } from '@sarabun/contract/portal/portal-tiles';
import type { FastifyInstance } from 'fastify';
import { type Platform, serveAct, serveRead } from '../../platform/http';
import { alive } from './alive';
import { type ArchiveSettings, exchangeArchiveTicket, openArchive } from './archive';
import { menuSystem, orderMenuItems, removeMenuItem, saveMenuItem } from './edit-menus';
import { headerMenu, launcherMenu } from './menus';
import { arrangePortal, portalTiles } from './portal-tiles';

export function portalRoutes(app: FastifyInstance, platform: Platform, archive: ArchiveSettings | null): void {
  serveAct(app, platform, openArchiveEndpoint, openArchive(archive));
  serveAct(app, platform, exchangeEndpoint, exchangeArchiveTicket(archive));
  serveRead(app, platform, aliveEndpoint, alive);
  serveRead(app, platform, launcherEndpoint, launcherMenu);
  serveRead(app, platform, headerEndpoint, headerMenu);
  serveRead(app, platform, tilesEndpoint, portalTiles);
  serveAct(app, platform, arrangeEndpoint, arrangePortal);
  serveRead(app, platform, editor.menuSystem, menuSystem);
  serveAct(app, platform, editor.saveMenuItem, saveMenuItem);
  serveAct(app, platform, editor.orderMenuItems, orderMenuItems);
  serveAct(app, platform, editor.removeMenuItem, removeMenuItem);
}
