import { waitingKey as endpoint } from '@sarabun/contract/offline/waiting-key';
import type { FastifyInstance } from 'fastify';
import { type Platform, serveRead } from '../../platform/http';
import { waitingKey } from './waiting-key';

export function offlineRoutes(app: FastifyInstance, platform: Platform): void {
  serveRead(app, platform, endpoint, waitingKey(platform.hash));
}
