import type { Agency } from '@sarabun/contract/agencies/agency';
import { getDashboard, updateReadPortal } from '@sarabun/contract/collections/get-dashboard';
import * as calls from '@sarabun/contract/collections/intranet';
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
  serveRead(app, platform, calls.myBookGroups, myBookGroups);
  serveRead(app, platform, calls.audienceUnits, audienceUnits);
  serveRead(app, platform, calls.listIntranetItems, listIntranetItems);
  serveRead(app, platform, calls.editIntranetItem, editIntranetItem);
  serveAct(app, platform, calls.saveIntranetItem, saveIntranetItem);
  serveAct(app, platform, calls.withdrawIntranetItem, withdrawIntranetItem);
  serveAct(app, platform, calls.removeIntranetItem, removeIntranetItem);
  serveRead(app, platform, calls.bookPublishers, bookPublishers);
  serveRead(app, platform, calls.findBookPublishers, findBookPublishers);
  serveAct(app, platform, calls.addBookPublisher, addBookPublisher);
  serveAct(app, platform, calls.removeBookPublisher, removeBookPublisher);
  intranetFileRoutes(app, platform, storage);
}
