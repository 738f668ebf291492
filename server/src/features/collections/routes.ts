import type { Agency } from '@sarabun/contract/agencies/agency';
import { getDashboard, updateReadPortal } from '@sarabun/contract/collections/get-dashboard';
import type { FastifyInstance } from 'fastify';
import { type Platform, serveAct, serveRead } from '../../platform/http';
import { dashboard, readItem } from './collections';

export function collectionRoutes(app: FastifyInstance, platform: Platform, agency: Agency): void {
  serveRead(app, platform, getDashboard, dashboard(agency));
  serveAct(app, platform, updateReadPortal, readItem);
}
