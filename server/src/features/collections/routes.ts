import type { Agency } from '@sarabun/contract/agencies/agency';
import { getDashboard, updateReadPortal } from '@sarabun/contract/collections/get-dashboard';
import * as calls from '@sarabun/contract/collections/intranet';
import * as managing from '@sarabun/contract/collections/manage-intranet';
import type { FastifyInstance } from 'fastify';
import type { FileStorage } from '../../platform/files';
import { type Platform, serveAct, serveRead } from '../../platform/http';
import { bookGroupItems, bookGroups, dashboard, intranetItem, readItem } from './collections';
import { audienceUnits, editIntranetItem, listIntranetItems, myBookGroups, removeIntranetItem, saveIntranetItem, withdrawIntranetItem } from './edit-intranet';
import { intranetFileRoutes } from './intranet-file-routes';
import { addBookPublisher, bookPublishers, findBookPublishers, removeBookPublisher } from './publishers';

export function collectionRoutes(app: FastifyInstance, platform: Platform, { agency, storage }: { agency: Agency; storage: FileStorage }): void {
  serveRead(app, platform, getDashboard, dashboard(agency));
  serveAct(app, platform, updateReadPortal, readItem);
  serveRead(app, platform, calls.bookGroups, bookGroups(agency));
  serveRead(app, platform, calls.bookGroupItems, bookGroupItems(agency));
  serveRead(app, platform, calls.intranetItem, intranetItem);
  serveRead(app, platform, managing.myBookGroups, myBookGroups);
  serveRead(app, platform, managing.audienceUnits, audienceUnits);
  serveRead(app, platform, managing.listIntranetItems, listIntranetItems);
  serveRead(app, platform, managing.editIntranetItem, editIntranetItem);
  serveAct(app, platform, managing.saveIntranetItem, saveIntranetItem);
  serveAct(app, platform, managing.withdrawIntranetItem, withdrawIntranetItem);
  serveAct(app, platform, managing.removeIntranetItem, removeIntranetItem);
  serveRead(app, platform, managing.bookPublishers, bookPublishers);
  serveRead(app, platform, managing.findBookPublishers, findBookPublishers);
  serveAct(app, platform, managing.addBookPublisher, addBookPublisher);
  serveAct(app, platform, managing.removeBookPublisher, removeBookPublisher);
  intranetFileRoutes(app, platform, storage);
}
