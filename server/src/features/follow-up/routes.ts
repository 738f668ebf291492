import { holidays as holidaysEndpoint } from '@sarabun/contract/follow-up/working-days';
import type { FastifyInstance } from 'fastify';
import { type Platform, serveRead } from '../../platform/http';
import { holidays } from './working-days';

export function followUpRoutes(app: FastifyInstance, platform: Platform): void {
  serveRead(app, platform, holidaysEndpoint, holidays);
}
